#pragma once

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;
class QPaintDevice;

namespace vd::ui {

/// What tickets and receipts are drawn on: millimetres become pixels of the paper, not of any screen, so a ticket comes
/// out the same whatever the window's scale. Without a painter nothing is drawn and everything is measured.
class TicketCanvas
{
public:
    struct Style
    {
        qreal size = 3.2; ///< Height of the face in millimetres.
        QFont::Weight weight = QFont::Normal;
        QColor color = Qt::black;
        Qt::Alignment align = Qt::AlignLeft;
        int lines = 1; ///< More are cut with an ellipsis.
        qreal spacing = 0; ///< More room between letters, in per cent.
    };

    TicketCanvas(const QPaintDevice *device, QPainter *painter);

    /// The same paper, nothing drawn.
    [[nodiscard]] TicketCanvas measuring() const { return {m_device, nullptr}; }
    /// Pixels of so many millimetres, whole.
    [[nodiscard]] qreal px(qreal mm) const;
    [[nodiscard]] QPainter *painter() const { return m_painter; }

    /// Writes into a column from a height downwards; answers the height below the text. Empty text takes no room.
    qreal text(const QString &text, qreal left, qreal top, qreal width, const Style &style) const;
    /// The width of a text on one line.
    [[nodiscard]] qreal widthOf(const QString &text, const Style &style) const;
    /// The height one line takes.
    [[nodiscard]] qreal lineHeight(const Style &style) const;

    void fill(const QRectF &rect, const QColor &color, qreal radiusMm = 0) const;
    void frame(const QRectF &rect, const QColor &color, qreal thicknessMm, qreal radiusMm) const;
    void line(
        const QPointF &from, const QPointF &to, const QColor &color, qreal thicknessMm, bool dashed = false) const;

private:
    [[nodiscard]] QFont font(const Style &style) const;

    const QPaintDevice *m_device;
    QPainter *m_painter;
};

} // namespace vd::ui

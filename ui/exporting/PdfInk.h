#pragma once

#include <QFont>
#include <QFontMetricsF>

class QPainter;
class QRectF;

namespace vd::ui {

/// Faces and measures of a printed document at a device's resolution; printed on white, whatever the window looks like.
class PdfInk
{
public:
    explicit PdfInk(int dpi);

    /// Points as device pixels.
    [[nodiscard]] qreal pt(qreal points) const { return points * m_dpi / 72.0; }
    [[nodiscard]] const QFont &base() const { return m_base; }
    [[nodiscard]] const QFont &strong() const { return m_strong; }
    [[nodiscard]] const QFont &caption() const { return m_caption; }
    [[nodiscard]] const QFont &section() const { return m_section; }
    [[nodiscard]] const QFont &title() const { return m_title; }
    [[nodiscard]] qreal width(const QString &text, bool strong) const;
    /// Whether a text needs more than one line of a width.
    [[nodiscard]] bool wraps(const QString &text, bool strong, qreal room) const
    {
        return width(text, strong) > room + pt(0.1);
    }
    /// Height of a text that takes several lines of a width, broken between words where it can be.
    [[nodiscard]] qreal wrappedHeight(const QString &text, bool strong, qreal room) const;
    [[nodiscard]] qreal rowHeight() const { return pt(14); }
    [[nodiscard]] qreal padding() const { return pt(4); }

    QPainter *painter = nullptr; ///< Null while only measuring.

private:
    [[nodiscard]] QFont face(qreal points, QFont::Weight weight) const;

    int m_dpi;
    QFont m_base;
    QFont m_strong;
    QFont m_caption;
    QFont m_section;
    QFont m_title;
    QFontMetricsF m_baseMetrics;
    QFontMetricsF m_strongMetrics;
};

} // namespace vd::ui

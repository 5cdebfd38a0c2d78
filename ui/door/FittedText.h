#pragma once

#include <QFont>
#include <QSizeF>
#include <QString>

class QPainter;
class QRectF;

namespace vd::ui {

/// A text made as large as an area allows. Lines break between words (in Chinese between characters) so that they are
/// about equally long; nothing is ever clipped or left out: what does not fit at the smallest size wanted is made
/// smaller still.
class FittedText
{
public:
    FittedText() = default;
    /// Sizes are in pixels.
    FittedText(QString text, const QFont &font, const QSizeF &area, int largest, int smallest, int lines);

    [[nodiscard]] int pixels() const { return m_font.pixelSize(); }
    [[nodiscard]] double height() const { return m_size.height(); }
    [[nodiscard]] double width() const { return m_size.width(); }
    /// Whether all of it fits the area at the size it got.
    [[nodiscard]] bool fits() const { return m_fits; }
    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty(); }

    /// Centred in x, from the rectangle's top.
    void paint(QPainter *painter, const QRectF &rect) const;

private:
    [[nodiscard]] bool tryPixels(int pixels, const QSizeF &area, int lines, bool anywhere);

    QString m_text;
    QFont m_font;
    QSizeF m_size;
    double m_width = 0; // Of the column the lines are laid in.
    bool m_anywhere = false;
    bool m_fits = true;
};

} // namespace vd::ui

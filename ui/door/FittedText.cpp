#include "ui/door/FittedText.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace vd::ui {

namespace {

constexpr int leastPixels = 8;
// Sizes are tried on one face, with the area scaled instead: every further size of a face is loaded from its file.
constexpr int triedPixels = 64;

struct Laid
{
    QSizeF size;
    int lines = 0;
};

Laid layOut(QTextLayout &layout, double width, bool anywhere)
{
    QTextOption option(Qt::AlignHCenter);
    option.setWrapMode(anywhere ? QTextOption::WrapAtWordBoundaryOrAnywhere : QTextOption::WordWrap);
    layout.setTextOption(option);
    Laid laid;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition(QPointF(0, laid.size.height()));
        laid.size.rheight() += line.height();
        laid.size.setWidth(std::max(laid.size.width(), line.naturalTextWidth()));
        ++laid.lines;
    }
    layout.endLayout();
    return laid;
}

bool fitsAt(QTextLayout &tried, int pixels, const QSizeF &area, int lines)
{
    const double scale = double(pixels) / triedPixels;
    const Laid laid = layOut(tried, std::floor(area.width() / scale), false);
    return laid.lines <= lines && laid.size.height() * scale <= area.height()
        && laid.size.width() * scale <= area.width();
}

// The narrowest column with as many lines, so that no word stands alone below the others.
double balanced(QTextLayout &layout, int lines, double width, bool anywhere)
{
    double enough = width;
    double tooNarrow = lines > 1 ? std::floor(width / 2) : width;
    while (enough - tooNarrow > 1) {
        const double middle = std::floor((enough + tooNarrow) / 2);
        const Laid laid = layOut(layout, middle, anywhere);
        (laid.lines <= lines && laid.size.width() <= middle ? enough : tooNarrow) = middle;
    }
    return enough;
}

} // namespace

FittedText::FittedText(QString text, const QFont &font, const QSizeF &area, int largest, int smallest, int lines)
    : m_text(std::move(text))
    , m_font(font)
{
    if (m_text.isEmpty())
        return;
    // The largest size that fits, by halving; sizes that fit are all below those that do not.
    m_font.setPixelSize(triedPixels);
    QTextLayout tried(m_text, m_font);
    const int least = std::min(smallest, largest);
    int fits = 0;
    int low = least;
    int high = largest;
    while (low <= high) {
        const int middle = (low + high) / 2;
        if (fitsAt(tried, middle, area, lines)) {
            fits = middle;
            low = middle + 1;
        } else {
            high = middle - 1;
        }
    }
    // Hinting makes a size a little wider than its share.
    for (; fits >= least; --fits) {
        m_fits = tryPixels(fits, area, lines, false);
        if (m_fits)
            return;
    }
    // Better small, on more lines and broken inside a word than cut off.
    int pixels = least;
    while (!tryPixels(pixels, area, 1000, true) && pixels > leastPixels)
        --pixels;
    m_fits = tryPixels(pixels, area, 1000, true);
}

bool FittedText::tryPixels(int pixels, const QSizeF &area, int lines, bool anywhere)
{
    m_font.setPixelSize(pixels);
    m_anywhere = anywhere;
    QTextLayout layout(m_text, m_font);
    const Laid laid = layOut(layout, std::floor(area.width()), anywhere);
    m_size = laid.size;
    m_width = balanced(layout, laid.lines, std::floor(area.width()), anywhere);
    return laid.lines <= lines && laid.size.height() <= area.height() && laid.size.width() <= area.width();
}

void FittedText::paint(QPainter *painter, const QRectF &rect) const
{
    if (m_text.isEmpty())
        return;
    QTextLayout layout(m_text, m_font);
    const double width = std::min(m_width, std::floor(rect.width()));
    layOut(layout, width, m_anywhere);
    layout.draw(painter, rect.topLeft() + QPointF((rect.width() - width) / 2, 0));
}

} // namespace vd::ui

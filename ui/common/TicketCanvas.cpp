#include "ui/common/TicketCanvas.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace vd::ui {

namespace {

constexpr qreal mmPerInch = 25.4;
// Room for Chinese characters, which are taller than Latin ones, on the same grid.
constexpr qreal lineFactor = 1.34;

} // namespace

TicketCanvas::TicketCanvas(const QPaintDevice *device, QPainter *painter)
    : m_device(device)
    , m_painter(painter)
{
}

qreal TicketCanvas::px(qreal mm) const
{
    return std::round(mm * m_device->logicalDpiX() / mmPerInch);
}

QFont TicketCanvas::font(const Style &style) const
{
    // Named faces, not the desktop's: a ticket must not change with the theme of the computer that prints it.
    QFont font;
    font.setFamilies({QStringLiteral("Noto Sans"), QStringLiteral("Noto Sans CJK SC"), QStringLiteral("DejaVu Sans")});
    font.setPixelSize(std::max(1, static_cast<int>(px(style.size))));
    font.setWeight(style.weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    if (style.spacing > 0)
        font.setLetterSpacing(
            QFont::PercentageSpacing, 100 + style.spacing); // Absolute spacing is scaled again on paper.
    return font;
}

qreal TicketCanvas::widthOf(const QString &text, const Style &style) const
{
    return QFontMetricsF(font(style), const_cast<QPaintDevice *>(m_device)).horizontalAdvance(text);
}

qreal TicketCanvas::lineHeight(const Style &style) const
{
    return std::round(px(style.size) * lineFactor);
}

qreal TicketCanvas::text(const QString &text, qreal left, qreal top, qreal width, const Style &style) const
{
    if (text.isEmpty() || width <= 0)
        return top;
    const QFont face = font(style);
    const QFontMetricsF metrics(face, const_cast<QPaintDevice *>(m_device));
    QTextLayout layout(text, face, const_cast<QPaintDevice *>(m_device));
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        const bool last = lines.size() + 1 == style.lines;
        const QString rest = text.mid(line.textStart());
        lines += last ? metrics.elidedText(rest, Qt::ElideRight, width) : rest.left(line.textLength()).trimmed();
        if (last)
            break;
    }
    layout.endLayout();
    const qreal height = lineHeight(style);
    for (const QString &line : lines) {
        if (m_painter) {
            m_painter->setFont(face);
            m_painter->setPen(style.color);
            m_painter->drawText(QRectF(left, top, width, height),
                static_cast<int>(style.align) | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip, line);
        }
        top += height;
    }
    return top;
}

void TicketCanvas::fill(const QRectF &rect, const QColor &color, qreal radiusMm) const
{
    if (!m_painter)
        return;
    m_painter->setPen(Qt::NoPen);
    m_painter->setBrush(color);
    if (radiusMm > 0)
        m_painter->drawRoundedRect(rect, px(radiusMm), px(radiusMm));
    else
        m_painter->fillRect(rect, color);
}

void TicketCanvas::frame(const QRectF &rect, const QColor &color, qreal thicknessMm, qreal radiusMm) const
{
    if (!m_painter)
        return;
    m_painter->setPen(QPen(color, std::max(1.0, px(thicknessMm))));
    m_painter->setBrush(Qt::NoBrush);
    m_painter->drawRoundedRect(rect, px(radiusMm), px(radiusMm));
}

void TicketCanvas::line(
    const QPointF &from, const QPointF &to, const QColor &color, qreal thicknessMm, bool dashed) const
{
    if (!m_painter)
        return;
    QPen pen(color, std::max(1.0, px(thicknessMm)), Qt::SolidLine, Qt::FlatCap);
    if (dashed)
        pen.setDashPattern({4, 4});
    m_painter->setPen(pen);
    m_painter->drawLine(from, to);
}

} // namespace vd::ui

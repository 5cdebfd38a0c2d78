#include "ui/common/SlipPainter.h"

#include "ui/common/LongPaper.h"
#include "ui/common/TicketCanvas.h"
#include "ui/common/TicketInk.h"

#include <algorithm>
#include <cmath>

namespace vd::ui {

namespace {

using Style = TicketCanvas::Style;

/// One slip on one paper.
class Drawing
{
public:
    Drawing(const SlipPrint &slip, TicketPaper paper)
        : m_slip(slip)
        , m_paper(paper)
        , m_ink(TicketInk::of(paper))
        , m_wide(paper == TicketPaper::A4)
    {
    }

    qreal draw(const TicketCanvas &canvas, const LongPaper::Room &room) const
    {
        qreal y = drawHead(canvas, canvas.px(m_wide ? 20 : 3));
        for (const SlipLine &line : m_slip.lines) {
            const qreal length = drawLine(canvas.measuring(), y, line) - y;
            y = drawLine(canvas, room(y, length), line);
        }
        return y + canvas.px(m_wide ? 20 : 6);
    }

private:
    [[nodiscard]] qreal left(const TicketCanvas &canvas) const { return canvas.px(LongPaper::margin(m_paper)); }
    // On A4 a column in the middle of the sheet's width reads better than words and figures at its two edges.
    [[nodiscard]] qreal width(const TicketCanvas &canvas) const
    {
        const qreal all = canvas.px(LongPaper::width(m_paper)) - 2 * left(canvas);
        return m_wide ? std::min(all, canvas.px(120)) : all;
    }

    qreal drawHead(const TicketCanvas &canvas, qreal top) const
    {
        const Qt::Alignment align = m_wide ? Qt::AlignLeft : Qt::AlignHCenter;
        qreal y = canvas.text(
            m_slip.venue, left(canvas), top, width(canvas), {m_wide ? 5.2 : 4.4, QFont::Bold, m_ink.accent, align, 2});
        y = canvas.text(m_slip.title, left(canvas), y + canvas.px(m_wide ? 6 : 2), width(canvas),
            {m_wide ? 7.0 : 5.4, QFont::Bold, m_ink.text, align});
        if (!m_slip.copy.isEmpty())
            y = canvas.text(m_slip.copy, left(canvas), y, width(canvas), {3.6, QFont::Bold, m_ink.text, align});
        return y + canvas.px(2);
    }

    qreal drawLine(const TicketCanvas &canvas, qreal top, const SlipLine &line) const
    {
        switch (line.kind) {
        case SlipLine::Kind::Rule:
            canvas.line({left(canvas), top + canvas.px(1.6)}, {left(canvas) + width(canvas), top + canvas.px(1.6)},
                m_ink.line, m_ink.hairline);
            return top + canvas.px(3.2);
        case SlipLine::Kind::Section:
            return canvas.text(line.text, left(canvas), top + canvas.px(1.2), width(canvas),
                {3.4, QFont::Bold, m_ink.text, Qt::AlignLeft, 2});
        case SlipLine::Kind::Text:
            return canvas.text(
                line.text, left(canvas), top, width(canvas), {2.7, QFont::Normal, m_ink.muted, Qt::AlignLeft, 6});
        case SlipLine::Kind::Sign:
            return drawSign(canvas, top, line);
        case SlipLine::Kind::Strong:
            return drawPair(canvas, top, line, {m_wide ? 4.6 : 4.2, QFont::Bold, m_ink.text});
        case SlipLine::Kind::Item:
            return drawPair(canvas, top, line, {3.2, QFont::Normal, m_ink.text, Qt::AlignLeft, 4});
        case SlipLine::Kind::Pair:
            break;
        }
        return drawPair(canvas, top, line, {3.2, QFont::Normal, m_ink.text, Qt::AlignLeft, 2});
    }

    // The value keeps its room; the word wraps beside it.
    qreal drawPair(const TicketCanvas &canvas, qreal top, const SlipLine &line, const Style &style) const
    {
        Style right = style;
        right.align = Qt::AlignRight;
        const qreal all = width(canvas);
        const qreal value = std::min(std::ceil(canvas.widthOf(line.value, style)) + 1, all * 0.7);
        const qreal word = all - value - (line.value.isEmpty() ? 0 : canvas.px(2));
        const qreal below = canvas.text(line.text, left(canvas), top, word, style);
        return std::max(below, canvas.text(line.value, left(canvas) + all - value, top, value, right));
    }

    qreal drawSign(const TicketCanvas &canvas, qreal top, const SlipLine &line) const
    {
        const qreal y = top + canvas.px(12);
        canvas.line({left(canvas), y}, {left(canvas) + width(canvas), y}, m_ink.text, m_ink.hairline);
        return canvas.text(line.text, left(canvas), y + canvas.px(0.8), width(canvas),
                   {2.7, QFont::Normal, m_ink.muted, Qt::AlignLeft, 2})
            + canvas.px(1.5);
    }

    const SlipPrint &m_slip;
    TicketPaper m_paper;
    TicketInk m_ink;
    bool m_wide;
};

LongPaper::Draw drawn(const Drawing &drawing)
{
    return [&drawing](const TicketCanvas &canvas, const LongPaper::Room &room) { return drawing.draw(canvas, room); };
}

} // namespace

QImage SlipPainter::image(const SlipPrint &slip, TicketPaper paper, int dpi)
{
    const Drawing drawing(slip, paper);
    return LongPaper::image(paper, drawn(drawing), dpi);
}

Result<Done> SlipPainter::print(QPagedPaintDevice &device, const SlipPrint &slip, TicketPaper paper)
{
    const Drawing drawing(slip, paper);
    return LongPaper::print(device, paper, drawn(drawing));
}

} // namespace vd::ui

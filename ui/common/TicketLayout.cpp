#include "ui/common/TicketLayout.h"

#include "ui/common/TicketCanvas.h"
#include "ui/scan/QrWriter.h"

#include <algorithm>
#include <cmath>

namespace vd::ui {

using Style = TicketCanvas::Style;

namespace {

// How wide each column of facts is: numbers as wide as they are, names share what is left.
QList<qreal> columnWidths(const QList<TicketFact> &facts, const QList<qreal> &natural, qreal room)
{
    qreal shrinkable = 0;
    for (qsizetype i = 0; i < facts.size(); ++i)
        (facts.at(i).mayShrink ? shrinkable : room) += facts.at(i).mayShrink ? natural.at(i) : -natural.at(i);
    const qreal share = shrinkable > 0 ? std::clamp(room / shrinkable, 0.05, 1.0) : 1;
    QList<qreal> widths;
    for (qsizetype i = 0; i < facts.size(); ++i)
        widths += facts.at(i).mayShrink ? std::floor(natural.at(i) * share) : natural.at(i);
    return widths;
}

} // namespace

void TicketLayout::drawCode(const TicketCanvas &canvas, qreal left, qreal top, qreal side) const
{
    if (canvas.painter())
        QrWriter::paint(*canvas.painter(), QRectF(left, top, side, side).toAlignedRect(), code);
}

// A box with the word in it; answers its left edge.
qreal TicketLayout::drawReprint(const TicketCanvas &canvas, qreal right, qreal top, qreal sizeMm) const
{
    const Style style{sizeMm, QFont::Bold, ink.onAccent, Qt::AlignHCenter};
    const qreal width = canvas.widthOf(words.reprint, style) + canvas.px(sizeMm * 1.4);
    const qreal height = canvas.lineHeight(style) + canvas.px(sizeMm * 0.3);
    canvas.fill(QRectF(right - width, top, width, height), ink.text, 0.8);
    canvas.text(words.reprint, right - width, top + canvas.px(sizeMm * 0.15), width, style);
    return right - width;
}

void TicketLayout::drawStrip(const TicketCanvas &canvas, qreal left, qreal top) const
{
    const QRectF card(left, top, canvas.px(stripWidth), canvas.px(stripHeight));
    canvas.frame(card, ink.line, ink.hairline * 1.5, 3);
    const qreal stub = canvas.px(62);
    const qreal tear = card.right() - stub;
    canvas.line({tear, card.top() + canvas.px(4)}, {tear, card.bottom() - canvas.px(4)}, ink.muted, ink.hairline, true);

    const qreal inset = canvas.px(7);
    const qreal textLeft = left + inset;
    const qreal width = tear - textLeft - inset;
    qreal right = textLeft + width;
    const Style counter{2.9, QFont::DemiBold, ink.muted, Qt::AlignRight};
    canvas.text(words.counter, textLeft, top + inset, width, counter);
    right -= canvas.widthOf(words.counter, counter) + canvas.px(3);
    if (!words.reprint.isEmpty())
        right = drawReprint(canvas, right, top + inset - canvas.px(0.4), 2.9) - canvas.px(3);
    qreal y
        = canvas.text(venue, textLeft, top + inset - canvas.px(0.6), right - textLeft, {3.8, QFont::Bold, ink.accent});
    y = canvas.text(venueAddress, textLeft, y, right - textLeft, {2.6, QFont::Normal, ink.muted});
    y = canvas.text(words.title, textLeft, y + canvas.px(3.2), width, {6.6, QFont::Bold, ink.text, Qt::AlignLeft, 2});
    canvas.text(words.subtitle, textLeft, y, width, {3.4, QFont::Normal, ink.text});
    const Style date{4.4, QFont::DemiBold, ink.text};
    const Style time{6.6, QFont::Bold, ink.accent};
    // When it is stands above the facts, however long the title is.
    const qreal facts = drawStripFacts(canvas, textLeft, card.bottom() - canvas.px(7), width);
    const qreal when = facts - canvas.px(5) - canvas.lineHeight(date) - canvas.lineHeight(time);
    canvas.text(words.time, textLeft, canvas.text(words.date, textLeft, when, width, date), width, time);
    drawStub(canvas, tear, top, stub);
}

// From the bottom upwards: the footnote, and above it the facts side by side. Answers where they begin.
qreal TicketLayout::drawStripFacts(const TicketCanvas &canvas, qreal left, qreal bottom, qreal width) const
{
    const Style note{2.5, QFont::Normal, ink.muted};
    const Style caption{2.5, QFont::Normal, ink.muted};
    const Style value{3.2, QFont::DemiBold, ink.text};
    if (!footnote.isEmpty()) {
        bottom -= canvas.lineHeight(note);
        canvas.text(footnote, left, bottom, width, note);
        bottom -= canvas.px(1.6);
    }
    const qreal top = bottom - canvas.lineHeight(caption) - canvas.lineHeight(value);
    canvas.line({left, top - canvas.px(2)}, {left + width, top - canvas.px(2)}, ink.line, ink.hairline);
    QList<qreal> natural;
    for (const TicketFact &fact : words.facts)
        natural += std::ceil(std::max(canvas.widthOf(fact.caption, caption), canvas.widthOf(fact.value, value))) + 1;
    const qreal gap = canvas.px(3.8);
    const QList<qreal> columns
        = columnWidths(words.facts, natural, width - gap * static_cast<qreal>(natural.size() - 1));
    for (qsizetype i = 0; i < columns.size(); ++i) {
        canvas.text(words.facts.at(i).caption, left, top, columns.at(i), caption);
        canvas.text(words.facts.at(i).value, left, top + canvas.lineHeight(caption), columns.at(i), value);
        left += columns.at(i) + gap;
    }
    return top;
}

void TicketLayout::drawStub(const TicketCanvas &canvas, qreal left, qreal top, qreal width) const
{
    const qreal side = canvas.px(50);
    drawCode(canvas, left + (width - side) / 2, top + canvas.px(7), side);
    qreal y = top + canvas.px(7) + side + canvas.px(1);
    y = canvas.text(words.shortCode, left, y, width, {6.2, QFont::Bold, ink.text, Qt::AlignHCenter, 1, 12});
    canvas.text(words.hint, left + canvas.px(4), y + canvas.px(0.6), width - canvas.px(8),
        {2.5, QFont::Normal, ink.muted, Qt::AlignHCenter, 3});
}

qreal TicketLayout::rollWidth() const
{
    switch (paper) {
    case TicketPaper::Roll58:
        return 58;
    case TicketPaper::Picture:
        return 90;
    default:
        return 80;
    }
}

qreal TicketLayout::rollMargin() const
{
    return paper == TicketPaper::Picture ? 7 : paper == TicketPaper::Roll58 ? 5 : 4;
}

qreal TicketLayout::drawRoll(const TicketCanvas &canvas) const
{
    const qreal left = canvas.px(rollMargin());
    const qreal width = canvas.px(rollWidth()) - 2 * left;
    const bool narrow = paper == TicketPaper::Roll58;
    qreal y = drawRollHead(canvas, left, width);
    if (codeFirst)
        y = drawRollCode(canvas, left, y, width);
    if (!words.reprint.isEmpty()) {
        const qreal box = canvas.widthOf(words.reprint, {3.4, QFont::Bold, ink.text}) + canvas.px(3.4 * 1.4);
        drawReprint(canvas, left + (width + box) / 2, y + canvas.px(2), 3.4);
        y += canvas.px(8);
    }
    y = canvas.text(
        words.title, left, y + canvas.px(2), width, {narrow ? 5.0 : 6.2, QFont::Bold, ink.text, Qt::AlignHCenter, 3});
    y = canvas.text(words.subtitle, left, y, width, {3.4, QFont::Normal, ink.text, Qt::AlignHCenter, 2});
    y = canvas.text(words.date, left, y + canvas.px(1.6), width, {4.2, QFont::DemiBold, ink.text, Qt::AlignHCenter, 2});
    y = canvas.text(words.time, left, y, width, {narrow ? 6.2 : 7.6, QFont::Bold, ink.accent, Qt::AlignHCenter, 2});
    y = drawRollFacts(canvas, left, y + canvas.px(2), width);
    if (!codeFirst)
        y = drawRollCode(canvas, left, y, width);
    y = canvas.text(footnote, left, y + canvas.px(2.5), width, {2.7, QFont::Normal, ink.muted, Qt::AlignHCenter, 4});
    // Below the last line the cutter takes a few millimetres.
    return y + canvas.px(5);
}

qreal TicketLayout::drawRollHead(const TicketCanvas &canvas, qreal left, qreal width) const
{
    const bool band = paper == TicketPaper::Picture;
    const Style name{4.4, QFont::Bold, band ? ink.onAccent : ink.text, Qt::AlignHCenter, 2};
    const Style address{2.7, QFont::Normal, band ? ink.onAccent : ink.muted, Qt::AlignHCenter, 2};
    const TicketCanvas measure = canvas.measuring();
    const qreal top = canvas.px(band ? 5 : 3);
    const qreal bottom = measure.text(venueAddress, left, measure.text(venue, left, top, width, name), width, address);
    if (band)
        canvas.fill(QRectF(0, 0, width + 2 * left, bottom + canvas.px(4)), ink.accent);
    canvas.text(venueAddress, left, canvas.text(venue, left, top, width, name), width, address);
    if (band)
        return bottom + canvas.px(6);
    canvas.line({left, bottom + canvas.px(1.8)}, {left + width, bottom + canvas.px(1.8)}, ink.text, ink.hairline);
    return bottom + canvas.px(2);
}

qreal TicketLayout::drawRollFacts(const TicketCanvas &canvas, qreal left, qreal top, qreal width) const
{
    const Style caption{3.0, QFont::Normal, ink.muted};
    const Style value{3.4, QFont::DemiBold, ink.text, Qt::AlignRight, 2};
    canvas.line({left, top}, {left + width, top}, ink.line, ink.hairline);
    qreal y = top + canvas.px(1.4);
    // "Ticket 1 of 2" and the ticket type, which comes first if there is one, say one thing together.
    QList<TicketFact> rows = words.facts;
    if (rows.isEmpty() || !rows.first().mayShrink)
        rows.prepend({});
    rows.first().caption = words.counter;
    for (const auto &[name, text, mayShrink] : rows) {
        const qreal captionWidth = std::min(canvas.widthOf(name, caption) + canvas.px(2), width * 0.5);
        canvas.text(name, left, y + (canvas.lineHeight(value) - canvas.lineHeight(caption)) / 2, captionWidth, caption);
        y = std::max(
            canvas.text(text, left + captionWidth, y, width - captionWidth, value), y + canvas.lineHeight(value));
    }
    y += canvas.px(1.4);
    canvas.line({left, y}, {left + width, y}, ink.line, ink.hairline);
    return y;
}

qreal TicketLayout::drawRollCode(const TicketCanvas &canvas, qreal left, qreal top, qreal width) const
{
    const qreal wanted = paper == TicketPaper::Roll58 || codeFirst ? width : std::min(width, canvas.px(56));
    // As large as whole modules allow, so that the white around it is the quiet zone and no more.
    const qreal side = QrWriter::sideOf(code, QrWriter::modulePixelsFor(code, static_cast<int>(wanted)));
    qreal y = top + canvas.px(1.5);
    drawCode(canvas, left + std::round((width - side) / 2), y, side);
    y = canvas.text(words.shortCode, left, y + side, width, {7.0, QFont::Bold, ink.text, Qt::AlignHCenter, 1, 12});
    return canvas.text(words.hint, left, y, width, {2.7, QFont::Normal, ink.muted, Qt::AlignHCenter, 2});
}

} // namespace vd::ui

#include "ui/common/ReceiptLayout.h"

#include "ui/common/FormatText.h"

#include <QCoreApplication>

#include <algorithm>

namespace vd::ui {

using Style = TicketCanvas::Style;

namespace {

QString say(const char *source)
{
    return QCoreApplication::translate("ReceiptPainter", source);
}

bool isGiven(const Money &money)
{
    return !money.currency().isEmpty();
}

} // namespace

ReceiptLayout::ReceiptLayout(const checkin::ReceiptPrint &receipt, const TicketPrintOptions &options)
    : m_receipt(receipt)
    , m_options(options)
    , m_ink(TicketInk::of(options.paper))
    , m_wide(options.paper == TicketPaper::A4)
{
}

qreal ReceiptLayout::draw(const TicketCanvas &canvas, const Room &room) const
{
    qreal y = canvas.px(m_wide ? 20 : 3);
    y = place(canvas, room, y, [this](const TicketCanvas &c, qreal top) { return drawHead(c, top); });
    y = place(canvas, room, y, [this](const TicketCanvas &c, qreal top) { return drawReferences(c, top); });
    for (const checkin::ReceiptLine &line : m_receipt.lines)
        y = place(canvas, room, y, [this, &line](const TicketCanvas &c, qreal top) { return drawLine(c, top, line); });
    y = place(canvas, room, y, [this](const TicketCanvas &c, qreal top) { return drawSums(c, top); });
    y = place(canvas, room, y, [this](const TicketCanvas &c, qreal top) { return drawFoot(c, top); });
    return y + canvas.px(m_wide ? 20 : 5);
}

qreal ReceiptLayout::place(const TicketCanvas &canvas, const Room &room, qreal top, const Block &block) const
{
    const qreal length = block(canvas.measuring(), top) - top;
    return block(canvas, room(top, length));
}

qreal ReceiptLayout::drawHead(const TicketCanvas &canvas, qreal top) const
{
    const Qt::Alignment align = m_wide ? Qt::AlignLeft : Qt::AlignHCenter;
    qreal y = canvas.text(
        m_receipt.venue, left(canvas), top, width(canvas), {m_wide ? 5.2 : 4.4, QFont::Bold, m_ink.accent, align, 2});
    y = canvas.text(
        m_receipt.venueAddress, left(canvas), y, width(canvas), {2.8, QFont::Normal, m_ink.muted, align, 2});
    const QString title = m_receipt.refund ? say(QT_TRANSLATE_NOOP("ReceiptPainter", "Refund receipt"))
                                           : say(QT_TRANSLATE_NOOP("ReceiptPainter", "Receipt"));
    y = canvas.text(title, left(canvas), y + canvas.px(m_wide ? 8 : 2.5), width(canvas),
        {m_wide ? 7.0 : 5.4, QFont::Bold, m_ink.text, align});
    if (!m_receipt.reprint && m_receipt.copy <= 1)
        return y + canvas.px(1.5);
    const Style mark{3.2, QFont::Bold, m_ink.onAccent, Qt::AlignHCenter};
    const QString word = m_receipt.copy > 1 ? say(QT_TRANSLATE_NOOP("ReceiptPainter", "Copy %1")).arg(m_receipt.copy)
                                            : say(QT_TRANSLATE_NOOP("ReceiptPainter", "Reprint"));
    const qreal box = canvas.widthOf(word, mark) + canvas.px(4.4);
    const qreal boxLeft = m_wide ? left(canvas) : left(canvas) + (width(canvas) - box) / 2;
    canvas.fill(QRectF(boxLeft, y + canvas.px(1), box, canvas.lineHeight(mark) + canvas.px(1)), m_ink.text, 0.8);
    canvas.text(word, boxLeft, y + canvas.px(1.5), box, mark);
    return y + canvas.lineHeight(mark) + canvas.px(3.5);
}

qreal ReceiptLayout::drawReferences(const TicketCanvas &canvas, qreal top) const
{
    const QDateTime local = m_receipt.at.toTimeZone(m_receipt.zone);
    const QString when
        = FormatText::dateWithYear(local.date(), m_options.locale) + QLatin1Char(' ') + FormatText::time(local.time());
    const std::pair<QString, QString> rows[]{
        {say(QT_TRANSLATE_NOOP("ReceiptPainter", "Receipt number")), m_receipt.number},
        {say(QT_TRANSLATE_NOOP("ReceiptPainter", "Order")), m_receipt.orderNumber},
        {say(QT_TRANSLATE_NOOP("ReceiptPainter", "Date")), when},
        {say(QT_TRANSLATE_NOOP("ReceiptPainter", "Cashier")), m_receipt.cashier},
    };
    const Style style{3.1, QFont::Normal, m_ink.text};
    const Style caption{3.1, QFont::Normal, m_ink.muted};
    qreal y = top;
    for (const auto &[name, value] : rows) {
        if (!m_wide) {
            y = drawPair(canvas, y, name, value, style);
        } else if (!value.isEmpty()) {
            canvas.text(name, left(canvas), y, canvas.px(38), caption);
            y = canvas.text(value, left(canvas) + canvas.px(40), y, width(canvas) - canvas.px(40), style);
        }
    }
    return drawRule(canvas, y);
}

qreal ReceiptLayout::drawLine(const TicketCanvas &canvas, qreal top, const checkin::ReceiptLine &line) const
{
    const Style text{3.3, QFont::Normal, m_ink.text, Qt::AlignLeft, 3};
    const Style detail{2.8, QFont::Normal, m_ink.muted, Qt::AlignLeft, 3};
    const Style amount{3.3, QFont::DemiBold, m_ink.text, Qt::AlignRight};
    const QString money = FormatText::amount(line.amount, m_options.locale);
    const qreal amountWidth = std::ceil(canvas.widthOf(money, amount)) + 1;
    const QString times = line.quantity == 1 ? QString() : QStringLiteral("× %1").arg(line.quantity);
    const qreal timesWidth = std::ceil(canvas.widthOf(times, {3.3, QFont::Normal, m_ink.muted})) + 1;
    const qreal textWidth = width(canvas) - amountWidth - timesWidth - canvas.px(4);
    qreal y = canvas.text(line.text, left(canvas), top, textWidth, text);
    canvas.text(times, left(canvas) + textWidth + canvas.px(1), top, timesWidth,
        {3.3, QFont::Normal, m_ink.muted, Qt::AlignRight});
    canvas.text(money, left(canvas), top, width(canvas), amount);
    y = canvas.text(line.detail, left(canvas), y, textWidth, detail);
    return y + canvas.px(m_wide ? 1.6 : 0.8);
}

qreal ReceiptLayout::drawSums(const TicketCanvas &canvas, qreal top) const
{
    const auto money = [this](const Money &m) { return FormatText::money(m, m_options.locale); };
    const Style plain{3.3, QFont::Normal, m_ink.text};
    qreal y = drawRule(canvas, top);
    y = drawPair(canvas, y, say(QT_TRANSLATE_NOOP("ReceiptPainter", "Total")), money(m_receipt.total),
        {m_wide ? 5.6 : 5.0, QFont::Bold, m_ink.text});
    y += canvas.px(1);
    for (const checkin::ReceiptTender &tender : m_receipt.tenders) {
        y = drawPair(canvas, y, tender.name, money(tender.amount), plain);
        if (!tender.reference.isEmpty())
            y = canvas.text(tender.reference, sumsLeft(canvas), y, sumsWidth(canvas),
                {2.6, QFont::Normal, m_ink.muted, Qt::AlignLeft, 2});
        if (isGiven(tender.given))
            y = drawPair(canvas, y, say(QT_TRANSLATE_NOOP("ReceiptPainter", "Given")), money(tender.given), plain);
    }
    if (isGiven(m_receipt.change))
        y = drawPair(canvas, y, say(QT_TRANSLATE_NOOP("ReceiptPainter", "Change")), money(m_receipt.change),
            {3.8, QFont::Bold, m_ink.text});
    if (isGiven(m_receipt.outstanding) && !m_receipt.outstanding.isZero())
        y = drawPair(canvas, y, say(QT_TRANSLATE_NOOP("ReceiptPainter", "Still to pay")), money(m_receipt.outstanding),
            {3.8, QFont::Bold, m_ink.text});
    return y;
}

qreal ReceiptLayout::drawFoot(const TicketCanvas &canvas, qreal top) const
{
    if (m_receipt.footnote.isEmpty())
        return top;
    const qreal y = drawRule(canvas, top + canvas.px(1));
    return canvas.text(m_receipt.footnote, left(canvas), y, width(canvas),
        {2.8, QFont::Normal, m_ink.muted, m_wide ? Qt::AlignLeft : Qt::AlignHCenter, 6});
}

// A caption to the left and its value to the right; an empty value takes no line.
qreal ReceiptLayout::drawPair(
    const TicketCanvas &canvas, qreal top, const QString &name, const QString &value, const Style &style) const
{
    if (value.isEmpty())
        return top;
    Style right = style;
    right.align = Qt::AlignRight;
    const qreal room = sumsWidth(canvas);
    const qreal nameWidth = std::min(std::ceil(canvas.widthOf(name, style)) + 1, room / 2);
    const qreal valueLeft = sumsLeft(canvas) + nameWidth + canvas.px(2);
    canvas.text(name, sumsLeft(canvas), top, nameWidth, style);
    return canvas.text(value, valueLeft, top, room - nameWidth - canvas.px(2), right);
}

// On A4 sums stand below the amounts, not at the other edge of the paper.
qreal ReceiptLayout::sumsWidth(const TicketCanvas &canvas) const
{
    return m_wide ? canvas.px(84) : width(canvas);
}

qreal ReceiptLayout::sumsLeft(const TicketCanvas &canvas) const
{
    return left(canvas) + width(canvas) - sumsWidth(canvas);
}

qreal ReceiptLayout::drawRule(const TicketCanvas &canvas, qreal top) const
{
    const qreal gap = canvas.px(m_wide ? 3 : 1.6);
    canvas.line({left(canvas), top + gap}, {left(canvas) + width(canvas), top + gap}, m_ink.line, m_ink.hairline);
    return top + 2 * gap;
}

} // namespace vd::ui

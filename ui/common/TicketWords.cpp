#include "ui/common/TicketWords.h"

#include "ui/common/FormatText.h"

#include <QCoreApplication>

namespace vd::ui {

namespace {

QString say(const char *source)
{
    return QCoreApplication::translate("TicketPainter", source);
}

QString joined(const QStringList &parts)
{
    QStringList filled;
    for (const QString &part : parts) {
        if (!part.isEmpty())
            filled += part;
    }
    return filled.join(QStringLiteral(" · "));
}

} // namespace

TicketWords TicketWords::of(const checkin::TicketPrint &ticket, const TicketPrintOptions &options)
{
    TicketWords words;
    const bool activity = !ticket.title.isEmpty();
    words.title = activity ? ticket.title : ticket.space;
    words.subtitle = joined({activity ? ticket.space : QString(), ticket.slotLabel});
    words.date = FormatText::dateWithYear(ticket.startsAt.toTimeZone(ticket.zone).date(), options.locale);
    words.time = FormatText::range(ticket.startsAt, ticket.endsAt, ticket.zone, options.locale);
    words.counter = say(QT_TRANSLATE_NOOP("TicketPainter", "Ticket %1 of %2")).arg(ticket.number).arg(ticket.of);
    const auto fact = [&words](const char *caption, const QString &value, bool mayShrink) {
        if (!value.isEmpty())
            words.facts += {say(caption), value, mayShrink};
    };
    fact(QT_TRANSLATE_NOOP("TicketPainter", "Ticket type"), ticket.ticketType, true);
    fact(QT_TRANSLATE_NOOP("TicketPainter", "Seat"), ticket.seats, true);
    if (ticket.party > 1)
        fact(QT_TRANSLATE_NOOP("TicketPainter", "Admits"),
            say(QT_TRANSLATE_NOOP("TicketPainter", "%1 people")).arg(ticket.party), false);
    const QString holder = options.maskHolder ? checkin::maskedName(ticket.holder) : ticket.holder;
    fact(QT_TRANSLATE_NOOP("TicketPainter", "Holder"), holder, true);
    fact(QT_TRANSLATE_NOOP("TicketPainter", "Order"), ticket.orderNumber, false);
    if (!ticket.price.currency().isEmpty())
        fact(QT_TRANSLATE_NOOP("TicketPainter", "Price"), FormatText::money(ticket.price, options.locale), false);
    words.shortCode = ticket.shortCode.size() == 8
        ? ticket.shortCode.left(4) + QLatin1Char(' ') + ticket.shortCode.mid(4)
        : ticket.shortCode;
    words.hint = say(QT_TRANSLATE_NOOP("TicketPainter", "If scanning fails, staff can type this."));
    if (ticket.copy > 1)
        words.reprint = say(QT_TRANSLATE_NOOP("TicketPainter", "Copy %1")).arg(ticket.copy);
    else if (ticket.reprint)
        words.reprint = say(QT_TRANSLATE_NOOP("TicketPainter", "Reprint"));
    return words;
}

} // namespace vd::ui

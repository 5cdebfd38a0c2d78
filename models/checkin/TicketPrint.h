#pragma once

#include "models/base/Money.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QTimeZone>

namespace vd::checkin {

/// Everything a printed or shown ticket says: one admission, one code. Plain values; what is empty is left out.
struct TicketPrint
{
    QString venue;
    QString venueAddress; ///< One line; may be empty.
    QString title; ///< The activity; empty where only a space is booked, the space is the title then.
    QString space;
    QString slotLabel; ///< "Morning session"; may be empty.
    QDateTime startsAt; ///< UTC.
    QDateTime endsAt; ///< UTC.
    QTimeZone zone; ///< The venue's.
    QString ticketType;
    QString seats{}; ///< Numbered seats in words; empty where there are none.
    int number = 1; ///< This is ticket number …
    int of = 1; ///< … of so many in the order.
    int party = 1; ///< People it admits.
    QString holder; ///< As stored; whether it is shown in full is the printer's option.
    QString orderNumber;
    QString token; ///< The text of the QR, see TicketToken.
    QString shortCode; ///< Eight characters, see ShortCode.
    Money price; ///< Without a currency it is left out.
    bool reprint = false; ///< Handed out before.
    int copy = 1; ///< Which printing of it this is; from the second on the paper says so.
    QString footnote; ///< House rules, a line or two; may be empty.
};

/// One line of a receipt: "Court 1, 18:00-19:00, Adult" x 2.
struct ReceiptLine
{
    QString text;
    QString detail; ///< A second, smaller line; may be empty.
    int quantity = 1;
    Money amount; ///< For the whole quantity; negative for a deduction.
};

/// How a part of the sum was paid or given back.
struct ReceiptTender
{
    QString name; ///< As people read it: "Cash", "WeChat Pay".
    Money amount; ///< What counts towards the order; negative when given back.
    Money given; ///< Cash handed over; without a currency it is left out.
    QString reference; ///< The terminal's or bank's number; may be empty.
};

/// A receipt for money taken or given back. Plain values; what is empty is left out.
struct ReceiptPrint
{
    QString venue;
    QString venueAddress;
    QString number; ///< The receipt's own number.
    QString orderNumber;
    QString cashier;
    QDateTime at; ///< UTC.
    QTimeZone zone; ///< The venue's.
    QList<ReceiptLine> lines;
    Money total;
    QList<ReceiptTender> tenders;
    Money change; ///< Without a currency it is left out.
    Money outstanding; ///< Still to be paid; left out when zero.
    bool refund = false; ///< Headed as a refund.
    bool reprint = false;
    int copy = 1; ///< As of a ticket.
    QString footnote;
};

/// A name that its owner recognises and a stranger does not: "C*** Wei", "陈***", "M***".
[[nodiscard]] QString maskedName(const QString &name);

} // namespace vd::checkin

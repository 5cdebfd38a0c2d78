#include "ui/desk/OrderReceipt.h"

#include "ui/common/FormatText.h"
#include "ui/desk/OrderWords.h"

#include <algorithm>

namespace vd::ui {

namespace {

bool counts(const orders::PaymentLine &payment)
{
    return payment.applied && payment.state == QLatin1String("succeeded");
}

bool wentBack(const orders::Refund &refund)
{
    return refund.state != QLatin1String("failed");
}

checkin::ReceiptPrint head(
    const orders::Order &order, const operators::VenueInfo &venue, const QString &cashier, int copy)
{
    checkin::ReceiptPrint print;
    print.venue = venue.name;
    print.orderNumber = order.orderNo;
    print.cashier = cashier;
    print.zone = venue.zone;
    print.copy = copy;
    return print;
}

checkin::ReceiptLine line(const orders::Item &item, const QTimeZone &zone)
{
    return {item.spaceName,
        QStringLiteral("%1 %2 · %3")
            .arg(FormatText::date(item.businessDate),
                FormatText::range(item.businessDate, item.startsAt, item.endsAt, zone),
                item.seats.isEmpty() ? item.ticketTypeName : item.ticketTypeName + QStringLiteral(" · ") + item.seats),
        item.quantity, item.amount};
}

} // namespace

bool OrderReceipt::hasPayment(const orders::Order &order)
{
    return std::any_of(order.payments.cbegin(), order.payments.cend(), counts);
}

bool OrderReceipt::hasRefund(const orders::Order &order)
{
    return std::any_of(order.refunds.cbegin(), order.refunds.cend(), wentBack);
}

checkin::ReceiptPrint OrderReceipt::paid(const orders::Order &order, const operators::VenueInfo &venue,
    const QString &cashier, const Money &change, int copy)
{
    checkin::ReceiptPrint print = head(order, venue, cashier, copy);
    print.number = order.orderNo + QStringLiteral("-R");
    Money sum(0, order.total.currency());
    // What was moved elsewhere is not what was paid for; of an order given back whole all of it was.
    const bool any = std::any_of(order.items.cbegin(), order.items.cend(),
        [](const orders::Item &item) { return item.stockState != QLatin1String("released"); });
    for (const orders::Item &item : order.items) {
        if (any && item.stockState == QLatin1String("released"))
            continue;
        print.lines.append(line(item, venue.zone));
        sum += item.amount;
    }
    // The lines of a receipt add up to its total, whatever was agreed on.
    if (sum != order.total)
        print.lines.append({tr("Price agreed on"), {}, 1, order.total - sum});
    print.total = order.total;
    for (const orders::PaymentLine &payment : order.payments) {
        if (!counts(payment))
            continue;
        print.tenders.append({OrderWords::channel(payment.channel), payment.amount, {}, payment.channelNo});
        print.at = qMax(print.at, payment.paidAt);
    }
    if (!change.currency().isEmpty() && !change.isZero()) {
        print.change = change;
        for (checkin::ReceiptTender &tender : print.tenders) {
            if (tender.name == OrderWords::channel(QStringLiteral("cash")))
                tender.given = tender.amount + change;
        }
    }
    print.outstanding = order.outstanding;
    return print;
}

checkin::ReceiptPrint OrderReceipt::refunded(
    const orders::Order &order, const operators::VenueInfo &venue, const QString &cashier, int copy)
{
    checkin::ReceiptPrint print = head(order, venue, cashier, copy);
    print.number = order.orderNo + QStringLiteral("-B");
    print.refund = true;
    print.total = Money(0, order.total.currency());
    for (const orders::Refund &refund : order.refunds) {
        if (!wentBack(refund))
            continue;
        print.lines.append({refund.reason.isEmpty() ? tr("Refund") : refund.reason,
            refund.fee.isZero() ? QString() : tr("Fee kept: %1").arg(FormatText::money(refund.fee)), 1,
            -refund.amount});
        print.total = print.total - refund.amount;
        print.at = qMax(print.at, refund.settledAt.isValid() ? refund.settledAt : refund.createdAt);
        for (const orders::RefundPart &part : refund.parts) {
            if (part.state != QLatin1String("failed"))
                print.tenders.append({OrderWords::channel(part.channel), -part.amount, {},
                    part.state == QLatin1String("succeeded") ? QString() : tr("under way")});
        }
    }
    return print;
}

} // namespace vd::ui

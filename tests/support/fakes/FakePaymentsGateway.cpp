#include "tests/support/fakes/FakePaymentsGateway.h"

#include "models/checkin/ShortCode.h"

namespace vd::test {

using orders::Order;
using orders::OrderState;

FakePaymentsGateway::FakePaymentsGateway(const Clock &clock, FakeOrdersGateway &orders, FakeInventoryGateway &inventory)
    : m_clock(clock)
    , m_orders(orders)
    , m_inventory(inventory)
{
}

Future<Order> FakePaymentsGateway::pay(const QUuid &request, OrderId order, const QList<payments::Tender> &tenders)
{
    payments.append({request, tenders});
    if (answers.error)
        return answers.give<Order>(fail(Fault::Bug, QStringLiteral("unused")));
    return answers.give<Order>(record(request, order, tenders));
}

Result<Order> FakePaymentsGateway::record(const QUuid &request, OrderId id, const QList<payments::Tender> &tenders)
{
    if (m_done.contains(request))
        return m_orders.orders.value(id);
    Order order = m_orders.orders.value(id);
    if (order.state != OrderState::Holding && order.state != OrderState::PendingPay)
        return fail(
            Fault::Conflict, QStringLiteral("order_state"), {{QStringLiteral("state"), toDatabase(order.state)}});
    for (const payments::Tender &tender : tenders) {
        for (payments::Benefit &benefit : benefitRows[order.customer]) {
            if (benefit.id == tender.account)
                benefit.balance -= benefit.kind == payments::Benefit::Kind::StoredValue ? tender.amount.minor() : 1;
        }
        order.paid += tender.amount;
        order.payments.append(
            {PaymentId(order.payments.size() + 1), tender.channel, tender.amount, QStringLiteral("succeeded"), true,
                m_clock.now(), request.toString(QUuid::WithoutBraces), tender.channelNo});
    }
    m_done.insert(request);
    order.outstanding = order.paid < order.total ? order.total - order.paid : Money(0, order.total.currency());
    if (order.outstanding.isZero()) {
        order.state = OrderState::Paid;
        order.expiresAt = {};
        issue(order);
        m_inventory.sell(id);
    }
    m_orders.store(order, QStringLiteral("pay"), m_clock.now());
    if (order.state == OrderState::Paid && confirmed)
        confirmed(order);
    return m_orders.orders.value(id);
}

Future<QList<payments::Benefit>> FakePaymentsGateway::benefits(VenueId, CustomerId customer)
{
    return answers.give<QList<payments::Benefit>>(benefitRows.value(customer));
}

Future<Done> FakePaymentsGateway::topUp(const QUuid &, VenueId, const payments::TopUp &what)
{
    if (answers.error)
        return answers.give<Done>(Done{});
    topUps.append(what);
    QList<payments::Benefit> &rows = benefitRows[what.customer];
    for (payments::Benefit &benefit : rows) {
        if (benefit.id == what.account)
            benefit.balance += what.units;
    }
    if (!what.account.isValid())
        rows.append({BenefitId(100 + topUps.size()), what.kind, what.name,
            what.kind == payments::Benefit::Kind::StoredValue ? QStringLiteral("CNY") : QString(), what.units, {},
            what.validUntil});
    return answers.give<Done>(Done{});
}

void FakePaymentsGateway::issue(Order &order)
{
    for (orders::Item &item : order.items) {
        item.stockState = QStringLiteral("sold");
        for (int seq = 1; seq <= item.quantity; ++seq) {
            const auto number = static_cast<std::uint64_t>(order.id.value() * 100 + order.tickets.size());
            order.tickets.append({TicketId(order.id.value() * 100 + order.tickets.size()), item.id, seq, item.quantity,
                1, 0, QStringLiteral("valid"), checkin::ShortCode::fromNumber(number * 7919).text()});
        }
    }
}

} // namespace vd::test

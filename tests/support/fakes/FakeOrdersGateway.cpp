#include "tests/support/fakes/FakeOrdersGateway.h"

#include "models/customers/PhoneNumber.h"

#include <algorithm>

namespace vd::test {

using namespace orders;

Future<Order> FakeOrdersGateway::order(OrderId id)
{
    const auto found = orders.constFind(id);
    if (found == orders.constEnd())
        return answers.give<Order>(fail(Fault::Missing, QStringLiteral("unknown_order")));
    return answers.give<Order>(*found);
}

Future<QList<OrderRow>> FakeOrdersGateway::find(VenueId venue, const OrderFilter &filter, int limit)
{
    const QString &typed = filter.typed;
    finds.append(typed);
    const QString digits = customers::PhoneNumber::digitsOf(typed);
    QList<OrderRow> rows;
    for (const Order &order : std::as_const(orders)) {
        const bool byPhone
            = digits.size() >= 4 && customers::PhoneNumber::digitsOf(order.customerPhone).contains(digits);
        const bool fits = typed.isEmpty() || byPhone || order.orderNo.contains(typed, Qt::CaseInsensitive)
            || order.customerName.contains(typed, Qt::CaseInsensitive);
        const bool onDay = filter.day.isNull()
            || std::any_of(order.items.cbegin(), order.items.cend(),
                [&filter](const Item &item) { return item.businessDate == filter.day; });
        const bool inState = filter.states.isEmpty() || filter.states.contains(order.state);
        if (order.venue == venue && fits && onDay && inState)
            rows.append(rowOf(order));
    }
    std::sort(rows.begin(), rows.end(), [](const OrderRow &a, const OrderRow &b) { return b.id < a.id; });
    return answers.give<QList<OrderRow>>(rows.mid(0, limit));
}

void FakeOrdersGateway::store(Order order, const QString &action, const QDateTime &at)
{
    ++order.version;
    order.timeline.append({at, QStringLiteral("mei"), action, {}});
    orders.insert(order.id, order);
}

OrderRow FakeOrdersGateway::rowOf(const Order &order)
{
    OrderRow row{order.id, order.orderNo, order.state, order.customerName, order.customerPhone, {}, {}, {}, order.total,
        order.paid, order.createdAt};
    if (!order.items.isEmpty()) {
        row.firstSpace = order.items.constFirst().spaceName;
        row.businessDate = order.items.constFirst().businessDate;
        row.startsAt = order.items.constFirst().startsAt;
    }
    return row;
}

} // namespace vd::test

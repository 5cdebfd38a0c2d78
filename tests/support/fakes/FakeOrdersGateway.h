#pragma once

#include "models/orders/OrdersGateway.h"
#include "tests/support/fakes/Answers.h"

#include <QHash>

namespace vd::test {

/// Orders in memory, found as the server finds them: by number, digits of the phone, part of the name.
class FakeOrdersGateway final : public orders::OrdersGateway
{
public:
    Future<orders::Order> order(OrderId id) override;
    Future<QList<orders::OrderRow>> find(VenueId venue, const orders::OrderFilter &filter, int limit) override;

    /// Gives it the next version and a line in its timeline.
    void store(orders::Order order, const QString &action, const QDateTime &at);
    [[nodiscard]] static orders::OrderRow rowOf(const orders::Order &order);

    Answers answers;
    QHash<OrderId, orders::Order> orders;
    QStringList finds; ///< Every text searched for, in order.
};

} // namespace vd::test

#pragma once

#include "models/base/Result.h"
#include "models/orders/Order.h"

namespace vd::orders {

class OrdersGateway
{
public:
    virtual ~OrdersGateway() = default;

    /// The whole order with items, payments, tickets and timeline. Errors: unknown_order (Missing).
    virtual Future<Order> order(OrderId id) = 0;
    /// By order number, phone digits, last four, or part of a name; newest first, at most limit. Empty text: the
    /// latest.
    virtual Future<QList<OrderRow>> find(VenueId venue, const QString &typed, int limit = 100) = 0;
};

} // namespace vd::orders

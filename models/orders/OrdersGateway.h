#pragma once

#include "models/base/Result.h"
#include "models/orders/Order.h"

namespace vd::orders {

/// What an order that is looked for has in common.
struct OrderFilter
{
    QString typed; ///< Order number, phone digits, last four, or part of a name; empty for all.
    QDate day; ///< With something booked on that business date; null for any.
    QList<OrderState> states; ///< One of these; empty for any.

    friend bool operator==(const OrderFilter &, const OrderFilter &) = default;
};

class OrdersGateway
{
public:
    virtual ~OrdersGateway() = default;

    /// The whole order with items, payments, tickets and timeline. Errors: unknown_order (Missing).
    virtual Future<Order> order(OrderId id) = 0;
    /// Newest first, at most limit; an empty filter gives the latest.
    virtual Future<QList<OrderRow>> find(VenueId venue, const OrderFilter &filter, int limit = 100) = 0;
};

} // namespace vd::orders

#pragma once

#include "models/orders/OrdersGateway.h"

namespace vd::db {

class Lane;

/// Orders through the doors of schema api; searches run on the reports lane so that no booking waits behind them.
class PgOrdersGateway final : public orders::OrdersGateway
{
public:
    PgOrdersGateway(Lane &interactive, Lane &reports)
        : m_lane(interactive)
        , m_reports(reports)
    {
    }

    Future<orders::Order> order(OrderId id) override;
    Future<QList<orders::OrderRow>> find(VenueId venue, const orders::OrderFilter &filter, int limit) override;

private:
    Lane &m_lane;
    Lane &m_reports;
};

} // namespace vd::db

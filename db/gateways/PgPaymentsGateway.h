#pragma once

#include "models/payments/PaymentsGateway.h"

namespace vd::db {

class Lane;

/// Payments through the doors of schema api.
class PgPaymentsGateway final : public payments::PaymentsGateway
{
public:
    explicit PgPaymentsGateway(Lane &lane)
        : m_lane(lane)
    {
    }

    Future<orders::Order> pay(const QUuid &request, OrderId order, const QList<payments::Tender> &tenders) override;
    Future<QList<payments::Benefit>> benefits(VenueId venue, CustomerId customer) override;
    Future<Done> topUp(const QUuid &request, VenueId venue, const payments::TopUp &what) override;

private:
    Lane &m_lane;
};

} // namespace vd::db

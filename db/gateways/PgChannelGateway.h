#pragma once

#include "models/payments/ChannelGateway.h"

namespace vd::db {

class Lane;

/// Payment channels through the doors of schema api.
class PgChannelGateway final : public payments::ChannelGateway
{
public:
    explicit PgChannelGateway(Lane &lane)
        : m_lane(lane)
    {
    }

    Future<payments::StartedPayment> startPayment(
        const QUuid &request, OrderId order, const QString &channel, const Money &amount) override;
    Future<bool> handIn(VenueId venue, const payments::ChannelNotice &notice) override;
    Future<QList<payments::DueRefund>> refundsDue(int most) override;
    Future<Done> refundAnswered(const payments::DueRefund &due, const payments::ChannelRefundAnswer &answer) override;

private:
    Lane &m_lane;
};

} // namespace vd::db

#pragma once

#include "models/payments/ChannelGateway.h"
#include "tests/support/fakes/FakeDesk.h"

namespace vd::test {

/// The server's side of channels over a FakeDesk: a started payment makes the order wait, one that succeeded counts
/// once.
class FakeChannelGateway final : public payments::ChannelGateway
{
public:
    explicit FakeChannelGateway(FakeDesk &desk)
        : m_desk(desk)
    {
    }

    Future<payments::StartedPayment> startPayment(
        const QUuid &request, OrderId order, const QString &channel, const Money &amount) override;
    Future<bool> handIn(VenueId venue, const payments::ChannelNotice &notice) override;
    Future<QList<payments::DueRefund>> refundsDue(int) override { return ready<QList<payments::DueRefund>>({}); }
    Future<Done> refundAnswered(const payments::DueRefund &, const payments::ChannelRefundAnswer &) override
    {
        return ready<Done>(Done{});
    }

private:
    FakeDesk &m_desk;
    QHash<QString, OrderId> m_orders; ///< By request number, while not answered.
};

} // namespace vd::test

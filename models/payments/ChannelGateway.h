#pragma once

#include "models/base/Id.h"
#include "models/payments/PaymentChannel.h"

#include <QList>
#include <QUuid>

namespace vd::payments {

/// A payment that was written down before the channel was asked for it.
struct StartedPayment
{
    QString requestNo;
    Money amount;
    QDateTime expiresAt; ///< UTC.
    bool cameBefore = false; ///< Its money was here before it was asked for: the channel must not be asked again.
};

/// A channel refund to try now.
struct DueRefund
{
    qint64 part = 0;
    VenueId venue;
    QString channel;
    ChannelRefund refund;
    int tries = 0; ///< This one included.
};

/// The server's side of payment channels: what is asked is written first, what comes back is counted once. Its login is
/// one of the service role: nobody who stands at a desk may write a channel's word for it.
class ChannelGateway
{
public:
    virtual ~ChannelGateway() = default;

    /// Errors: order_state (Conflict), amount_above_due, channel_unknown.
    virtual Future<StartedPayment> startPayment(
        const QUuid &request, OrderId order, const QString &channel, const Money &amount)
        = 0;
    /// Hands in a message; true when it counted towards its order. The same message again changes nothing.
    virtual Future<bool> handIn(VenueId venue, const ChannelNotice &notice) = 0;
    virtual Future<QList<DueRefund>> refundsDue(int most) = 0;
    virtual Future<Done> refundAnswered(const DueRefund &due, const ChannelRefundAnswer &answer) = 0;
};

} // namespace vd::payments

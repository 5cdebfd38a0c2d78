#pragma once

#include "models/base/Money.h"
#include "models/base/Result.h"

#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include <functional>

namespace vd::payments {

/// What a channel is asked to collect.
struct ChannelRequest
{
    QString requestNo; ///< Ours, unique; the channel gives it back in every message.
    Money amount;
    QDateTime expiresAt; ///< UTC; the channel must give up by then, so that it never outlives the hold.
    QString subject; ///< What the customer reads.
};

enum class ChannelState { Waiting, Succeeded, Failed, Unknown };

/// What a channel says about one payment: as an answer to a question, or by itself (late, twice, out of order).
struct ChannelNotice
{
    QString requestNo;
    QString channel; ///< wechat, alipay, …
    QString channelNo; ///< The channel's own number; it decides what counts once.
    ChannelState state = ChannelState::Unknown;
    Money amount; ///< What was really paid.
    QDateTime paidAt; ///< UTC; invalid unless it succeeded.
};

/// What the customer scans or is shown.
struct ChannelStart
{
    QString code; ///< Text of the QR code.
};

/// A refund the channel is asked to make. The request number makes a repeated try the same refund.
struct ChannelRefund
{
    QString requestNo;
    QString paymentChannelNo;
    Money amount;
};

enum class RefundState { Succeeded, Failed, Refused };

struct ChannelRefundAnswer
{
    RefundState state = RefundState::Failed; ///< Failed: nobody knows, tried again by its number. Refused: never paid.
    QString channelNo;
    QJsonObject raw;
};

/// One way money comes in from outside (WeChat Pay, Alipay, a bank). Implementations live outside models.
class PaymentChannel
{
public:
    using Listener = std::function<void(const ChannelNotice &)>;

    virtual ~PaymentChannel() = default;

    [[nodiscard]] virtual QString name() const = 0;
    virtual Future<ChannelStart> start(const ChannelRequest &request) = 0;
    /// Collects by the pay code the customer shows. Waiting: the customer is asked to confirm; a message follows.
    /// Error: pay_code_invalid.
    virtual Future<ChannelNotice> charge(const ChannelRequest &request, const QString &payCode) = 0;
    /// The present state of a payment we asked for; Unknown where the channel never heard of it.
    virtual Future<ChannelNotice> query(const QString &requestNo) = 0;
    virtual Future<ChannelRefundAnswer> refund(const ChannelRefund &refund) = 0;
    /// Who is told of messages the channel sends by itself.
    virtual void setListener(Listener listener) = 0;
};

} // namespace vd::payments

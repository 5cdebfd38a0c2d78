#include "models/payments/ChannelService.h"

#include "models/base/Pass.h"
#include "models/base/WhenDone.h"

#include <QPromise>

#include <memory>

namespace vd::payments {

ChannelService::ChannelService(ChannelGateway &gateway, VenueId venue, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
    , m_venue(venue)
{
}

void ChannelService::addChannel(PaymentChannel &channel)
{
    m_channels.insert(channel.name(), &channel);
    // A channel may speak from any thread and at any time; it is heard in ours.
    channel.setListener([this](const ChannelNotice &notice) {
        QMetaObject::invokeMethod(
            this, [this, notice] { handIn(notice); }, Qt::QueuedConnection);
    });
}

QStringList ChannelService::channels() const
{
    QStringList names = m_channels.keys();
    names.sort();
    return names;
}

namespace {

tl::unexpected<Error> unknown(const QString &channel)
{
    return fail(Fault::Rule, QStringLiteral("channel_unknown"), {{QStringLiteral("channel"), channel}});
}

/// A promise that is kept once.
template <typename Value>
struct Promised
{
    std::shared_ptr<QPromise<Result<Value>>> promise = std::make_shared<QPromise<Result<Value>>>();

    Promised() { promise->start(); }
    void operator()(const Result<Value> &result) const
    {
        promise->addResult(result);
        promise->finish();
    }
};

} // namespace

void ChannelService::begin(const QUuid &request, OrderId order, PaymentChannel *channel, const Money &amount,
    const QString &subject, const std::function<void(const Result<ChannelRequest> &)> &then)
{
    whenDone(m_gateway.startPayment(request, order, channel->name(), amount), this,
        [this, channel, subject, then](const Result<StartedPayment> &started) {
            if (!started) {
                then(pass(started));
                return;
            }
            if (started->cameBefore) {
                // Paid already under this number: nothing is asked of the customer, who looks at the order as it is
                // now.
                Q_EMIT handedIn(started->requestNo, true);
                then(fail(Fault::Conflict, QStringLiteral("order_state")));
                return;
            }
            m_silent.insert(started->requestNo, channel->name());
            then(ChannelRequest{started->requestNo, started->amount, started->expiresAt, subject});
        });
}

Future<ChannelStart> ChannelService::start(
    const QUuid &request, OrderId order, const QString &channelName, const Money &amount, const QString &subject)
{
    PaymentChannel *channel = m_channels.value(channelName);
    if (!channel)
        return ready<ChannelStart>(unknown(channelName));
    const Promised<ChannelStart> finish;
    begin(request, order, channel, amount, subject, [this, channel, finish](const Result<ChannelRequest> &asked) {
        if (!asked)
            return finish(pass(asked));
        whenDone(
            channel->start(*asked), this, [this, channel, sent = *asked, finish](const Result<ChannelStart> &answer) {
                if (!answer) // Nothing was shown to the customer, so nothing can be paid: the order need not wait.
                    handIn({sent.requestNo, channel->name(), {}, ChannelState::Failed, sent.amount, {}});
                finish(answer);
            });
    });
    return finish.promise->future();
}

Future<Done> ChannelService::charge(const QUuid &request, OrderId order, const QString &channelName,
    const Money &amount, const QString &subject, const QString &payCode)
{
    PaymentChannel *channel = m_channels.value(channelName);
    if (!channel)
        return ready<Done>(unknown(channelName));
    const Promised<Done> finish;
    begin(request, order, channel, amount, subject,
        [this, channel, payCode, finish](const Result<ChannelRequest> &asked) {
            if (!asked)
                return finish(pass(asked));
            whenDone(channel->charge(*asked, payCode), this,
                [this, channel, sent = *asked, finish](const Result<ChannelNotice> &said) {
                    // Refused at once: nothing was collected. Whether a lost answer was a yes the channel is asked
                    // later.
                    if (!said && said.error().fault == Fault::Rule)
                        handIn({sent.requestNo, channel->name(), {}, ChannelState::Failed, sent.amount, {}});
                    if (!said)
                        return finish(pass(said));
                    if (said->state == ChannelState::Succeeded || said->state == ChannelState::Failed)
                        handIn(*said);
                    finish(said->state == ChannelState::Failed
                            ? Result<Done>(fail(Fault::Rule, QStringLiteral("payment_refused")))
                            : Result<Done>(Done{}));
                });
        });
    return finish.promise->future();
}

void ChannelService::askAboutSilent()
{
    for (auto it = m_silent.cbegin(); it != m_silent.cend(); ++it) {
        whenDone(m_channels.value(it.value())->query(it.key()), this, [this](const Result<ChannelNotice> &notice) {
            if (notice && (notice->state == ChannelState::Succeeded || notice->state == ChannelState::Failed))
                handIn(*notice);
        });
    }
}

void ChannelService::tryRefunds(int most)
{
    whenDone(m_gateway.refundsDue(most), this, [this](const Result<QList<DueRefund>> &due) {
        if (!due)
            return;
        for (const DueRefund &refund : *due)
            refundOne(refund);
    });
}

void ChannelService::refundOne(const DueRefund &due)
{
    PaymentChannel *channel = m_channels.value(due.channel);
    if (!channel)
        return;
    whenDone(channel->refund(due.refund), this, [this, due](const Result<ChannelRefundAnswer> &answer) {
        // A channel that could not be reached, or whose answer was lost, has not refused and may have paid: the next
        // try has the same request number, and only a refusal makes another.
        const ChannelRefundAnswer said = answer
            ? *answer
            : ChannelRefundAnswer{RefundState::Failed, {}, {{QStringLiteral("error"), answer.error().code}}};
        whenDone(m_gateway.refundAnswered(due, said), this, [this, due, said](const Result<Done> &done) {
            Q_EMIT refundTried(due.part, done && said.state == RefundState::Succeeded);
        });
    });
}

void ChannelService::handIn(const ChannelNotice &notice)
{
    whenDone(m_gateway.handIn(m_venue, notice), this, [this, notice](const Result<bool> &applied) {
        if (!applied) {
            Q_EMIT handInFailed(applied.error());
            return;
        }
        m_silent.remove(notice.requestNo);
        Q_EMIT handedIn(notice.requestNo, *applied);
    });
}

} // namespace vd::payments

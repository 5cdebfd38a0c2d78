#include "models/payments/ChannelService.h"

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

Future<ChannelStart> ChannelService::start(
    const QUuid &request, OrderId order, const QString &channelName, const Money &amount, const QString &subject)
{
    PaymentChannel *channel = m_channels.value(channelName);
    if (!channel)
        return ready<ChannelStart>(
            fail(Fault::Rule, QStringLiteral("channel_unknown"), {{QStringLiteral("channel"), channelName}}));
    auto promise = std::make_shared<QPromise<Result<ChannelStart>>>();
    promise->start();
    const auto finish = [promise](const Result<ChannelStart> &result) {
        promise->addResult(result);
        promise->finish();
    };
    whenDone(m_gateway.startPayment(request, order, channelName, amount), this,
        [this, channel, subject, finish](const Result<StartedPayment> &started) {
            if (!started) {
                finish(tl::unexpected<Error>(started.error()));
                return;
            }
            m_silent.insert(started->requestNo, channel->name());
            const ChannelRequest asked{started->requestNo, started->amount, started->expiresAt, subject};
            whenDone(channel->start(asked), this, [this, channel, asked, finish](const Result<ChannelStart> &answer) {
                if (!answer) // Nothing was shown to the customer, so nothing can be paid: the order need not wait.
                    handIn({asked.requestNo, channel->name(), {}, ChannelState::Failed, asked.amount, {}});
                finish(answer);
            });
        });
    return promise->future();
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
        // A channel that could not be reached has not refused: the next try has the same request number.
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

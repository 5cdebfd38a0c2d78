#include "tests/support/SimulatedChannel.h"

#include "models/base/WhenDone.h"

namespace vd::test {

using namespace payments;

namespace {

tl::unexpected<Error> unreachable()
{
    return fail(Fault::Offline, QStringLiteral("channel_away"));
}

} // namespace

Future<ChannelStart> SimulatedChannel::start(const ChannelRequest &request)
{
    if (away)
        return ready<ChannelStart>(unreachable());
    m_asked << request;
    m_book.insert(request.requestNo, {request.requestNo, m_name, {}, ChannelState::Waiting, request.amount, {}});
    return ready<ChannelStart>(ChannelStart{m_name + QLatin1Char(':') + request.requestNo});
}

Future<ChannelNotice> SimulatedChannel::charge(const ChannelRequest &request, const QString &payCode)
{
    if (away)
        return ready<ChannelNotice>(unreachable());
    if (payCode.size() != 18)
        return ready<ChannelNotice>(fail(Fault::Rule, QStringLiteral("pay_code_invalid")));
    m_asked << request;
    ChannelNotice notice{request.requestNo, m_name, {}, ChannelState::Waiting, request.amount, {}};
    if (!asksFirst.contains(payCode)) {
        notice.state = ChannelState::Succeeded;
        notice.channelNo = m_name + QStringLiteral("-%1").arg(++m_number);
        notice.paidAt = request.expiresAt.addSecs(-60);
        m_balance += notice.amount.minor();
    }
    m_book.insert(request.requestNo, notice);
    return ready<ChannelNotice>(notice);
}

Future<ChannelNotice> SimulatedChannel::query(const QString &requestNo)
{
    if (away)
        return ready<ChannelNotice>(unreachable());
    return ready<ChannelNotice>(m_book.value(requestNo, {requestNo, m_name, {}, ChannelState::Unknown, {}, {}}));
}

Future<ChannelRefundAnswer> SimulatedChannel::refund(const ChannelRefund &refund)
{
    if (away)
        return ready<ChannelRefundAnswer>(unreachable());
    const ChannelRefundAnswer answer = made(refund);
    if (lostRefundAnswers > 0) {
        --lostRefundAnswers;
        return ready<ChannelRefundAnswer>(unreachable());
    }
    return ready<ChannelRefundAnswer>(answer);
}

ChannelRefundAnswer SimulatedChannel::made(const ChannelRefund &refund)
{
    if (m_refunds.contains(refund.requestNo)) // The same number is the same refund.
        return m_refunds.value(refund.requestNo);
    if (refusesRefunds || refund.amount.minor() == refusedAmount)
        return {RefundState::Refused, {}, {{QStringLiteral("error"), QStringLiteral("account closed")}}};
    if (failingRefunds > 0) {
        --failingRefunds;
        return {RefundState::Failed, {}, {{QStringLiteral("error"), QStringLiteral("busy")}}};
    }
    m_balance -= refund.amount.minor();
    const ChannelRefundAnswer answer{RefundState::Succeeded, m_name + QStringLiteral("-R%1").arg(++m_number), {}};
    m_refunds.insert(refund.requestNo, answer);
    return answer;
}

void SimulatedChannel::customerPays(const QString &requestNo, const QDateTime &at, const Money &amount)
{
    ChannelNotice &notice = m_book[requestNo];
    notice.requestNo = requestNo;
    notice.channel = m_name;
    notice.state = ChannelState::Succeeded;
    notice.channelNo = m_name + QStringLiteral("-%1").arg(++m_number);
    notice.paidAt = at;
    if (!amount.currency().isEmpty())
        notice.amount = amount;
    m_balance += notice.amount.minor();
    send(notice);
}

void SimulatedChannel::customerFails(const QString &requestNo)
{
    ChannelNotice &notice = m_book[requestNo];
    notice.state = ChannelState::Failed;
    send(notice);
}

void SimulatedChannel::sendAgain(const QString &requestNo)
{
    if (m_listener)
        m_listener(m_book.value(requestNo));
}

void SimulatedChannel::send(const ChannelNotice &notice)
{
    if (silent || !m_listener)
        return;
    for (int i = 0; i < messages; ++i)
        m_listener(notice);
}

} // namespace vd::test

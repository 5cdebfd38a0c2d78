// How OrderController has an order paid by a payment channel.
#include "models/base/WhenDone.h"
#include "models/orders/OrderController.h"
#include "models/payments/ChannelService.h"

namespace vd::orders {

QStringList OrderController::channels() const
{
    return m_gateways.channels && m_gateways.channels->venue() == m_order.venue ? m_gateways.channels->channels()
                                                                                : QStringList();
}

Money OrderController::channelAmount() const
{
    Money asked(0, m_order.total.currency());
    for (const PaymentLine &payment : m_order.payments) {
        if (payment.state == QLatin1String("started"))
            asked += payment.amount;
    }
    return asked;
}

void OrderController::payByChannel(
    const QList<payments::Tender> &before, const QString &channel, const Money &amount, const QString &payCode)
{
    if (m_busy || !hasOrder())
        return;
    if (before.isEmpty())
        return startChannel({channel, amount, payCode});
    m_afterPaying = ChannelAsk{channel, amount, payCode};
    pay(before);
}

void OrderController::startChannel(const ChannelAsk &ask)
{
    if (!m_gateways.channels) {
        Q_EMIT failed({Fault::Rule, QStringLiteral("channel_unknown"), {}, {}});
        return;
    }
    setBusy(true);
    const OrderId id = m_order.id;
    const QUuid key = m_channelKey.keyFor(
        id.toString().toUtf8() + ' ' + ask.channel.toUtf8() + ' ' + ask.amount.toPlain().toUtf8());
    payments::ChannelService &service = *m_gateways.channels;
    if (!ask.payCode.isEmpty()) {
        whenDone(service.charge(key, id, ask.channel, ask.amount, m_order.orderNo, ask.payCode), this,
            [this, id](
                const Result<Done> &done) { channelAnswered(id, done.map([](const Done &) { return QString(); })); });
        return;
    }
    whenDone(service.start(key, id, ask.channel, ask.amount, m_order.orderNo), this,
        [this, id](const Result<payments::ChannelStart> &start) {
            channelAnswered(id, start.map([](const payments::ChannelStart &shown) { return shown.code; }));
        });
}

void OrderController::channelAnswered(OrderId id, const Result<QString> &code)
{
    setBusy(false);
    // Refused or shown, the next one is another request; only an answer the server owes is asked for under the same
    // key.
    const bool owed = !code && (code.error().fault == Fault::Timeout || code.error().code == QLatin1String("offline"));
    if (!owed)
        m_channelKey.done();
    if (id != m_wanted)
        return;
    if (!code)
        Q_EMIT failed(code.error());
    else
        m_channelCode = *code;
    ask(id);
}

void OrderController::askChannel()
{
    if (m_gateways.channels)
        m_gateways.channels->askAboutSilent();
    reload();
}

} // namespace vd::orders

#include "models/orders/OrderController.h"

#include "models/base/Changes.h"
#include "models/base/WhenDone.h"
#include "models/inventory/InventoryGateway.h"
#include "models/orders/OrdersGateway.h"
#include "models/payments/ChannelService.h"

#include <utility>

namespace vd::orders {

namespace {

constexpr int askChannelMs = 5'000; ///< A message may be lost; the channel is asked all the same.

QByteArray contentOf(OrderId order, const QList<payments::Tender> &tenders)
{
    QByteArray content = QByteArray::number(static_cast<qint64>(order.value()));
    for (const payments::Tender &tender : tenders) {
        content += '|' + tender.channel.toUtf8() + ' ' + tender.amount.toPlain().toUtf8() + ' '
            + tender.given.toPlain().toUtf8() + ' ' + tender.channelNo.toUtf8() + ' '
            + tender.account.toString().toUtf8() + ' ' + tender.item.toString().toUtf8();
    }
    return content;
}

bool isPaidFor(OrderState state)
{
    return state == OrderState::Paid || state == OrderState::CheckedIn || state == OrderState::Completed
        || state == OrderState::NoShow;
}

Error wrongState(OrderState state)
{
    return {Fault::Rule, QStringLiteral("order_state"), {{QStringLiteral("state"), toDatabase(state)}}, {}};
}

} // namespace

OrderController::OrderController(const Gateways &gateways, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
{
    m_channelTimer.setInterval(askChannelMs);
    connect(&m_channelTimer, &QTimer::timeout, this, &OrderController::askChannel);
    if (m_gateways.channels)
        connect(m_gateways.channels, &payments::ChannelService::handedIn, this, &OrderController::reload);
    if (!m_gateways.changes)
        return;
    connect(
        m_gateways.changes, &Changes::changed, this, [this](VenueId, const QString &topic, const QList<qint64> &ids) {
            if (topic == QLatin1String("order") && hasOrder() && ids.contains(m_order.id.value()))
                reload();
        });
    connect(m_gateways.changes, &Changes::connectionBack, this, &OrderController::reload);
}

void OrderController::setOrder(const Order &order)
{
    m_wanted = order.id;
    show(order);
    ask(order.id);
}

void OrderController::open(OrderId id)
{
    m_wanted = id;
    ask(id);
}

void OrderController::close()
{
    ++m_serial;
    m_wanted = {};
    m_order = {};
    m_afterPaying.reset();
    m_channelCode.clear();
    m_channelTimer.stop();
    setBusy(false);
    Q_EMIT changed();
}

void OrderController::reload()
{
    if (m_wanted.isValid())
        ask(m_wanted);
}

bool OrderController::isHeld() const
{
    return hasOrder() && (m_order.state == OrderState::Holding || m_order.state == OrderState::PendingPay);
}

std::optional<Error> OrderController::refusal(Action action) const
{
    if (!hasOrder())
        return Error{Fault::Missing, QStringLiteral("unknown_order"), {}, {}};
    switch (action) {
    case Action::Pay:
        if (!isHeld())
            return wrongState(m_order.state);
        break;
    case Action::Add:
        if (m_order.state != OrderState::Holding)
            return wrongState(m_order.state);
        break;
    case Action::Extend:
        if (m_order.state != OrderState::Holding)
            return wrongState(m_order.state);
        if (m_order.extended)
            return Error{Fault::Rule, QStringLiteral("already_extended"), {}, {}};
        break;
    case Action::LetGo:
    case Action::Cancel:
        if (!isHeld())
            return wrongState(m_order.state);
        break;
    case Action::Tickets:
        if (!isPaidFor(m_order.state))
            return wrongState(m_order.state);
        break;
    }
    return std::nullopt;
}

void OrderController::extend()
{
    if (m_busy || !hasOrder())
        return;
    setBusy(true);
    const OrderId id = m_order.id;
    const QUuid key = m_extendKey.keyFor(QByteArray::number(static_cast<qint64>(id.value())));
    whenDone(m_gateways.inventory->extendHold(key, id), this,
        [this, id](const Result<Order> &order) { answered(id, order, m_extendKey, After::Extended); });
}

void OrderController::cancel(const QString &reason)
{
    if (m_busy || !hasOrder())
        return;
    setBusy(true);
    const OrderId id = m_order.id;
    const QUuid key = m_cancelKey.keyFor(QByteArray::number(static_cast<qint64>(id.value())) + reason.toUtf8());
    whenDone(m_gateways.inventory->cancel(key, id, reason), this,
        [this, id](const Result<Order> &order) { answered(id, order, m_cancelKey, After::Cancelled); });
}

void OrderController::pay(const QList<payments::Tender> &tenders)
{
    if (m_busy || !hasOrder())
        return;
    setBusy(true);
    const OrderId id = m_order.id;
    const QUuid key = m_payKey.keyFor(contentOf(id, tenders));
    whenDone(m_gateways.payments->pay(key, id, tenders), this,
        [this, id](const Result<Order> &order) { answered(id, order, m_payKey, After::Paid); });
}

void OrderController::answered(OrderId id, const Result<Order> &order, RequestKey &key, After after)
{
    setBusy(false);
    if (order)
        key.done();
    const std::optional<ChannelAsk> next = order ? std::exchange(m_afterPaying, std::nullopt) : std::nullopt;
    if (id != m_wanted)
        return;
    if (!order) {
        m_afterPaying.reset();
        Q_EMIT failed(order.error());
        // Whatever refused it, or whether a time-out went through after all: what is true now is shown.
        if (order.error().fault != Fault::Offline)
            ask(id);
        return;
    }
    // A payment that was waited for says so itself.
    const bool waited = m_order.id == id && m_order.state == OrderState::PendingPay;
    setOrder(*order);
    if (next && isHeld())
        startChannel(*next);
    if (after == After::Extended)
        Q_EMIT extended();
    else if (after == After::Cancelled)
        Q_EMIT cancelled();
    else if (after == After::Paid && !waited && isPaidFor(m_order.state))
        Q_EMIT confirmed();
}

void OrderController::show(const Order &order)
{
    // The write's answer has no timeline; the one shown stays until the full order is there.
    QList<TimelineEntry> timeline = order.timeline;
    if (timeline.isEmpty() && order.id == m_order.id)
        timeline = m_order.timeline;
    const bool waited = order.id == m_order.id && m_order.state == OrderState::PendingPay;
    m_order = order;
    m_order.timeline = timeline;
    const bool waiting = order.state == OrderState::PendingPay;
    if (!waiting)
        m_channelCode.clear();
    if (waiting && !channels().isEmpty())
        m_channelTimer.start();
    else
        m_channelTimer.stop();
    Q_EMIT changed();
    // Paid by a channel, by itself.
    if (waited && isPaidFor(order.state))
        Q_EMIT confirmed();
}

void OrderController::ask(OrderId id)
{
    const int serial = ++m_serial;
    whenDone(m_gateways.orders->order(id), this, [this, serial, id](const Result<Order> &order) {
        if (serial != m_serial || id != m_wanted)
            return;
        if (!order) {
            // The one shown before is not the one that was asked for.
            if (hasOrder() && m_order.id != id) {
                m_order = {};
                Q_EMIT changed();
            }
            Q_EMIT failed(order.error());
            return;
        }
        if (order->id == m_order.id && order->version < m_order.version)
            return;
        show(*order);
    });
}

void OrderController::setBusy(bool busy)
{
    if (busy == m_busy)
        return;
    m_busy = busy;
    Q_EMIT busyChanged();
}

} // namespace vd::orders

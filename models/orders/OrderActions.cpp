#include "models/orders/OrderActions.h"

#include "models/base/WhenDone.h"

#include <algorithm>

namespace vd::orders {

namespace {

QByteArray number(qint64 value)
{
    return QByteArray::number(value) + ' ';
}

QByteArray contentOf(const RefundRequest &request)
{
    QByteArray content = number(request.order.value()) + number(request.seenRefundable.minor())
        + (request.override ? "o" : "-") + (request.waiveFee ? "w" : "-") + request.reason.toUtf8();
    for (const RefundLine &line : request.lines) {
        content += '|' + number(line.item.value()) + number(line.quantity);
        for (const int place : line.places)
            content += 'p' + number(place);
        for (const SeatId seat : line.seats)
            content += 's' + number(seat.value());
    }
    return content;
}

QByteArray contentOf(const MoveRequest &request)
{
    QByteArray content
        = number(request.order.value()) + (request.keepPrice ? "k" : "-") + request.overrideReason.toUtf8();
    for (const Move &move : request.moves)
        content += '|' + number(move.item.value()) + number(move.slot.value());
    for (const payments::Tender &tender : request.tenders)
        content += '|' + tender.channel.toUtf8() + ' ' + number(tender.amount.minor()) + number(tender.given.minor())
            + tender.channelNo.toUtf8();
    return content;
}

} // namespace

OrderActions::OrderActions(const Gateways &gateways, OrderController &order, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
    , m_order(order)
{
    connect(&m_order, &OrderController::changed, this, &OrderActions::orderChanged);
}

QList<Verdict> OrderActions::against(const QString &action) const
{
    QList<Verdict> found;
    for (const Verdict &verdict : m_verdicts) {
        if (verdict.action == action)
            found.append(verdict);
    }
    return found;
}

bool OrderActions::mayTry(const QString &action) const
{
    return m_known && std::none_of(m_verdicts.cbegin(), m_verdicts.cend(), [&action](const Verdict &verdict) {
        return verdict.hard && verdict.action == action;
    });
}

void OrderActions::orderChanged()
{
    const Order &order = m_order.order();
    if (order.id == m_askedOrder && order.version == m_askedVersion) {
        // The same verdicts; but one part of a refund of several was paid out, which makes no new version.
        Q_EMIT changed();
        return;
    }
    if (order.id != m_askedOrder)
        m_verdicts.clear();
    m_askedOrder = order.id;
    m_askedVersion = order.version;
    m_known = false;
    ++m_serial;
    ++m_quote;
    Q_EMIT changed();
    if (order.id.isValid() && m_gateways.orderActions)
        askVerdicts();
}

void OrderActions::askVerdicts()
{
    const int serial = m_serial;
    whenDone(m_gateways.orderActions->verdicts(m_askedOrder), this, [this, serial](const Result<QList<Verdict>> &told) {
        // A lost question leaves the actions closed; the next change of the order, or a reload, asks again.
        if (serial != m_serial)
            return;
        if (!told) {
            m_askedVersion = -1;
            return;
        }
        m_verdicts = *told;
        m_known = true;
        Q_EMIT changed();
    });
}

void OrderActions::quoteRefund(const QList<RefundLine> &lines)
{
    const int serial = ++m_quote;
    whenDone(m_gateways.orderActions->refundQuote(order().id, lines), this,
        [this, serial](const Result<RefundQuote> &quote) {
            if (serial != m_quote)
                return;
            if (quote)
                Q_EMIT refundQuoted(*quote);
            else
                Q_EMIT quoteFailed(quote.error());
        });
}

void OrderActions::quoteMove(const QList<Move> &moves)
{
    const int serial = ++m_quote;
    whenDone(
        m_gateways.orderActions->moveQuote(order().id, moves), this, [this, serial](const Result<MoveQuote> &quote) {
            if (serial != m_quote)
                return;
            if (quote)
                Q_EMIT moveQuoted(*quote);
            else
                Q_EMIT quoteFailed(quote.error());
        });
}

void OrderActions::refund(RefundRequest request)
{
    request.order = order().id;
    request.request = keyFor(Action::Refund, contentOf(request));
    start(Action::Refund, [this, request](qint64 approval) {
        RefundRequest with = request;
        with.approval = approval;
        return m_gateways.orderActions->refund(with);
    });
}

void OrderActions::settle(RefundPartId part, const QString &channelNo)
{
    const QUuid key = keyFor(Action::Settle, number(part.value()) + channelNo.toUtf8());
    start(Action::Settle,
        [this, key, part, channelNo](qint64) { return m_gateways.orderActions->settleRefund(key, part, channelNo); });
}

void OrderActions::adjustPrice(const Money &total, const QString &reason)
{
    const OrderId id = order().id;
    const QUuid key = keyFor(Action::Price, number(id.value()) + number(total.minor()) + reason.toUtf8());
    start(Action::Price, [this, key, id, total, reason](qint64 approval) {
        return m_gateways.orderActions->adjustPrice(key, id, total, reason, approval);
    });
}

void OrderActions::waiveRest(const QString &reason)
{
    const OrderId id = order().id;
    const QUuid key = keyFor(Action::Waive, number(id.value()) + reason.toUtf8());
    start(Action::Waive, [this, key, id, reason](qint64 approval) {
        return m_gateways.orderActions->settleShortfall(key, id, reason, approval);
    });
}

void OrderActions::markNoShow(bool undo)
{
    const OrderId id = order().id;
    const QUuid key = keyFor(Action::NoShow, number(id.value()) + (undo ? "undo" : "set"));
    start(Action::NoShow, [this, key, id, undo](qint64) { return m_gateways.orderActions->markNoShow(key, id, undo); });
}

void OrderActions::move(MoveRequest request)
{
    request.order = order().id;
    request.request = keyFor(Action::Move, contentOf(request));
    start(Action::Move, [this, request](qint64 approval) {
        MoveRequest with = request;
        with.approval = approval;
        return m_gateways.orderActions->move(with);
    });
}

void OrderActions::approved(qint64 approval)
{
    if (!m_busy && m_call && m_callOrder == order().id)
        send(approval);
}

QUuid OrderActions::keyFor(Action action, const QByteArray &content)
{
    return m_keys.at(static_cast<std::size_t>(action)).keyFor(content);
}

void OrderActions::start(Action action, Call call)
{
    if (m_busy)
        return;
    m_action = action;
    m_call = std::move(call);
    m_callOrder = order().id;
    send(0);
}

void OrderActions::send(qint64 approval)
{
    setBusy(true);
    whenDone(m_call(approval), this, [this, id = m_callOrder](const Result<Order> &changed) { answered(id, changed); });
}

void OrderActions::answered(OrderId id, const Result<Order> &changed)
{
    setBusy(false);
    if (changed) {
        m_keys.at(static_cast<std::size_t>(m_action)).done();
        m_call = {};
    }
    if (id != order().id)
        return;
    if (!changed) {
        const Error error = changed.error();
        // Refused because it is not as shown any more, or lost on the way: what is true now is shown.
        if (error.fault != Fault::Offline)
            m_order.reload();
        Q_EMIT failed(m_action, error);
        if (error.code == QLatin1String("approval_needed"))
            Q_EMIT approvalNeeded(error.facts.value(QLatin1String("action")).toString(),
                error.facts.value(QLatin1String("subject")).toObject());
        return;
    }
    m_order.setOrder(*changed);
    Q_EMIT done(m_action);
}

void OrderActions::setBusy(bool busy)
{
    if (busy == m_busy)
        return;
    m_busy = busy;
    Q_EMIT busyChanged();
}

} // namespace vd::orders

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
    for (const RefundLine &line : request.lines)
        content += '|' + number(line.item.value()) + number(line.quantity);
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
    if (order.id == m_askedOrder && order.version == m_askedVersion)
        return;
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
    if (m_busy)
        return;
    request.order = order().id;
    request.request = keyFor(Action::Refund, contentOf(request));
    send(Action::Refund, m_gateways.orderActions->refund(request));
}

void OrderActions::settle(RefundPartId part, const QString &channelNo)
{
    if (m_busy)
        return;
    const QUuid key = keyFor(Action::Settle, number(part.value()) + channelNo.toUtf8());
    send(Action::Settle, m_gateways.orderActions->settleRefund(key, part, channelNo));
}

void OrderActions::adjustPrice(const Money &total, const QString &reason)
{
    if (m_busy)
        return;
    const QUuid key = keyFor(Action::Price, number(order().id.value()) + number(total.minor()) + reason.toUtf8());
    send(Action::Price, m_gateways.orderActions->adjustPrice(key, order().id, total, reason));
}

void OrderActions::markNoShow(bool undo)
{
    if (m_busy)
        return;
    const QUuid key = keyFor(Action::NoShow, number(order().id.value()) + (undo ? "undo" : "set"));
    send(Action::NoShow, m_gateways.orderActions->markNoShow(key, order().id, undo));
}

void OrderActions::move(MoveRequest request)
{
    if (m_busy)
        return;
    request.order = order().id;
    request.request = keyFor(Action::Move, contentOf(request));
    send(Action::Move, m_gateways.orderActions->move(request));
}

QUuid OrderActions::keyFor(Action action, const QByteArray &content)
{
    return m_keys.at(static_cast<std::size_t>(action)).keyFor(content);
}

void OrderActions::send(Action action, const Future<Order> &answer)
{
    setBusy(true);
    const OrderId id = order().id;
    whenDone(answer, this, [this, action, id](const Result<Order> &changed) {
        setBusy(false);
        if (changed)
            m_keys.at(static_cast<std::size_t>(action)).done();
        if (id != order().id)
            return;
        if (!changed) {
            Q_EMIT failed(action, changed.error());
            // Refused because it is not as shown any more, or lost on the way: what is true now is shown.
            if (changed.error().fault != Fault::Offline)
                m_order.reload();
            return;
        }
        m_order.setOrder(*changed);
        Q_EMIT done(action);
    });
}

void OrderActions::setBusy(bool busy)
{
    if (busy == m_busy)
        return;
    m_busy = busy;
    Q_EMIT busyChanged();
}

} // namespace vd::orders

#include "tests/support/fakes/FakeOrderActionsGateway.h"

namespace vd::test {

using namespace orders;

namespace {

constexpr int freeHours = 2;

QJsonObject inState(const Order &order)
{
    return {{QStringLiteral("state"), toDatabase(order.state)}, {QStringLiteral("order_no"), order.orderNo}};
}

const Item *itemOf(const Order &order, ItemId id)
{
    for (const Item &item : order.items) {
        if (item.id == id)
            return &item;
    }
    return nullptr;
}

} // namespace

FakeOrderActionsGateway::FakeOrderActionsGateway(
    const Clock &clock, FakeOrdersGateway &orders, FakeInventoryGateway &inventory)
    : m_clock(clock)
    , m_orders(orders)
    , m_inventory(inventory)
{
}

Future<QList<Verdict>> FakeOrderActionsGateway::verdicts(OrderId id)
{
    const Order order = m_orders.orders.value(id);
    const bool held = order.state == OrderState::Holding || order.state == OrderState::PendingPay;
    const bool paid = order.state == OrderState::Paid || order.state == OrderState::CheckedIn
        || order.state == OrderState::NoShow || order.state == OrderState::Suspended;
    QList<Verdict> all;
    const auto refuse = [&](const char *action) {
        all.append({QString::fromLatin1(action), QStringLiteral("order_state"), inState(order), true});
    };
    if (!held) {
        refuse("pay");
        refuse("adjust_price");
    }
    if (!held || order.paid.isZero() || order.outstanding.isZero())
        refuse("settle_shortfall");
    if (!paid)
        refuse("refund");
    if (order.state != OrderState::Holding && order.state != OrderState::Paid && order.state != OrderState::Suspended)
        refuse("reschedule");
    if (order.state != OrderState::Paid)
        refuse("no_show");
    if (order.state != OrderState::NoShow)
        refuse("undo_no_show");
    if (paid) {
        QList<RefundLine> lines;
        for (const Item &item : order.items)
            lines.append({item.id, item.quantity});
        const RefundQuote all_ = quote(order, lines);
        if (!all_.refused.isEmpty())
            all.append({QStringLiteral("refund"), all_.refused,
                {{QStringLiteral("free_until"), all_.freeUntil.toString(Qt::ISODate)}}, false});
    }
    if (order.state == OrderState::Paid && m_moved.value(id) >= timesAllowed)
        all.append({QStringLiteral("reschedule"), QStringLiteral("reschedule_used_up"),
            {{QStringLiteral("times"), timesAllowed}, {QStringLiteral("used"), m_moved.value(id)}}, false});
    return answers.give<QList<Verdict>>(all);
}

RefundQuoteLine FakeOrderActionsGateway::quoteOf(const Order &order, const RefundLine &wanted) const
{
    RefundQuoteLine line;
    line.line = wanted;
    const Item *item = itemOf(order, wanted.item);
    if (!item)
        return line;
    line.of = item->quantity;
    line.amount = {item->amount.minor() * wanted.quantity / item->quantity, item->amount.currency()};
    line.freeUntil = item->startsAt.addSecs(-freeHours * 3600);
    line.late = m_clock.now() > line.freeUntil;
    const bool charged = line.late && lateFeeKind == QLatin1String("percent") && !item->suspended;
    line.fee = {charged ? line.amount.minor() * 30 / 100 : 0, item->amount.currency()};
    if (line.late && lateFeeKind == QLatin1String("never") && !item->suspended)
        line.refused = QStringLiteral("refund_too_late");
    line.rule = {QStringLiteral("Standard"), 3, QStringLiteral("hours"), freeHours, QStringLiteral("none"), 0,
        lateFeeKind, 3000, {}};
    line.who = who.value(wanted.item);
    return line;
}

Money FakeOrderActionsGateway::refundable(const Order &order)
{
    Money left = order.paid;
    for (const Refund &refund : order.refunds)
        left = left - refund.amount;
    return left;
}

RefundQuote FakeOrderActionsGateway::quote(const Order &order, const QList<RefundLine> &lines) const
{
    RefundQuote quote;
    quote.amount = quote.fee = Money(0, order.total.currency());
    for (const RefundLine &line : lines) {
        const RefundQuoteLine one = quoteOf(order, line);
        quote.amount += one.amount - one.fee;
        quote.fee += one.fee;
        if (!one.refused.isEmpty())
            quote.refused = one.refused;
        if (!quote.freeUntil.isValid() || one.freeUntil < quote.freeUntil)
            quote.freeUntil = one.freeUntil;
        quote.lines.append(one);
    }
    quote.refundable = refundable(order);
    Money left = quote.amount < quote.refundable ? quote.amount : quote.refundable;
    for (auto payment = order.payments.crbegin(); payment != order.payments.crend() && !left.isZero(); ++payment) {
        const Money part = left < payment->amount ? left : payment->amount;
        quote.parts.append({payment->channel, part});
        left = left - part;
    }
    return quote;
}

std::optional<Error> FakeOrderActionsGateway::wantsSignature(
    const char *action, const QJsonObject &subject, qint64 approval)
{
    if (approval > 0)
        approvals.append(approval);
    if (!wantsLead || approval > 0)
        return std::nullopt;
    return Error{Fault::Rule, QStringLiteral("approval_needed"),
        {{QStringLiteral("action"), QString::fromLatin1(action)}, {QStringLiteral("subject"), subject},
            {QStringLiteral("role"), QStringLiteral("desk_lead")},
            {QStringLiteral("why"), QStringLiteral("outside_policy")}},
        {}};
}

Future<RefundQuote> FakeOrderActionsGateway::refundQuote(OrderId id, const QList<RefundLine> &lines)
{
    return answers.give<RefundQuote>(quote(m_orders.orders.value(id), lines));
}

Future<Order> FakeOrderActionsGateway::stored(const Order &order, const QString &action)
{
    m_orders.store(order, action, m_clock.now());
    return answers.give<Order>(m_orders.orders.value(order.id));
}

Future<Order> FakeOrderActionsGateway::refund(const RefundRequest &request)
{
    refunds.append(request);
    if (m_done.contains(request.request))
        return answers.give<Order>(m_orders.orders.value(request.order));
    Order order = m_orders.orders.value(request.order);
    const RefundQuote now = quote(order, request.lines);
    if (request.seenRefundable != now.refundable)
        return answers.give<Order>(fail(Fault::Conflict, QStringLiteral("refundable_changed"),
            {{QStringLiteral("now_minor"), qint64(now.refundable.minor())},
                {QStringLiteral("seen_minor"), qint64(request.seenRefundable.minor())},
                {QStringLiteral("currency"), now.refundable.currency()}}));
    if (!now.refused.isEmpty() && !request.override)
        return answers.give<Order>(fail(Fault::Rule, now.refused,
            {{QStringLiteral("free_until"), now.freeUntil.toString(Qt::ISODate)},
                {QStringLiteral("overridable"), true}}));
    if (answers.error)
        return answers.give<Order>(order);
    if (request.override) {
        const QJsonObject subject{{QStringLiteral("order"), qint64(order.id.value())},
            {QStringLiteral("amount_minor"), qint64(now.amount.minor())},
            {QStringLiteral("fee_minor"), qint64(now.fee.minor())}, {QStringLiteral("currency"), now.amount.currency()},
            {QStringLiteral("reason"), request.reason}, {QStringLiteral("lines"), QJsonArray{1}}};
        if (const std::optional<Error> wanted = wantsSignature("refund", subject, request.approval))
            return answers.give<Order>(tl::unexpected<Error>(*wanted));
    }
    Refund refund{request.waiveFee ? now.amount + now.fee : now.amount, request.waiveFee ? now.fee - now.fee : now.fee,
        QStringLiteral("started"), request.reason, m_inventory.login, m_clock.now(), {}, {}};
    for (const auto &[channel, amount] : now.parts)
        refund.parts.append({RefundPartId(++m_nextPart), channel, amount, QStringLiteral("started"), 0});
    order.refunds.append(refund);
    order.state = OrderState::Refunding;
    m_done.insert(request.request, order.id);
    return stored(order, QStringLiteral("refund"));
}

Future<Order> FakeOrderActionsGateway::settleRefund(const QUuid &, RefundPartId part, const QString &channelNo)
{
    settled.append({part, channelNo});
    for (Order order : std::as_const(m_orders.orders)) {
        for (Refund &refund : order.refunds) {
            bool open = false;
            bool found = false;
            for (RefundPart &one : refund.parts) {
                if (one.id == part) {
                    one.state = QStringLiteral("succeeded");
                    found = true;
                }
                open = open || one.state == QLatin1String("started");
            }
            if (!found)
                continue;
            if (!open) {
                refund.state = QStringLiteral("succeeded");
                refund.settledAt = m_clock.now();
                order.state = OrderState::Refunded;
                for (Item &item : order.items)
                    item.stockState = QStringLiteral("released");
                m_inventory.release(order.id);
                return stored(order, QStringLiteral("settle_refund"));
            }
            // As on the server, the order has a new version only when the refund is over.
            m_orders.orders.insert(order.id, order);
            return answers.give<Order>(order);
        }
    }
    return answers.give<Order>(fail(Fault::Missing, QStringLiteral("unknown_refund")));
}

Future<Order> FakeOrderActionsGateway::adjustPrice(
    const QUuid &, OrderId id, const Money &total, const QString &reason, qint64 approval)
{
    Order order = m_orders.orders.value(id);
    const QJsonObject subject{{QStringLiteral("order"), qint64(id.value())},
        {QStringLiteral("from_minor"), qint64(order.total.minor())},
        {QStringLiteral("to_minor"), qint64(total.minor())}, {QStringLiteral("currency"), total.currency()},
        {QStringLiteral("reason"), reason}};
    if (const std::optional<Error> wanted = wantsSignature("adjust_price", subject, approval))
        return answers.give<Order>(tl::unexpected<Error>(*wanted));
    order.adjustments.append({total - order.total, reason, m_inventory.login, {}, m_clock.now()});
    order.total = total;
    order.outstanding = order.paid < total ? total - order.paid : Money(0, total.currency());
    return stored(order, QStringLiteral("adjust_price"));
}

Future<Order> FakeOrderActionsGateway::settleShortfall(
    const QUuid &, OrderId id, const QString &reason, qint64 approval)
{
    Order order = m_orders.orders.value(id);
    const QJsonObject subject{{QStringLiteral("order"), qint64(id.value())},
        {QStringLiteral("short_minor"), qint64(order.outstanding.minor())},
        {QStringLiteral("currency"), order.total.currency()}, {QStringLiteral("reason"), reason}};
    if (const std::optional<Error> wanted = wantsSignature("settle_shortfall", subject, approval))
        return answers.give<Order>(tl::unexpected<Error>(*wanted));
    order.adjustments.append(
        {Money(0, order.total.currency()) - order.outstanding, reason, m_inventory.login, {}, m_clock.now()});
    order.total = order.paid;
    order.outstanding = Money(0, order.total.currency());
    order.state = OrderState::Paid;
    return stored(order, QStringLiteral("settle_shortfall"));
}

Future<Order> FakeOrderActionsGateway::markNoShow(const QUuid &, OrderId id, bool undo)
{
    Order order = m_orders.orders.value(id);
    order.state = undo ? OrderState::Paid : OrderState::NoShow;
    return stored(order, QStringLiteral("mark_no_show"));
}

Future<MoveQuote> FakeOrderActionsGateway::moveQuote(OrderId id, const QList<Move> &wanted)
{
    const Order order = m_orders.orders.value(id);
    MoveQuote quote;
    quote.before = quote.after = Money(0, order.total.currency());
    bool changes = false;
    for (const Move &move : wanted) {
        const Item *item = itemOf(order, move.item);
        const inventory::Cell cell = m_inventory.stock.value(move.slot);
        if (!item || !cell.slot.isValid())
            return answers.give<MoveQuote>(fail(Fault::Missing, QStringLiteral("unknown_item")));
        changes = changes || item->slot != move.slot;
        quote.before += item->amount;
        quote.after += cell.price.value_or(Money(0, order.total.currency())) * item->quantity;
        if (!quote.until.isValid() || item->startsAt.addSecs(-freeHours * 3600) < quote.until)
            quote.until = item->startsAt.addSecs(-freeHours * 3600);
    }
    if (!changes)
        return answers.give<MoveQuote>(fail(Fault::Rule, QStringLiteral("no_change")));
    quote.times = timesAllowed;
    quote.used = m_moved.value(id);
    quote.days = 30;
    quote.policy = QStringLiteral("Standard");
    if (order.state == OrderState::Paid && quote.used >= quote.times)
        quote.against.append({QStringLiteral("reschedule"), QStringLiteral("reschedule_used_up"),
            {{QStringLiteral("times"), quote.times}, {QStringLiteral("used"), quote.used}}, false});
    return answers.give<MoveQuote>(quote);
}

Future<Order> FakeOrderActionsGateway::move(const MoveRequest &request)
{
    moves.append(request);
    if (answers.error)
        return answers.give<Order>(fail(Fault::Bug, QStringLiteral("unused")));
    if (m_done.contains(request.request))
        return answers.give<Order>(m_orders.orders.value(request.order));
    Order order = m_orders.orders.value(request.order);
    for (const Move &move : request.moves) {
        const inventory::Cell cell = m_inventory.stock.value(move.slot);
        const bool own = std::any_of(cell.parties.cbegin(), cell.parties.cend(),
            [&order](const inventory::Party &party) { return party.order == order.id; });
        if (cell.free < 1 && !own)
            return answers.give<Order>(fail(Fault::Conflict, QStringLiteral("sold_out"),
                {{QStringLiteral("slot"), qint64(move.slot.value())},
                    {QStringLiteral("space"), m_inventory.spaceNames.value(cell.space)},
                    {QStringLiteral("free"), cell.free}, {QStringLiteral("wanted"), 1}}));
    }
    m_inventory.carry(order, request.moves);
    if (order.state == OrderState::Paid)
        ++m_moved[order.id];
    if (order.state == OrderState::Suspended)
        order.state = OrderState::Paid;
    for (const payments::Tender &tender : request.tenders) {
        order.paid += tender.amount;
        order.payments.append({PaymentId(order.payments.size() + 1), tender.channel, tender.amount,
            QStringLiteral("succeeded"), true, m_clock.now(), {}, tender.channelNo});
    }
    m_done.insert(request.request, order.id);
    return stored(order, QStringLiteral("reschedule"));
}

} // namespace vd::test

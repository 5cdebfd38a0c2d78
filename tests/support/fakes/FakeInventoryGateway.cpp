#include "tests/support/fakes/FakeInventoryGateway.h"

#include "models/base/Pass.h"

namespace vd::test {

using namespace inventory;
using orders::Order;
using orders::OrderState;

namespace {

QByteArray contentOf(const HoldRequest &request)
{
    QByteArray content = request.customer.toString().toUtf8() + request.newCustomer.name.toUtf8()
        + request.newCustomer.phoneTyped.toUtf8() + request.note.toUtf8() + (request.payOnArrival ? "1" : "0");
    for (const HoldLine &line : request.lines)
        content += '|' + line.slot.toString().toUtf8() + ' ' + line.ticketType.toString().toUtf8() + ' '
            + QByteArray::number(line.quantity);
    return content;
}

void recount(Cell &cell)
{
    cell.free = std::max(0, cell.capacity - cell.held - cell.sold - cell.blocked);
    cell.partyCount = static_cast<int>(cell.parties.size());
    ++cell.version;
}

} // namespace

FakeInventoryGateway::FakeInventoryGateway(
    const Clock &clock, FakeOrdersGateway &orders, FakeCustomersGateway &customers)
    : m_clock(clock)
    , m_orders(orders)
    , m_customers(customers)
{
}

Future<Board> FakeInventoryGateway::board(VenueId venue, const QDate &date)
{
    ++boardsAsked;
    Board board{venue, date, m_clock.now(), {}};
    for (const Cell &cell : std::as_const(stock)) {
        if (cell.businessDate == date
            || (cell.businessDate == date.addDays(-1) && cell.label == QLatin1String("Night")))
            board.cells.append(cell);
    }
    return boardAnswers.give<Board>(board);
}

Future<Board> FakeInventoryGateway::spaceDays(VenueId venue, SpaceId space, const QDate &from, const QDate &until)
{
    Board board{venue, from, m_clock.now(), {}};
    for (const Cell &cell : std::as_const(stock)) {
        if (cell.space == space && cell.businessDate >= from && cell.businessDate <= until)
            board.cells.append(cell);
    }
    return boardAnswers.give<Board>(board);
}

Future<QList<Cell>> FakeInventoryGateway::cells(VenueId, const QList<SlotId> &slotIds)
{
    cellsAsked.append(slotIds);
    QList<Cell> found;
    for (const SlotId &slot : slotIds) {
        if (stock.contains(slot))
            found.append(stock.value(slot));
    }
    return cellAnswers.give<QList<Cell>>(found);
}

Future<QList<QPair<QDate, int>>> FakeInventoryGateway::occupancy(VenueId, const QDate &from, const QDate &to)
{
    QList<QPair<QDate, int>> shares;
    for (QDate day = from; day <= to; day = day.addDays(1))
        shares.append({day, (day.dayOfYear() * 37) % 100});
    return ready<QList<QPair<QDate, int>>>(shares);
}

Money FakeInventoryGateway::priceOf(const HoldLine &line) const
{
    const Money base = stock.value(line.slot).price.value_or(Money(0, QStringLiteral("CNY")));
    return {base.minor() * pricePercent.value(line.ticketType, 100) / 100 * line.quantity, base.currency()};
}

Future<QList<Money>> FakeInventoryGateway::quote(VenueId, const QList<HoldLine> &lines)
{
    QList<Money> prices;
    for (const HoldLine &line : lines)
        prices.append(priceOf(line));
    return quoteAnswers.give<QList<Money>>(prices);
}

Future<Order> FakeInventoryGateway::hold(const HoldRequest &request)
{
    holds.append(request);
    if (holdAnswers.error)
        return holdAnswers.give<Order>(fail(Fault::Bug, QStringLiteral("unused")));
    const Result<Order> order = tryHold(request);
    if (lostAnswers > 0) {
        --lostAnswers;
        return holdAnswers.give<Order>(fail(Fault::Timeout, QStringLiteral("timeout")));
    }
    return holdAnswers.give<Order>(order);
}

Result<Order> FakeInventoryGateway::tryHold(const HoldRequest &request)
{
    const auto before = m_done.constFind(request.request);
    if (before != m_done.constEnd()) {
        if (before->first != contentOf(request))
            return fail(Fault::Conflict, QStringLiteral("request_key_reused"));
        return m_orders.orders.value(before->second);
    }
    if (const Result<Done> verdict = judge(request); !verdict)
        return pass(verdict);
    Order order = m_orders.orders.value(request.addTo);
    if (request.addTo.isValid() && order.state != OrderState::Holding)
        return fail(
            Fault::Conflict, QStringLiteral("order_state"), {{QStringLiteral("state"), toDatabase(order.state)}});
    if (!request.addTo.isValid())
        order = make(request);
    takeInto(order, request.lines);
    m_done.insert(request.request, {contentOf(request), order.id});
    m_orders.store(
        order, request.addTo.isValid() ? QStringLiteral("add_items") : QStringLiteral("hold"), m_clock.now());
    return m_orders.orders.value(order.id);
}

Result<Done> FakeInventoryGateway::judge(const HoldRequest &request) const
{
    for (const HoldLine &line : request.lines) {
        const QJsonObject slot{{QStringLiteral("slot"), static_cast<qint64>(line.slot.value())}};
        if (!stock.contains(line.slot))
            return fail(Fault::Missing, QStringLiteral("unknown_slot"), slot);
        const Cell cell = stock.value(line.slot);
        if (line.quantity < 1)
            return fail(Fault::Rule, QStringLiteral("quantity_invalid"), slot);
        if (cell.status != QLatin1String("open"))
            return fail(Fault::Rule, QStringLiteral("slot_closed"), slot);
        for (const Party &party : cell.parties) {
            const Order other = m_orders.orders.value(party.order);
            if (request.customer.isValid() && other.id != request.addTo && other.customer == request.customer)
                return fail(Fault::Rule, QStringLiteral("live_order_exists"),
                    {{QStringLiteral("order"), static_cast<qint64>(other.id.value())},
                        {QStringLiteral("order_no"), other.orderNo},
                        {QStringLiteral("slot"), static_cast<qint64>(line.slot.value())}});
        }
        if (cell.free < line.quantity)
            return fail(Fault::Conflict, QStringLiteral("sold_out"),
                {{QStringLiteral("slot"), static_cast<qint64>(line.slot.value())},
                    {QStringLiteral("space"), spaceNames.value(cell.space)}, {QStringLiteral("free"), cell.free},
                    {QStringLiteral("wanted"), line.quantity}});
    }
    return Done{};
}

Order FakeInventoryGateway::make(const HoldRequest &request)
{
    Order order;
    order.id = OrderId(++m_nextOrder);
    order.venue = request.venue;
    order.orderNo = QStringLiteral("RS-%1").arg(order.id.value());
    order.customer = request.customer;
    order.customerName = request.newCustomer.name;
    order.customerPhone = request.newCustomer.phoneTyped;
    for (const customers::Customer &customer : std::as_const(m_customers.customers)) {
        if (customer.id == request.customer) {
            order.customerName = customer.name;
            order.customerPhone = customer.phoneTyped;
        }
    }
    order.payOnArrival = request.payOnArrival;
    order.note = request.note;
    order.createdAt = m_clock.now();
    order.createdBy = login;
    order.expiresAt = request.payOnArrival && !request.lines.isEmpty()
        ? stock.value(request.lines.constFirst().slot).startsAt.addSecs(-30 * 60)
        : m_clock.now().addSecs(15 * 60);
    order.total = order.paid = Money(0, QStringLiteral("CNY"));
    return order;
}

void FakeInventoryGateway::takeInto(Order &order, const QList<HoldLine> &lines)
{
    for (const HoldLine &line : lines) {
        Cell &cell = stock[line.slot];
        orders::Item item{ItemId(m_nextItem++), cell.slot, cell.space, spaceNames.value(cell.space), cell.label,
            cell.businessDate, cell.startsAt, cell.endsAt, line.ticketType, typeNames.value(line.ticketType),
            line.quantity, line.quantity, priceOf(line), QStringLiteral("held"), QStringLiteral("none")};
        order.total += item.amount;
        order.items.append(item);
        cell.held += line.quantity;
        cell.parties.append({order.id, order.orderNo, order.customerName, QStringLiteral("HOLDING"), line.quantity,
            order.expiresAt, login, true});
        recount(cell);
    }
    order.outstanding = order.total - order.paid;
}

Future<Order> FakeInventoryGateway::extendHold(const QUuid &, OrderId id)
{
    Order order = m_orders.orders.value(id);
    if (order.state != OrderState::Holding)
        return holdAnswers.give<Order>(
            fail(Fault::Conflict, QStringLiteral("order_state"), {{QStringLiteral("state"), toDatabase(order.state)}}));
    if (order.extended)
        return holdAnswers.give<Order>(fail(Fault::Rule, QStringLiteral("already_extended")));
    order.extended = true;
    order.expiresAt = order.expiresAt.addSecs(15 * 60);
    m_orders.store(order, QStringLiteral("extend_hold"), m_clock.now());
    return holdAnswers.give<Order>(m_orders.orders.value(id));
}

Future<Order> FakeInventoryGateway::cancel(const QUuid &, OrderId id, const QString &reason)
{
    Order order = m_orders.orders.value(id);
    if (order.state != OrderState::Holding && order.state != OrderState::PendingPay)
        return holdAnswers.give<Order>(
            fail(Fault::Conflict, QStringLiteral("order_state"), {{QStringLiteral("state"), toDatabase(order.state)}}));
    order.state = OrderState::Cancelled;
    order.closeReason = reason;
    order.expiresAt = {};
    release(id);
    m_orders.store(order, QStringLiteral("cancel"), m_clock.now());
    return holdAnswers.give<Order>(m_orders.orders.value(id));
}

void FakeInventoryGateway::takeElsewhere(
    SlotId slot, const QString &name, const QString &by, const QDateTime &until, int places)
{
    Cell &cell = stock[slot];
    (until.isValid() ? cell.held : cell.sold) += places;
    cell.parties.append({OrderId(++m_nextOrder), QStringLiteral("RS-%1").arg(m_nextOrder), name,
        until.isValid() ? QStringLiteral("HOLDING") : QStringLiteral("PAID"), places, until, by, by == login});
    recount(cell);
}

void FakeInventoryGateway::sell(OrderId order)
{
    for (Cell &cell : stock) {
        for (Party &party : cell.parties) {
            if (party.order != order)
                continue;
            cell.held -= party.places;
            cell.sold += party.places;
            party.expiresAt = {};
            party.orderState = QStringLiteral("PAID");
            ++cell.version;
        }
    }
}

void FakeInventoryGateway::carry(Order &order, const QList<orders::Move> &moves)
{
    const bool sold = order.state != OrderState::Holding;
    release(order.id);
    const Money before = order.total;
    order.total = Money(0, before.currency());
    for (orders::Item &item : order.items) {
        for (const orders::Move &move : moves) {
            if (move.item == item.id)
                item.slot = move.slot;
        }
        Cell &cell = stock[item.slot];
        item.space = cell.space;
        item.spaceName = spaceNames.value(cell.space);
        item.businessDate = cell.businessDate;
        item.startsAt = cell.startsAt;
        item.endsAt = cell.endsAt;
        item.suspended = false;
        item.amount = priceOf({item.slot, item.ticketType, item.quantity});
        order.total += item.amount;
        (sold ? cell.sold : cell.held) += item.places;
        cell.parties.append({order.id, order.orderNo, order.customerName, toDatabase(order.state), item.places,
            sold ? QDateTime() : order.expiresAt, login, true});
        recount(cell);
    }
    order.outstanding = order.paid < order.total ? order.total - order.paid : Money(0, before.currency());
}

void FakeInventoryGateway::release(OrderId order)
{
    for (Cell &cell : stock) {
        for (qsizetype i = cell.parties.size() - 1; i >= 0; --i) {
            if (cell.parties.at(i).order != order)
                continue;
            (cell.parties.at(i).expiresAt.isValid() ? cell.held : cell.sold) -= cell.parties.at(i).places;
            cell.parties.removeAt(i);
            recount(cell);
        }
    }
}

} // namespace vd::test

#include "tests/support/fakes/FakeStopsGateway.h"

#include <algorithm>

namespace vd::test {

using namespace inventory;
using orders::Order;
using orders::OrderState;

FakeStopsGateway::FakeStopsGateway(const Clock &clock, FakeOrdersGateway &orders, FakeInventoryGateway &inventory)
    : m_clock(clock)
    , m_orders(orders)
    , m_inventory(inventory)
{
}

QList<SlotId> FakeStopsGateway::scope(const StopRange &range) const
{
    QList<SlotId> found;
    for (const Cell &cell : std::as_const(m_inventory.stock)) {
        if (range.spaces.contains(cell.space) && cell.startsAt < range.until && range.from < cell.endsAt)
            found.append(cell.slot);
    }
    return found;
}

QList<StopHit> FakeStopsGateway::hits(const StopRange &range) const
{
    const QList<SlotId> slotIds = scope(range);
    QList<StopHit> found;
    for (const Order &order : std::as_const(m_orders.orders)) {
        Money amount(0, order.total.currency());
        bool hit = false;
        int beside = 0;
        for (const orders::Item &item : order.items) {
            if (item.stockState == QLatin1String("released"))
                continue;
            if (!slotIds.contains(item.slot)) {
                beside += order.state == OrderState::Holding ? 1 : 0;
                continue;
            }
            hit = true;
            amount += item.amount;
        }
        if (hit)
            found.append({order.id, order.orderNo, order.state, order.customerName, order.customerPhone, amount,
                order.state == OrderState::CheckedIn, beside});
    }
    std::sort(found.begin(), found.end(), [](const StopHit &a, const StopHit &b) { return a.order < b.order; });
    return found;
}

Future<StopPreview> FakeStopsGateway::preview(const StopRange &range)
{
    if (range.spaces.isEmpty() || !(range.from < range.until))
        return answers.give<StopPreview>(fail(Fault::Rule, QStringLiteral("range_invalid")));
    StopPreview preview;
    preview.slotCount = static_cast<int>(scope(range).size());
    preview.hits = hits(range);
    preview.orders = static_cast<int>(preview.hits.size());
    preview.amount = Money(0, QStringLiteral("CNY"));
    for (const StopHit &hit : std::as_const(preview.hits)) {
        if (hit.state != OrderState::Holding)
            preview.amount += hit.amount;
        preview.whole += hit.beside > 0 ? 1 : 0;
    }
    return answers.give<StopPreview>(preview);
}

Future<StopId> FakeStopsGateway::publish(const QUuid &, const StopRange &range, const QString &reason)
{
    published.append(range);
    if (answers.error)
        return answers.give<StopId>(StopId(1));
    const StopId id(stopRows.size() + 1);
    Stop stop{
        id, {}, range.from, range.until, reason, QStringLiteral("published"), m_inventory.login, m_clock.now(), 0, 0};
    QStringList names;
    for (const SpaceId &space : range.spaces)
        names.append(m_inventory.spaceNames.value(space));
    stop.spaceNames = names.join(QStringLiteral(", "));
    const QList<StopHit> all = hits(range);
    stop.orders = stop.open = static_cast<int>(all.size());
    for (const StopHit &hit : all)
        stopOrders[id].append({hit.order, hit.orderNo, hit.state, hit.customerName, hit.customerPhone,
            QStringLiteral("pending"), {}, hit.amount, {}});
    m_slots[id] = scope(range);
    for (const SlotId &slot : m_slots.value(id)) {
        m_inventory.stock[slot].status = QStringLiteral("stopped");
        m_inventory.stock[slot].statusReason = reason;
        ++m_inventory.stock[slot].version;
    }
    stopRows.prepend(stop);
    return answers.give<StopId>(id);
}

Future<int> FakeStopsGateway::work(StopId stop, bool again)
{
    for (StopOrder &row : stopOrders[stop]) {
        if (again && row.outcome == QLatin1String("failed"))
            row.outcome = QStringLiteral("pending");
    }
    for (StopOrder &row : stopOrders[stop]) {
        if (row.outcome != QLatin1String("pending"))
            continue;
        if (failing.contains(row.order)) {
            row.outcome = QStringLiteral("failed");
            row.detail = QStringLiteral("23505 duplicate key value violates unique constraint");
            return answers.give<int>(1);
        }
        row.detail.clear();
        Order order = m_orders.orders.value(row.order);
        const bool held = order.state == OrderState::Holding;
        row.outcome = held ? QStringLiteral("cancelled") : QStringLiteral("suspended");
        row.handledAt = m_clock.now();
        order.state = row.state = held ? OrderState::Cancelled : OrderState::Suspended;
        for (orders::Item &item : order.items)
            item.suspended = !held && m_slots.value(stop).contains(item.slot);
        if (held)
            m_inventory.release(order.id);
        m_orders.store(order, QStringLiteral("publish_stop"), m_clock.now());
        return answers.give<int>(1);
    }
    return answers.give<int>(0);
}

Future<QList<Stop>> FakeStopsGateway::stops(VenueId)
{
    QList<Stop> rows = stopRows;
    for (Stop &stop : rows) {
        const QList<StopOrder> hit = stopOrders.value(stop.id);
        stop.open = static_cast<int>(std::count_if(hit.cbegin(), hit.cend(), [](const StopOrder &order) {
            return order.outcome == QLatin1String("pending") || order.outcome == QLatin1String("suspended");
        }));
    }
    return answers.give<QList<Stop>>(rows);
}

Future<QList<StopOrder>> FakeStopsGateway::orders(StopId stop)
{
    return answers.give<QList<StopOrder>>(stopOrders.value(stop));
}

Future<Done> FakeStopsGateway::withdraw(const QUuid &, VenueId, StopId stop)
{
    for (Stop &row : stopRows) {
        if (row.id == stop)
            row.state = QStringLiteral("withdrawn");
    }
    for (const SlotId &slot : m_slots.value(stop)) {
        m_inventory.stock[slot].status = QStringLiteral("open");
        ++m_inventory.stock[slot].version;
    }
    for (StopOrder &row : stopOrders[stop]) {
        if (row.outcome != QLatin1String("suspended"))
            continue;
        row.outcome = QStringLiteral("resumed");
        Order order = m_orders.orders.value(row.order);
        order.state = row.state = OrderState::Paid;
        m_orders.store(order, QStringLiteral("withdraw_stop"), m_clock.now());
    }
    return answers.give<Done>(Done{});
}

Future<Done> FakeStopsGateway::block(const QUuid &, VenueId, SlotId slot, int places, const QString &reason)
{
    if (reason.isEmpty())
        return answers.give<Done>(fail(Fault::Rule, QStringLiteral("reason_required")));
    Cell &cell = m_inventory.stock[slot];
    cell.blocked = places;
    cell.free = std::max(0, cell.capacity - cell.held - cell.sold - cell.blocked);
    ++cell.version;
    return answers.give<Done>(Done{});
}

} // namespace vd::test

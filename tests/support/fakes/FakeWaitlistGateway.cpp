#include "tests/support/fakes/FakeWaitlistGateway.h"

#include <algorithm>

namespace vd::test {

using namespace waitlist;
using orders::Order;

FakeWaitlistGateway::FakeWaitlistGateway(
    const Clock &clock, FakeOrdersGateway &orders, FakeInventoryGateway &inventory, FakeCustomersGateway &customers)
    : m_clock(clock)
    , m_orders(orders)
    , m_inventory(inventory)
    , m_customers(customers)
{
}

Future<QList<Entry>> FakeWaitlistGateway::entries(VenueId)
{
    return answers.give<QList<Entry>>(entryRows);
}

Future<int> FakeWaitlistGateway::join(const JoinRequest &request)
{
    joins.append(request);
    keys.append(request.request);
    if (answers.error)
        return answers.give<int>(0);
    const inventory::Cell cell = m_inventory.stock.value(request.slot);
    if (cell.free >= request.quantity)
        return answers.give<int>(
            fail(Fault::Rule, QStringLiteral("waitlist_not_needed"), {{QStringLiteral("free"), cell.free}}));
    const int ahead = static_cast<int>(std::count_if(
        entryRows.cbegin(), entryRows.cend(), [&request](const Entry &entry) { return entry.slot == request.slot; }));
    Entry entry;
    entry.id = EntryId(entryRows.size() + 1);
    entry.slot = request.slot;
    entry.spaceName = m_inventory.spaceNames.value(cell.space);
    entry.businessDate = cell.businessDate;
    entry.startsAt = cell.startsAt;
    entry.endsAt = cell.endsAt;
    entry.customer = request.customer;
    entry.customerName = request.newCustomer.name;
    entry.customerPhone = request.newCustomer.phoneTyped;
    for (const customers::Customer &customer : std::as_const(m_customers.customers)) {
        if (customer.id == request.customer) {
            entry.customerName = customer.name;
            entry.customerPhone = customer.phoneTyped;
        }
    }
    entry.quantity = entry.places = request.quantity;
    entry.state = QStringLiteral("WAITLISTED");
    entry.joinedAt = m_clock.now();
    entryRows.append(entry);
    ++m_inventory.stock[request.slot].waiting;
    ++m_inventory.stock[request.slot].version;
    return answers.give<int>(ahead);
}

void FakeWaitlistGateway::offer(EntryId id, const QDateTime &until)
{
    for (Entry &entry : entryRows) {
        if (entry.id != id)
            continue;
        inventory::HoldRequest request;
        request.request = QUuid::createUuid();
        request.venue = VenueId(1);
        request.customer = entry.customer;
        request.lines = {{entry.slot, TicketTypeId(), entry.quantity}};
        Order order = m_inventory.hold(request).result().value();
        order.expiresAt = until;
        m_orders.orders.insert(order.id, order);
        entry.state = QStringLiteral("OFFERED");
        entry.order = order.id;
        entry.expiresAt = until;
        Call call;
        call.entry = entry.id;
        call.order = order.id;
        call.orderNo = order.orderNo;
        call.customerName = entry.customerName;
        call.customerPhone = entry.customerPhone;
        call.spaceName = entry.spaceName;
        call.startsAt = entry.startsAt;
        call.endsAt = entry.endsAt;
        call.places = entry.places;
        call.amount = order.total;
        call.expiresAt = until;
        callRows.append(call);
    }
}

Future<Done> FakeWaitlistGateway::leave(const QUuid &request, VenueId, EntryId entry)
{
    keys.append(request);
    entryRows.removeIf([entry](const Entry &row) { return row.id == entry; });
    callRows.removeIf([this, entry](const Call &call) {
        if (call.entry == entry)
            m_inventory.release(call.order);
        return call.entry == entry;
    });
    return answers.give<Done>(Done{});
}

Future<Order> FakeWaitlistGateway::accept(const QUuid &request, EntryId entry, const operators::Overrule &overrule)
{
    accepts << overrule;
    keys.append(request);
    for (const Call &call : std::as_const(callRows)) {
        if (call.entry != entry)
            continue;
        const Order order = m_orders.orders.value(call.order);
        entryRows.removeIf([entry](const Entry &row) { return row.id == entry; });
        callRows.removeIf([entry](const Call &row) { return row.entry == entry; });
        return answers.give<Order>(order);
    }
    return answers.give<Order>(
        fail(Fault::Conflict, QStringLiteral("entry_state"), {{QStringLiteral("state"), QStringLiteral("EXPIRED")}}));
}

Future<QList<Call>> FakeWaitlistGateway::calls(VenueId)
{
    return answers.give<QList<Call>>(callRows);
}

Future<Done> FakeWaitlistGateway::called(const QUuid &request, const Call &call, const QString &result)
{
    keys.append(request);
    for (Call &row : callRows) {
        if (row.entry == call.entry && row.order == call.order) {
            row.calledAt = m_clock.now();
            row.result = result;
        }
    }
    return answers.give<Done>(Done{});
}

} // namespace vd::test

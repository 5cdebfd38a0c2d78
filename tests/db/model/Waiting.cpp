#include "tests/db/model/Waiting.h"

#include "tests/db/model/Booking.h"
#include "tests/db/model/Limits.h"
#include "tests/db/model/Stock.h"

#include <algorithm>

namespace vd::test::model::waiting {

using namespace Qt::Literals::StringLiterals;

namespace {

QList<int> queueOf(const State &state, qint64 slot)
{
    QList<int> queue;
    for (int i = 0; i < static_cast<int>(state.entries.size()); ++i) {
        if (state.entry(i).slot == slot && state.entry(i).state == u"WAITLISTED"_s)
            queue << i;
    }
    std::sort(queue.begin(), queue.end(), [&](int a, int b) {
        const Entry &x = state.entry(a);
        const Entry &y = state.entry(b);
        return std::make_tuple(-x.priority, x.joined, a) < std::make_tuple(-y.priority, y.joined, b);
    });
    return queue;
}

// Where somebody waits and a release may serve: there, or beside it where units are shared. Who waits longest is first.
QList<qint64> beside(const State &state, const QList<qint64> &released)
{
    QList<QPair<int, qint64>> waiting;
    for (const Slot &slot : state.slots) {
        const QList<int> queue = queueOf(state, slot.id);
        const bool served = released.contains(slot.id) || std::any_of(released.begin(), released.end(), [&](qint64 id) {
            return stock::collide(state.slots[id], slot);
        });
        if (!queue.isEmpty() && served)
            waiting << QPair(queue.first(), slot.id);
    }
    std::sort(waiting.begin(), waiting.end(), [&](const auto &a, const auto &b) {
        const Entry &x = state.entry(a.first);
        const Entry &y = state.entry(b.first);
        return std::make_tuple(-x.priority, x.joined, a.first) < std::make_tuple(-y.priority, y.joined, b.first);
    });
    QList<qint64> slotIds;
    for (const auto &[entry, slot] : std::as_const(waiting))
        slotIds << slot;
    return slotIds;
}

Line lineOf(const Entry &entry)
{
    Line line;
    line.slot = entry.slot;
    line.type = entry.type;
    line.quantity = entry.quantity;
    return line;
}

} // namespace

void offer(State &state, const QList<qint64> &released)
{
    for (const qint64 id : beside(state, released)) {
        const Slot &slot = state.slots[id];
        if (slot.status != u"open"_s || slot.end <= state.now)
            continue;
        for (const int i : queueOf(state, id)) {
            Entry &entry = state.entry(i);
            if (slot.free() == 0)
                break;
            if (entry.places > slot.free() || !stock::cart(state, entry.customer, {lineOf(entry)}, false).must.isEmpty()
                || !limits::booking(state, entry.customer, {lineOf(entry)}).must.isEmpty())
                continue;
            const int order = booking::draft(state, entry.customer, {lineOf(entry)});
            const Item &item = state.item(state.order(order).items.first());
            state.order(order).expires = state.now + Catalogue::policy(item.policy).offerMinutes * 60;
            entry.state = u"OFFERED"_s;
            entry.order = order;
        }
    }
}

void settle(State &state, int order, const QString &outcome)
{
    for (Entry &entry : state.entries) {
        if (entry.order == order && entry.state == u"OFFERED"_s)
            entry.state = outcome;
    }
}

Reasons check(const State &state, const Join &join, const QString &login)
{
    Reasons reasons;
    reasons.addIf(join.priority != 0 && login != u"lead1"_s, u"not_allowed"_s);
    const auto slot = state.slots.constFind(join.slot);
    if (slot == state.slots.constEnd()) {
        reasons.add(u"unknown_slot"_s);
        return reasons;
    }
    const TicketType *type = Catalogue::typeFor(Catalogue::space(slot->space), join.type);
    reasons.addIf(slot->end <= state.now, u"slot_ended"_s);
    reasons.addIf(slot->status == u"stopped"_s, u"slot_stopped"_s);
    reasons.addIf(!type, u"unknown_ticket_type"_s);
    // An offer is a hold, and a hold there names its people.
    reasons.addIf(Catalogue::space(slot->space).realName, u"documents_required"_s);
    const int places = type ? type->places * join.quantity : 0;
    reasons.addIf(places > slot->capacity, u"waitlist_never_fits"_s);
    reasons.addIf(slot->left() >= places && queueOf(state, join.slot).isEmpty() && !stock::claimed(state, *slot),
        u"waitlist_not_needed"_s);
    Line line;
    line.slot = join.slot;
    line.type = join.type;
    line.quantity = join.quantity;
    reasons += limits::booking(state, join.customer, {line});
    for (const Entry &entry : state.entries) {
        const bool waits = entry.state == u"WAITLISTED"_s || entry.state == u"OFFERED"_s;
        reasons.addIf(waits && entry.slot == join.slot && entry.customer == join.customer, u"already_waiting"_s);
    }
    return reasons;
}

void apply(State &state, const Join &join)
{
    const TicketType *type = Catalogue::typeFor(Catalogue::space(state.slots[join.slot].space), join.type);
    Entry entry;
    entry.tag = state.tag();
    entry.slot = join.slot;
    entry.type = type->id;
    entry.customer = join.customer;
    entry.quantity = join.quantity;
    entry.places = join.quantity * type->places;
    entry.priority = join.priority;
    entry.state = u"WAITLISTED"_s;
    entry.joined = state.now;
    state.entries.push_back(entry);
}

Reasons check(const State &state, const Leave &leave)
{
    Reasons reasons;
    const QString &is = state.entry(leave.entry).state;
    reasons.addIf(is != u"WAITLISTED"_s && is != u"OFFERED"_s, u"entry_state"_s);
    return reasons;
}

void apply(State &state, const Leave &leave)
{
    Entry &entry = state.entry(leave.entry);
    if (entry.state == u"OFFERED"_s)
        booking::close(state, {entry.order}, u"CANCELLED"_s);
    else
        entry.state = u"CANCELLED"_s;
}

Reasons check(const State &state, const Accept &accept)
{
    Reasons reasons;
    const Entry &entry = state.entry(accept.entry);
    reasons.addIf(entry.state != u"OFFERED"_s, u"entry_state"_s);
    if (entry.order != none)
        reasons += limits::booking(state, entry.customer, {lineOf(entry)}, entry.order, state.order(entry.order).items);
    return reasons;
}

void apply(State &state, const Accept &accept)
{
    Entry &entry = state.entry(accept.entry);
    entry.state = u"ACCEPTED"_s;
    Order &order = state.order(entry.order);
    order.expires = std::max(*order.expires, state.now + booking::holdMinutes(state, order) * 60);
    if (order.paid >= order.total)
        booking::confirm(state, entry.order);
}

} // namespace vd::test::model::waiting

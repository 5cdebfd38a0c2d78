#include "tests/db/model/Stock.h"

#include "tests/db/model/Waiting.h"

#include <algorithm>

namespace vd::test::model::stock {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Range
{
    Instant from;
    Instant until;
};

Range claimOf(const Slot &slot)
{
    return {slot.start, slot.end + Catalogue::space(slot.space).bufferAfter * 60};
}

} // namespace

bool collide(const Slot &a, const Slot &b)
{
    const QList<qint64> &units = Catalogue::space(b.space).units;
    const QList<qint64> &others = Catalogue::space(a.space).units;
    const bool shared = std::any_of(others.begin(), others.end(), [&](qint64 unit) { return units.contains(unit); });
    return shared && claimOf(a).from < claimOf(b).until && claimOf(b).from < claimOf(a).until;
}

namespace {

int placesOf(const Line &line, const Space &space)
{
    const TicketType *type = Catalogue::typeFor(space, line.type);
    return type ? line.quantity * type->places : 0;
}

void windowReasons(const State &state, const Slot &slot, const Space &space, Reasons &reasons)
{
    if (space.releaseDays) {
        const Instant opens = (slot.day() - *space.releaseDays) * Instant(86400) + 10 * 3600 - zoneOffset;
        reasons.addIf(state.now < opens, u"slot_not_on_sale"_s);
    }
    if (slot.end > state.now && state.now >= slot.start - space.saleEndsBefore * 60)
        reasons.add(state.now >= slot.start ? u"slot_begun"_s : u"slot_sale_over"_s);
}

void nameReasons(
    const State &state, const Line &line, const Space &space, int places, QSet<QString> &named, Reasons &reasons)
{
    if (!line.documents.isEmpty())
        reasons.addIf(line.documents.size() != places, u"places_named_wrong"_s);
    reasons.addIf(space.realName && line.documents.size() < places, u"documents_required"_s);
    for (const QString &document : line.documents) {
        const QString key = QString::number(line.slot) + document;
        reasons.addIf(named.contains(key), u"document_has_place"_s);
        named.insert(key);
        for (const Item &item : state.items)
            reasons.addIf(
                item.live() && item.slot == line.slot && item.documents.contains(document), u"document_has_place"_s);
    }
}

bool hasLiveOrder(const State &state, qint64 customer, qint64 slot, int order)
{
    return std::any_of(state.items.begin(), state.items.end(), [&](const Item &item) {
        return item.live() && item.slot == slot && item.order != order && state.order(item.order).customer == customer;
    });
}

} // namespace

bool claimed(const State &state, const Slot &slot)
{
    if (Catalogue::space(slot.space).units.isEmpty())
        return false;
    return std::any_of(state.items.begin(), state.items.end(),
        [&](const Item &item) { return item.live() && collide(state.slots[item.slot], slot); });
}

Reasons cart(const State &state, qint64 customer, const QList<Line> &lines, bool override, int order)
{
    Reasons reasons;
    QMap<qint64, int> places;
    QMap<QPair<qint64, qint64>, int> ofType;
    QSet<QString> named;
    for (const Line &line : lines) {
        const auto found = state.slots.constFind(line.slot);
        if (found == state.slots.constEnd()) {
            reasons.add(u"unknown_slot"_s);
            continue;
        }
        const Space &space = Catalogue::space(found->space);
        const TicketType *type = Catalogue::typeFor(space, line.type);
        reasons.addIf(!type, u"unknown_ticket_type"_s);
        const int wanted = placesOf(line, space);
        places[line.slot] += wanted;
        if (type)
            ofType[{line.slot, type->id}] += wanted;
        if (!override)
            windowReasons(state, *found, space, reasons);
        nameReasons(state, line, space, wanted, named, reasons);
        reasons.addIf(space.oneLiveOrder && hasLiveOrder(state, customer, line.slot, order), u"live_order_exists"_s);
    }
    for (auto it = places.cbegin(); it != places.cend(); ++it) {
        const Slot &slot = *state.slots.constFind(it.key());
        reasons.addIf(slot.status == u"stopped"_s, u"slot_stopped"_s);
        reasons.addIf(slot.end <= state.now && !override, u"slot_ended"_s);
        reasons.addIf(slot.left() < it.value(), u"sold_out"_s);
        reasons.addIf(claimed(state, slot), u"claim_taken"_s);
        for (auto other = places.cbegin(); other != it; ++other)
            reasons.addIf(collide(*state.slots.constFind(other.key()), slot), u"claim_taken"_s);
    }
    for (auto it = ofType.cbegin(); it != ofType.cend(); ++it) {
        const Slot::Quota quota = state.slots[it.key().first].quotas.value(it.key().second, {1 << 30, 0, 0});
        reasons.addIf(quota.held + quota.sold + it.value() > quota.quota, u"quota_full"_s);
    }
    return reasons;
}

namespace {

// A free slot for one line beside what the cart has already, in board order; 0 where there is none.
qint64 pickOne(const State &state, const Line &line, const QList<Line> &cart)
{
    const Slot *best = nullptr;
    for (const Slot &slot : state.slots) {
        bool fits = Catalogue::space(slot.space).category == line.category && slot.start == line.start
            && slot.end == line.end && slot.status == u"open"_s && !claimed(state, slot);
        int wanted = line.quantity;
        for (const Line &other : cart) {
            const auto taken = state.slots.constFind(other.slot);
            if (taken == state.slots.constEnd())
                continue;
            wanted += other.slot == slot.id ? other.quantity : 0;
            fits = fits && !collide(*taken, slot);
        }
        if (fits && slot.left() >= wanted && (!best || slot.space < best->space))
            best = &slot;
    }
    return best ? best->id : 0;
}

} // namespace

std::optional<QList<Line>> picked(const State &state, QList<Line> lines)
{
    QList<int> inTurn;
    for (int i = 0; i < lines.size(); ++i) {
        if (lines[i].slot == 0)
            inTurn << i;
    }
    QSet<int> first;
    for (;;) {
        QList<Line> result = lines;
        int failed = none;
        for (const int i : std::as_const(inTurn)) {
            result[i].slot = pickOne(state, lines[i], result);
            if (result[i].slot == 0) {
                failed = i;
                break;
            }
        }
        if (failed == none)
            return result;
        // What finds nothing because of an earlier pick is picked first.
        if (first.contains(failed) || failed == inTurn.first())
            return std::nullopt;
        first.insert(failed);
        inTurn.removeAll(failed);
        inTurn.prepend(failed);
    }
}

QList<int> add(State &state, int order, const QList<Line> &lines, int firstLine)
{
    QList<int> byLock(lines.size());
    for (int i = 0; i < lines.size(); ++i)
        byLock[i] = i;
    const auto rank = [&](int i) { return Catalogue::space(state.slots[lines[i].slot].space).rank; };
    std::sort(byLock.begin(), byLock.end(), [&](int a, int b) {
        return std::make_tuple(rank(a), lines[a].slot, a) < std::make_tuple(rank(b), lines[b].slot, b);
    });
    QList<int> added;
    for (const int i : byLock) {
        const Line &line = lines[i];
        Slot &slot = state.slots[line.slot];
        const Space &space = Catalogue::space(slot.space);
        const TicketType *type = Catalogue::typeFor(space, line.type);
        Item item;
        item.tag = state.tag();
        item.order = order;
        item.line = firstLine + i;
        item.slot = line.slot;
        item.type = type->id;
        item.quantity = line.quantity;
        item.places = line.quantity * type->places;
        item.amount = line.quantity * type->price;
        item.policy = type->policy != 0 ? type->policy : space.policy;
        item.stock = u"held"_s;
        item.documents = line.documents;
        item.numbers = line.numbers;
        for (int place = 1; item.numbers.size() < item.documents.size(); ++place)
            item.numbers << place;
        slot.held += item.places;
        if (slot.quotas.contains(type->id))
            slot.quotas[type->id].held += item.places;
        added << static_cast<int>(state.items.size());
        state.order(order).items << added.last();
        state.items.push_back(item);
    }
    return added;
}

void sell(State &state, const QList<int> &items)
{
    for (const int i : items) {
        Item &item = state.item(i);
        Slot &slot = state.slots[item.slot];
        slot.held -= item.places;
        slot.sold += item.places;
        if (slot.quotas.contains(item.type)) {
            slot.quotas[item.type].held -= item.places;
            slot.quotas[item.type].sold += item.places;
        }
        item.stock = u"sold"_s;
    }
}

void release(State &state, const QList<int> &items)
{
    QList<qint64> slotIds;
    for (const int i : items) {
        Item &item = state.item(i);
        Slot &slot = state.slots[item.slot];
        const bool sold = item.stock == u"sold"_s;
        (sold ? slot.sold : slot.held) -= item.places;
        if (slot.quotas.contains(item.type)) {
            Slot::Quota &quota = slot.quotas[item.type];
            (sold ? quota.sold : quota.held) -= item.places;
        }
        item.stock = u"released"_s;
        slotIds << item.slot;
        for (Ticket &ticket : state.tickets) {
            if (ticket.item == i)
                ticket.valid = false;
        }
    }
    waiting::offer(state, slotIds);
}

void issueTickets(State &state, int order)
{
    for (const int i : state.order(order).items) {
        const Item &item = state.item(i);
        const bool has
            = std::any_of(state.tickets.begin(), state.tickets.end(), [i](const Ticket &t) { return t.item == i; });
        if (item.stock != u"sold"_s || has)
            continue;
        const TicketType *type = Catalogue::type(item.type);
        for (int seq = 1; seq <= item.quantity * type->codes; ++seq) {
            Ticket ticket;
            ticket.tag = state.tag();
            ticket.item = i;
            ticket.seq = seq;
            ticket.party = type->party;
            state.tickets.push_back(ticket);
        }
    }
}

void refreshUse(State &state, int item)
{
    int entered = 0;
    int party = 0;
    for (const Ticket &ticket : state.tickets) {
        if (ticket.item == item) {
            entered += ticket.entered;
            party += ticket.party;
        }
    }
    state.item(item).use = entered == 0 ? u"none"_s : entered >= party ? u"all"_s : u"part"_s;
}

void refreshLastEnd(State &state, int order)
{
    Order &o = state.order(order);
    const QList<int> live = state.liveItems(o);
    if (live.isEmpty())
        return;
    o.lastEnd = 0;
    for (const int i : live)
        o.lastEnd = std::max(o.lastEnd, state.slots[state.item(i).slot].end);
}

bool used(const State &state, const Order &order)
{
    return std::any_of(state.tickets.begin(), state.tickets.end(),
        [&](const Ticket &t) { return t.entered > 0 && order.items.contains(t.item); });
}

} // namespace vd::test::model::stock

#include "tests/db/model/Stops.h"

#include "tests/db/model/Booking.h"
#include "tests/db/model/Refunds.h"
#include "tests/db/model/Stock.h"
#include "tests/db/model/Waiting.h"

#include <algorithm>

namespace vd::test::model::stops {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int sweepBatch = 20;
constexpr int doorBatch = 50;

bool isStopped(const State &state, const Item &item)
{
    return state.slots[item.slot].status == u"stopped"_s;
}

QList<QPair<int, int>> hitBy(const State &state, const Stop &stop, int order)
{
    QList<QPair<int, int>> hit;
    for (const int i : state.liveItems(state.order(order))) {
        if (stop.slots.contains(state.item(i).slot) && state.item(i).refund == none)
            hit << QPair(i, state.item(i).quantity);
    }
    return hit;
}

// Whole units of a line of which nobody is in.
int unused(const State &state, int item)
{
    int codes = 0;
    int left = 0;
    for (const Ticket &ticket : state.tickets) {
        codes += ticket.item == item && ticket.valid ? 1 : 0;
        left += ticket.item == item && ticket.valid && ticket.entered == 0 ? 1 : 0;
    }
    return codes == 0 ? state.item(item).quantity : left / (codes / state.item(item).quantity);
}

// What nobody has used of the lines hit, a part of a line as a line of its own.
QList<QPair<int, int>> suspend(State &state, const Stop &stop, int order)
{
    QList<QPair<int, int>> suspended;
    for (const auto &[i, quantity] : hitBy(state, stop, order)) {
        if (const int left = unused(state, i); left > 0)
            suspended << QPair(refunds::split(state, i, left), left);
    }
    for (const auto &[i, quantity] : std::as_const(suspended))
        state.item(i).suspended = true;
    // One ticket for several people of whom some are in: nobody follows them.
    for (const auto &[i, quantity] : hitBy(state, stop, order))
        state.item(i).suspended = state.item(i).suspended || state.item(i).use == u"part"_s;
    if (!suspended.isEmpty() && state.order(order).state == u"PAID"_s)
        state.order(order).state = u"SUSPENDED"_s;
    return suspended;
}

QString handle(State &state, const Stop &stop, int order)
{
    QList<QPair<int, int>> hit = hitBy(state, stop, order);
    const Order &o = state.order(order);
    // Said to be absent before there was anything to miss: the stop came first.
    if (o.state == u"NO_SHOW"_s && std::any_of(hit.begin(), hit.end(), [&](const auto &line) {
            return state.slots[state.item(line.first).slot].start > stop.at;
        }))
        booking::undoNoShow(state, order);
    if (hit.isEmpty())
        return u"nothing"_s;
    if (o.waits()) {
        booking::close(state, {order}, u"CANCELLED"_s);
        return u"cancelled"_s;
    }
    const bool entered = stock::used(state, o);
    if (o.state != u"CHECKED_IN"_s && o.state != u"PAID"_s && o.state != u"SUSPENDED"_s)
        return u"nothing"_s;
    hit = suspend(state, stop, order);
    if (hit.isEmpty())
        return u"entered"_s;
    if (entered || std::any_of(hit.begin(), hit.end(), [&](const auto &line) {
            return !Catalogue::policy(state.item(line.first).policy).stopRefunds;
        }))
        return u"suspended"_s;
    const int made = refunds::start(state, order, hit, false, true);
    booking::resume(state, order);
    return state.refund(made).state == u"started"_s ? u"refunding"_s : u"refunded"_s;
}

int work(State &state, int stop, int batch)
{
    QList<int> pending;
    for (int i = 0; i < state.stop(stop).orders.size(); ++i) {
        if (state.stop(stop).published && state.stop(stop).orders[i].outcome == u"pending"_s && pending.size() < batch)
            pending << i;
    }
    for (const int i : pending) {
        const QString outcome = handle(state, state.stop(stop), state.stop(stop).orders[i].order);
        state.stop(stop).orders[i].outcome = outcome;
    }
    return static_cast<int>(pending.size());
}

} // namespace

bool pending(const State &state, int order)
{
    return std::any_of(state.stops.begin(), state.stops.end(), [order](const Stop &stop) {
        return stop.published && std::any_of(stop.orders.begin(), stop.orders.end(), [order](const StopOrder &hit) {
            return hit.order == order && hit.outcome == u"pending"_s;
        });
    });
}

void settled(State &state, int order, const QList<int> &items)
{
    static const QSet<QString> open{u"suspended"_s, u"called"_s, u"entered"_s, u"refunding"_s};
    const QList<int> live = state.liveItems(state.order(order));
    for (Stop &stop : state.stops) {
        const auto hit = [&](int i) { return stop.slots.contains(state.item(i).slot); };
        for (StopOrder &entry : stop.orders) {
            const auto left
                = [&](int i) { return hit(i) && (state.item(i).suspended || entry.outcome == u"entered"_s); };
            if (entry.order == order && open.contains(entry.outcome) && std::any_of(items.begin(), items.end(), hit)
                && std::none_of(live.begin(), live.end(), left))
                entry.outcome = u"refunded"_s;
        }
    }
}

void rescheduled(State &state, int order)
{
    for (Stop &stop : state.stops) {
        const QList<QPair<int, int>> left = hitBy(state, stop, order);
        const bool waits
            = std::any_of(left.begin(), left.end(), [&](const auto &line) { return state.item(line.first).suspended; });
        for (StopOrder &hit : stop.orders) {
            if (hit.order == order && !waits && (hit.outcome == u"suspended"_s || hit.outcome == u"called"_s))
                hit.outcome = u"rescheduled"_s;
        }
    }
}

void backFromRefund(State &state, int order, const QList<int> &items)
{
    Order &o = state.order(order);
    const QString base = o.state == u"REFUNDING"_s ? o.before : o.state;
    const bool unused = base == u"PAID"_s || base == u"SUSPENDED"_s;
    bool suspended = false;
    for (const int i : items) {
        Item &item = state.item(i);
        item.refund = none;
        item.suspended = isStopped(state, item)
            && (unused || item.suspended
                || (base == u"CHECKED_IN"_s && (item.use == u"none"_s || item.use == u"part"_s)));
    }
    for (const int i : state.liveItems(o))
        suspended = suspended || (state.item(i).suspended && state.item(i).refund == none);
    o.state = base;
    if (unused || base == u"CHECKED_IN"_s)
        o.state = unused && suspended ? u"SUSPENDED"_s : stock::used(state, o) ? u"CHECKED_IN"_s : u"PAID"_s;
    for (Stop &stop : state.stops) {
        const bool hits = std::any_of(items.begin(), items.end(),
            [&](int i) { return state.item(i).suspended && stop.slots.contains(state.item(i).slot); });
        const bool free = std::any_of(items.begin(), items.end(), [&](int i) {
            return state.item(i).suspended && state.item(i).use == u"none"_s && stop.slots.contains(state.item(i).slot);
        });
        for (StopOrder &hit : stop.orders) {
            const bool over = hit.outcome == u"refunding"_s || hit.outcome == u"nothing"_s;
            if (stop.published && hits && hit.order == order && over)
                hit.outcome = free ? u"suspended"_s : u"entered"_s;
        }
    }
}

void suspendAgain(State &state, int order)
{
    static const QSet<QString> standing{u"PAID"_s, u"CHECKED_IN"_s, u"SUSPENDED"_s};
    static const QSet<QString> kept{u"pending"_s, u"failed"_s, u"suspended"_s, u"called"_s};
    for (Stop &stop : state.stops) {
        for (StopOrder &hit : stop.orders) {
            if (!stop.published || hit.order != order || !standing.contains(state.order(order).state))
                continue;
            const bool free = !suspend(state, stop, order).isEmpty();
            const QList<QPair<int, int>> left = hitBy(state, stop, order);
            const bool held = std::any_of(
                left.begin(), left.end(), [&](const auto &line) { return state.item(line.first).suspended; });
            if (!kept.contains(hit.outcome) && held)
                hit.outcome = free ? u"suspended"_s : u"entered"_s;
        }
    }
}

void workOne(State &state)
{
    for (int i = 0; i < static_cast<int>(state.stops.size()); ++i) {
        if (work(state, i, sweepBatch) > 0)
            return;
    }
}

void apply(State &state, const PublishStop &publish)
{
    Stop stop;
    stop.tag = state.tag();
    stop.at = state.now;
    for (Slot &slot : state.slots) {
        if (!publish.spaces.contains(slot.space) || slot.start >= publish.until || slot.end <= publish.from
            || slot.status == u"removed"_s)
            continue;
        stop.slots << slot.id;
        stop.before[slot.id] = slot.status;
        // Another stop covers it already: what it was before that one is what it will be again.
        for (const Stop &other : state.stops) {
            if (other.published && other.slots.contains(slot.id))
                stop.before[slot.id] = other.before[slot.id];
        }
        slot.status = u"stopped"_s;
    }
    for (int i = 0; i < static_cast<int>(state.orders.size()); ++i) {
        const QList<int> live = state.liveItems(state.order(i));
        if (std::any_of(live.begin(), live.end(), [&](int item) { return stop.slots.contains(state.item(item).slot); }))
            stop.orders << StopOrder{i};
    }
    state.stops.push_back(stop);
}

int apply(State &state, const WorkStop &stop)
{
    return work(state, stop.stop, doorBatch);
}

Reasons check(const State &state, const WithdrawStop &withdraw)
{
    Reasons reasons;
    reasons.addIf(!state.stop(withdraw.stop).published, u"stop_withdrawn"_s);
    return reasons;
}

void apply(State &state, const WithdrawStop &withdraw)
{
    Stop &stop = state.stop(withdraw.stop);
    stop.published = false;
    for (const qint64 id : stop.slots) {
        Slot &slot = state.slots[id];
        const bool covered = std::any_of(state.stops.begin(), state.stops.end(),
            [id](const Stop &other) { return other.published && other.slots.contains(id); });
        if (slot.status == u"stopped"_s && !covered)
            slot.status = stop.before[id];
    }
    for (StopOrder &hit : stop.orders) {
        if (hit.outcome != u"pending"_s && hit.outcome != u"suspended"_s && hit.outcome != u"called"_s
            && hit.outcome != u"entered"_s && hit.outcome != u"failed"_s)
            continue;
        for (const int i : state.liveItems(state.order(hit.order))) {
            Item &item = state.item(i);
            if (item.refund == none && item.suspended && !isStopped(state, item))
                item.suspended = false;
        }
        booking::resume(state, hit.order);
        hit.outcome = u"resumed"_s;
    }
    waiting::offer(state, stop.slots);
}

} // namespace vd::test::model::stops

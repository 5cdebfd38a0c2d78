#include "tests/db/model/Booking.h"

#include "tests/db/model/Limits.h"
#include "tests/db/model/Refunds.h"
#include "tests/db/model/Stock.h"
#include "tests/db/model/Stops.h"
#include "tests/db/model/Waiting.h"

#include <algorithm>

namespace vd::test::model::booking {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int venueHoldMinutes = 15;
constexpr int batch = 100;

qint64 policyOf(const State &state, const Line &line)
{
    const Space &space = Catalogue::space(state.slots[line.slot].space);
    const TicketType *type = Catalogue::typeFor(space, line.type);
    return type && type->policy != 0 ? type->policy : space.policy;
}

} // namespace

std::optional<Instant> arrivalEnd(const State &state, const QList<Line> &lines, int &refused)
{
    std::optional<Instant> end;
    for (const Line &line : lines) {
        const auto &minutes = Catalogue::policy(policyOf(state, line)).arrivalMinutes;
        refused += minutes ? 0 : 1;
        if (!minutes)
            continue;
        const Instant at = state.slots[line.slot].start - *minutes * 60;
        end = std::min(end.value_or(at), at);
    }
    return end;
}

namespace {

bool hasTickets(const State &state, int item)
{
    return std::any_of(state.tickets.begin(), state.tickets.end(), [item](const Ticket &t) { return t.item == item; });
}

// What yields no entry code cannot be missed at a door.
void markMissed(State &state, const Order &order)
{
    for (const int i : order.items) {
        Item &item = state.item(i);
        if (item.use == u"none"_s && item.stock == u"sold"_s && item.refund == none && hasTickets(state, i))
            item.use = u"no_show"_s;
    }
}

// A line that a stop took away waits for its refund or another slot.
bool takenAway(const State &state, const Order &order)
{
    return std::any_of(order.items.begin(), order.items.end(), [&](int i) {
        return state.item(i).suspended && state.item(i).stock == u"sold"_s && state.item(i).refund == none;
    });
}

bool hasCodes(const State &state, const Order &order)
{
    return std::any_of(order.items.begin(), order.items.end(), [&](int i) {
        return state.item(i).stock == u"sold"_s && state.item(i).refund == none && hasTickets(state, i);
    });
}

int finish(State &state)
{
    int done = 0;
    for (int index = 0; index < static_cast<int>(state.orders.size()); ++index) {
        Order &order = state.order(index);
        // What a stop has yet to reach is the stop's.
        if ((order.state != u"PAID"_s && order.state != u"CHECKED_IN"_s) || order.lastEnd > state.now
            || stops::pending(state, index) || takenAway(state, order) || done++ == batch)
            continue;
        const bool came = order.state == u"CHECKED_IN"_s || !hasCodes(state, order);
        order.state = came ? u"COMPLETED"_s : u"NO_SHOW"_s;
        state.noShows[order.customer] += came ? 0 : 1;
        markMissed(state, order);
    }
    return std::min(done, batch);
}

} // namespace

int draft(State &state, qint64 customer, const QList<Line> &lines)
{
    const int index = static_cast<int>(state.orders.size());
    state.orders.emplace_back();
    Order &order = state.orders.back();
    order.tag = state.tag();
    order.customer = customer;
    order.state = u"HOLDING"_s;
    for (const int i : stock::add(state, index, lines, 1))
        order.total += state.item(i).amount;
    order.expires = state.now + holdMinutes(state, order) * 60;
    stock::refreshLastEnd(state, index);
    return index;
}

int holdMinutes(const State &state, const Order &order)
{
    int minutes = venueHoldMinutes;
    bool first = true;
    for (const int i : order.items) {
        const int own = Catalogue::policy(state.item(i).policy).holdMinutes.value_or(venueHoldMinutes);
        minutes = first ? own : std::min(minutes, own);
        first = false;
    }
    return minutes;
}

void confirm(State &state, int order)
{
    Order &o = state.order(order);
    o.state = u"PAID"_s;
    o.expires.reset();
    QList<int> held = state.liveItems(o);
    stock::sell(state, held);
    stock::issueTickets(state, order);
    waiting::settle(state, order, u"ACCEPTED"_s);
}

void settle(State &state, int order)
{
    Order &o = state.order(order);
    o.paid = 0;
    for (const Payment &payment : state.payments) {
        if (payment.order == order && payment.applied)
            o.paid += payment.amount;
    }
    if (o.waits() && o.paid >= o.total)
        confirm(state, order);
}

void close(State &state, const QList<int> &orders, const QString &as)
{
    QList<int> items;
    for (const int index : orders) {
        Order &order = state.order(index);
        order.state = as;
        order.expires.reset();
        order.paid = 0;
        waiting::settle(state, index, as == u"CANCELLED"_s ? as : u"EXPIRED"_s);
        items << state.liveItems(order);
    }
    stock::release(state, items);
    QList<int> inTurn = orders;
    std::sort(inTurn.begin(), inTurn.end());
    for (const int index : inTurn) {
        refunds::giveBackBenefits(state, index);
        for (int i = 0; i < static_cast<int>(state.payments.size()); ++i) {
            Payment &payment = state.payment(i);
            if (payment.order != index || !std::exchange(payment.applied, false))
                continue;
            refunds::propose(state, i);
        }
    }
}

void undoNoShow(State &state, int order)
{
    Order &o = state.order(order);
    o.state = u"PAID"_s;
    int &count = state.noShows[o.customer];
    count = std::max(0, count - 1);
    for (const int i : o.items) {
        if (state.item(i).use == u"no_show"_s)
            state.item(i).use = u"none"_s;
    }
}

void resume(State &state, int order)
{
    Order &o = state.order(order);
    if (o.state != u"SUSPENDED"_s)
        return;
    bool usable = false;
    for (const int i : state.liveItems(o)) {
        if (state.item(i).refund == none && state.item(i).suspended)
            return;
        usable = usable || state.item(i).refund == none;
    }
    if (usable)
        o.state = stock::used(state, o) ? u"CHECKED_IN"_s : u"PAID"_s;
}

Reasons check(const State &state, const Hold &hold, const QString &login)
{
    Reasons reasons;
    reasons.addIf(hold.override && login != u"lead1"_s, u"approval_needed"_s);
    const std::optional<QList<Line>> lines = stock::picked(state, hold.lines);
    if (!lines) {
        reasons.add(u"none_free"_s);
        return reasons;
    }
    reasons += stock::cart(state, hold.customer, *lines, hold.override);
    if (!hold.override)
        reasons += limits::booking(state, hold.customer, *lines);
    if (hold.onArrival && reasons.must.isEmpty()) {
        int refused = 0;
        const std::optional<Instant> end = arrivalEnd(state, *lines, refused);
        reasons.addIf(refused > 0, u"pay_on_arrival_not_allowed"_s);
        reasons.addIf(end && *end <= state.now, u"pay_on_arrival_too_late"_s);
    } else if (hold.onArrival) {
        reasons.may << u"pay_on_arrival_not_allowed"_s << u"pay_on_arrival_too_late"_s;
    }
    return reasons;
}

void apply(State &state, const Hold &hold)
{
    const QList<Line> lines = *stock::picked(state, hold.lines);
    const int order = draft(state, hold.customer, lines);
    int refused = 0;
    state.order(order).onArrival = hold.onArrival;
    if (hold.onArrival)
        state.order(order).expires = arrivalEnd(state, lines, refused);
    if (state.order(order).total == 0)
        confirm(state, order);
}

Reasons check(const State &state, const Extend &extend)
{
    Reasons reasons;
    const Order &order = state.order(extend.order);
    reasons.addIf(!order.waits(), u"order_state"_s);
    reasons.addIf(order.waits() && order.extended, u"already_extended"_s);
    return reasons;
}

void apply(State &state, const Extend &extend)
{
    Order &order = state.order(extend.order);
    order.expires = std::max(*order.expires, state.now + holdMinutes(state, order) * 60);
    order.extended = true;
}

Reasons check(const State &state, const Cancel &cancel)
{
    Reasons reasons;
    reasons.addIf(!state.order(cancel.order).waits(), u"order_state"_s);
    return reasons;
}

void apply(State &state, const Cancel &cancel)
{
    close(state, {cancel.order}, u"CANCELLED"_s);
}

Reasons check(const State &state, const NoShow &noShow, const QString &login)
{
    Reasons reasons;
    reasons.addIf(!noShow.undo && login != u"lead1"_s, u"not_allowed"_s);
    const Order &order = state.order(noShow.order);
    reasons.addIf(order.state != (noShow.undo ? u"NO_SHOW"_s : u"PAID"_s), u"order_state"_s);
    reasons.addIf(!noShow.undo && order.state == u"PAID"_s && !hasCodes(state, order), u"order_move"_s);
    return reasons;
}

void apply(State &state, const NoShow &noShow)
{
    if (noShow.undo) {
        undoNoShow(state, noShow.order);
        stops::suspendAgain(state, noShow.order);
    }
    Order &order = state.order(noShow.order);
    if (noShow.undo) {
        // Nobody is found absent twice.
        if (order.state == u"PAID"_s && order.lastEnd <= state.now)
            order.state = u"COMPLETED"_s;
        return;
    }
    order.state = u"NO_SHOW"_s;
    ++state.noShows[order.customer];
    markMissed(state, order);
}

int sweep(State &state)
{
    QList<int> due;
    for (int i = 0; i < static_cast<int>(state.orders.size()); ++i) {
        const Order &order = state.order(i);
        // The service has two minutes to ask the channel.
        if (order.waits() && *order.expires + (order.state == u"PENDING_PAY"_s ? 120 : 0) <= state.now)
            due << i;
    }
    std::stable_sort(
        due.begin(), due.end(), [&](int a, int b) { return *state.order(a).expires < *state.order(b).expires; });
    due = due.mid(0, batch);
    close(state, due, u"CLOSED_TIMEOUT"_s);
    const int finished = finish(state);
    if (due.isEmpty() && finished == 0)
        stops::workOne(state);
    return static_cast<int>(due.size());
}

} // namespace vd::test::model::booking

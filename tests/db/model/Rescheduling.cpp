#include "tests/db/model/Rescheduling.h"

#include "tests/db/model/Booking.h"
#include "tests/db/model/Limits.h"
#include "tests/db/model/Money.h"
#include "tests/db/model/Refunds.h"
#include "tests/db/model/Stock.h"
#include "tests/db/model/Stops.h"

#include <algorithm>

namespace vd::test::model::rescheduling {

using namespace Qt::Literals::StringLiterals;

namespace {

// What really changes: an item whose slot, type and quantity another one takes over stays where it is.
struct Change
{
    int item;
    Line line;
};

QList<Change> changes(const State &state, const Reschedule &reschedule)
{
    QList<QPair<int, qint64>> moves = reschedule.moves;
    std::sort(moves.begin(), moves.end());
    const auto kind = [&](int item) { return std::make_tuple(state.item(item).type, state.item(item).quantity); };
    QList<int> leaving;
    QList<QPair<int, qint64>> arriving = moves;
    for (const auto &[item, slot] : moves) {
        const auto same = std::find_if(arriving.begin(), arriving.end(),
            [&, i = item](const auto &a) { return a.second == state.item(i).slot && kind(a.first) == kind(i); });
        if (same == arriving.end())
            leaving << item;
        else
            arriving.erase(same);
    }
    QList<Change> list;
    for (const int item : leaving) {
        const auto to = std::find_if(
            arriving.begin(), arriving.end(), [&](const auto &a) { return kind(a.first) == kind(item); });
        Line line;
        line.slot = to->second;
        line.type = state.item(item).type;
        line.quantity = state.item(item).quantity;
        line.documents = state.item(item).documents;
        line.numbers = state.item(item).numbers;
        list << Change{item, line};
        arriving.erase(to);
    }
    return list;
}

QList<Line> linesOf(const QList<Change> &list)
{
    QList<Line> lines;
    for (const Change &change : list)
        lines << change.line;
    return lines;
}

QList<int> itemsOf(const QList<Change> &list)
{
    QList<int> items;
    for (const Change &change : list)
        items << change.item;
    return items;
}

bool wellFormed(const State &state, const Reschedule &reschedule)
{
    QSet<int> named;
    for (const auto &[i, slot] : reschedule.moves) {
        const Item &item = state.item(i);
        if (item.order != reschedule.order || !item.live() || item.refund != none || named.contains(i))
            return false;
        named.insert(i);
    }
    return true;
}

void timeReasons(const State &state, const Reschedule &reschedule, const QList<Change> &list, Reasons &reasons)
{
    const Order &order = state.order(reschedule.order);
    for (const Change &change : list) {
        const Item &item = state.item(change.item);
        const Policy &policy = Catalogue::policy(item.policy);
        const auto target = state.slots.constFind(change.line.slot);
        if (target != state.slots.constEnd())
            reasons.addIf(
                target->day() > state.slots[item.slot].day() + policy.rescheduleDays, u"reschedule_too_far"_s);
        if (order.state != u"PAID"_s || item.suspended)
            continue;
        reasons.addIf(order.reschedules >= policy.rescheduleTimes, u"reschedule_used_up"_s);
        reasons.addIf(state.now > state.slots[item.slot].start - 2 * 3600, u"reschedule_too_late"_s);
    }
}

qint64 difference(const State &state, const Reschedule &reschedule, const QList<Change> &list)
{
    qint64 before = 0;
    qint64 after = 0;
    for (const Change &change : list) {
        before += state.item(change.item).net();
        const TicketType *type = Catalogue::type(change.line.type);
        after += reschedule.keepPrice && reschedule.override
            ? state.item(change.item).net()
            : std::max(type->price * change.line.quantity, state.item(change.item).covered);
    }
    return after - before;
}

// What a cheaper time gives back; the lead of the stage's venue stands for it alone.
qint64 goesBack(const State &state, const Reschedule &reschedule, const QList<Change> &list)
{
    const qint64 more = difference(state, reschedule, list);
    return state.order(reschedule.order).state == u"HOLDING"_s
        ? 0
        : std::min(-more, money::surplus(state, reschedule.order) - more);
}

bool isAboveLimit(const State &state, const Reschedule &reschedule, const QList<Change> &list)
{
    return refunds::isAboveLimit(state, reschedule.order, goesBack(state, reschedule, list));
}

// A hold until arrival stands until that long before the first start of what is held.
Instant heldUntil(const State &state, const Order &order)
{
    std::optional<Instant> end;
    for (const int i : state.liveItems(order)) {
        const Item &item = state.item(i);
        if (const auto &minutes = Catalogue::policy(item.policy).arrivalMinutes) {
            const Instant at = state.slots[item.slot].start - *minutes * 60;
            end = std::min(end.value_or(at), at);
        }
    }
    return end.value_or(0);
}

} // namespace

qint64 due(const State &state, const Reschedule &reschedule)
{
    if (state.order(reschedule.order).state == u"HOLDING"_s || !wellFormed(state, reschedule))
        return 0;
    return std::max<qint64>(0, difference(state, reschedule, changes(state, reschedule)));
}

Reasons check(const State &state, const Reschedule &reschedule, const QString &login)
{
    Reasons reasons;
    const Order &order = state.order(reschedule.order);
    reasons.addIf(reschedule.override && login != u"lead1"_s, u"approval_needed"_s);
    if (!wellFormed(state, reschedule)) {
        reasons.add(u"unknown_item"_s);
        return reasons;
    }
    const QList<Change> list = changes(state, reschedule);
    reasons.addIf(list.isEmpty(), u"no_change"_s);
    // Where somebody is in for the rest of the order, what a stop took away may move.
    const bool stopped = std::all_of(
        list.begin(), list.end(), [&](const Change &change) { return state.item(change.item).suspended; });
    reasons.addIf(order.state != u"HOLDING"_s && order.state != u"PAID"_s && order.state != u"SUSPENDED"_s
            && !(order.state == u"CHECKED_IN"_s && stopped && !list.isEmpty()),
        u"order_state"_s);
    for (const Change &change : list) {
        const QString &use = state.item(change.item).use;
        reasons.addIf(use == u"part"_s || use == u"all"_s, u"already_used"_s);
    }
    if (!reschedule.override) {
        timeReasons(state, reschedule, list, reasons);
        reasons += limits::booking(state, order.customer, linesOf(list), reschedule.order, itemsOf(list));
    }
    State after = state;
    stock::release(after, itemsOf(list));
    reasons += stock::cart(after, order.customer, linesOf(list), reschedule.override, reschedule.order);
    // The early "full" looks before anything is given back; it may refuse what would just fit.
    for (const QString &code :
        stock::cart(state, order.customer, linesOf(list), reschedule.override, reschedule.order).must) {
        if (code == u"sold_out"_s)
            reasons.may.insert(code);
    }
    if (order.state == u"HOLDING"_s && order.onArrival) {
        int refused = 0;
        QList<Line> known = linesOf(list);
        known.removeIf([&](const Line &line) { return !state.slots.contains(line.slot); });
        const std::optional<Instant> end = booking::arrivalEnd(state, known, refused);
        reasons.addIf(refused > 0, u"pay_on_arrival_not_allowed"_s);
        reasons.addIf(end && *end <= state.now, u"pay_on_arrival_too_late"_s);
    }
    reasons.addIf(login != u"lead1"_s && isAboveLimit(state, reschedule, list), u"approval_needed"_s);
    if (order.state != u"HOLDING"_s) {
        qint64 given = 0;
        for (const Tender &tender : reschedule.tenders)
            given += tender.amount;
        reasons.addIf(given != due(state, reschedule), u"difference_due"_s);
        if (due(state, reschedule) > 0)
            reasons += money::tenderReasons(after, reschedule.order, reschedule.tenders, login);
    }
    return reasons;
}

void apply(State &state, const Reschedule &reschedule, const QByteArray &request)
{
    const QList<Change> list = changes(state, reschedule);
    const qint64 more = difference(state, reschedule, list);
    const bool keep = reschedule.keepPrice && reschedule.override;
    const bool unpaid = state.order(reschedule.order).state == u"HOLDING"_s;
    const bool isSigned = reschedule.override || isAboveLimit(state, reschedule, list);
    stock::release(state, itemsOf(list));
    Order &order = state.order(reschedule.order);
    int lastLine = 0;
    for (const int i : order.items)
        lastLine = std::max(lastLine, state.item(i).line);
    const QList<int> added = stock::add(state, reschedule.order, linesOf(list), lastLine + 1);
    for (const int i : added) {
        // The new lines keep the terms they were sold under.
        const Item &old = state.item(list[state.item(i).line - lastLine - 1].item);
        state.item(i).policy = old.policy;
        state.item(i).cover = old.cover;
        state.item(i).covered = old.covered;
        // What a pass paid for costs no less elsewhere.
        state.item(i).amount = keep ? old.net() : std::max(state.item(i).amount, old.covered);
    }
    order.total += more;
    order.reschedules += unpaid ? 0 : 1;
    stock::refreshLastEnd(state, reschedule.order);
    if (unpaid && order.onArrival)
        order.expires = heldUntil(state, order);
    if (unpaid) {
        if (order.paid >= order.total)
            booking::confirm(state, reschedule.order);
        return;
    }
    if (more > 0)
        order.paid += money::take(state, reschedule.order, reschedule.tenders, request);
    const qint64 owed = std::min(-more, money::surplus(state, reschedule.order));
    if (owed > 0)
        refunds::giveBackSurplus(state, reschedule.order, owed, isSigned);
    stock::sell(state, added);
    stock::issueTickets(state, reschedule.order);
    booking::resume(state, reschedule.order);
    stops::rescheduled(state, reschedule.order);
}

} // namespace vd::test::model::rescheduling

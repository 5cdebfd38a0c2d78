#include "tests/db/model/Door.h"

#include "tests/db/model/Stock.h"
#include "tests/db/model/Stops.h"

#include <algorithm>

namespace vd::test::model::door {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int entryBefore = 30 * 60;

QString judged(const State &state, const Ticket &ticket)
{
    const Item &item = state.item(ticket.item);
    const Order &order = state.order(item.order);
    const Slot &slot = state.slots[item.slot];
    const int today = static_cast<int>((state.now + zoneOffset) / 86400);
    if (order.state == u"REFUNDED"_s || order.state == u"REFUNDING"_s || item.refund != none || !item.live()
        || !ticket.valid)
        return u"refunded"_s;
    if (item.suspended)
        return u"suspended"_s;
    if (state.now < slot.start - entryBefore)
        return today < slot.day() ? u"other_day"_s : u"too_early"_s;
    if (state.now >= slot.end)
        return today > static_cast<int>((slot.end + zoneOffset) / 86400) ? u"other_day"_s : u"too_late"_s;
    return ticket.entered >= ticket.party ? u"already_used"_s : u"admitted"_s;
}

bool seenJustNow(const State &state, const Ticket &ticket, const QString &login)
{
    return ticket.lastUsed && *ticket.lastUsed > state.now - 5 && ticket.lastDoor == login
        && ticket.entered >= ticket.party;
}

void refreshOrder(State &state, int order)
{
    Order &o = state.order(order);
    const bool used = stock::used(state, o);
    if (used && (o.state == u"PAID"_s || o.state == u"NO_SHOW"_s)) {
        if (o.state == u"NO_SHOW"_s)
            state.noShows[o.customer] = std::max(0, state.noShows[o.customer] - 1);
        o.state = u"CHECKED_IN"_s;
    } else if (!used && o.state == u"CHECKED_IN"_s) {
        o.state = u"PAID"_s;
    }
    stops::suspendAgain(state, order);
}

} // namespace

QString verdict(const State &state, const Scan &scan, const QString &login)
{
    const Ticket &ticket = state.ticket(scan.ticket);
    const QString code = judged(state, ticket);
    return code == u"already_used"_s && seenJustNow(state, ticket, login) ? u"admitted"_s : code;
}

Reasons check(const State &state, const Scan &scan, const QString &login)
{
    Reasons reasons;
    const Ticket &ticket = state.ticket(scan.ticket);
    if (judged(state, ticket) == u"admitted"_s && !seenJustNow(state, ticket, login))
        reasons.addIf(scan.people < 0 || scan.people > ticket.party - ticket.entered, u"people_invalid"_s);
    return reasons;
}

void apply(State &state, const Scan &scan, const QString &login)
{
    Ticket &ticket = state.ticket(scan.ticket);
    const QString code = judged(state, ticket);
    if (code == u"already_used"_s && seenJustNow(state, ticket, login))
        return;
    CheckIn record;
    record.tag = state.tag();
    record.ticket = scan.ticket;
    record.kind = code == u"admitted"_s ? u"entry"_s : u"refused"_s;
    record.actor = login;
    record.at = state.now;
    if (code == u"admitted"_s) {
        record.people = scan.people == 0 ? ticket.party - ticket.entered : scan.people;
        ticket.entered += record.people;
        ticket.inside += record.people;
        ticket.lastUsed = state.now;
        ticket.lastDoor = login;
        stock::refreshUse(state, ticket.item);
        refreshOrder(state, state.item(ticket.item).order);
    }
    state.checkIns.push_back(record);
}

Reasons check(const State &state, const UndoScan &undo, const QString &login)
{
    Reasons reasons;
    const CheckIn &entry = state.checkIn(undo.checkIn);
    reasons.addIf(entry.kind != u"entry"_s, u"unknown_check_in"_s);
    reasons.addIf(entry.undone, u"already_undone"_s);
    if (login != u"lead1"_s) {
        reasons.addIf(entry.actor != login, u"undo_other_door"_s);
        reasons.addIf(entry.at < state.now - 15 * 60, u"undo_too_late"_s);
    }
    return reasons;
}

void apply(State &state, const UndoScan &undo, const QString &login)
{
    CheckIn &entry = state.checkIn(undo.checkIn);
    entry.undone = true;
    Ticket &ticket = state.ticket(entry.ticket);
    ticket.entered -= entry.people;
    ticket.inside = std::max(0, ticket.inside - entry.people);
    ticket.lastUsed.reset();
    ticket.lastDoor.clear();
    CheckIn record;
    record.tag = state.tag();
    record.ticket = entry.ticket;
    record.kind = u"undo"_s;
    record.people = entry.people;
    record.actor = login;
    record.at = state.now;
    stock::refreshUse(state, ticket.item);
    refreshOrder(state, state.item(ticket.item).order);
    state.checkIns.push_back(record);
}

} // namespace vd::test::model::door

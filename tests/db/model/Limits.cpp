#include "tests/db/model/Limits.h"

namespace vd::test::model::limits {

using namespace Qt::Literals::StringLiterals;

Reasons booking(const State &state, qint64 customer, const QList<Line> &lines, int butOrder, const QList<int> &butItems)
{
    Reasons reasons;
    int holds = 0;
    for (int i = 0; i < static_cast<int>(state.orders.size()); ++i)
        holds += i != butOrder && state.order(i).customer == customer && state.order(i).waits();
    reasons.addIf(holds >= holdsAtOnce, u"limit_holds"_s);
    QMap<qint64, int> ofSlot;
    QMap<int, int> ofDay;
    for (const Line &line : lines) {
        const auto slot = state.slots.constFind(line.slot);
        if (slot == state.slots.constEnd())
            continue;
        const TicketType *type = Catalogue::typeFor(Catalogue::space(slot->space), line.type);
        const int places = type ? type->places * line.quantity : 0;
        ofSlot[line.slot] += places;
        ofDay[slot->day()] += places;
    }
    for (int i = 0; i < static_cast<int>(state.items.size()); ++i) {
        const Item &item = state.item(i);
        if (!item.live() || butItems.contains(i) || state.order(item.order).customer != customer)
            continue;
        if (ofSlot.contains(item.slot))
            ofSlot[item.slot] += item.places;
        if (const int day = state.slots[item.slot].day(); ofDay.contains(day))
            ofDay[day] += item.places;
    }
    for (const int places : std::as_const(ofSlot))
        reasons.addIf(places > placesInSlot, u"limit_places"_s);
    for (const int places : std::as_const(ofDay))
        reasons.addIf(places > placesInDay, u"limit_places"_s);
    return reasons;
}

QByteArray sql()
{
    const auto n = [](qint64 value) { return QByteArray::number(value); };
    return "insert into catalog.limits_version(venue_id, version, customer_holds, places_slot, places_day, "
           "refund_minor, late_money_minutes)"
           " values (1, 1, "
        + n(holdsAtOnce) + ", " + n(placesInSlot) + ", " + n(placesInDay) + ", " + n(refundMinor) + ", "
        + n(lateMoneyMinutes) + ");";
}

} // namespace vd::test::model::limits

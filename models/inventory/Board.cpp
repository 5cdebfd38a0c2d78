#include "models/inventory/Board.h"

#include "models/base/ZoneTime.h"

#include <algorithm>

namespace vd::inventory {

namespace {

QDateTime daysEarlier(const QDateTime &instant, int days, const QTimeZone &zone)
{
    if (days == 0)
        return instant;
    const QDateTime local = instant.toTimeZone(zone);
    return ZoneTime::instant(local.date().addDays(-days), local.time(), zone);
}

} // namespace

QDateTime Cell::shownFrom(const QTimeZone &zone) const
{
    return daysEarlier(startsAt, shownDaysLater, zone);
}

QDateTime Cell::shownUntil(const QTimeZone &zone) const
{
    return daysEarlier(endsAt, shownDaysLater, zone);
}

SlotState Cell::state(const QDateTime &now) const
{
    if (status == QLatin1String("stopped"))
        return SlotState::Stopped;
    const bool anyMine
        = std::any_of(parties.cbegin(), parties.cend(), [](const Party &p) { return p.mine && p.expiresAt.isValid(); });
    if (anyMine && kind == catalog::SpaceKind::Exclusive)
        return SlotState::HeldByMe;
    if (capacity == 1 && sold > 0)
        return SlotState::Sold;
    if (capacity == 1 && held > 0)
        return anyMine ? SlotState::HeldByMe : SlotState::HeldByOthers;
    if (endsAt <= now)
        return SlotState::Past;
    if (status != QLatin1String("open"))
        return SlotState::Closed;
    if (claimed)
        return SlotState::Claimed;
    if (free == 0)
        return SlotState::Full;
    return held + sold > 0 ? SlotState::Partly : SlotState::Free;
}

} // namespace vd::inventory

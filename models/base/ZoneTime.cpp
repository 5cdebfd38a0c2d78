#include "models/base/ZoneTime.h"

#include <QTimeZone>

namespace vd {

QDateTime ZoneTime::instant(const QDate &date, const QTime &time, const QTimeZone &zone)
{
    constexpr qint64 day = 86'400;
    const QDateTime naive(date, time, Qt::UTC);
    // Offsets lie within a day of UTC, so a change of clocks near this time lies between the two probes.
    const int before = zone.offsetFromUtc(naive.addSecs(-day));
    const int after = zone.offsetFromUtc(naive.addSecs(day));
    const QDateTime withBefore = naive.addSecs(-before);
    const QDateTime withAfter = naive.addSecs(-after);
    const bool afterExists = zone.offsetFromUtc(withAfter) == after;
    return afterExists ? withAfter : withBefore;
}

QDate ZoneTime::date(const QDateTime &instant, const QTimeZone &zone)
{
    return instant.toTimeZone(zone).date();
}

QTime ZoneTime::time(const QDateTime &instant, const QTimeZone &zone)
{
    return instant.toTimeZone(zone).time();
}

} // namespace vd

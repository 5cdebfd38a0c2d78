#include "models/base/ZoneTime.h"

#include <QTimeZone>

namespace vd {

namespace {

constexpr qint64 day = 86'400;

// Offsets lie within a day of UTC, so a change of clocks near this time lies between the two probes.
int offsetBefore(const QDateTime &naive, const QTimeZone &zone)
{
    return zone.offsetFromUtc(naive.addSecs(-day));
}
int offsetAfter(const QDateTime &naive, const QTimeZone &zone)
{
    return zone.offsetFromUtc(naive.addSecs(day));
}

} // namespace

QDateTime ZoneTime::instant(const QDate &date, const QTime &time, const QTimeZone &zone)
{
    const QDateTime naive(date, time, Qt::UTC);
    const int after = offsetAfter(naive, zone);
    const QDateTime withAfter = naive.addSecs(-after);
    return zone.offsetFromUtc(withAfter) == after ? withAfter : naive.addSecs(-offsetBefore(naive, zone));
}

QList<QDateTime> ZoneTime::instants(const QDate &date, const QTime &time, const QTimeZone &zone)
{
    const QDateTime naive(date, time, Qt::UTC);
    const int before = offsetBefore(naive, zone);
    const int after = offsetAfter(naive, zone);
    QList<QDateTime> found;
    if (zone.offsetFromUtc(naive.addSecs(-before)) == before)
        found << naive.addSecs(-before);
    if (after != before && zone.offsetFromUtc(naive.addSecs(-after)) == after)
        found << naive.addSecs(-after);
    return found;
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

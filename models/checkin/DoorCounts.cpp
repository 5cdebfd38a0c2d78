#include "models/checkin/DoorCounts.h"

#include "models/base/Changes.h"
#include "models/base/WhenDone.h"

#include <QMap>

#include <numeric>

namespace vd::checkin {

namespace {
constexpr qint64 soonSeconds = 30 * 60;
} // namespace

DoorCounts::DoorCounts(CheckInGateway &gateway, Changes *changes, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
    , m_clock(clock)
    , m_zone(QTimeZone::utc())
{
    if (!changes)
        return;
    connect(changes, &Changes::changed, this, [this](VenueId venue, const QString &topic) {
        if (venue == m_venue && topic == QLatin1String("check_in"))
            reload();
    });
    connect(changes, &Changes::connectionBack, this, &DoorCounts::reload);
}

void DoorCounts::setVenue(VenueId venue, const QTimeZone &zone)
{
    if (m_venue == venue && m_zone == zone)
        return;
    m_venue = venue;
    m_zone = zone.isValid() ? zone : QTimeZone::utc();
    m_counts.setCounts({});
    reload();
}

void DoorCounts::reload()
{
    if (!m_venue.isValid())
        return;
    m_again = m_loading;
    if (m_loading)
        return;
    m_loading = true;
    const QDate today = m_clock.now().toTimeZone(m_zone).date();
    whenDone(m_gateway.counts(m_venue, today), this,
        [this, venue = m_venue](const Result<QList<SlotCount>> &counts) { take(venue, counts); });
}

void DoorCounts::take(VenueId venue, const Result<QList<SlotCount>> &counts)
{
    m_loading = false;
    const bool stale = venue != m_venue;
    if (!stale && counts) {
        m_counts.setCounts(*counts);
        Q_EMIT loaded();
    } else if (!stale) {
        Q_EMIT loadFailed(counts.error());
    }
    if (stale || std::exchange(m_again, false))
        reload();
}

int DoorCounts::inside() const
{
    const QList<SlotCount> &all = m_counts.counts();
    return std::accumulate(
        all.cbegin(), all.cend(), 0, [](int sum, const SlotCount &count) { return sum + count.inside; });
}

QList<DoorCounts::Full> DoorCounts::full() const
{
    QMap<QString, Full> spaces;
    for (const SlotCount &count : m_counts.counts()) {
        if (count.most < 1 || count.endsAt <= m_clock.now())
            continue;
        Full &space = spaces[count.spaceName];
        space = {count.spaceName, space.inside + count.inside, count.most};
    }
    spaces.removeIf([](const auto &entry) { return entry.value().inside < entry.value().most; });
    return spaces.values();
}

QList<SlotCount> DoorCounts::current() const
{
    QList<SlotCount> now;
    const QDateTime instant = m_clock.now();
    for (const SlotCount &count : m_counts.counts()) {
        if (count.endsAt > instant && count.startsAt <= instant.addSecs(soonSeconds))
            now.append(count);
    }
    return now;
}

} // namespace vd::checkin

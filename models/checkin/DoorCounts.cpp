#include "models/checkin/DoorCounts.h"

#include "models/base/Changes.h"
#include "models/base/WhenDone.h"

#include <algorithm>
#include <numeric>

namespace vd::checkin {

namespace {
constexpr int nightEndsAtHour = 6;
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

QDate DoorCounts::today() const { return m_clock.now().toTimeZone(m_zone).date(); }

bool DoorCounts::isNight() const { return m_clock.now().toTimeZone(m_zone).time().hour() < nightEndsAtHour; }

void DoorCounts::reload()
{
    if (!m_venue.isValid())
        return;
    m_again = m_loading;
    if (m_loading)
        return;
    m_loading = true;
    load(isNight() ? today().addDays(-1) : today(), {});
}

void DoorCounts::load(const QDate &date, const QList<SlotCount> &before)
{
    whenDone(m_gateway.counts(m_venue, date), this,
        [this, venue = m_venue, date, before](const Result<QList<SlotCount>> &counts) {
            if (venue != m_venue) {
                m_again = true;
                finish();
                return;
            }
            if (!counts) {
                Q_EMIT loadFailed(counts.error());
                finish();
                return;
            }
            QList<SlotCount> all = before;
            const bool yesterday = date < today();
            std::copy_if(counts->cbegin(), counts->cend(), std::back_inserter(all),
                [this, yesterday](const SlotCount &count) { return !yesterday || count.endsAt > m_clock.now(); });
            if (yesterday) {
                load(date.addDays(1), all);
                return;
            }
            m_counts.setCounts(all);
            Q_EMIT loaded();
            finish();
        });
}

void DoorCounts::finish()
{
    m_loading = false;
    if (std::exchange(m_again, false))
        reload();
}

int DoorCounts::inside() const
{
    const QList<SlotCount> &all = m_counts.counts();
    return std::accumulate(
        all.cbegin(), all.cend(), 0, [](int sum, const SlotCount &count) { return sum + count.inside; });
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

#pragma once

#include "tests/support/TemporaryCluster.h"
#include "tests/support/VenueBuilder.h"

namespace vd::test {

/// The venue of the field cases in a database of its own: one day's slots, a clock that is set, and people who sign in.
class TestVenue
{
public:
    /// With the slots of that day; the clock says its 09:00.
    [[nodiscard]] static Result<std::unique_ptr<TestVenue>> make(TemporaryCluster &cluster, const QDate &day);

    [[nodiscard]] VenueId id() const { return m_builder.venue(); }
    [[nodiscard]] const db::ConnectionSettings &database() const { return m_database; }
    /// The superuser's.
    [[nodiscard]] db::RawConnection &connection() { return m_builder.connection(); }
    [[nodiscard]] SlotId slot(const QString &space, int hour) { return m_builder.slot(space, m_day, hour); }
    /// One figure by SQL, as the superuser sees it.
    [[nodiscard]] qint64 number(const QByteArray &sql) { return m_builder.number(sql); }
    /// That time of the day by the venue's clock.
    [[nodiscard]] QDateTime at(int hour, int minute = 0, int second = 0) const;
    void setNow(const QDateTime &now) const;
    /// A new person with these role groups.
    [[nodiscard]] db::ConnectionSettings login(const QStringList &roles) const;

private:
    TestVenue(TemporaryCluster &cluster, db::ConnectionSettings database, VenueBuilder builder, const QDate &day);

    TemporaryCluster &m_cluster;
    db::ConnectionSettings m_database;
    VenueBuilder m_builder;
    QDate m_day;
};

} // namespace vd::test

#pragma once

#include "db/client/ConnectionSettings.h"
#include "db/client/RawConnection.h"
#include "models/base/Id.h"
#include "models/base/Result.h"

#include <QDate>
#include <QString>

namespace vd::test {

/// Fills a test database with the venue the field cases speak of: V1 in Asia/Shanghai with Court 1 to 3 (exclusive,
/// CNY 120.00), Lane A (6 places, CNY 40.00) and Rackets (10 units, CNY 15.00), one-hour slots from 08:00 to 22:00 on
/// the days asked for; hold 15 minutes, entry from 30 minutes before the start.
class VenueBuilder
{
public:
    [[nodiscard]] static Result<VenueBuilder> build(
        const db::ConnectionSettings &superuser, const QString &name = QStringLiteral("V1"));

    [[nodiscard]] VenueId venue() const { return m_venue; }
    [[nodiscard]] Result<Done> addDay(QDate businessDate);
    /// The slot of a space that starts at that full hour of the venue's clock; invalid when there is none.
    [[nodiscard]] SlotId slot(const QString &space, QDate businessDate, int hour);
    /// One figure by SQL, as the superuser sees it.
    [[nodiscard]] qint64 number(const QByteArray &sql);
    [[nodiscard]] db::RawConnection &connection() { return m_connection; }

private:
    explicit VenueBuilder(db::RawConnection connection)
        : m_connection(std::move(connection))
    {
    }

    db::RawConnection m_connection;
    VenueId m_venue;
};

} // namespace vd::test

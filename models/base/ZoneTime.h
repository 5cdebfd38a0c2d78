#pragma once

#include <QDate>
#include <QDateTime>
#include <QList>
#include <QTime>

class QTimeZone;

namespace vd {

/// Wall-clock times of a zone as instants and back, by the rule PostgreSQL uses for `timestamp at time zone`: a time
/// the clocks skip is read with the offset before the change, a time they repeat with the offset after it. QDateTime
/// in Qt 6.4 leaves both cases open, so they are decided here.
class ZoneTime
{
public:
    /// The instant, in UTC.
    [[nodiscard]] static QDateTime instant(const QDate &date, const QTime &time, const QTimeZone &zone);
    /// Every instant at which the zone's clocks show this time, in order: one, none where they skip it, two where they
    /// repeat it.
    [[nodiscard]] static QList<QDateTime> instants(const QDate &date, const QTime &time, const QTimeZone &zone);
    [[nodiscard]] static QDate date(const QDateTime &instant, const QTimeZone &zone);
    [[nodiscard]] static QTime time(const QDateTime &instant, const QTimeZone &zone);
};

} // namespace vd

#pragma once

#include "models/base/Result.h"
#include "models/schedule/Schedule.h"

namespace vd::schedule {

/// Calendars as files: iCalendar (RFC 5545, read by libical) and CSV (RFC 4180) with the columns first day, days,
/// yearly, name. What comes from outside is bounded; a file with one bad line is refused whole, with that line and its
/// reason.
class CalendarFile
{
public:
    static constexpr qint64 largestFile = 1'000'000; ///< Bytes.
    static constexpr int mostEntries = 2'000;
    static constexpr int longestName = 120; ///< Characters.

    /// By the content: iCalendar when it begins with BEGIN:VCALENDAR, else CSV. Errors:
    /// calendar_file_large{bytes,most}, calendar_file_form, calendar_file_line{line,reason}; reasons are day, end,
    /// days, name, yearly, columns, repeat, leap_day, many.
    [[nodiscard]] static Result<QList<CalendarEntry>> read(const QByteArray &content);
    /// Timed by the days they fill. stamp is DTSTAMP, which RFC 5545 asks of every event.
    [[nodiscard]] static QByteArray toICalendar(const Calendar &calendar, const QDateTime &stamp);
    [[nodiscard]] static QByteArray toCsv(const Calendar &calendar);
};

} // namespace vd::schedule

#pragma once

#include "models/base/Result.h"
#include "models/schedule/Schedule.h"

namespace vd::schedule {

/// A calendar's days as CSV (RFC 4180, UTF-8): first_day (2027-10-01), days, yearly (yes or no), name. The last three
/// may be left out: one day, not yearly, named as the day.
class CalendarCsv
{
public:
    /// Errors as CalendarFile::read.
    [[nodiscard]] static Result<QList<CalendarEntry>> read(const QByteArray &content);
    [[nodiscard]] static QByteArray write(const QList<CalendarEntry> &entries);
    /// Why an entry cannot be stored: day, days, leap_day, name; null when it can.
    [[nodiscard]] static const char *fault(const CalendarEntry &entry);
};

} // namespace vd::schedule

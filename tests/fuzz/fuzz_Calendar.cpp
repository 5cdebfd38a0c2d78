// Holiday calendars from files: what is taken can be stored and goes out and in again, what is not is refused in words.

#include "models/schedule/CalendarCsv.h"
#include "models/schedule/CalendarFile.h"

#include <cstdint>
#include <cstdlib>

using namespace vd;
using namespace vd::schedule;

namespace {

void demand(bool holds)
{
    if (!holds)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const Result<QList<CalendarEntry>> read = CalendarFile::read(bytes);
    if (!read) {
        demand(read.error().code.startsWith(QLatin1String("calendar_file_")));
        return 0;
    }
    demand(read->size() <= CalendarFile::mostEntries);
    for (const CalendarEntry &entry : *read)
        demand(CalendarCsv::fault(entry) == nullptr);
    Calendar calendar;
    calendar.name = QStringLiteral("Fuzz");
    calendar.entries = *read;
    const Result<QList<CalendarEntry>> again = CalendarFile::read(CalendarFile::toCsv(calendar));
    demand(again && *again == *read);
    const Result<QList<CalendarEntry>> third
        = CalendarFile::read(CalendarFile::toICalendar(calendar, QDateTime(QDate(2026, 1, 1), QTime(0, 0), Qt::UTC)));
    demand(third && third->size() == read->size());
    return 0;
}

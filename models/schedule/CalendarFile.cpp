#include "models/schedule/CalendarFile.h"

#include "models/base/Pass.h"
#include "models/schedule/CalendarCsv.h"

#include <libical/ical.h>

#include <memory>

namespace vd::schedule {

namespace {

struct ComponentFree
{
    void operator()(icalcomponent *component) const { icalcomponent_free(component); }
};
using Component = std::unique_ptr<icalcomponent, ComponentFree>;

tl::unexpected<Error> badLine(int line, const char *reason)
{
    return fail(Fault::Rule, QStringLiteral("calendar_file_line"),
        {{QStringLiteral("line"), line}, {QStringLiteral("reason"), QLatin1String(reason)}});
}

QDate dateOf(const icaltimetype &time)
{
    return {time.year, time.month, time.day};
}

/// Lines on which the events begin, in file order: the library does not keep them.
QList<int> eventLines(const QByteArray &content)
{
    QList<int> lines;
    const QList<QByteArray> all = content.split('\n');
    for (int i = 0; i < all.size(); ++i)
        if (all.at(i).trimmed().toUpper() == "BEGIN:VEVENT")
            lines << i + 1;
    return lines;
}

/// The DTSTART's own text is checked: the library makes 1 March of a 29 February that does not exist.
bool isRealDay(icalcomponent *event)
{
    const icalproperty *start = icalcomponent_get_first_property(event, ICAL_DTSTART_PROPERTY);
    return start != nullptr && dateOf(icalproperty_get_dtstart(start)).isValid();
}

Result<bool> repeatsYearly(icalcomponent *event, int line)
{
    if (icalcomponent_get_first_property(event, ICAL_RDATE_PROPERTY)
        || icalcomponent_get_first_property(event, ICAL_EXDATE_PROPERTY))
        return badLine(line, "repeat");
    icalproperty *rule = icalcomponent_get_first_property(event, ICAL_RRULE_PROPERTY);
    if (!rule)
        return false;
    const icalrecurrencetype repeat = icalproperty_get_rrule(rule);
    const bool plain = repeat.freq == ICAL_YEARLY_RECURRENCE && repeat.interval == 1 && repeat.count == 0
        && icaltime_is_null_time(repeat.until) && repeat.by_day[0] == ICAL_RECURRENCE_ARRAY_MAX
        && repeat.by_week_no[0] == ICAL_RECURRENCE_ARRAY_MAX && repeat.by_year_day[0] == ICAL_RECURRENCE_ARRAY_MAX
        && repeat.by_set_pos[0] == ICAL_RECURRENCE_ARRAY_MAX;
    if (!plain)
        return badLine(line, "repeat");
    return true;
}

Result<CalendarEntry> entryOf(icalcomponent *event, int line)
{
    if (!isRealDay(event))
        return badLine(line, "day");
    const icaltimetype start = icalcomponent_get_dtstart(event);
    const icaltimetype end = icalcomponent_get_dtend(event);
    CalendarEntry entry;
    entry.firstDay = dateOf(start);
    if (!icaltime_is_null_time(end)) {
        // The end of whole days is the day after (RFC 5545, 3.6.1); a time on a day fills that day.
        const QDate last = end.is_date || (end.hour == 0 && end.minute == 0 && end.second == 0)
            ? dateOf(end).addDays(-1)
            : dateOf(end);
        if (last < entry.firstDay)
            return badLine(line, "end");
        entry.days = static_cast<int>(std::min<qint64>(entry.firstDay.daysTo(last) + 1, 100'000));
    }
    const char *summary = icalcomponent_get_summary(event);
    entry.name = QString::fromUtf8(summary ? summary : "").simplified();
    const Result<bool> yearly = repeatsYearly(event, line);
    if (!yearly)
        return pass(yearly);
    entry.yearly = *yearly;
    return entry;
}

Result<QList<CalendarEntry>> readICalendar(const QByteArray &content)
{
    const Component root(icalparser_parse_string(content.constData()));
    if (!root)
        return fail(Fault::Rule, QStringLiteral("calendar_file_form"));
    const QList<int> lines = eventLines(content);
    QList<CalendarEntry> entries;
    int at = 0;
    for (icalcomponent *event = icalcomponent_get_first_component(root.get(), ICAL_VEVENT_COMPONENT); event;
         event = icalcomponent_get_next_component(root.get(), ICAL_VEVENT_COMPONENT), ++at) {
        const int line = lines.value(at, 1);
        const Result<CalendarEntry> entry = entryOf(event, line);
        if (!entry)
            return pass(entry);
        if (const char *reason = CalendarCsv::fault(*entry))
            return badLine(line, reason);
        entries << *entry;
        if (entries.size() > CalendarFile::mostEntries)
            return badLine(line, "many");
    }
    if (at != lines.size())
        return fail(Fault::Rule, QStringLiteral("calendar_file_form"));
    return entries;
}

/// RFC 5545, 3.3.11 and 3.1: escaped, and folded so that no line has more than 75 octets.
QByteArray contentLine(const QByteArray &name, QString value)
{
    value.replace(QLatin1Char('\\'), QStringLiteral("\\\\"))
        .replace(QLatin1Char(';'), QStringLiteral("\\;"))
        .replace(QLatin1Char(','), QStringLiteral("\\,"))
        .replace(QLatin1Char('\n'), QStringLiteral("\\n"));
    const QByteArray whole = name + ':' + value.toUtf8();
    QByteArray folded;
    int column = 0;
    for (qsizetype i = 0; i < whole.size(); ++i) {
        const bool characterBegins = (static_cast<unsigned char>(whole.at(i)) & 0xC0U) != 0x80U;
        if (characterBegins && column > 70) {
            folded += "\r\n ";
            column = 1;
        }
        folded += whole.at(i);
        ++column;
    }
    return folded + "\r\n";
}

} // namespace

Result<QList<CalendarEntry>> CalendarFile::read(const QByteArray &content)
{
    if (content.size() > largestFile)
        return fail(Fault::Rule, QStringLiteral("calendar_file_large"),
            {{QStringLiteral("bytes"), content.size()}, {QStringLiteral("most"), largestFile}});
    QByteArray text = content;
    if (text.startsWith("\xEF\xBB\xBF"))
        text.remove(0, 3);
    if (text.contains('\0'))
        return fail(Fault::Rule, QStringLiteral("calendar_file_form"));
    return text.trimmed().left(15).toUpper() == "BEGIN:VCALENDAR" ? readICalendar(text) : CalendarCsv::read(text);
}

QByteArray CalendarFile::toICalendar(const Calendar &calendar, const QDateTime &stamp)
{
    QByteArray file = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Venuedesk//Calendar//EN\r\n";
    file += contentLine("X-WR-CALNAME", calendar.name);
    const QByteArray made = stamp.toUTC().toString(QStringLiteral("yyyyMMdd'T'HHmmss'Z'")).toLatin1();
    for (const CalendarEntry &entry : calendar.entries) {
        const QByteArray day = entry.firstDay.toString(QStringLiteral("yyyyMMdd")).toLatin1();
        const QByteArray end = entry.firstDay.addDays(entry.days).toString(QStringLiteral("yyyyMMdd")).toLatin1();
        file += "BEGIN:VEVENT\r\n";
        file += "UID:" + day + '-' + QByteArray::number(qHash(entry.name, 0U), 16) + '-'
            + calendar.id.toString().toLatin1() + "@venuedesk\r\n";
        file += "DTSTAMP:" + made + "\r\n";
        file += "DTSTART;VALUE=DATE:" + day + "\r\nDTEND;VALUE=DATE:" + end + "\r\n";
        if (entry.yearly)
            file += "RRULE:FREQ=YEARLY\r\n";
        file += contentLine("SUMMARY", entry.name);
        file += "TRANSP:OPAQUE\r\nEND:VEVENT\r\n";
    }
    return file + "END:VCALENDAR\r\n";
}

QByteArray CalendarFile::toCsv(const Calendar &calendar)
{
    return CalendarCsv::write(calendar.entries);
}

} // namespace vd::schedule

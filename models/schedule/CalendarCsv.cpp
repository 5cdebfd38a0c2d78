#include "models/schedule/CalendarCsv.h"

#include "models/base/CsvReader.h"
#include "models/base/Pass.h"
#include "models/exporting/CsvWriter.h"
#include "models/schedule/CalendarFile.h"

#include <QRegularExpression>

namespace vd::schedule {

namespace {

/// Our own files have an apostrophe before what a spreadsheet would take for a formula.
bool isShielded(const QString &name)
{
    static const QRegularExpression shielded(QStringLiteral("^'+[=+@-]"));
    return shielded.match(name).hasMatch();
}

bool isYes(const QString &word)
{
    static const QStringList words{
        QStringLiteral("yes"), QStringLiteral("true"), QStringLiteral("1"), QStringLiteral("y"), QStringLiteral("是")};
    return words.contains(word.toLower());
}

bool isNo(const QString &word)
{
    static const QStringList words{QString(), QStringLiteral("no"), QStringLiteral("false"), QStringLiteral("0"),
        QStringLiteral("n"), QStringLiteral("否")};
    return words.contains(word.toLower());
}

Result<CalendarEntry> entryOf(const CsvRecord &record)
{
    const auto bad = [&record](const char *reason) {
        return fail(Fault::Rule, QStringLiteral("calendar_file_line"),
            {{QStringLiteral("line"), record.line}, {QStringLiteral("reason"), QLatin1String(reason)}});
    };
    if (record.cells.size() > 4)
        return bad("columns");
    CalendarEntry entry;
    entry.firstDay = QDate::fromString(record.cells.value(0), Qt::ISODate);
    if (!entry.firstDay.isValid())
        return bad("day");
    bool isNumber = true;
    const QString days = record.cells.value(1);
    entry.days = days.isEmpty() ? 1 : days.toInt(&isNumber);
    if (!isNumber)
        return bad("days");
    const QString yearly = record.cells.value(2);
    if (!isYes(yearly) && !isNo(yearly))
        return bad("yearly");
    entry.yearly = isYes(yearly);
    QString name = record.cells.value(3).simplified();
    if (isShielded(name))
        name.remove(0, 1);
    entry.name = name.isEmpty() ? entry.firstDay.toString(Qt::ISODate) : name;
    if (const char *reason = CalendarCsv::fault(entry))
        return bad(reason);
    return entry;
}

} // namespace

const char *CalendarCsv::fault(const CalendarEntry &entry)
{
    if (!entry.firstDay.isValid() || entry.firstDay.year() < 1900 || entry.firstDay.year() > 2200)
        return "day";
    if (entry.days < 1 || entry.days > 366)
        return "days";
    if (entry.yearly && entry.firstDay.month() == 2 && entry.firstDay.day() == 29)
        return "leap_day";
    const qsizetype length = entry.name.trimmed().toUcs4().size();
    return length < 1 || length > CalendarFile::longestName ? "name" : nullptr;
}

Result<QList<CalendarEntry>> CalendarCsv::read(const QByteArray &content)
{
    CsvReader reader(content);
    QList<CalendarEntry> entries;
    bool first = true;
    while (!reader.atEnd()) {
        const CsvRecord record = reader.next();
        // A heading names its columns, so it does not begin with a date.
        const bool heading
            = first && !record.cells.constFirst().isEmpty() && record.cells.constFirst().at(0).isLetter();
        first = false;
        if (heading || record.cells == QStringList{QString()})
            continue;
        const Result<CalendarEntry> entry = entryOf(record);
        if (!entry)
            return pass(entry);
        entries << *entry;
        if (entries.size() > CalendarFile::mostEntries)
            return fail(Fault::Rule, QStringLiteral("calendar_file_line"),
                {{QStringLiteral("line"), record.line}, {QStringLiteral("reason"), QStringLiteral("many")}});
    }
    return entries;
}

QByteArray CalendarCsv::write(const QList<CalendarEntry> &entries)
{
    using exporting::CellType;
    using exporting::CsvWriter;
    QString file = QStringLiteral("first_day,days,yearly,name\r\n");
    for (const CalendarEntry &entry : entries) {
        const QString name = isShielded(entry.name) ? QLatin1Char('\'') + entry.name : entry.name;
        file += QStringList{CsvWriter::cell(CellType::Date, entry.firstDay),
                    CsvWriter::cell(CellType::Integer, qint64(entry.days)),
                    entry.yearly ? QStringLiteral("yes") : QStringLiteral("no"), CsvWriter::cell(CellType::Text, name)}
                    .join(QLatin1Char(','))
            + QStringLiteral("\r\n");
    }
    return QByteArrayLiteral("\xEF\xBB\xBF") + file.toUtf8();
}

} // namespace vd::schedule

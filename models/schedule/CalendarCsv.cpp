#include "models/schedule/CalendarCsv.h"

#include "models/exporting/CsvWriter.h"
#include "models/schedule/CalendarFile.h"

#include <QBuffer>

namespace vd::schedule {

namespace {

struct Record
{
    int line = 1;
    QStringList cells;
};

/// RFC 4180: a quoted cell may hold commas, quotes written twice and line ends.
class Reader
{
public:
    explicit Reader(QString text)
        : m_text(std::move(text))
    {
    }

    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }

    [[nodiscard]] Record next()
    {
        Record record{m_line, {}};
        QString cell;
        bool quoted = false;
        while (m_at < m_text.size()) {
            const QChar c = m_text.at(m_at++);
            if (c == QLatin1Char('\n'))
                ++m_line;
            if (quoted && c == QLatin1Char('"') && m_at < m_text.size() && m_text.at(m_at) == QLatin1Char('"'))
                cell += m_text.at(m_at++);
            else if (c == QLatin1Char('"'))
                quoted = !quoted;
            else if (!quoted && c == QLatin1Char('\n'))
                break;
            else if (!quoted && c == QLatin1Char(',')) {
                record.cells << cell.trimmed();
                cell.clear();
            } else
                cell += c;
        }
        record.cells << cell.trimmed();
        return record;
    }

private:
    QString m_text;
    qsizetype m_at = 0;
    int m_line = 1;
};

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

Result<CalendarEntry> entryOf(const Record &record)
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
    // Our own files have an apostrophe before what a spreadsheet would take for a formula.
    if (name.size() > 1 && name.at(0) == QLatin1Char('\'') && QStringLiteral("=+-@").contains(name.at(1)))
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
    Reader reader(QString::fromUtf8(content).remove(QLatin1Char('\r')));
    QList<CalendarEntry> entries;
    bool first = true;
    while (!reader.atEnd()) {
        const Record record = reader.next();
        // A heading names its columns, so it does not begin with a date.
        const bool heading
            = first && !record.cells.constFirst().isEmpty() && record.cells.constFirst().at(0).isLetter();
        first = false;
        if (heading || record.cells == QStringList{QString()})
            continue;
        const Result<CalendarEntry> entry = entryOf(record);
        if (!entry)
            return tl::unexpected<Error>(entry.error());
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
    exporting::Sheet sheet;
    sheet.columns = {{QStringLiteral("first_day"), CellType::Date}, {QStringLiteral("days"), CellType::Integer},
        {QStringLiteral("yearly"), CellType::Text}, {QStringLiteral("name"), CellType::Text}};
    for (const CalendarEntry &entry : entries)
        sheet.rows << exporting::SheetRow{entry.firstDay, qint64(entry.days),
            entry.yearly ? QStringLiteral("yes") : QStringLiteral("no"), entry.name};
    exporting::Document document;
    document.sheets = {sheet};
    QByteArray file;
    QBuffer buffer(&file);
    buffer.open(QIODevice::WriteOnly);
    const auto outcome = exporting::CsvWriter().write(document, buffer, [](int) { return true; });
    return outcome == exporting::DocumentWriter::Outcome::Written ? file : QByteArray();
}

} // namespace vd::schedule

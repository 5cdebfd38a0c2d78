#include "app/ctl/ExportCommand.h"

#include "app/ctl/Person.h"
#include "db/gateways/PgBooksGateway.h"
#include "db/gateways/PgFinanceGateway.h"
#include "db/gateways/PgReportsGateway.h"
#include "models/base/Pass.h"
#include "models/base/ZoneTime.h"
#include "models/exporting/FilePattern.h"
#include "models/finance/JournalExport.h"
#include "ui/common/LanguageSwitch.h"
#include "ui/exporting/ExportFormats.h"

#include <QDir>
#include <QFileInfo>

namespace vd::app {

using exporting::Document;
using exporting::DocumentFile;
using exporting::ExportedFile;
using exporting::FilePattern;
using finance::ExportPeriod;
using finance::PeriodExport;

namespace {

// Money that comes in between the reads is read again, but not for ever.
constexpr int mostReads = 3;
constexpr int reportMs = 60'000;

std::optional<std::pair<QDate, QDate>> month(const QDate &anyDay)
{
    if (!anyDay.isValid())
        return std::nullopt;
    const QDate first(anyDay.year(), anyDay.month(), 1);
    return std::pair(first, first.addMonths(1).addDays(-1));
}

QString whatOf(const CtlContext &context, const ExportPeriod &period)
{
    return context.words.value(0) == QLatin1String("journal") ? context.words.first() : period.what();
}

} // namespace

QString ExportCommand::name() const
{
    return QStringLiteral("export");
}

QString ExportCommand::usage() const
{
    return QStringLiteral("export day [DATE]");
}

QString ExportCommand::help() const
{
    return QStringLiteral(
        "write a venue's day to a file, by itself the last whole one; export month [YYYY-MM],\n"
        "                            export range FROM UNTIL, export journal [YYYY-MM] (finance or auditor; audited):\n"
        "                            see --format, --out, --pattern");
}

QList<QCommandLineOption> ExportCommand::options() const
{
    return {{QStringLiteral("format"), QStringLiteral("export: csv, xlsx or pdf."), QStringLiteral("format"),
                QStringLiteral("xlsx")},
        {QStringLiteral("out"), QStringLiteral("export: a folder, or the file itself."), QStringLiteral("path"),
            QStringLiteral(".")},
        {QStringLiteral("pattern"),
            QStringLiteral("export: names of files in a folder, of {venue} {what} {day} {from} "
                           "{until}."),
            QStringLiteral("pattern"), FilePattern::usual()},
        {QStringLiteral("language"), QStringLiteral("export: en or zh."), QStringLiteral("language"),
            QStringLiteral("en")}};
}

std::optional<std::pair<QDate, QDate>> ExportCommand::daysOf(const QStringList &words, const QDate &today)
{
    const auto dateOf = [&words](int at) { return QDate::fromString(words.value(at), Qt::ISODate); };
    const QString what = words.value(0);
    if (what == QLatin1String("day") && words.size() <= 2) {
        const QDate day = words.size() == 1 ? today.addDays(-1) : dateOf(1);
        return day.isValid() ? std::optional(std::pair(day, day)) : std::nullopt;
    }
    if ((what == QLatin1String("month") || what == QLatin1String("journal")) && words.size() <= 2)
        return month(words.size() == 1 ? QDate(today.year(), today.month(), 1).addDays(-1)
                                       : QDate::fromString(words.at(1), QStringLiteral("yyyy-MM")));
    if (what != QLatin1String("range") || words.size() != 3 || !dateOf(1).isValid() || !(dateOf(1) <= dateOf(2)))
        return std::nullopt;
    return std::pair(dateOf(1), dateOf(2));
}

QString ExportCommand::fault(const CtlContext &context) const
{
    if (const QString days = daysFault(context); !days.isEmpty())
        return days;
    const QList<std::pair<QString, QStringList>> choices{{QStringLiteral("format"), ui::ExportFormats::suffixes()},
        {QStringLiteral("language"), {QStringLiteral("en"), QStringLiteral("zh")}}};
    for (const auto &[option, all] : choices) {
        if (const QString value = context.parser.value(option); !all.contains(value))
            return QStringLiteral("--%1 must be one of %2, not '%3'")
                .arg(option, all.join(QStringLiteral(", ")), value);
    }
    return {};
}

QString ExportCommand::daysFault(const CtlContext &context)
{
    static const QStringList whats{
        QStringLiteral("day"), QStringLiteral("month"), QStringLiteral("range"), QStringLiteral("journal")};
    const QStringList &words = context.words;
    if (const QString what = context.dutyFault(whats); !what.isEmpty())
        return what;
    if (daysOf(words, QDate(2026, 1, 1)))
        return {};
    const bool range = words.first() == QLatin1String("range");
    if (words.size() > (range ? 3 : 2))
        return QStringLiteral("'%1' is one argument too many").arg(words.at(range ? 3 : 2));
    if (range && words.size() < 3)
        return QStringLiteral("%1 is missing").arg(words.size() < 2 ? QStringLiteral("FROM") : QStringLiteral("UNTIL"));
    const bool month = !range && words.first() != QLatin1String("day");
    for (const QString &word : words.mid(1)) {
        if (!QDate::fromString(word, month ? QStringLiteral("yyyy-MM") : QStringLiteral("yyyy-MM-dd")).isValid())
            return month ? QStringLiteral("'%1' is no month like 2026-12").arg(word)
                         : QStringLiteral("'%1' is no day like 2026-12-05").arg(word);
    }
    return QStringLiteral("'%1' is before '%2'").arg(words.value(2), words.value(1));
}

Result<ExitCode> ExportCommand::run(CtlContext &context)
{
    ui::LanguageSwitch language;
    if (context.parser.value(QStringLiteral("language")) == QLatin1String("zh"))
        language.set(ui::Language::Chinese);
    const auto person = Person::signIn(context, reportMs);
    if (!person)
        return pass(person);
    const Result<catalog::Venue> venue = (*person)->venueNamed(context.parser.value(QStringLiteral("venue")));
    if (!venue)
        return pass(venue);
    const auto days = daysOf(context.words, ZoneTime::date(QDateTime::currentDateTimeUtc(), venue->zone));
    const ExportPeriod period{venue->id, venue->name, venue->zone, days->first, days->second};
    const Result<ExportedFile> file = write(context, **person, period, context.parser.value(QStringLiteral("format")));
    if (!file)
        return pass(file);
    context.out << "exported: rows " << file->rows << ", bytes " << file->bytes << ", file "
                << QDir::toNativeSeparators(file->path) << '\n';
    return ExitCode::Done;
}

Result<Document> ExportCommand::read(Person &person, finance::FinanceGateway &gateway, const ExportPeriod &period)
{
    const Result<QList<finance::Shift>> shifts
        = db::PgBooksGateway(person.lane()).shifts(period.venue, period.from, period.until).result();
    if (!shifts)
        return pass(shifts);
    for (int reads = 0; reads < mostReads; ++reads) {
        const Result<finance::DayReport> report
            = gateway.periodReport(period.venue, period.from, period.until).result();
        if (!report)
            return pass(report);
        QList<finance::MoneyDay> money;
        for (QDate day = period.from; day <= period.until; day = day.addDays(1)) {
            const Result<QList<finance::MoneyRow>> rows = gateway.moneyRows(period.venue, day, QString()).result();
            if (!rows)
                return pass(rows);
            money << finance::MoneyDay{day, *rows};
        }
        if (PeriodExport::addsUp(*report, money))
            return PeriodExport::document(period, *report, money, *shifts);
    }
    return fail(Fault::Conflict, QStringLiteral("export_unsettled"));
}

Result<Document> ExportCommand::readJournal(Person &person, const ExportPeriod &period)
{
    return db::PgReportsGateway(person.lane())
        .journal(period.venue, period.from, period.until)
        .result()
        .and_then([&period](const QList<finance::JournalLine> &lines) -> Result<Document> {
            if (!finance::JournalExport::balances(lines))
                return fail(Fault::Bug, QStringLiteral("unexpected"), {}, QStringLiteral("journal"));
            return finance::JournalExport::document(period, lines);
        });
}

Result<QString> ExportCommand::pathOf(const CtlContext &context, const ExportPeriod &period, const QString &suffix)
{
    const QString out = context.parser.value(QStringLiteral("out"));
    if (!QFileInfo(out).isDir())
        return out;
    return FilePattern::name(context.parser.value(QStringLiteral("pattern")),
        {period.venueName, whatOf(context, period), period.from, period.until})
        .map([&](const QString &name) { return QDir(out).filePath(name + QLatin1Char('.') + suffix); });
}

Result<ExportedFile> ExportCommand::write(
    const CtlContext &context, Person &person, const ExportPeriod &period, const QString &suffix)
{
    const Result<QString> path = pathOf(context, period, suffix);
    if (!path)
        return pass(path);
    db::PgFinanceGateway gateway(person.lane(), person.lane());
    const bool journal = context.words.value(0) == QLatin1String("journal");
    const Result<Document> document = journal ? readJournal(person, period) : read(person, gateway, period);
    if (!document)
        return pass(document);
    const QString what = QStringLiteral("%1 %2 %3")
                             .arg(whatOf(context, period), FilePattern::period(period.from, period.until), suffix);
    const Result<Done> recorded = gateway.recordExport(period.venue, what, document->rowCount()).result();
    if (!recorded)
        return pass(recorded);
    return DocumentFile::writeNow(*path, *document, *ui::ExportFormats::writer(suffix));
}

} // namespace vd::app

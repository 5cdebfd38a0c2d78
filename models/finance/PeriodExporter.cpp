#include "models/finance/PeriodExporter.h"

#include "models/base/WhenDone.h"
#include "models/exporting/FilePattern.h"
#include "models/finance/JournalExport.h"

#include <QDir>

namespace vd::finance {

using exporting::Document;
using exporting::FilePattern;

namespace {

// The report and its lines are several reads; money that moves between them is read again, but not for ever.
constexpr int mostReads = 3;

QString whatOf(const ExportRequest &request)
{
    return request.subject == ExportSubject::Journal ? QStringLiteral("journal") : request.period.what();
}

} // namespace

PeriodExporter::PeriodExporter(FinanceGateway &gateway, ReportsGateway *reports, BooksGateway *books, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
    , m_reports(reports)
    , m_books(books)
    , m_exporter(gateway)
{
    connect(&m_exporter, &DocumentExporter::progressed, this, &PeriodExporter::progressed);
    connect(&m_exporter, &DocumentExporter::exported, this, &PeriodExporter::exported);
    connect(&m_exporter, &DocumentExporter::cancelled, this, &PeriodExporter::cancelled);
    connect(&m_exporter, &DocumentExporter::failed, this, &PeriodExporter::failed);
}

Result<QString> PeriodExporter::fileName(const ExportRequest &request)
{
    const ExportPeriod &period = request.period;
    if (!period.from.isValid() || !(period.from <= period.until))
        return fail(Fault::Rule, QStringLiteral("range_invalid"));
    return FilePattern::name(request.pattern, {period.venueName, whatOf(request), period.from, period.until})
        .map([&](const QString &name) { return name + QLatin1Char('.') + request.writer->suffix(); });
}

void PeriodExporter::start(const ExportRequest &request)
{
    if (isRunning())
        return;
    m_request = request;
    m_reads = 0;
    ++m_serial;
    const Result<QString> name = fileName(request);
    if (!name)
        return end(name.error());
    m_fileName = *name;
    m_reading = true;
    if (request.subject == ExportSubject::Journal)
        readJournal();
    else
        readReport();
}

void PeriodExporter::cancel()
{
    if (!m_reading)
        return m_exporter.cancel();
    // Only reads are under way: their answers will find another serial.
    ++m_serial;
    m_reading = false;
    m_money.clear();
    Q_EMIT cancelled();
}

void PeriodExporter::readReport()
{
    ++m_reads;
    m_money.clear();
    const ExportPeriod &period = m_request.period;
    whenDone(m_gateway.periodReport(period.venue, period.from, period.until), this,
        [this, serial = m_serial](const Result<DayReport> &report) {
            if (serial != m_serial)
                return;
            if (!report)
                return end(report.error());
            m_report = *report;
            readShifts();
        });
}

void PeriodExporter::readShifts()
{
    const ExportPeriod &period = m_request.period;
    m_shifts.clear();
    if (!m_books)
        return readDay(period.from);
    whenDone(m_books->shifts(period.venue, period.from, period.until), this,
        [this, serial = m_serial](const Result<QList<Shift>> &shifts) {
            if (serial != m_serial)
                return;
            if (!shifts)
                return end(shifts.error());
            m_shifts = *shifts;
            readDay(m_request.period.from);
        });
}

void PeriodExporter::readDay(const QDate &day)
{
    whenDone(m_gateway.moneyRows(m_request.period.venue, day, QString()), this,
        [this, day, serial = m_serial](const Result<QList<MoneyRow>> &rows) {
            if (serial != m_serial)
                return;
            if (!rows)
                return end(rows.error());
            m_money << MoneyDay{day, *rows};
            Q_EMIT daysRead(static_cast<int>(m_money.size()),
                static_cast<int>(m_request.period.from.daysTo(m_request.period.until)) + 1);
            if (serial != m_serial)
                return;
            if (day < m_request.period.until)
                readDay(day.addDays(1));
            else
                check();
        });
}

void PeriodExporter::check()
{
    if (PeriodExport::addsUp(m_report, m_money))
        write(PeriodExport::document(m_request.period, m_report, m_money, m_shifts));
    else if (m_reads < mostReads)
        readReport();
    else
        end(Error{Fault::Conflict, QStringLiteral("export_unsettled"), {}, {}});
}

void PeriodExporter::readJournal()
{
    const ExportPeriod &period = m_request.period;
    whenDone(m_reports->journal(period.venue, period.from, period.until), this,
        [this, serial = m_serial](const Result<QList<JournalLine>> &lines) {
            if (serial != m_serial)
                return;
            if (!lines)
                return end(lines.error());
            if (!JournalExport::balances(*lines))
                return end(Error{Fault::Bug, QStringLiteral("unexpected"), {}, QStringLiteral("journal")});
            write(JournalExport::document(m_request.period, *lines));
        });
}

void PeriodExporter::write(const Document &document)
{
    m_money.clear();
    m_reading = false;
    const ExportPeriod &period = m_request.period;
    m_exporter.start(
        {period.venue, whatOf(m_request) + QLatin1Char(' ') + FilePattern::period(period.from, period.until),
            QDir(m_request.folder).filePath(m_fileName), document, m_request.writer});
}

void PeriodExporter::end(const Error &error)
{
    m_money.clear();
    m_reading = false;
    Q_EMIT failed(error);
}

} // namespace vd::finance

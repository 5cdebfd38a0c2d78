#include "models/finance/DayExporter.h"

#include "models/base/WhenDone.h"
#include "models/finance/DayExport.h"

#include <QDir>

namespace vd::finance {

namespace {

// The report and its lines are two reads; money that moves between them is read again, but not for ever.
constexpr int mostReads = 3;

} // namespace

DayExporter::DayExporter(FinanceGateway &gateway, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
{
    connect(&m_writing, &QFutureWatcherBase::progressValueChanged, this,
        [this](int done) { Q_EMIT progressed(done, m_writing.progressMaximum()); });
    connect(&m_writing, &QFutureWatcherBase::finished, this, &DayExporter::written);
}

DayExporter::~DayExporter()
{
    if (m_stop)
        m_stop->store(true);
}

void DayExporter::start(const ExportRequest &request)
{
    if (m_running)
        return;
    m_request = request;
    m_reads = 0;
    ++m_serial;
    setRunning(true);
    readReport();
}

void DayExporter::cancel()
{
    if (!m_running)
        return;
    if (m_writing.isRunning()) {
        m_stop->store(true);
        return;
    }
    // Only reads are under way: their answers will find another serial.
    ++m_serial;
    setRunning(false);
    Q_EMIT cancelled();
}

void DayExporter::readReport()
{
    ++m_reads;
    whenDone(m_gateway.dayReport(m_request.venue, m_request.day), this,
        [this, serial = m_serial](const Result<DayReport> &report) {
            if (serial != m_serial)
                return;
            if (report)
                readRows(*report);
            else
                end(report.error());
        });
}

void DayExporter::readRows(const DayReport &report)
{
    whenDone(m_gateway.moneyRows(m_request.venue, m_request.day, QString()), this,
        [this, report, serial = m_serial](const Result<QList<MoneyRow>> &rows) {
            if (serial != m_serial)
                return;
            if (rows)
                check(report, *rows);
            else
                end(rows.error());
        });
}

void DayExporter::check(const DayReport &report, const QList<MoneyRow> &rows)
{
    if (DayExport::addsUp(report, rows))
        record(DayExport::sections(report, rows, m_request.venueName, m_request.zone));
    else if (m_reads < mostReads)
        readReport();
    else
        end(Error{Fault::Conflict, QStringLiteral("export_unsettled"), {}, {}});
}

void DayExporter::record(const QList<CsvSection> &sections)
{
    const QString what = QStringLiteral("day %1 csv").arg(m_request.day.toString(Qt::ISODate));
    whenDone(m_gateway.recordExport(m_request.venue, what, CsvFile::rowCount(sections)), this,
        [this, sections, serial = m_serial](const Result<Done> &done) {
            if (serial != m_serial)
                return;
            if (done)
                write(sections);
            else
                end(done.error());
        });
}

void DayExporter::write(const QList<CsvSection> &sections)
{
    const QString name = DayExport::fileName(m_request.venueName, m_request.day);
    m_stop = std::make_shared<std::atomic_bool>(false);
    m_writing.setFuture(CsvFile::write(QDir(m_request.folder).filePath(name), sections, m_stop));
}

void DayExporter::written()
{
    const Result<ExportedFile> file = m_writing.result();
    if (!file)
        return end(file.error());
    setRunning(false);
    Q_EMIT exported(*file);
}

void DayExporter::end(const Error &error)
{
    setRunning(false);
    if (error.code == QLatin1String("cancelled"))
        Q_EMIT cancelled();
    else
        Q_EMIT failed(error);
}

void DayExporter::setRunning(bool running)
{
    m_running = running;
    Q_EMIT runningChanged(running);
}

} // namespace vd::finance

#pragma once

#include "models/finance/BooksGateway.h"
#include "models/finance/DocumentExporter.h"
#include "models/finance/PeriodExport.h"
#include "models/finance/ReportsGateway.h"

#include <QObject>

namespace vd::finance {

enum class ExportSubject { Report, Journal };

struct ExportRequest
{
    ExportPeriod period;
    QString folder;
    QString pattern; ///< Of exporting::FilePattern.
    exporting::Writer writer;
    ExportSubject subject = ExportSubject::Report;
};

/// Exports a day, a month or a range in one action: reads the report and its days one by one, checks that the lines add
/// up, has the export audited, then writes the file away from the calling thread. Or the journal of those days.
class PeriodExporter : public QObject
{
    Q_OBJECT

public:
    /// reports may be null where no journal is asked for, books where no drawers are kept.
    explicit PeriodExporter(FinanceGateway &gateway, ReportsGateway *reports = nullptr, BooksGateway *books = nullptr,
        QObject *parent = nullptr);

    /// Does nothing while an export runs.
    void start(const ExportRequest &request);
    /// Nothing is left of the file; cancelled() follows.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_reading || m_exporter.isRunning(); }
    /// Nothing, or what keeps the days from being read: no such period or pattern.
    [[nodiscard]] static Result<QString> fileName(const ExportRequest &request);

Q_SIGNALS:
    /// Days read so far; the rows are not yet being written.
    void daysRead(int done, int ofAll);
    void progressed(int rowsDone, int rowsOfAll);
    void exported(const vd::exporting::ExportedFile &file);
    void cancelled();
    /// The gateways' errors, those of DocumentFile and FilePattern, and export_unsettled: the money kept changing while
    /// it was read.
    void failed(const vd::Error &error);

private:
    void readReport();
    void readShifts();
    void readDay(const QDate &day);
    void readJournal();
    void check();
    void write(const exporting::Document &document);
    void end(const Error &error);

    FinanceGateway &m_gateway;
    ReportsGateway *m_reports;
    BooksGateway *m_books;
    DocumentExporter m_exporter;
    ExportRequest m_request;
    QString m_fileName;
    DayReport m_report;
    QList<Shift> m_shifts;
    QList<MoneyDay> m_money;
    int m_reads = 0;
    int m_serial = 0;
    bool m_reading = false;
};

} // namespace vd::finance

#pragma once

#include "models/finance/CsvFile.h"
#include "models/finance/FinanceGateway.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimeZone>

namespace vd::finance {

struct ExportRequest
{
    VenueId venue;
    QString venueName;
    QTimeZone zone;
    QDate day;
    QString folder;
};

/// Exports one day in one action: reads the day, checks that its lines add up, has the export audited, then writes the
/// file away from the calling thread. For a window and for a nightly job alike.
class DayExporter : public QObject
{
    Q_OBJECT

public:
    explicit DayExporter(FinanceGateway &gateway, QObject *parent = nullptr);
    ~DayExporter() override;

    /// Does nothing while an export runs.
    void start(const ExportRequest &request);
    /// Nothing is left of the file; cancelled() follows.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_running; }

Q_SIGNALS:
    void runningChanged(bool running);
    void progressed(int rowsDone, int rowsOfAll);
    void exported(const vd::finance::ExportedFile &file);
    void cancelled();
    /// The gateway's errors, those of CsvFile, and export_unsettled: the day kept changing while it was read.
    void failed(const vd::Error &error);

private:
    void readReport();
    void readRows(const DayReport &report);
    void check(const DayReport &report, const QList<MoneyRow> &rows);
    void record(const QList<CsvSection> &sections);
    void write(const QList<CsvSection> &sections);
    void written();
    void end(const Error &error);
    void setRunning(bool running);

    FinanceGateway &m_gateway;
    ExportRequest m_request;
    QFutureWatcher<Result<ExportedFile>> m_writing;
    CsvFile::StopFlag m_stop;
    int m_reads = 0;
    int m_serial = 0;
    bool m_running = false;
};

} // namespace vd::finance

#pragma once

#include "models/exporting/DocumentFile.h"
#include "models/finance/FinanceGateway.h"

#include <QFutureWatcher>
#include <QObject>

namespace vd::finance {

/// Writes a document to a file once its export is audited with the number of its rows; nothing is written that was not
/// recorded. The one way any list leaves the window.
class DocumentExporter : public QObject
{
    Q_OBJECT

public:
    struct Request
    {
        VenueId venue;
        QString what; ///< As the audit names it: "day 2026-12-05", "list desk/orders"; the format is added.
        QString path;
        exporting::Document document;
        exporting::Writer writer;
    };

    explicit DocumentExporter(FinanceGateway &gateway, QObject *parent = nullptr);
    ~DocumentExporter() override;

    /// Does nothing while an export runs.
    void start(const Request &request);
    /// Nothing is left of the file; cancelled() follows.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_running; }

Q_SIGNALS:
    void progressed(int rowsDone, int rowsOfAll);
    void exported(const vd::exporting::ExportedFile &file);
    void cancelled();
    /// The gateway's errors and those of DocumentFile.
    void failed(const vd::Error &error);

private:
    void write(const Request &request);
    void written();

    FinanceGateway &m_gateway;
    QFutureWatcher<Result<exporting::ExportedFile>> m_writing;
    exporting::DocumentFile::StopFlag m_stop;
    int m_serial = 0;
    bool m_running = false;
};

} // namespace vd::finance

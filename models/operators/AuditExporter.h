#pragma once

#include "models/exporting/DocumentFile.h"
#include "models/operators/AuditGateway.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimeZone>

#include <functional>

namespace vd::operators {

/// Exports the audit rows of a filter in one action: reads them page by page, has the export audited, then writes the
/// file away from the calling thread, with the audit's head in it.
class AuditExporter : public QObject
{
    Q_OBJECT

public:
    struct Request
    {
        VenueId venue;
        QString venueName;
        QTimeZone zone;
        AuditFilter filter;
        QString folder;
        exporting::Writer writer;
        std::function<QString(const AuditEntry &)> words; ///< What the entry says in the window's language.
    };
    /// More than this is asked for in smaller time ranges.
    static constexpr int mostRows = 100'000;

    explicit AuditExporter(AuditGateway &gateway, QObject *parent = nullptr);
    ~AuditExporter() override;

    /// Does nothing while an export runs.
    void start(const Request &request);
    /// Nothing is left of the file; cancelled() follows.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_running; }

Q_SIGNALS:
    void progressed(int rows);
    void exported(const vd::exporting::ExportedFile &file);
    void cancelled();
    /// The gateway's errors, those of DocumentFile, and export_too_large{most}.
    void failed(const vd::Error &error);

private:
    void readPage(qint64 before);
    void record();
    void write(const QString &head);
    void written();
    void end(const Error &error);
    [[nodiscard]] exporting::Sheet section() const;
    [[nodiscard]] exporting::Sheet summary(const QString &head) const;

    AuditGateway &m_gateway;
    Request m_request;
    QList<AuditEntry> m_entries;
    QFutureWatcher<Result<exporting::ExportedFile>> m_writing;
    exporting::DocumentFile::StopFlag m_stop;
    int m_serial = 0;
    bool m_running = false;
};

} // namespace vd::operators

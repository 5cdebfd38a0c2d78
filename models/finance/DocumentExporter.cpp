#include "models/finance/DocumentExporter.h"

#include "models/base/WhenDone.h"

namespace vd::finance {

using exporting::DocumentFile;
using exporting::ExportedFile;

DocumentExporter::DocumentExporter(FinanceGateway &gateway, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
{
    connect(&m_writing, &QFutureWatcherBase::progressValueChanged, this,
        [this](int done) { Q_EMIT progressed(done, m_writing.progressMaximum()); });
    connect(&m_writing, &QFutureWatcherBase::finished, this, &DocumentExporter::written);
}

DocumentExporter::~DocumentExporter()
{
    if (m_stop)
        m_stop->store(true);
}

void DocumentExporter::start(const Request &request)
{
    if (m_running)
        return;
    m_running = true;
    const QString what = request.what.left(180) + QLatin1Char(' ') + request.writer->suffix();
    whenDone(m_gateway.recordExport(request.venue, what, request.document.rowCount()), this,
        [this, request, serial = ++m_serial](const Result<Done> &done) {
            if (serial != m_serial)
                return;
            if (done)
                return write(request);
            m_running = false;
            Q_EMIT failed(done.error());
        });
}

void DocumentExporter::cancel()
{
    if (!m_running)
        return;
    if (m_writing.isRunning()) {
        m_stop->store(true);
        return;
    }
    // Only the record is under way: its answer will find another serial.
    ++m_serial;
    m_running = false;
    Q_EMIT cancelled();
}

void DocumentExporter::write(const Request &request)
{
    m_stop = std::make_shared<std::atomic_bool>(false);
    m_writing.setFuture(DocumentFile::write(request.path, request.document, request.writer, m_stop));
}

void DocumentExporter::written()
{
    const Result<ExportedFile> file = m_writing.result();
    m_running = false;
    if (file)
        Q_EMIT exported(*file);
    else if (file.error().code == QLatin1String("cancelled"))
        Q_EMIT cancelled();
    else
        Q_EMIT failed(file.error());
}

} // namespace vd::finance

#include "models/operators/AuditExporter.h"

#include "models/base/WhenDone.h"

#include <QDir>
#include <QJsonDocument>
#include <QRegularExpression>

namespace vd::operators {

using exporting::CellType;
using exporting::DocumentFile;
using exporting::Sheet;

namespace {

constexpr int rowsAtOnce = 1000;

QString fileName(const QString &venue, const QString &suffix)
{
    static const QRegularExpression unfit(QStringLiteral("[^\\p{L}\\p{N}]+"));
    const QString name = QString(venue).replace(unfit, QStringLiteral("-")).left(60);
    return QStringLiteral("%1-audit-%2.%3")
        .arg(name, QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss")), suffix);
}

QString textOf(const QJsonObject &facts)
{
    return QString::fromUtf8(QJsonDocument(facts).toJson(QJsonDocument::Compact));
}

} // namespace

AuditExporter::AuditExporter(AuditGateway &gateway, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
{
    connect(&m_writing, &QFutureWatcherBase::finished, this, &AuditExporter::written);
}

AuditExporter::~AuditExporter()
{
    if (m_stop)
        m_stop->store(true);
}

void AuditExporter::start(const Request &request)
{
    if (m_running)
        return;
    m_request = request;
    m_entries.clear();
    m_running = true;
    ++m_serial;
    readPage(0);
}

void AuditExporter::cancel()
{
    if (!m_running)
        return;
    if (m_writing.isRunning()) {
        m_stop->store(true);
        return;
    }
    // Only reads are under way: their answers will find another serial.
    ++m_serial;
    m_running = false;
    Q_EMIT cancelled();
}

void AuditExporter::readPage(qint64 before)
{
    whenDone(m_gateway.entries(m_request.venue, m_request.filter, before, rowsAtOnce), this,
        [this, serial = m_serial](const Result<QList<AuditEntry>> &page) {
            if (serial != m_serial)
                return;
            if (!page)
                return end(page.error());
            m_entries += *page;
            Q_EMIT progressed(static_cast<int>(m_entries.size()));
            if (m_entries.size() > mostRows)
                return end(
                    Error{Fault::Rule, QStringLiteral("export_too_large"), {{QStringLiteral("most"), mostRows}}, {}});
            if (page->size() == rowsAtOnce)
                readPage(page->constLast().id);
            else
                record();
        });
}

void AuditExporter::record()
{
    const QString what = QStringLiteral("audit ") + m_request.writer->suffix();
    whenDone(m_gateway.recordExport(m_request.venue, what, static_cast<int>(m_entries.size())), this,
        [this, serial = m_serial](const Result<QString> &head) {
            if (serial != m_serial)
                return;
            if (head)
                write(*head);
            else
                end(head.error());
        });
}

Sheet AuditExporter::section() const
{
    Sheet section;
    section.title = tr("Audit");
    section.columns = {{tr("Number"), CellType::Integer}, {tr("Date"), CellType::Date}, {tr("Time"), CellType::Time},
        {tr("Login"), CellType::Text}, {tr("Name"), CellType::Text}, {tr("Terminal"), CellType::Text},
        {tr("Action"), CellType::Text}, {tr("Order"), CellType::Text}, {tr("In words"), CellType::Text},
        {tr("Facts"), CellType::Text}};
    for (const AuditEntry &entry : m_entries) {
        const QDateTime at = entry.at.toTimeZone(m_request.zone);
        section.rows << exporting::SheetRow{entry.id, at.date(), at.time(), entry.actor, entry.actorName,
            entry.terminal, entry.action, entry.orderNo, m_request.words ? m_request.words(entry) : QString(),
            textOf(entry.facts)};
    }
    return section;
}

Sheet AuditExporter::summary(const QString &head) const
{
    Sheet section;
    section.title = m_request.venueName;
    section.columns = {{tr("What"), CellType::Text}, {tr("Value"), CellType::Text}};
    section.rows = {{tr("Time zone"), QString::fromLatin1(m_request.zone.id())},
        {tr("Rows"), QString::number(m_entries.size())}, {tr("Audit head"), head}};
    return section;
}

void AuditExporter::write(const QString &head)
{
    m_stop = std::make_shared<std::atomic_bool>(false);
    exporting::Document document;
    document.title = tr("Audit");
    document.subtitles = {m_request.venueName};
    document.sheets = {summary(head), section()};
    const QString name = fileName(m_request.venueName, m_request.writer->suffix());
    m_writing.setFuture(DocumentFile::write(QDir(m_request.folder).filePath(name), document, m_request.writer, m_stop));
}

void AuditExporter::written()
{
    const Result<exporting::ExportedFile> file = m_writing.result();
    if (!file)
        return end(file.error());
    m_running = false;
    Q_EMIT exported(*file);
}

void AuditExporter::end(const Error &error)
{
    m_running = false;
    m_entries.clear();
    if (error.code == QLatin1String("cancelled"))
        Q_EMIT cancelled();
    else
        Q_EMIT failed(error);
}

} // namespace vd::operators

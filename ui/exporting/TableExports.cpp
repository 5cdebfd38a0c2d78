#include "ui/exporting/TableExports.h"

#include "models/exporting/FilePattern.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TableView.h"
#include "ui/exporting/ExportFormats.h"
#include "ui/exporting/TableSheet.h"
#include "ui/shell/ShellFrame.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

namespace vd::ui {

using operators::Role;

TableExports::TableExports(finance::FinanceGateway &gateway, ShellFrame &frame)
    : TableExporter(&frame)
    , m_frame(frame)
    , m_exporter(gateway)
{
    connect(&m_exporter, &finance::DocumentExporter::exported, this, [this](const exporting::ExportedFile &file) {
        m_frame.banner()->tell(MessageStrip::Kind::Success, [rows = file.rows, name = QFileInfo(file.path).fileName()] {
            return tr("%n row(s) written to %1.", nullptr, rows).arg(name);
        });
    });
    connect(&m_exporter, &finance::DocumentExporter::failed, this,
        [this](const Error &error) { m_frame.banner()->tellError(error, m_frame.venue().zone); });
}

bool TableExports::isAllowed() const
{
    return m_frame.session().roles & (Role::Finance | Role::Auditor | Role::Administrator);
}

void TableExports::exportTable(TableView &table)
{
    if (m_exporter.isRunning())
        return;
    const exporting::Sheet sheet = TableSheet::of(table, m_frame.venue().currency);
    const QString name = table.objectName();
    QString folder = ExportFormats::folder();
    if (folder.isEmpty())
        folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString suffix = ExportFormats::format();
    const QString start = exporting::FilePattern::slug(sheet.title) + QLatin1Char('.') + suffix;
    auto *dialog = new QFileDialog(
        &m_frame, tr("Export the rows shown"), QDir(folder).filePath(start), ExportFormats::filters(suffix));
    dialog->setObjectName(QStringLiteral("tableExportDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        for (const QString &each : ExportFormats::suffixes())
            if (filter.contains(QStringLiteral("*.") + each))
                dialog->setDefaultSuffix(each);
    });
    connect(dialog, &QFileDialog::fileSelected, this,
        [this, sheet, name](const QString &path) { write(sheet, name, path); });
    dialog->open();
}

void TableExports::write(const exporting::Sheet &sheet, const QString &name, const QString &path)
{
    // A name typed with another ending is what the person wants; without one that is known, the usual format.
    const exporting::Writer typed = ExportFormats::writer(QFileInfo(path).suffix().toLower());
    exporting::Document document;
    document.title = sheet.title;
    document.subtitles = {m_frame.venue().name};
    document.sheets = {sheet};
    m_exporter.start({m_frame.venue().id, QStringLiteral("list ") + name, path, document,
        typed ? typed : ExportFormats::writer(ExportFormats::format())});
}

} // namespace vd::ui

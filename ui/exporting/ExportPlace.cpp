#include "ui/exporting/ExportPlace.h"

#include "ui/exporting/ExportFormats.h"

#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUrl>

namespace vd::ui {

void ExportPlace::choose(QWidget *page, std::function<void(const QString &folder)> chosen)
{
    const QString known = ExportFormats::folder();
    auto *dialog = new QFileDialog(page, tr("Folder for exports"),
        known.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) : known);
    dialog->setObjectName(QStringLiteral("exportFolderDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    QObject::connect(dialog, &QFileDialog::fileSelected, page, [chosen = std::move(chosen)](const QString &folder) {
        ExportFormats::setFolder(folder);
        chosen(folder);
    });
    dialog->open();
}

void ExportPlace::open(const QString &file)
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(file).path()));
}

} // namespace vd::ui

#include "ui/exporting/ExportMenu.h"

#include "ui/common/Icon.h"
#include "ui/exporting/ExportFormats.h"

#include <QMenu>

namespace vd::ui {

ExportMenu::ExportMenu(QWidget *parent)
    : QToolButton(parent)
    , m_menu(new QMenu(this))
{
    setIcon(Icon::get(QStringLiteral("folder")));
    setMenu(m_menu);
    setPopupMode(QToolButton::InstantPopup);
    connect(m_menu, &QMenu::aboutToShow, this, &ExportMenu::fill);
    retranslate();
}

void ExportMenu::retranslate()
{
    setToolTip(tr("Format and folder of the export"));
    setAccessibleName(toolTip());
}

// Made anew each time: texts in the language of the moment, the remembered format marked.
void ExportMenu::fill()
{
    m_menu->clear();
    for (const QString &suffix : ExportFormats::suffixes()) {
        QAction *choice = m_menu->addAction(ExportFormats::words(suffix), this, [this, suffix] {
            ExportFormats::setFormat(suffix);
            Q_EMIT exportWanted();
        });
        choice->setCheckable(true);
        choice->setChecked(suffix == ExportFormats::format());
    }
    m_menu->addSeparator();
    m_menu->addAction(
        Icon::get(QStringLiteral("folder")), tr("Export into another folder …"), this, &ExportMenu::folderWanted);
}

} // namespace vd::ui

#include "ui/finance/ExportBar.h"

#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/MessageStrip.h"
#include "ui/exporting/ExportFormats.h"
#include "ui/exporting/ExportMenu.h"
#include "ui/exporting/ExportPlace.h"

#include <QFileInfo>
#include <QPushButton>

namespace vd::ui {

namespace {

constexpr int successMilliseconds = 20'000;

} // namespace

ExportBar::ExportBar(const Gateways &gateways, QWidget *parent)
    : QObject(parent)
    , m_page(parent)
    , m_exporter(*gateways.finance, nullptr, gateways.books)
    , m_button(new QPushButton(parent))
    , m_elsewhere(new ExportMenu(parent))
    , m_strip(new MessageStrip(parent))
{
    m_button->setObjectName(QStringLiteral("financeExport"));
    m_button->setIcon(Icon::get(QStringLiteral("export")));
    m_elsewhere->setObjectName(QStringLiteral("financeExportFolder"));
    m_strip->setObjectName(QStringLiteral("exportStrip"));
    m_strip->setSuccessDuration(successMilliseconds);
    connect(m_button, &QPushButton::clicked, this, &ExportBar::run);
    connect(m_elsewhere, &ExportMenu::exportWanted, this, &ExportBar::run);
    connect(m_elsewhere, &ExportMenu::folderWanted, this, &ExportBar::chooseFolder);
    connect(m_strip, &MessageStrip::actionTriggered, this, &ExportBar::act);
    connect(&m_exporter, &finance::PeriodExporter::progressed, this, [this](int done, int of) {
        const auto text = [done, of] {
            return tr("Writing the export, %1 of %2 rows …").arg(FormatText::number(done), FormatText::number(of));
        };
        m_strip->tell(MessageStrip::Kind::Info, text, [] { return tr("Cancel"); });
    });
    connect(&m_exporter, &finance::PeriodExporter::exported, this, &ExportBar::told);
    connect(&m_exporter, &finance::PeriodExporter::cancelled, this, [this] {
        m_strip->tell(MessageStrip::Kind::Info, [] { return tr("The export was cancelled. Nothing was written."); });
    });
    connect(&m_exporter, &finance::PeriodExporter::failed, this, [this](const Error &error) {
        m_placeIsWrong = error.code == QLatin1String("export_folder") || error.code == QLatin1String("disk_full");
        m_strip->tellError(error, {},
            [elsewhere = m_placeIsWrong] { return elsewhere ? tr("Choose another folder …") : tr("Try again"); });
    });
    retranslate();
}

void ExportBar::retranslate()
{
    m_button->setText(tr("Export"));
    m_button->setToolTip(tr("Write this day to a file (Ctrl+E)"));
    m_button->setAccessibleName(tr("Export this day"));
    m_elsewhere->retranslate();
}

void ExportBar::setEnabled(bool enabled)
{
    m_button->setEnabled(enabled);
    m_elsewhere->setEnabled(enabled);
}

void ExportBar::run()
{
    if (m_exporter.isRunning() || !m_button->isEnabled())
        return;
    if (ExportFormats::folder().isEmpty())
        chooseFolder();
    else
        start();
}

void ExportBar::chooseFolder()
{
    ExportPlace::choose(m_page, [this](const QString &) { start(); });
}

void ExportBar::start()
{
    if (!m_period)
        return;
    const finance::ExportRequest request{
        m_period(), ExportFormats::folder(), ExportFormats::pattern(), ExportFormats::writer(ExportFormats::format())};
    m_written.clear();
    m_placeIsWrong = false;
    m_strip->tell(
        MessageStrip::Kind::Info, [] { return tr("Reading the day …"); }, [] { return tr("Cancel"); });
    m_exporter.start(request);
}

void ExportBar::told(const exporting::ExportedFile &file)
{
    m_written = file.path;
    const QString name = QFileInfo(file.path).fileName();
    m_strip->tell(
        MessageStrip::Kind::Success,
        [rows = file.rows, name] { return tr("%n row(s) written to %1.", nullptr, rows).arg(name); },
        [] { return tr("Open the folder"); });
    Q_EMIT exported(file.path);
}

void ExportBar::act()
{
    if (m_exporter.isRunning())
        m_exporter.cancel();
    else if (!m_written.isEmpty())
        ExportPlace::open(m_written);
    else if (m_placeIsWrong)
        chooseFolder();
    else
        run();
}

} // namespace vd::ui

#include "ui/finance/charts/ChartsPage.h"

#include "models/base/Clock.h"
#include "models/base/ZoneTime.h"
#include "models/exporting/FilePattern.h"
#include "models/finance/ChartBuilder.h"
#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Segments.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/exporting/ExportFormats.h"
#include "ui/exporting/ExportPlace.h"
#include "ui/exporting/PdfWriter.h"
#include "ui/exporting/PngWriter.h"
#include "ui/exporting/SheetModel.h"
#include "ui/finance/charts/ChartPane.h"
#include "ui/finance/charts/ChartPrint.h"
#include "ui/finance/PeriodPicker.h"
#include "ui/finance/TotalTable.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>

namespace vd::ui {

using finance::ChartBuilder;
using finance::ChartData;
using finance::ChartKind;

namespace {

constexpr int successMilliseconds = 20'000;
constexpr int narrowestColumn = 36; // an hour and its share

/// The chart's name in files and in the audit.
QString nameOf(ChartKind kind)
{
    switch (kind) {
    case ChartKind::Takings:
        return QStringLiteral("takings");
    case ChartKind::Occupancy:
        return QStringLiteral("occupancy");
    case ChartKind::SellThrough:
        return QStringLiteral("sell-through");
    case ChartKind::Outcomes:
        return QStringLiteral("cancellations");
    case ChartKind::LeadTime:
        break;
    }
    return QStringLiteral("lead-time");
}

} // namespace

ChartsPage::ChartsPage(const Gateways &gateways, QWidget *parent)
    : FinancePage(parent)
    , m_gateways(gateways)
    , m_controller(*gateways.reports)
    , m_exporter(*gateways.finance)
    , m_rows(new SheetModel(this))
{
    setObjectName(QStringLiteral("chartsPage"));
    build();
    connectAll();
    connectExport();
    m_period->setPeriod(PeriodPicker::Period::ThirtyDays);
    retranslate();
    showChart();
}

ChartsPage::~ChartsPage() = default;

void ChartsPage::build()
{
    m_title = new TextLabel(FontRole::Title, Token::Text, this);
    m_period = new PeriodPicker(this);
    m_kinds = new Segments(this);
    m_kinds->setObjectName(QStringLiteral("chartKinds"));
    m_export = new QPushButton(Icon::get(QStringLiteral("export")), QString(), this);
    m_export->setObjectName(QStringLiteral("chartExport"));
    m_menu = new QMenu(m_export);
    m_export->setMenu(m_menu);
    m_strip = new MessageStrip(this);
    m_strip->setObjectName(QStringLiteral("chartStrip"));
    m_strip->setSuccessDuration(successMilliseconds);
    m_split = new QSplitter(Qt::Vertical, this);
    m_split->setChildrenCollapsible(false);
    auto *drawing = new QWidget(m_split);
    m_chart = new ChartPane(drawing);
    m_readout = new TextLabel(FontRole::Figures, Token::Muted, drawing);
    m_readout->setObjectName(QStringLiteral("chartReadout"));
    m_readout->setMinimumHeight(Theme::dense);
    m_readout->setElides(true);
    auto *column = new QVBoxLayout(drawing);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_chart, 1);
    column->addWidget(m_readout);
    m_table = new TotalTable(m_split);
    m_table->setObjectName(QStringLiteral("chartTable"));
    m_table->setModel(m_rows);
    m_table->horizontalHeader()->setMinimumSectionSize(narrowestColumn);
    m_split->addWidget(drawing);
    m_split->addWidget(m_table);
    m_split->setStretchFactor(0, 3);
    m_split->setStretchFactor(1, 2);
    m_loading = new LoadingBar(m_split);
    auto *head = new QHBoxLayout;
    head->setSpacing(Theme::group);
    head->addWidget(m_title);
    head->addStretch(1);
    head->addWidget(m_period);
    head->addWidget(m_export);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(Theme::gap + Theme::tight);
    page->addLayout(head);
    page->addWidget(m_kinds, 0, Qt::AlignLeft);
    page->addWidget(m_strip);
    page->addWidget(m_split, 1);
    setFocusProxy(m_chart);
}

void ChartsPage::connectAll()
{
    connect(m_period, &PeriodPicker::changed, this,
        [this] { m_controller.setPeriod(m_period->from(), m_period->until()); });
    connect(m_kinds, &Segments::chosen, this, [this](int kind) { show(static_cast<ChartKind>(kind)); });
    connect(m_chart, &ChartPane::pointed, this, [this](const QString &text) {
        m_pointed = text;
        m_readout->setText(
            text.isEmpty() ? tr("Move over the chart, or use the arrow keys, to read its numbers.") : text);
    });
    connect(&m_controller, &finance::ChartController::chartChanged, this, &ChartsPage::showChart);
    connect(&m_controller, &finance::ChartController::loadingChanged, this,
        [this](bool loading) { loading ? m_loading->start() : m_loading->stop(); });
    connect(&m_controller, &finance::ChartController::failed, this, [this](const Error &error) {
        m_written.clear();
        m_strip->tellError(error, venue().zone, [] { return tr("Try again"); });
    });
    connect(m_strip, &MessageStrip::actionTriggered, this, &ChartsPage::act);
    connect(m_menu, &QMenu::aboutToShow, this, &ChartsPage::fillMenu);
}

void ChartsPage::connectExport()
{
    connect(&m_exporter, &finance::DocumentExporter::exported, this, [this](const exporting::ExportedFile &file) {
        m_written = file.path;
        m_strip->tell(
            MessageStrip::Kind::Success,
            [name = QFileInfo(file.path).fileName()] { return tr("The chart was written to %1.").arg(name); },
            [] { return tr("Open the folder"); });
        Q_EMIT exported(file.path);
    });
    connect(&m_exporter, &finance::DocumentExporter::failed, this, [this](const Error &error) {
        m_written.clear();
        m_strip->tellError(error, venue().zone);
    });
}

void ChartsPage::fillMenu()
{
    m_menu->clear();
    QStringList suffixes = ExportFormats::suffixes();
    suffixes.prepend(QStringLiteral("png"));
    for (const QString &suffix : std::as_const(suffixes)) {
        const QString words = suffix == QLatin1String("png") ? tr("Picture (PNG)") : ExportFormats::words(suffix);
        m_menu->addAction(words, this, [this, suffix] { exportAs(suffix); });
    }
    m_menu->addSeparator();
    m_menu->addAction(Icon::get(QStringLiteral("folder")), tr("Another folder …"), this,
        [this] { ExportPlace::choose(this, [](const QString &) {}); });
}

QString ChartsPage::title() const
{
    return tr("Charts");
}

QString ChartsPage::showText() const
{
    return tr("Show the charts");
}

QString ChartsPage::icon() const
{
    return QStringLiteral("finance");
}

QList<Command> ChartsPage::commands()
{
    QList<Command> commands;
    for (int kind = 0; kind <= static_cast<int>(ChartKind::LeadTime); ++kind) {
        const auto which = static_cast<ChartKind>(kind);
        Command command;
        command.id = QStringLiteral("finance.chart.") + nameOf(which);
        command.title = tr("Chart: %1").arg(ChartBuilder::title(which));
        command.icon = QStringLiteral("finance");
        command.run = [this, which] { show(which); };
        commands << command;
    }
    return commands;
}

void ChartsPage::find()
{
    m_table->setFocus(Qt::ShortcutFocusReason);
}

void ChartsPage::show(ChartKind kind)
{
    m_kinds->setCurrent(static_cast<int>(kind));
    m_controller.setKind(kind);
}

void ChartsPage::load()
{
    m_period->setToday(ZoneTime::date(m_gateways.clock->now(), venue().zone));
    m_controller.setPeriod(m_period->from(), m_period->until());
    m_controller.setVenue(venue().id, venue().currency);
    if (m_controller.chart())
        m_controller.reload();
}

void ChartsPage::showChart()
{
    const std::optional<ChartData> &chart = m_controller.chart();
    m_export->setEnabled(chart && !chart->isEmpty());
    if (chart) {
        m_rows->setSheet(chart->table);
        m_chart->setData(*chart);
    } else {
        m_rows->setSheet({});
        m_chart->clear();
    }
    m_table->setTotal(m_rows->hasTotal());
    m_table->setVisible(m_rows->rowCount() > 0);
    if (m_strip->kind() == MessageStrip::Kind::Error)
        m_strip->clear();
}

QString ChartsPage::periodText() const
{
    return exporting::FilePattern::period(m_controller.from(), m_controller.until());
}

exporting::Document ChartsPage::document() const
{
    exporting::Document document;
    document.title = m_controller.chart()->title;
    document.subtitles = {venue().name, periodText()};
    document.sheets = {m_controller.chart()->table};
    return document;
}

exporting::Writer ChartsPage::writer(const QString &suffix) const
{
    const ChartData &chart = *m_controller.chart();
    if (suffix == QLatin1String("png"))
        return std::make_shared<PngWriter>(
            ChartPrint::image(chart, venue().name + QStringLiteral("  ·  ") + periodText()));
    if (suffix != QLatin1String("pdf"))
        return ExportFormats::writer(suffix);
    const ChartPrint::Drawing drawing = ChartPrint::drawing(chart);
    return std::make_shared<PdfWriter>(drawing.picture, drawing.size);
}

void ChartsPage::exportAs(const QString &suffix)
{
    if (!m_controller.chart() || m_controller.chart()->isEmpty())
        return;
    if (ExportFormats::folder().isEmpty())
        ExportPlace::choose(this, [this, suffix](const QString &) { write(suffix); });
    else
        write(suffix);
}

void ChartsPage::write(const QString &suffix)
{
    const QString name = nameOf(m_controller.chart()->kind);
    const Result<QString> file = exporting::FilePattern::name(QStringLiteral("venuedesk-{venue}-{what}-{day}"),
        {venue().name, name, m_controller.from(), m_controller.until()});
    if (!file)
        return m_strip->tellError(file.error(), venue().zone);
    m_exporter.start({venue().id, QStringLiteral("chart %1 %2").arg(name, periodText()),
        QDir(ExportFormats::folder()).filePath(*file + QLatin1Char('.') + suffix), document(), writer(suffix)});
}

void ChartsPage::act()
{
    if (m_written.isEmpty())
        m_controller.reload();
    else
        ExportPlace::open(m_written);
}

void ChartsPage::retranslate()
{
    m_title->setText(title());
    m_period->retranslate();
    m_kinds->setChoices(
        {tr("Takings"), tr("Occupancy"), tr("Sell-through"), tr("Cancellations and no-shows"), tr("Lead time")});
    m_kinds->setAccessibleName(tr("Chart"));
    m_export->setText(tr("Export"));
    m_export->setAccessibleName(tr("Export this chart"));
    m_export->setToolTip(tr("Write this chart as a picture, PDF, workbook or CSV"));
    m_table->setAccessibleName(tr("The chart's numbers"));
    m_chart->retranslate();
    m_controller.retranslate();
    if (m_pointed.isEmpty())
        m_readout->setText(tr("Move over the chart, or use the arrow keys, to read its numbers."));
}

} // namespace vd::ui

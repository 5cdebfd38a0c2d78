#include "ui/finance/ExportsPage.h"

#include "models/base/Clock.h"
#include "models/base/ZoneTime.h"
#include "models/exporting/FilePattern.h"
#include "ui/common/ErrorText.h"
#include "ui/common/FormatText.h"
#include "ui/common/FormField.h"
#include "ui/common/Icon.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Segments.h"
#include "ui/common/TextLabel.h"
#include "ui/common/Variant.h"
#include "ui/exporting/ExportFormats.h"
#include "ui/exporting/ExportPlace.h"
#include "ui/finance/AccountsPane.h"
#include "ui/finance/PeriodPicker.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

namespace vd::ui {

using finance::ExportRequest;
using finance::ExportSubject;
using finance::PeriodExporter;

namespace {

constexpr int successMilliseconds = 60'000;

} // namespace

ExportsPage::ExportsPage(const Gateways &gateways, QWidget *parent)
    : FinancePage(parent)
    , m_gateways(gateways)
    , m_exporter(*gateways.finance, gateways.reports, gateways.books)
{
    setObjectName(QStringLiteral("exportsPage"));
    build();
    connectAll();
    connectExporter();
    m_period->setPeriod(PeriodPicker::Period::Yesterday);
    retranslate();
    showRunning(false);
}

ExportsPage::~ExportsPage() = default;

void ExportsPage::build()
{
    m_title = new TextLabel(FontRole::Title, Token::Text, this);
    m_strip = new MessageStrip(this);
    m_strip->setObjectName(QStringLiteral("exportsStrip"));
    m_strip->setSuccessDuration(successMilliseconds);
    m_accounts = new AccountsPane(*m_gateways.reports, this);
    auto *cards = new QHBoxLayout;
    cards->setSpacing(Theme::group);
    cards->addWidget(buildForm(), 3);
    cards->addWidget(m_accounts, 2);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(Theme::gap + Theme::tight);
    page->addWidget(m_title);
    page->addWidget(m_strip);
    page->addLayout(cards, 1);
}

QFrame *ExportsPage::buildForm()
{
    auto *card = new QFrame(this);
    card->setFrameShape(QFrame::StyledPanel);
    m_formTitle = new TextLabel(FontRole::Section, Token::Text, card);
    m_subject = new Segments(card);
    m_subject->setObjectName(QStringLiteral("exportSubject"));
    m_period = new PeriodPicker(card);
    m_format = new QComboBox(card);
    m_format->setObjectName(QStringLiteral("exportFormat"));
    for (const QString &suffix : ExportFormats::suffixes())
        m_format->addItem(QString(), suffix);
    m_format->setCurrentIndex(m_format->findData(ExportFormats::format()));
    m_formatField = new FormField(QString(), m_format, card);
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(Theme::group, Theme::group, Theme::group, Theme::group);
    column->setSpacing(Theme::gap + Theme::tight);
    column->addWidget(m_formTitle);
    column->addWidget(m_subject, 0, Qt::AlignLeft);
    column->addWidget(m_period, 0, Qt::AlignLeft);
    column->addWidget(m_formatField);
    addFolderRow(column);
    addRunRow(column);
    return card;
}

void ExportsPage::addFolderRow(QVBoxLayout *column)
{
    QWidget *card = column->parentWidget();
    m_folder = new LineEdit(card);
    m_folder->setObjectName(QStringLiteral("exportFolder"));
    m_folder->setReadOnly(true);
    m_folder->setText(ExportFormats::folder());
    m_folderField = new FormField(QString(), m_folder, card);
    m_choose = new QPushButton(Icon::get(QStringLiteral("folder")), QString(), card);
    m_choose->setObjectName(QStringLiteral("exportChoose"));
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::gap);
    row->addWidget(m_folderField, 1);
    row->addWidget(m_choose, 0, Qt::AlignBottom);
    column->addLayout(row);
    m_pattern = new LineEdit(card);
    m_pattern->setObjectName(QStringLiteral("exportPattern"));
    m_pattern->setText(ExportFormats::pattern());
    m_pattern->setMaxLength(200);
    m_patternField = new FormField(QString(), m_pattern, card);
    column->addWidget(m_patternField);
}

void ExportsPage::addRunRow(QVBoxLayout *column)
{
    QWidget *card = column->parentWidget();
    m_run = new QPushButton(Icon::get(QStringLiteral("export")), QString(), card);
    m_run->setObjectName(QStringLiteral("exportRun"));
    setVariant(m_run, Variant::Primary);
    setLarge(m_run);
    m_cancel = new QPushButton(card);
    m_cancel->setObjectName(QStringLiteral("exportCancel"));
    m_progress = new QProgressBar(card);
    m_progress->setObjectName(QStringLiteral("exportProgress"));
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::gap);
    row->addWidget(m_run);
    row->addWidget(m_progress, 1);
    row->addWidget(m_cancel);
    row->addStretch(0);
    column->addLayout(row);
    column->addStretch(1);
    m_nightlyTitle = new TextLabel(FontRole::Strong, Token::Text, card);
    m_nightly = new TextLabel(FontRole::Base, Token::Muted, card);
    m_nightly->setWordWrap(true);
    m_command = new LineEdit(card);
    m_command->setObjectName(QStringLiteral("exportCommand"));
    m_command->setReadOnly(true);
    column->addWidget(m_nightlyTitle);
    column->addWidget(m_nightly);
    column->addWidget(m_command);
}

void ExportsPage::connectAll()
{
    connect(m_subject, &Segments::chosen, this, &ExportsPage::showName);
    connect(m_period, &PeriodPicker::changed, this, &ExportsPage::showName);
    connect(m_format, &QComboBox::activated, this, [this] {
        ExportFormats::setFormat(m_format->currentData().toString());
        showName();
    });
    connect(m_choose, &QPushButton::clicked, this, [this] {
        ExportPlace::choose(this, [this](const QString &folder) {
            m_folder->setText(folder);
            m_folderField->clearMessage();
            showName();
        });
    });
    connect(m_pattern, &QLineEdit::textChanged, this, &ExportsPage::showName);
    connect(m_run, &QPushButton::clicked, this, &ExportsPage::run);
    connect(m_cancel, &QPushButton::clicked, &m_exporter, &PeriodExporter::cancel);
    connect(m_strip, &MessageStrip::actionTriggered, this, &ExportsPage::act);
}

void ExportsPage::connectExporter()
{
    connect(&m_exporter, &PeriodExporter::daysRead, this, [this](int done, int of) {
        m_progress->setRange(0, of);
        m_progress->setValue(done);
        m_progress->setFormat(tr("%1 of %2 days read").arg(done).arg(of));
    });
    connect(&m_exporter, &PeriodExporter::progressed, this, [this](int done, int of) {
        m_progress->setRange(0, std::max(1, of));
        m_progress->setValue(done);
        m_progress->setFormat(tr("%1 of %2 rows written").arg(FormatText::number(done), FormatText::number(of)));
    });
    connect(&m_exporter, &PeriodExporter::exported, this, [this](const exporting::ExportedFile &file) {
        showRunning(false);
        m_written = file.path;
        m_strip->tell(
            MessageStrip::Kind::Success,
            [rows = file.rows, name = QFileInfo(file.path).fileName()] {
                return tr("%n row(s) written to %1.", nullptr, rows).arg(name);
            },
            [] { return tr("Open the folder"); });
        Q_EMIT exported(file.path);
    });
    connect(&m_exporter, &PeriodExporter::cancelled, this, [this] {
        showRunning(false);
        m_strip->tell(MessageStrip::Kind::Info, [] { return tr("The export was cancelled. Nothing was written."); });
    });
    connect(&m_exporter, &PeriodExporter::failed, this, [this](const Error &error) {
        showRunning(false);
        m_strip->tellError(error, venue().zone, [] { return tr("Try again"); });
    });
}

QString ExportsPage::title() const
{
    return tr("Exports");
}

QString ExportsPage::showText() const
{
    return tr("Show the exports");
}

QString ExportsPage::icon() const
{
    return QStringLiteral("export");
}

QList<Command> ExportsPage::commands()
{
    Command month;
    month.id = QStringLiteral("finance.export.month");
    month.title = tr("Export last month");
    month.icon = QStringLiteral("export");
    month.run = [this] {
        m_subject->setCurrent(0);
        m_period->setPeriod(PeriodPicker::Period::LastMonth);
        run();
    };
    return {month};
}

void ExportsPage::load()
{
    m_period->setToday(ZoneTime::date(m_gateways.clock->now(), venue().zone));
    m_folder->setText(ExportFormats::folder());
    m_format->setCurrentIndex(m_format->findData(ExportFormats::format()));
    m_accounts->setVenue(venue());
    showName();
}

ExportRequest ExportsPage::request() const
{
    return {{venue().id, venue().name, venue().zone, m_period->from(), m_period->until()}, ExportFormats::folder(),
        m_pattern->text(), ExportFormats::writer(m_format->currentData().toString()),
        m_subject->current() == 1 ? ExportSubject::Journal : ExportSubject::Report};
}

// A nightly job exports the last whole day or month by itself, so the command names no dates.
QString ExportsPage::nightlyCommand() const
{
    const bool journal = m_subject->current() == 1;
    const bool month = m_period->from() != m_period->until();
    QString folder = ExportFormats::folder();
    if (folder.isEmpty())
        folder = QStringLiteral(".");
    return QStringLiteral("venuedeskctl export %1 --venue \"%2\" --format %3 --out \"%4\"")
        .arg(journal    ? QStringLiteral("journal")
                : month ? QStringLiteral("month")
                        : QStringLiteral("day"),
            venue().name, m_format->currentData().toString(), folder);
}

void ExportsPage::showName()
{
    if (!venue().id.isValid())
        return;
    const Result<QString> name = PeriodExporter::fileName(request());
    if (name) {
        m_patternField->clearMessage();
        m_patternField->setHint(tr("The file: %1").arg(*name));
        ExportFormats::setPattern(m_pattern->text());
    } else {
        m_patternField->setWarning(ErrorText::sentence(name.error()));
    }
    m_run->setEnabled(name.has_value() && !m_exporter.isRunning());
    m_command->setText(nightlyCommand());
    m_command->setCursorPosition(0);
}

void ExportsPage::run()
{
    if (m_exporter.isRunning() || !venue().id.isValid())
        return;
    if (ExportFormats::folder().isEmpty()) {
        ExportPlace::choose(this, [this](const QString &folder) {
            m_folder->setText(folder);
            run();
        });
        return;
    }
    m_written.clear();
    m_strip->clear();
    m_progress->setRange(0, 0);
    m_progress->setFormat(QString());
    showRunning(true);
    m_exporter.start(request());
}

void ExportsPage::showRunning(bool running)
{
    m_run->setEnabled(!running);
    m_progress->setVisible(running);
    m_cancel->setVisible(running);
    m_subject->setEnabled(!running);
    m_period->setEnabled(!running);
}

void ExportsPage::act()
{
    if (m_written.isEmpty())
        run();
    else
        ExportPlace::open(m_written);
}

void ExportsPage::retranslate()
{
    m_title->setText(title());
    m_formTitle->setText(tr("A file of these days"));
    m_subject->setChoices({tr("Reconciliation"), tr("Journal for accounting")});
    m_subject->setAccessibleName(tr("What to export"));
    m_period->retranslate();
    m_formatField->setLabel(tr("Format"));
    m_format->setAccessibleName(tr("Format"));
    for (int i = 0; i < m_format->count(); ++i)
        m_format->setItemText(i, ExportFormats::words(m_format->itemData(i).toString()));
    m_formatField->setHint(tr("For a spreadsheet take the workbook: spreadsheets guess at what stands in a CSV file."));
    m_folderField->setLabel(tr("Folder"));
    m_folder->setPlaceholderText(tr("Asked for at the first export"));
    m_choose->setText(tr("Choose …"));
    m_patternField->setLabel(tr("Name of the file, of {venue} {what} {day} {from} {until}"));
    m_run->setText(tr("Export"));
    m_cancel->setText(tr("Cancel"));
    m_progress->setAccessibleName(tr("Progress of the export"));
    m_nightlyTitle->setText(tr("Every night by itself"));
    m_nightly->setText(tr("The same export as a command for the server's schedule; without a date it takes the last "
                          "whole day or month. It ends with 0 when the file is whole."));
    m_command->setAccessibleName(tr("Command for a nightly export"));
    m_accounts->retranslate();
    showName();
}

} // namespace vd::ui

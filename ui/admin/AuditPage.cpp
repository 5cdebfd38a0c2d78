#include "ui/admin/AuditPage.h"

#include "models/base/Clock.h"
#include "models/base/ZoneTime.h"
#include "ui/admin/AuditFilterBar.h"
#include "ui/admin/AuditWords.h"
#include "ui/common/EmptyState.h"
#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/exporting/ExportFormats.h"
#include "ui/exporting/ExportMenu.h"
#include "ui/exporting/ExportPlace.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>

namespace vd::ui {

using operators::AuditController;
using operators::AuditEntry;
using operators::AuditExporter;

namespace {

constexpr int factsHeight = 116;
constexpr int successMilliseconds = 20'000;

} // namespace

AuditPage::AuditPage(operators::AuditGateway &gateway, const Clock &clock, QWidget *parent)
    : AdminPage(parent)
    , m_clock(clock)
    , m_controller(gateway)
    , m_exporter(gateway)
    , m_rows(new RowsModel<AuditEntry, qint64>([](const AuditEntry &entry) { return entry.id; }, this))
{
    setObjectName(QStringLiteral("auditPage"));
    build();
    connectAll();
    connectExport();
    retranslate();
    showEntries();
}

AuditPage::~AuditPage() = default;

void AuditPage::build()
{
    m_title = new TextLabel(FontRole::Title, Token::Text, this);
    m_head = new TextLabel(FontRole::Base, Token::Muted, this);
    m_head->setObjectName(QStringLiteral("auditHead"));
    m_head->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_export = new QPushButton(Icon::get(QStringLiteral("export")), QString(), this);
    m_export->setObjectName(QStringLiteral("auditExport"));
    m_formats = new ExportMenu(this);
    m_formats->setObjectName(QStringLiteral("auditExportFormats"));
    m_filter = new AuditFilterBar(this);
    m_strip = new MessageStrip(this);
    m_strip->setObjectName(QStringLiteral("auditStrip"));
    m_strip->setSuccessDuration(successMilliseconds);
    m_view = new TableView(this);
    m_view->setObjectName(QStringLiteral("auditTable"));
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setSortingEnabled(false);
    m_rows->setColumns(columns());
    m_view->setModel(m_rows);
    m_view->setStartWidths({160, 120, 190, 100, 440});
    m_view->rememberAs(QStringLiteral("adminAudit"));
    m_empty = new EmptyState(this);
    m_loading = new LoadingBar(m_view);
    m_facts = new QPlainTextEdit(this);
    m_facts->setObjectName(QStringLiteral("auditFacts"));
    m_facts->setReadOnly(true);
    m_facts->setTabChangesFocus(true);
    m_facts->setFixedHeight(factsHeight);
    m_count = new TextLabel(FontRole::Caption, Token::Muted, this);
    m_more = new QPushButton(this);
    m_more->setObjectName(QStringLiteral("auditMore"));

    auto *head = new QHBoxLayout;
    head->setSpacing(Theme::group);
    head->addWidget(m_title);
    head->addWidget(m_head);
    head->addStretch(1);
    auto *exports = new QHBoxLayout;
    exports->setSpacing(Theme::tight);
    exports->addWidget(m_export);
    exports->addWidget(m_formats);
    head->addLayout(exports);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_count);
    foot->addStretch(1);
    foot->addWidget(m_more);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, Theme::group, 0, Theme::group);
    column->setSpacing(Theme::gap + Theme::tight);
    column->addLayout(head);
    column->addWidget(m_filter);
    column->addWidget(m_strip);
    column->addWidget(m_view, 1);
    column->addWidget(m_empty, 1);
    column->addLayout(foot);
    column->addWidget(m_facts);
    setFocusProxy(m_view);
}

void AuditPage::connectAll()
{
    connect(m_filter, &AuditFilterBar::changed, this, [this] {
        m_strip->clear();
        m_controller.setFilter(m_filter->filter());
    });
    connect(m_strip, &MessageStrip::actionTriggered, this, &AuditPage::act);
    connect(m_more, &QPushButton::clicked, &m_controller, &AuditController::loadMore);
    connect(m_view->verticalScrollBar(), &QScrollBar::valueChanged, this, &AuditPage::loadMoreAtTheEnd);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &AuditPage::showChosen);
    connect(&m_controller, &AuditController::changed, this, &AuditPage::showEntries);
    connect(&m_controller, &AuditController::headChanged, this, &AuditPage::retranslate);
    connect(&m_controller, &AuditController::loadingChanged, this,
        [this](bool loading) { loading ? m_loading->start() : m_loading->stop(); });
    connect(&m_controller, &AuditController::failed, this,
        [this](const Error &error) { m_strip->tellError(error, venue().zone, tr("Try again")); });
}

void AuditPage::connectExport()
{
    connect(m_export, &QPushButton::clicked, this, &AuditPage::runExport);
    connect(m_formats, &ExportMenu::exportWanted, this, &AuditPage::runExport);
    connect(m_formats, &ExportMenu::folderWanted, this, &AuditPage::chooseFolder);
    connect(&m_exporter, &AuditExporter::progressed, this, [this](int rows) {
        m_strip->tell(
            MessageStrip::Kind::Info, tr("Exporting, %1 rows read …").arg(FormatText::number(rows)), tr("Cancel"));
    });
    connect(&m_exporter, &AuditExporter::cancelled, this,
        [this] { m_strip->tell(MessageStrip::Kind::Info, tr("The export was cancelled. Nothing was written.")); });
    connect(&m_exporter, &AuditExporter::failed, this,
        [this](const Error &error) { m_strip->tellError(error, venue().zone); });
    connect(&m_exporter, &AuditExporter::exported, this, [this](const exporting::ExportedFile &file) {
        m_written = file.path;
        m_strip->tell(MessageStrip::Kind::Success,
            tr("%n row(s) written to %1.", nullptr, file.rows).arg(QFileInfo(file.path).fileName()),
            tr("Open the folder"));
        Q_EMIT exported(file.path);
    });
}

QString AuditPage::title() const
{
    return tr("Audit");
}

QString AuditPage::showText() const
{
    return tr("Show the audit");
}

QString AuditPage::icon() const
{
    return QStringLiteral("shield");
}

void AuditPage::find()
{
    m_filter->find();
}

void AuditPage::load(bool again)
{
    m_strip->clear();
    if (again)
        return m_controller.reload();
    m_filter->begin(venue().zone, ZoneTime::date(m_clock.now(), venue().zone));
    m_controller.setFilter(m_filter->filter());
    m_controller.setVenue(venue().id);
}

void AuditPage::showEntries()
{
    m_rows->setRows(m_controller.entries());
    QList<QPair<QString, QString>> people;
    for (const AuditEntry &entry : m_controller.entries())
        people << qMakePair(entry.actor, AuditWords::person(entry));
    m_filter->addPeople(people);
    const bool empty = m_controller.entries().isEmpty();
    m_view->setVisible(!empty);
    m_empty->setVisible(empty);
    m_facts->setVisible(!empty);
    m_export->setEnabled(!empty);
    m_formats->setEnabled(!empty);
    m_more->setVisible(m_controller.hasMore());
    //: %n rows are listed
    m_count->setText(
        empty ? QString() : tr("%n row(s), newest first", nullptr, static_cast<int>(m_rows->rows().size())));
    showChosen();
}

void AuditPage::showChosen()
{
    const QModelIndex at = m_view->currentIndex();
    m_facts->setPlainText(at.isValid() ? AuditWords::allFacts(m_rows->row(at.row()), venue()) : QString());
}

void AuditPage::loadMoreAtTheEnd()
{
    const QScrollBar *bar = m_view->verticalScrollBar();
    if (bar->maximum() > 0 && bar->value() == bar->maximum())
        m_controller.loadMore();
}

void AuditPage::runExport()
{
    if (m_exporter.isRunning() || !m_export->isEnabled())
        return;
    if (ExportFormats::folder().isEmpty())
        chooseFolder();
    else
        startExport();
}

void AuditPage::chooseFolder()
{
    ExportPlace::choose(this, [this](const QString &) { startExport(); });
}

void AuditPage::startExport()
{
    m_written.clear();
    m_exporter.start({venue().id, venue().name, venue().zone, m_controller.filter(), ExportFormats::folder(),
        ExportFormats::writer(ExportFormats::format()), [here = venue()](const AuditEntry &entry) {
            return QStringLiteral("%1. %2").arg(AuditWords::action(entry.action), AuditWords::details(entry, here));
        }});
}

void AuditPage::act()
{
    if (m_exporter.isRunning())
        m_exporter.cancel();
    else if (!m_written.isEmpty())
        ExportPlace::open(m_written);
    else
        reload();
}

QList<Column<AuditEntry>> AuditPage::columns() const
{
    const auto column = [](const QString &title, std::function<QVariant(const AuditEntry &)> display) {
        return Column<AuditEntry>{title, std::move(display)};
    };
    Column<AuditEntry> action = column(tr("What"), [](const AuditEntry &e) { return AuditWords::action(e.action); });
    action.foreground
        = [](const AuditEntry &e) { return e.isRefused() ? QVariant(Theme::color(Token::DangerText)) : QVariant(); };
    Column<AuditEntry> details
        = column(tr("Details"), [this](const AuditEntry &e) { return AuditWords::details(e, venue()); });
    details.toolTip = details.display;
    return {column(tr("Time"),
                [this](const AuditEntry &e) {
                    return FormatText::moment(e.at, venue().zone.isValid() ? venue().zone : QTimeZone::utc());
                }),
        column(tr("Person"), [](const AuditEntry &e) { return AuditWords::person(e); }), action,
        column(tr("Order"), [](const AuditEntry &e) { return e.orderNo; }), details,
        column(tr("Terminal"), [](const AuditEntry &e) { return AuditWords::terminal(e.terminal); })};
}

void AuditPage::retranslate()
{
    m_title->setText(title());
    m_view->setAccessibleName(title());
    m_facts->setAccessibleName(tr("All facts of the chosen entry"));
    m_facts->setPlaceholderText(tr("Choose an entry to see all of its facts."));
    //: the number and hash of the last seal over the audit
    m_head->setText(m_controller.head().isEmpty() ? tr("Not sealed yet") : tr("Sealed: %1").arg(m_controller.head()));
    m_head->setToolTip(tr("The last seal over the audit. Reports print it; “venuedeskctl audit verify --head” proves "
                          "later that nothing before it was changed or removed."));
    m_export->setText(tr("Export"));
    m_export->setToolTip(tr("Write what is listed, and older entries that fit, to a file"));
    m_formats->retranslate();
    m_more->setText(tr("Load older entries"));
    m_empty->set(QStringLiteral("shield"), tr("Nothing was done that fits"),
        tr("Choose other days, another person or kind, or other words."));
    m_filter->retranslate();
    m_rows->setColumns(columns());
    showChosen();
}

} // namespace vd::ui

#include "ui/finance/FinanceWorkspace.h"

#include "models/base/Clock.h"
#include "models/base/ZoneTime.h"
#include "models/finance/MoneyWords.h"
#include "ui/common/DateNavigator.h"
#include "ui/common/EmptyState.h"
#include "ui/common/FormatText.h"
#include "ui/common/LoadingBar.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/TextLabel.h"
#include "ui/finance/DayView.h"
#include "ui/finance/ExportBar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace vd::ui {

using finance::DayReport;
using finance::MoneyWords;

FinanceWorkspace::FinanceWorkspace(const Gateways &gateways, QWidget *parent)
    : Workspace(parent)
    , m_gateways(gateways)
    , m_controller(*gateways.finance, gateways.changes)
    , m_date(new DateNavigator(this))
{
    setObjectName(id());
    build();
    connectAll();
    retranslate();
}

FinanceWorkspace::~FinanceWorkspace() = default;

void FinanceWorkspace::build()
{
    m_date->setObjectName(QStringLiteral("financeDate"));
    QHBoxLayout *head = buildHead();
    m_strip = new MessageStrip(this);
    m_strip->setObjectName(QStringLiteral("financeStrip"));
    m_differences = new MessageStrip(this);
    m_differences->setObjectName(QStringLiteral("differencesStrip"));
    m_differences->setClosable(false);
    m_evidence = new TextLabel(FontRole::Base, Token::Text, this);
    m_evidence->setObjectName(QStringLiteral("differencesEvidence"));
    m_evidence->setWordWrap(true);
    m_evidence->hide();
    m_view = new DayView(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::page, Theme::group, Theme::page, Theme::group);
    column->setSpacing(Theme::gap + Theme::tight);
    column->addLayout(head);
    column->addWidget(m_strip);
    column->addWidget(m_export->strip());
    column->addWidget(m_differences);
    column->addWidget(m_evidence);
    m_notLoaded = new EmptyState(this);
    m_notLoaded->hide();
    column->addWidget(m_notLoaded, 1);
    column->addWidget(m_view, 1);
    m_loading = new LoadingBar(m_view);
}

QHBoxLayout *FinanceWorkspace::buildHead()
{
    m_title = new TextLabel(FontRole::Title, Token::Text, this);
    m_seal = new TextLabel(FontRole::Base, Token::Muted, this);
    m_seal->setObjectName(QStringLiteral("financeSeal"));
    m_onePerson = new TextLabel(FontRole::Base, Token::Warning, this);
    m_onePerson->setElides(true);
    m_onePerson->setObjectName(QStringLiteral("financeOnePerson"));
    m_channel = new QComboBox(this);
    m_channel->setObjectName(QStringLiteral("financeChannel"));
    m_channel->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_export = new ExportBar(*m_gateways.finance, this);
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::group);
    row->addWidget(m_title);
    row->addWidget(m_seal);
    row->addWidget(m_onePerson);
    row->addStretch(1);
    row->addWidget(m_channel);
    auto *exporting = new QHBoxLayout;
    exporting->setSpacing(Theme::tight);
    exporting->addWidget(m_export->button());
    exporting->addWidget(m_export->folderButton());
    row->addLayout(exporting);
    return row;
}

void FinanceWorkspace::connectAll()
{
    connect(m_date, &DateNavigator::dateChanged, this, &FinanceWorkspace::setDay);
    connect(
        m_channel, &QComboBox::activated, this, [this](int index) { filterBy(m_channel->itemData(index).toString()); });
    connect(m_view, &DayView::channelSelected, &m_controller, &finance::DayController::setChannel);
    connect(m_view, &DayView::orderOpened, this, [this](OrderId order) {
        Q_EMIT openRequested(QStringLiteral("desk"), QStringLiteral("order:%1").arg(order.value()));
    });
    connect(m_differences, &MessageStrip::actionTriggered, this, &FinanceWorkspace::look);
    connect(m_strip, &MessageStrip::actionTriggered, this, &FinanceWorkspace::reload);
    connect(m_export, &ExportBar::exported, this, &FinanceWorkspace::exported);
    m_export->setRequest([this] {
        return finance::ExportRequest{m_venue.id, m_venue.name, m_venue.zone, m_controller.day(), QString()};
    });
    connect(&m_controller, &finance::DayController::reportChanged, this, &FinanceWorkspace::showReport);
    connect(&m_controller, &finance::DayController::rowsChanged, this, [this] {
        m_view->setRows(m_controller.rows(), m_controller.channel(), m_controller.sum(), m_controller.expectedSum());
    });
    connect(&m_controller, &finance::DayController::loadingChanged, this,
        [this](bool loading) { loading ? m_loading->start() : m_loading->stop(); });
    connect(&m_controller, &finance::DayController::failed, this, [this](const Error &error) { showFailure(error); });
}

QString FinanceWorkspace::id() const
{
    return QStringLiteral("finance");
}

QString FinanceWorkspace::title() const
{
    return tr("Finance");
}

QString FinanceWorkspace::icon() const
{
    return QStringLiteral("finance");
}

QString FinanceWorkspace::help() const
{
    return tr(
        "What came in and went out on one day, by channel, down to each payment. Differences between orders, stock and "
        "money stand on top. Select a channel to see its payments; Ctrl+E exports the day.");
}

QList<Command> FinanceWorkspace::commands()
{
    Command exportDay = command("finance.export", tr("Export the day as CSV"), "export",
        QKeySequence(Qt::CTRL | Qt::Key_E), [this] { m_export->run(); });
    exportDay.refusal = [this] { return m_controller.report() ? QString() : tr("The day is not loaded yet."); };
    Command lookAt = command("finance.look", tr("Look at the differences"), "warning", {}, [this] { look(); });
    lookAt.refusal = [this] { return m_waiting > 0 ? QString() : tr("There are no differences."); };
    return {exportDay, lookAt,
        command("finance.previous", tr("Previous day"), "previous", QKeySequence(Qt::ALT | Qt::Key_PageUp),
            [this] { m_date->stepBack(); }),
        command("finance.next", tr("Next day"), "next", QKeySequence(Qt::ALT | Qt::Key_PageDown),
            [this] { m_date->stepForward(); }),
        command("finance.today", tr("Go to today"), "today", QKeySequence(Qt::ALT | Qt::Key_Home),
            [this] { m_date->goToToday(); }),
        command(
            "finance.folder", tr("Export into another folder …"), "folder", {}, [this] { m_export->chooseFolder(); })};
}

QDate FinanceWorkspace::today() const
{
    return m_venue.zone.isValid() ? ZoneTime::date(m_gateways.clock->now(), m_venue.zone) : QDate();
}

void FinanceWorkspace::setVenue(const operators::VenueInfo &venue)
{
    m_venue = venue;
    m_view->setZone(venue.zone);
    m_date->setToday(today());
    if (!m_controller.day().isValid())
        setDay(today());
    m_controller.setVenue(venue.id);
}

void FinanceWorkspace::setDay(const QDate &day)
{
    m_date->setDate(day);
    m_controller.setDay(day);
}

void FinanceWorkspace::setExportFolder(const QString &folder)
{
    m_export->setFolder(folder);
}

void FinanceWorkspace::activated()
{
    m_date->setToday(today());
    m_view->setFocus(Qt::OtherFocusReason);
}

void FinanceWorkspace::reload()
{
    m_strip->clear();
    m_controller.reload();
}

void FinanceWorkspace::find()
{
    m_view->openFilter();
}

QWidget *FinanceWorkspace::headerTools()
{
    return m_date;
}

int FinanceWorkspace::waiting() const
{
    return m_waiting;
}

void FinanceWorkspace::filterBy(const QString &channel)
{
    m_view->setOnly(channel);
    m_controller.setChannel(channel);
}

void FinanceWorkspace::fillChannels()
{
    const QString chosen = m_channel->currentData().toString();
    QStringList names = MoneyWords::channels();
    if (m_controller.report())
        for (const finance::ChannelLine &line : m_controller.report()->channels)
            if (!names.contains(line.channel))
                names << line.channel;
    const QSignalBlocker quiet(m_channel);
    m_channel->clear();
    m_channel->addItem(tr("All channels"), QString());
    for (const QString &name : std::as_const(names))
        m_channel->addItem(MoneyWords::channel(name), name);
    m_channel->setCurrentIndex(std::max(0, m_channel->findData(chosen)));
}

void FinanceWorkspace::showReport()
{
    const std::optional<DayReport> &report = m_controller.report();
    m_export->setEnabled(report.has_value());
    if (report)
        m_view->setReport(*report);
    else
        m_view->clear();
    m_notLoaded->hide();
    m_view->show();
    if (report && m_strip->kind() != MessageStrip::Kind::Success)
        m_strip->clear();
    m_view->setRows(m_controller.rows(), m_controller.channel(), m_controller.sum(), m_controller.expectedSum());
    fillChannels();
    m_seal->setVisible(report.has_value());
    if (report)
        m_seal->setText(report->sealedAt.isValid()
                ? tr("Closed and sealed %1").arg(FormatText::moment(report->sealedAt, m_venue.zone))
                : tr("Day is open"));
    m_seal->setToolTip(
        report && !report->auditHead.isEmpty() ? tr("Audit head: %1").arg(report->auditHead) : QString());
    m_onePerson->setVisible(report && report->onePerson);
    showDifferences();
}

// What was read before stays; without anything, empty tables would look like a day without money.
void FinanceWorkspace::showFailure(const Error &error)
{
    m_strip->tellError(error, m_venue.zone, [] { return tr("Try again"); });
    m_view->setVisible(m_controller.report().has_value());
    m_notLoaded->setVisible(!m_controller.report());
}

void FinanceWorkspace::showDifferences()
{
    const std::optional<DayReport> &report = m_controller.report();
    const int before = m_waiting;
    m_waiting = report ? report->stockDifferences + report->moneyDifferences : 0;
    if (m_waiting > 0) {
        m_differences->tell(MessageStrip::Kind::Warning,
            tr("%n difference(s): the venue's counts do not agree.", nullptr, m_waiting), tr("Look"));
        QStringList lines;
        if (report->stockDifferences > 0)
            lines << tr("%n slot(s) count other places held or sold than their orders add up to.", nullptr,
                report->stockDifferences);
        if (report->moneyDifferences > 0)
            lines << tr("%n order(s) say another amount was paid than their payments add up to.", nullptr,
                report->moneyDifferences);
        lines << tr("Nothing is corrected by itself: a correction is proposed by one person and approved by another.");
        m_evidence->setText(lines.join(QLatin1Char(' ')));
    } else {
        m_differences->clear();
        m_evidence->hide();
    }
    if (before != m_waiting)
        Q_EMIT waitingChanged();
}

void FinanceWorkspace::look()
{
    m_evidence->setVisible(m_waiting > 0 && !m_evidence->isVisible());
}

void FinanceWorkspace::retranslate()
{
    m_title->setText(tr("Daily reconciliation"));
    m_onePerson->setText(tr("One-person venue: two-person rules are off"));
    m_channel->setAccessibleName(tr("Channel"));
    m_export->retranslate();
    m_notLoaded->set(QStringLiteral("finance"), tr("This day is not loaded"),
        tr("Its money, orders and places show here as soon as the server answers."));
    m_view->retranslate();
    showReport();
}

} // namespace vd::ui

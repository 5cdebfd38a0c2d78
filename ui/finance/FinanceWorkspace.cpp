#include "ui/finance/FinanceWorkspace.h"

#include "models/base/Clock.h"
#include "models/base/WhenDone.h"
#include "models/base/ZoneTime.h"
#include "models/explain/ExplainGateway.h"
#include "ui/common/DateNavigator.h"
#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Theme.h"
#include "ui/desk/ExplainSheet.h"
#include "ui/desk/ExplainWords.h"
#include "ui/finance/BusinessPage.h"
#include "ui/finance/charts/ChartsPage.h"
#include "ui/finance/DayPage.h"
#include "ui/finance/DiscrepanciesPage.h"
#include "ui/finance/ExportsPage.h"
#include "ui/finance/ShiftsPage.h"
#include "ui/finance/StatementsPage.h"
#include "ui/finance/WorkPage.h"
#include "ui/shell/ShellFrame.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QStackedWidget>

namespace vd::ui {

using operators::Role;

namespace {

constexpr int listWidth = 176;
constexpr int listItemHeight = 36;

} // namespace

FinanceWorkspace::FinanceWorkspace(const Gateways &gateways, operators::Roles roles, QWidget *parent)
    : Workspace(parent)
    , m_gateways(gateways)
    , m_roles(roles)
    , m_date(new DateNavigator(this))
    , m_list(new QListWidget(this))
    , m_stack(new QStackedWidget(this))
    , m_strip(new MessageStrip(this))
{
    setObjectName(id());
    m_date->setObjectName(QStringLiteral("financeDate"));
    m_strip->setObjectName(QStringLiteral("financeOrderStrip"));
    m_list->setObjectName(QStringLiteral("financePages"));
    m_list->setFixedWidth(listWidth);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setIconSize(QSize(Theme::icon, Theme::icon));
    m_list->viewport()->setAutoFillBackground(false);
    auto *right = new QVBoxLayout;
    right->setSpacing(Theme::gap);
    right->addWidget(m_strip);
    right->addWidget(m_stack, 1);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::gap, Theme::group, Theme::page, Theme::group);
    row->setSpacing(Theme::group);
    row->addWidget(m_list);
    row->addLayout(right, 1);
    connect(m_date, &DateNavigator::dateChanged, this, &FinanceWorkspace::setDay);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int at) {
        if (at >= 0)
            bringUp(m_pages.at(at));
    });
    addPages();
    retranslate();
    m_list->setCurrentRow(0);
}

FinanceWorkspace::~FinanceWorkspace() = default;

void FinanceWorkspace::addPages()
{
    // A lead is here for the differences, where a correction needs a second person.
    if (m_roles & (Role::Finance | Role::Auditor)) {
        m_dayPage = new DayPage(m_gateways, this);
        m_dayPage->setMaySeal(m_roles & Role::Finance);
        addPage(m_dayPage);
        connect(m_dayPage, &DayPage::exported, this, &FinanceWorkspace::exported);
        connect(
            m_dayPage, &DayPage::differencesWanted, this, [this] { showPage(QStringLiteral("discrepanciesPage")); });
        if (m_gateways.books)
            addPage(new BusinessPage(*m_gateways.books, this));
        if (m_gateways.statements)
            addPage(new StatementsPage(*m_gateways.statements, m_roles & Role::Finance, this));
    }
    if (m_gateways.discrepancies) {
        m_discrepancies = new DiscrepanciesPage(
            *m_gateways.discrepancies, m_gateways.changes, m_roles & (Role::Finance | Role::DeskLead), this);
        addPage(m_discrepancies);
    }
    if (m_gateways.books && m_roles & (Role::Finance | Role::Auditor)) {
        addPage(new WorkPage(m_gateways, m_roles & Role::Finance, this));
        addPage(new ShiftsPage(*m_gateways.books, this));
    }
    if (m_gateways.reports && m_roles & (Role::Finance | Role::Auditor)) {
        addPage(new ChartsPage(m_gateways, this));
        addPage(new ExportsPage(m_gateways, this));
    }
}

void FinanceWorkspace::addPage(FinancePage *page)
{
    m_pages << page;
    page->hide();
    auto *item = new QListWidgetItem(Icon::get(page->icon()), QString(), m_list);
    item->setSizeHint(QSize(listWidth - 2 * Theme::gap, listItemHeight));
    connect(page, &FinancePage::orderOpened, this, &FinanceWorkspace::openOrder);
    connect(page, &FinancePage::waitingChanged, this, &Workspace::waitingChanged);
    connect(page, &FinancePage::commandsChanged, this, &Workspace::commandsChanged);
}

FinancePage *FinanceWorkspace::current() const
{
    const int at = m_list->currentRow();
    return at < 0 ? nullptr : m_pages.at(at);
}

void FinanceWorkspace::bringUp(FinancePage *page)
{
    m_strip->clear();
    // A stack lays out all of its pages whenever one is shown: those nobody looked at stay outside.
    if (m_stack->indexOf(page) < 0)
        m_stack->addWidget(page);
    m_stack->setCurrentWidget(page);
    m_date->setEnabled(page->hasDay());
    Q_EMIT commandsChanged();
}

void FinanceWorkspace::showPage(const QString &name)
{
    for (qsizetype i = 0; i < m_pages.size(); ++i)
        if (m_pages.at(i)->objectName() == name)
            m_list->setCurrentRow(static_cast<int>(i));
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
        "What came in and went out on one day, by channel and shift, down to each payment; what was sold for a date; "
        "the channels' statements; every difference with its evidence and its correction by two people; what is "
        "left to do; the drawers. Alt and a figure shows a page; Ctrl+E exports the day.");
}

QList<Command> FinanceWorkspace::commands()
{
    QList<Command> all;
    for (qsizetype i = 0; i < m_pages.size(); ++i) {
        FinancePage *page = m_pages.at(i);
        const QByteArray name = "finance." + page->objectName().toLatin1();
        const auto key = static_cast<Qt::Key>(Qt::Key_1 + i);
        all << command(name.constData(), page->showText(), page->icon().toLatin1().constData(),
            QKeySequence(Qt::ALT | key), [this, page] { showPage(page->objectName()); });
    }
    for (FinancePage *page : std::as_const(m_pages)) {
        // What belongs to one page shows it first.
        for (Command each : page->commands()) {
            each.run = [this, page, run = each.run] {
                showPage(page->objectName());
                run();
            };
            all << each;
        }
    }
    return all
        + QList<Command>{command("finance.previous", tr("Previous day"), "previous",
                             QKeySequence(Qt::ALT | Qt::Key_PageUp), [this] { m_date->stepBack(); }),
            command("finance.next", tr("Next day"), "next", QKeySequence(Qt::ALT | Qt::Key_PageDown),
                [this] { m_date->stepForward(); }),
            command("finance.today", tr("Go to today"), "today", QKeySequence(Qt::ALT | Qt::Key_Home),
                [this] { m_date->goToToday(); })};
}

QDate FinanceWorkspace::today() const
{
    return m_venue.zone.isValid() ? ZoneTime::date(m_gateways.clock->now(), m_venue.zone) : QDate();
}

void FinanceWorkspace::setVenue(const operators::VenueInfo &venue)
{
    m_venue = venue;
    m_date->setToday(today());
    if (!m_day.isValid())
        setDay(today());
    for (FinancePage *page : std::as_const(m_pages))
        page->setVenue(venue);
}

void FinanceWorkspace::setDay(const QDate &day)
{
    m_day = day;
    m_date->setDate(day);
    for (FinancePage *page : std::as_const(m_pages))
        page->setDay(day);
}

void FinanceWorkspace::setExportFolder(const QString &folder)
{
    if (m_dayPage)
        m_dayPage->setExportFolder(folder);
}

void FinanceWorkspace::activated()
{
    m_date->setToday(today());
    if (FinancePage *page = current())
        page->setFocus(Qt::OtherFocusReason);
}

void FinanceWorkspace::reload()
{
    m_strip->clear();
    for (FinancePage *page : std::as_const(m_pages))
        page->reload();
}

void FinanceWorkspace::find()
{
    if (FinancePage *page = current())
        page->find();
}

QWidget *FinanceWorkspace::headerTools()
{
    return m_date;
}

int FinanceWorkspace::waiting() const
{
    return m_dayPage ? m_dayPage->waiting() : m_discrepancies ? m_discrepancies->waiting() : 0;
}

bool FinanceWorkspace::takeRoles(operators::Roles roles)
{
    const operators::Roles ofPages = operators::Roles(Role::Finance) | Role::Auditor | Role::DeskLead;
    const bool same = (roles & ofPages) == (m_roles & ofPages);
    m_roles = roles;
    return same;
}

/// Who has the desk opens the order there; who has not reads what it is and how it came to be.
void FinanceWorkspace::openOrder(OrderId order)
{
    if (ShellFrame::allows(QStringLiteral("desk"), m_roles))
        Q_EMIT openRequested(QStringLiteral("desk"), QStringLiteral("order:%1").arg(order.value()));
    else if (m_gateways.explain)
        explain(order);
}

void FinanceWorkspace::explain(OrderId order)
{
    whenDone(m_gateways.explain->order(order), this, [this](const Result<explain::OrderExplanation> &told) {
        if (!told)
            return m_strip->tellError(told.error(), m_venue.zone);
        if (!m_sheet) {
            m_sheet = new ExplainSheet(window());
            connect(m_sheet, &ExplainSheet::orderRequested, this, &FinanceWorkspace::openOrder);
        }
        m_sheet->openWith(tr("Order %1").arg(told->order.orderNo), FormatText::isolated(told->order.customerName),
            ExplainWords::order(*told, m_venue.zone));
    });
}

void FinanceWorkspace::retranslate()
{
    m_list->setAccessibleName(tr("Pages of finance"));
    for (qsizetype i = 0; i < m_pages.size(); ++i) {
        m_list->item(static_cast<int>(i))->setText(m_pages.at(i)->title());
        m_pages.at(i)->retranslate();
    }
}

} // namespace vd::ui

#include "ui/admin/AdminWorkspace.h"

#include "models/base/Clock.h"
#include "models/base/ZoneTime.h"
#include "ui/admin/ActivitiesPage.h"
#include "ui/admin/AuditPage.h"
#include "ui/admin/CalendarsPage.h"
#include "ui/admin/OperatorsPage.h"
#include "ui/admin/SchedulePage.h"
#include "ui/admin/SlotEditPage.h"
#include "ui/admin/SpacesPage.h"
#include "ui/admin/TerminalsPage.h"
#include "ui/admin/VenueForm.h"
#include "ui/admin/VenuesPage.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Theme.h"

#include <QTabWidget>
#include <QVBoxLayout>

namespace vd::ui {

using catalog::CatalogController;

AdminWorkspace::AdminWorkspace(const Gateways &gateways, QWidget *parent)
    : Workspace(parent)
    , m_gateways(gateways)
    , m_catalog(*gateways.catalog, gateways.changes)
    , m_people(*gateways.operators, gateways.changes)
    , m_plans(*gateways.schedule)
    , m_tabs(new QTabWidget(this))
    , m_strip(new MessageStrip(this))
    , m_spaces(new SpacesPage(m_catalog, this))
    , m_venues(new VenuesPage(m_catalog, this))
    , m_schedule(new SchedulePage(*gateways.schedule, m_plans, this))
    , m_operators(new OperatorsPage(m_people, m_catalog, this))
    , m_calendars(new CalendarsPage(m_plans, this))
{
    setObjectName(id());
    m_strip->setObjectName(QStringLiteral("adminStrip"));
    m_tabs->setObjectName(QStringLiteral("adminTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_spaces, QString());
    m_tabs->addTab(m_venues, QString());
    m_tabs->addTab(m_schedule, QString());
    m_tabs->addTab(m_operators, QString());
    m_tabs->addTab(m_calendars, QString());
    m_slotEdit = new SlotEditPage(*gateways.schedule, gateways.clock->now().date(), this);
    addPage(m_slotEdit);
    addPage(new ActivitiesPage(*gateways.schedule, this));
    if (gateways.terminals)
        addPage(new TerminalsPage(*gateways.terminals, *gateways.thisTerminal, gateways.changes, this));
    if (gateways.audit)
        addPage(new AuditPage(*gateways.audit, *gateways.clock, this));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::page, Theme::gap, Theme::page, 0);
    column->setSpacing(0);
    column->addWidget(m_strip);
    column->addWidget(m_tabs, 1);
    connect(&m_catalog, &CatalogController::loaded, this, [this] {
        m_schedule->setSpaces(m_catalog.spaces());
        m_slotEdit->setSpaces(m_catalog.spaces());
    });
    connect(&m_catalog, &CatalogController::loadFailed, this,
        [this](const Error &error) { m_strip->tellError(error, m_venue.zone, [] { return tr("Try again"); }); });
    connect(&m_people, &operators::OperatorsController::loaded, this, &Workspace::waitingChanged);
    connect(&m_people, &operators::OperatorsController::loadFailed, this,
        [this](const Error &error) { m_strip->tellError(error, m_venue.zone, [] { return tr("Try again"); }); });
    connect(&m_plans, &schedule::PlansController::loadFailed, this,
        [this](const Error &error) { m_strip->tellError(error, m_venue.zone, [] { return tr("Try again"); }); });
    connect(m_strip, &MessageStrip::actionTriggered, this, &AdminWorkspace::reload);
    retranslate();
}

AdminWorkspace::~AdminWorkspace() = default;

void AdminWorkspace::addPage(AdminPage *page)
{
    m_more << page;
    m_tabs->addTab(page, QString());
}

QString AdminWorkspace::id() const
{
    return QStringLiteral("admin");
}

QString AdminWorkspace::title() const
{
    return tr("Administration");
}

QString AdminWorkspace::icon() const
{
    return QStringLiteral("admin");
}

QString AdminWorkspace::help() const
{
    return tr("Set up what the venue sells: its spaces, the venue itself, and the slots of the weeks to come; and who "
              "may sign in. The generator "
              "shows what it would do before it writes anything, and never touches what is already there.");
}

QList<Command> AdminWorkspace::commands()
{
    QList<Command> all{
        command("admin.spaces", tr("Show the spaces"), "list", QKeySequence(Qt::ALT | Qt::Key_1),
            [this] { showPage(Page::Spaces); }),
        command("admin.venues", tr("Show the venues"), "admin", QKeySequence(Qt::ALT | Qt::Key_2),
            [this] { showPage(Page::Venues); }),
        command("admin.schedule", tr("Generate slots"), "calendar", QKeySequence(Qt::ALT | Qt::Key_3),
            [this] { showPage(Page::Schedule); }),
        command("admin.operators", tr("Show the operators"), "people", QKeySequence(Qt::ALT | Qt::Key_4),
            [this] { showPage(Page::Operators); }),
        command("admin.calendars", tr("Show the holidays and closures"), "calendar", QKeySequence(Qt::ALT | Qt::Key_5),
            [this] { showPage(Page::Calendars); }),
        command("admin.newOperator", tr("New operator"), "plus", {},
            [this] {
                showPage(Page::Operators);
                m_operators->beginNew();
            }),
        command("admin.new", tr("New space"), "plus", QKeySequence(Qt::CTRL | Qt::Key_N),
            [this] {
                showPage(Page::Spaces);
                m_spaces->beginNew();
            }),
        command("admin.save", tr("Save what is being edited"), "save", QKeySequence(Qt::CTRL | Qt::Key_S),
            [this] { save(); }),
        command("admin.preview", tr("Preview the slots to generate"), "eye", QKeySequence(Qt::CTRL | Qt::Key_P),
            [this] {
                showPage(Page::Schedule);
                m_schedule->preview();
            }),
    };
    for (AdminPage *page : std::as_const(m_more)) {
        const QByteArray name = "admin." + page->objectName().toLatin1();
        all << command(name.constData(), page->showText(), page->icon().toLatin1().constData(), {},
            [this, page] { m_tabs->setCurrentWidget(page); });
    }
    return all;
}

void AdminWorkspace::setVenue(const operators::VenueInfo &venue)
{
    m_venue = venue;
    const QDateTime now = m_gateways.clock->now();
    m_venues->form()->setNow(now);
    m_schedule->setVenue(venue.id, venue.zone, ZoneTime::date(now, venue.zone));
    m_operators->setZone(venue.zone);
    m_calendars->setToday(ZoneTime::date(now, venue.zone));
    m_catalog.setVenue(venue.id);
    m_plans.setVenue(venue.id);
    m_people.reload();
    for (AdminPage *page : std::as_const(m_more))
        page->setVenue(venue);
}

void AdminWorkspace::activated()
{
    m_venues->form()->setNow(m_gateways.clock->now());
    m_tabs->currentWidget()->setFocus(Qt::OtherFocusReason);
}

void AdminWorkspace::reload()
{
    m_strip->clear();
    m_catalog.reload();
    m_people.reload();
    m_plans.reload();
    for (AdminPage *page : std::as_const(m_more))
        page->reload();
}

void AdminWorkspace::find()
{
    if (auto *page = qobject_cast<AdminPage *>(m_tabs->currentWidget()))
        page->find();
    else if (m_tabs->currentWidget() == m_schedule)
        m_schedule->find();
    else if (m_tabs->currentWidget() == m_venues)
        m_venues->find();
    else if (m_tabs->currentWidget() == m_operators)
        m_operators->find();
    else if (m_tabs->currentWidget() == m_calendars)
        m_calendars->find();
    else
        m_spaces->find();
}

void AdminWorkspace::showPage(Page page)
{
    m_tabs->setCurrentIndex(static_cast<int>(page));
}

void AdminWorkspace::showPage(const QString &name)
{
    for (AdminPage *page : std::as_const(m_more)) {
        if (page->objectName() == name)
            m_tabs->setCurrentWidget(page);
    }
}

void AdminWorkspace::save()
{
    if (m_tabs->currentWidget() == m_venues)
        m_venues->save();
    else if (m_tabs->currentWidget() == m_operators)
        m_operators->save();
    else if (m_tabs->currentWidget() == m_calendars)
        m_calendars->save();
    else if (m_tabs->currentWidget() == m_schedule)
        m_schedule->saveTemplate();
    else if (m_tabs->currentWidget() == m_spaces)
        m_spaces->save();
}

void AdminWorkspace::retranslate()
{
    m_tabs->setTabText(0, tr("Spaces"));
    m_tabs->setTabText(1, tr("Venues"));
    m_tabs->setTabText(2, tr("Schedule"));
    m_tabs->setTabText(3, tr("Operators"));
    m_tabs->setTabText(4, tr("Holidays"));
    m_spaces->retranslate();
    m_venues->retranslate();
    m_schedule->retranslate();
    m_operators->retranslate();
    m_calendars->retranslate();
    for (AdminPage *page : std::as_const(m_more)) {
        m_tabs->setTabText(m_tabs->indexOf(page), page->title());
        page->retranslate();
    }
}

} // namespace vd::ui

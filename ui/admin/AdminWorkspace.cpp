#include "ui/admin/AdminWorkspace.h"

#include "models/base/Clock.h"
#include "models/base/ZoneTime.h"
#include "ui/admin/ActivitiesPage.h"
#include "ui/admin/AdminNav.h"
#include "ui/admin/AuditPage.h"
#include "ui/admin/CalendarsPage.h"
#include "ui/admin/CataloguePage.h"
#include "ui/admin/CatalogueSpecs.h"
#include "ui/admin/OperatorsPage.h"
#include "ui/admin/PrivacyPage.h"
#include "ui/admin/RuleSpecs.h"
#include "ui/admin/SchedulePage.h"
#include "ui/admin/SeatMapPage.h"
#include "ui/admin/SlotEditPage.h"
#include "ui/admin/TerminalsPage.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Theme.h"

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTimer>

namespace vd::ui {

using catalog::CatalogController;
using catalog::RecordsController;

AdminWorkspace::AdminWorkspace(const Gateways &gateways, QWidget *parent)
    : Workspace(parent)
    , m_gateways(gateways)
    , m_catalog(*gateways.catalog, gateways.changes)
    , m_people(*gateways.operators, gateways.changes)
    , m_plans(*gateways.schedule)
    , m_nav(new AdminNav(this))
    , m_stack(new QStackedWidget(this))
    , m_strip(new MessageStrip(this))
    , m_schedule(new SchedulePage(*gateways.schedule, m_plans, this))
    , m_operators(new OperatorsPage(m_people, m_catalog, this))
    , m_calendars(new CalendarsPage(m_plans, this))
    , m_slotEdit(new SlotEditPage(*gateways.schedule, gateways.clock->now().date(), this))
    , m_seatMap(new SeatMapPage(*gateways.schedule, this))
{
    setObjectName(id());
    m_strip->setObjectName(QStringLiteral("adminStrip"));
    m_nav->setObjectName(QStringLiteral("adminNav"));
    if (gateways.records) {
        m_records = std::make_unique<RecordsController>(*gateways.records, gateways.changes);
        addCatalogue();
    }
    addPage(Group::Venue, m_seatMap);
    m_entries << Entry{Group::Schedule, m_schedule, nullptr};
    m_schedule->hide();
    addPage(Group::Schedule, m_calendars);
    addPage(Group::Schedule, m_slotEdit);
    addPage(Group::Schedule, new ActivitiesPage(*gateways.schedule, this));
    addPage(Group::People, m_operators);
    if (gateways.terminals)
        addPage(Group::People, new TerminalsPage(*gateways.terminals, *gateways.thisTerminal, gateways.changes, this));
    if (gateways.privacy)
        addPage(Group::People, m_privacy = new PrivacyPage(gateways, this));
    if (gateways.audit)
        addPage(Group::People, new AuditPage(*gateways.audit, *gateways.clock, this));
    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(m_strip);
    column->addWidget(m_stack, 1);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::gap, Theme::gap, Theme::page, 0);
    row->setSpacing(Theme::group);
    row->addWidget(m_nav);
    row->addLayout(column, 1);
    connectAll();
    bringUp(0);
    retranslate();
}

AdminWorkspace::~AdminWorkspace() = default;

void AdminWorkspace::addCatalogue()
{
    const auto add = [this](Group group, CataloguePage::MakeSpec spec) {
        m_toMake << [this, group, spec = std::move(spec)] {
            auto *page = new CataloguePage(spec, *m_records, *m_gateways.clock, this);
            page->hide();
            return Entry{group, page, page};
        };
    };
    add(Group::Venue, &CatalogueSpecs::organization);
    add(Group::Venue, [this] { return CatalogueSpecs::venues(*m_records); });
    add(Group::Venue, &CatalogueSpecs::categories);
    add(Group::Venue, [this] { return CatalogueSpecs::spaces(*m_records); });
    add(Group::Venue, [this] { return CatalogueSpecs::ticketTypes(*m_records); });
    add(Group::Venue, &CatalogueSpecs::activities);
    add(Group::Selling, &RuleSpecs::priceLists);
    add(Group::Selling, &RuleSpecs::policies);
    add(Group::Selling, &RuleSpecs::limits);
    makeNext();
    // What other pages read of the catalogue is read again as soon as it was changed here.
    connect(m_records.get(), &RecordsController::saved, &m_catalog, &CatalogController::reload);
    connect(m_records.get(), &RecordsController::loadFailed, this,
        [this](const Error &error) { m_strip->tellError(error, m_venue.zone, [] { return tr("Try again"); }); });
}

void AdminWorkspace::makeNext()
{
    const Entry entry = m_toMake.takeFirst()();
    if (m_made > 0 && m_at >= m_made)
        ++m_at;
    m_entries.insert(m_made++, entry);
    if (m_venue.id.isValid())
        entry.page->setVenue(m_venue);
    if (!m_toMake.isEmpty()) {
        QTimer::singleShot(0, this, [this] {
            if (!m_toMake.isEmpty())
                makeNext();
        });
        return;
    }
    // Read once all of them are there to hear it.
    if (m_venue.id.isValid())
        m_records->setVenue(m_venue.id);
    showNav();
    Q_EMIT commandsChanged();
}

void AdminWorkspace::makeAll()
{
    while (!m_toMake.isEmpty())
        makeNext();
}

void AdminWorkspace::connectAll()
{
    connect(m_nav, &AdminNav::pageChosen, this, &AdminWorkspace::bringUp);
    connect(&m_catalog, &CatalogController::loaded, this, [this] {
        m_schedule->setSpaces(m_catalog.spaces());
        m_slotEdit->setSpaces(m_catalog.spaces());
        m_seatMap->setSpaces(m_catalog.spaces());
    });
    connect(&m_catalog, &CatalogController::loadFailed, this,
        [this](const Error &error) { m_strip->tellError(error, m_venue.zone, [] { return tr("Try again"); }); });
    connect(&m_people, &operators::OperatorsController::loaded, this, &Workspace::waitingChanged);
    connect(&m_people, &operators::OperatorsController::loadFailed, this,
        [this](const Error &error) { m_strip->tellError(error, m_venue.zone, [] { return tr("Try again"); }); });
    connect(&m_plans, &schedule::PlansController::loadFailed, this,
        [this](const Error &error) { m_strip->tellError(error, m_venue.zone, [] { return tr("Try again"); }); });
    connect(m_strip, &MessageStrip::actionTriggered, this, &AdminWorkspace::reload);
}

void AdminWorkspace::addPage(Group group, AdminPage *page)
{
    m_entries << Entry{group, page, page};
    page->hide();
}

void AdminWorkspace::setRoles(operators::Roles roles)
{
    using operators::Role;
    if (m_privacy)
        m_privacy->setRights(roles.testFlag(Role::Administrator), roles.testFlag(Role::Auditor));
}

bool AdminWorkspace::takeRoles(operators::Roles roles)
{
    setRoles(roles);
    return true;
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
        command("admin.schedule", tr("Generate slots"), "calendar", {},
            [this] { showPage(QStringLiteral("schedulePage")); }),
        command("admin.new", tr("New record on this page"), "plus", QKeySequence(Qt::CTRL | Qt::Key_N),
            [this] {
                if (AdminPage *page = current())
                    page->beginNew();
            }),
        command("admin.save", tr("Save what is being edited"), "save", QKeySequence(Qt::CTRL | Qt::Key_S),
            [this] { save(); }),
        command("admin.preview", tr("Preview the slots to generate or change"), "eye",
            QKeySequence(Qt::CTRL | Qt::Key_P),
            [this] {
                if (current() == m_slotEdit)
                    return m_slotEdit->preview();
                showPage(QStringLiteral("schedulePage"));
                m_schedule->preview();
            }),
        command("admin.pages", tr("Go to the list of pages"), "list", QKeySequence(Qt::ALT | Qt::Key_0),
            [this] { m_nav->setFocus(Qt::ShortcutFocusReason); }),
    };
    int number = 0;
    for (const Entry &entry : std::as_const(m_entries)) {
        ++number;
        if (!entry.page)
            continue;
        AdminPage *page = entry.page;
        const QByteArray name = "admin." + page->objectName().toLatin1();
        const QKeySequence keys
            = number < 10 ? QKeySequence(QKeyCombination(Qt::ALT, Qt::Key(Qt::Key_0 + number))) : QKeySequence();
        all << command(name.constData(), page->showText(), page->icon().toLatin1().constData(), keys,
            [this, page] { showPage(page->objectName()); });
        if (!page->newText().isEmpty())
            all << command((name + ".new").constData(), page->newText(), "plus", {}, [this, page] {
                showPage(page->objectName());
                page->beginNew();
            });
    }
    return all;
}

void AdminWorkspace::setVenue(const operators::VenueInfo &venue)
{
    m_venue = venue;
    const QDateTime now = m_gateways.clock->now();
    m_schedule->setVenue(venue.id, venue.zone, ZoneTime::date(now, venue.zone));
    for (const Entry &entry : std::as_const(m_entries))
        if (entry.page)
            entry.page->setVenue(venue);
    m_operators->setZone(venue.zone);
    m_calendars->setToday(ZoneTime::date(now, venue.zone));
    m_catalog.setVenue(venue.id);
    m_plans.setVenue(venue.id);
    if (m_records && m_toMake.isEmpty())
        m_records->setVenue(venue.id);
    m_people.reload();
}

void AdminWorkspace::activated()
{
    makeAll();
    m_stack->currentWidget()->setFocus(Qt::OtherFocusReason);
}

void AdminWorkspace::reload()
{
    m_strip->clear();
    m_catalog.reload();
    m_plans.reload();
    if (m_records)
        m_records->reload();
    for (const Entry &entry : std::as_const(m_entries))
        if (entry.page)
            entry.page->reload();
}

AdminPage *AdminWorkspace::current() const
{
    return m_entries.at(m_at).page;
}

void AdminWorkspace::find()
{
    if (AdminPage *page = current())
        page->find();
    else
        m_schedule->find();
}

void AdminWorkspace::save()
{
    if (AdminPage *page = current())
        page->save();
    else
        m_schedule->saveTemplate();
}

void AdminWorkspace::showPage(const QString &name)
{
    makeAll();
    for (int i = 0; i < m_entries.size(); ++i)
        if (m_entries.at(i).widget->objectName() == name)
            bringUp(i);
    m_nav->choose(m_at);
}

// A stack lays out all of its pages whenever one is shown: those nobody looked at stay outside.
void AdminWorkspace::bringUp(int entry)
{
    m_at = entry;
    QWidget *page = m_entries.at(entry).widget;
    if (m_stack->indexOf(page) < 0)
        m_stack->addWidget(page);
    m_stack->setCurrentWidget(page);
}

QWidget *AdminWorkspace::page(const QString &name)
{
    makeAll();
    for (const Entry &entry : std::as_const(m_entries))
        if (entry.widget->objectName() == name)
            return entry.widget;
    return nullptr;
}

CataloguePage *AdminWorkspace::cataloguePage(const QString &name)
{
    return qobject_cast<CataloguePage *>(page(name));
}

QList<catalog::Record> AdminWorkspace::records(catalog::RecordKind kind) const
{
    return m_records ? m_records->records(kind) : QList<catalog::Record>();
}

QString AdminWorkspace::titleOf(const Entry &entry) const
{
    return entry.page ? entry.page->title() : tr("Schedule");
}

void AdminWorkspace::showNav()
{
    const QList<std::pair<Group, QString>> groups{{Group::Venue, tr("What is sold")},
        {Group::Selling, tr("How it is sold")}, {Group::Schedule, tr("When")},
        {Group::People, tr("People and records")}};
    QList<AdminNav::Entry> shown;
    for (const auto &[group, heading] : groups) {
        qsizetype at = shown.size();
        for (int i = 0; i < m_entries.size(); ++i)
            if (m_entries.at(i).group == group)
                shown << AdminNav::Entry{titleOf(m_entries.at(i)),
                    m_entries.at(i).page ? m_entries.at(i).page->icon() : QStringLiteral("calendar"), i};
        if (at < shown.size())
            shown.insert(at, AdminNav::Entry{heading, {}, -1});
    }
    m_nav->setEntries(shown);
    m_nav->choose(m_at);
}

void AdminWorkspace::retranslate()
{
    m_nav->setAccessibleName(tr("Pages of the administration"));
    m_schedule->retranslate();
    for (const Entry &entry : std::as_const(m_entries))
        if (entry.page)
            entry.page->retranslate();
    showNav();
}

} // namespace vd::ui

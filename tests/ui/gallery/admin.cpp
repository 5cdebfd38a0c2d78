#include "gallery_items.h"

#include "tests/support/fakes/FakeAuditGateway.h"
#include "tests/support/fakes/FakeCatalogGateway.h"
#include "tests/support/fakes/FakeOperatorsGateway.h"
#include "tests/support/fakes/FakeScheduleGateway.h"
#include "tests/support/fakes/FakeTerminals.h"
#include "tests/support/TestClock.h"
#include "ui/admin/AdminWorkspace.h"
#include "ui/admin/AuditPage.h"
#include "ui/admin/OneTimePasswordDialog.h"
#include "ui/admin/OperatorForm.h"
#include "ui/admin/OperatorsPage.h"
#include "ui/admin/PlanForm.h"
#include "ui/admin/SchedulePage.h"
#include "ui/admin/SpaceForm.h"
#include "ui/admin/SpacesPage.h"
#include "ui/admin/VenueForm.h"
#include "ui/admin/VenuesPage.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QTimer>
#include <QVBoxLayout>

namespace vd::gallery {

namespace {

using ui::AdminWorkspace;

struct Fakes
{
    test::FakeCatalogGateway catalog;
    test::FakeScheduleGateway schedule;
    test::FakeOperatorsGateway operators;
    test::FakeTerminalsGateway terminals;
    test::FakeThisTerminal thisTerminal;
    test::FakeAuditGateway audit;
    test::TestClock clock{QDateTime(QDate(2026, 12, 5), QTime(12, 30), Qt::UTC)};
};

class Stage final : public QWidget
{
public:
    Stage(std::unique_ptr<Fakes> fakes, AdminWorkspace::Page page, std::function<void(AdminWorkspace &)> then)
        : m_fakes(std::move(fakes))
    {
        Gateways gateways;
        gateways.catalog = &m_fakes->catalog;
        gateways.schedule = &m_fakes->schedule;
        gateways.operators = &m_fakes->operators;
        gateways.clock = &m_fakes->clock;
        gateways.terminals = &m_fakes->terminals;
        gateways.thisTerminal = &m_fakes->thisTerminal;
        gateways.audit = &m_fakes->audit;
        m_workspace = new AdminWorkspace(gateways, this);
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(m_workspace);
        m_workspace->setVenue(
            {VenueId(1), QStringLiteral("Riverside Sports Centre"), QTimeZone("Asia/Shanghai"), QStringLiteral("CNY")});
        m_workspace->showPage(page);
        // The answers come from the event loop; what a person does comes after them.
        if (then)
            QTimer::singleShot(30, m_workspace, [this, then] { then(*m_workspace); });
    }
    ~Stage() override { delete m_workspace; }
    Q_DISABLE_COPY(Stage)

private:
    std::unique_ptr<Fakes> m_fakes;
    AdminWorkspace *m_workspace = nullptr;
};

std::unique_ptr<Fakes> filled()
{
    auto fakes = std::make_unique<Fakes>();
    fakes->catalog.fillSportsCentre();
    fakes->operators.fill();
    for (const catalog::Space &space : std::as_const(fakes->catalog.spaceRows))
        fakes->schedule.names.insert(space.id, space.name);
    fakes->terminals.fill(fakes->clock.now());
    fakes->audit.fillDay(fakes->clock.now());
    return fakes;
}

template <typename T>
T *part(const QWidget &within, const char *name)
{
    return within.findChild<T *>(QLatin1String(name));
}

schedule::GeneratorRequest courts()
{
    schedule::GeneratorRequest request;
    request.venue = VenueId(1);
    request.spaces = {SpaceId(101), SpaceId(102), SpaceId(103)};
    request.from = QDate(2026, 12, 7);
    request.to = QDate(2027, 1, 17);
    request.weekdays = 31;
    request.start = QTime(18, 0);
    request.end = QTime(0, 30);
    request.label = QStringLiteral("Evening");
    return request;
}

/// Some of it is there already, and one slot is in the way.
std::unique_ptr<Fakes> partlyGenerated()
{
    auto fakes = filled();
    schedule::GeneratorRequest before = courts();
    before.to = QDate(2026, 12, 9);
    before.spaces = {SpaceId(101)};
    fakes->schedule.generate({}, before).waitForFinished();
    const auto odd = QDateTime(QDate(2026, 12, 24), QTime(11, 30), Qt::UTC);
    fakes->schedule.stored << schedule::GeneratorRow{
        SpaceId(102), QStringLiteral("Court 2"), odd.date(), odd, odd.addSecs(5400), {}, {}};
    return fakes;
}

std::unique_ptr<QWidget> spaces()
{
    return std::make_unique<Stage>(filled(), AdminWorkspace::Page::Spaces,
        [](AdminWorkspace &admin) { admin.spacesPage()->openSpace(SpaceId(110)); });
}

std::unique_ptr<QWidget> spacesEmpty()
{
    auto fakes = filled();
    fakes->catalog.spaceRows.clear();
    return std::make_unique<Stage>(std::move(fakes), AdminWorkspace::Page::Spaces, nullptr);
}

std::unique_ptr<QWidget> spaceErrors()
{
    return std::make_unique<Stage>(filled(), AdminWorkspace::Page::Spaces, [](AdminWorkspace &admin) {
        admin.spacesPage()->openSpace(SpaceId(110));
        const QWidget &form = *admin.spacesPage()->form();
        part<QLineEdit>(form, "name")->setText(QString(121, QLatin1Char('x')));
        part<QLineEdit>(form, "capacity")->setText(QStringLiteral("1000001"));
        part<QLineEdit>(form, "bufferBefore")->setText(QStringLiteral("ten"));
        admin.spacesPage()->save();
    });
}

std::unique_ptr<QWidget> spaceStale()
{
    return std::make_unique<Stage>(filled(), AdminWorkspace::Page::Spaces, [](AdminWorkspace &admin) {
        admin.spacesPage()->openSpace(SpaceId(102));
        part<QLineEdit>(*admin.spacesPage()->form(), "name")->setText(QStringLiteral("O'Brien's court"));
        admin.spacesPage()->form()->tellFailure({Fault::Conflict, QStringLiteral("stale"), {}, {}});
    });
}

std::unique_ptr<QWidget> venues()
{
    return std::make_unique<Stage>(filled(), AdminWorkspace::Page::Venues, nullptr);
}

std::unique_ptr<QWidget> venueErrors()
{
    return std::make_unique<Stage>(filled(), AdminWorkspace::Page::Venues, [](AdminWorkspace &admin) {
        const QWidget &form = *admin.venuesPage()->form();
        part<QComboBox>(form, "zone")->setEditText(QStringLiteral("Atlantis/Centre"));
        part<QLineEdit>(form, "holdMinutes")->setText(QStringLiteral("0"));
        admin.venuesPage()->save();
    });
}

std::unique_ptr<QWidget> scheduleEmpty()
{
    return std::make_unique<Stage>(filled(), AdminWorkspace::Page::Schedule, nullptr);
}

std::unique_ptr<QWidget> schedulePreview()
{
    return std::make_unique<Stage>(partlyGenerated(), AdminWorkspace::Page::Schedule, [](AdminWorkspace &admin) {
        admin.schedulePage()->form()->setRequest(courts());
        admin.schedulePage()->preview();
    });
}

std::unique_ptr<QWidget> scheduleErrors()
{
    return std::make_unique<Stage>(filled(), AdminWorkspace::Page::Schedule, [](AdminWorkspace &admin) {
        schedule::GeneratorRequest bad = courts();
        bad.to = bad.from.addDays(-3);
        bad.weekdays = 0;
        bad.end = QTime(18, 30);
        admin.schedulePage()->form()->setRequest(bad);
        part<QLineEdit>(*admin.schedulePage()->form(), "gap")->setText(QStringLiteral("a little"));
        admin.schedulePage()->preview();
    });
}

std::unique_ptr<QWidget> scheduleNothing()
{
    auto fakes = filled();
    fakes->schedule.generate({}, courts()).waitForFinished();
    return std::make_unique<Stage>(std::move(fakes), AdminWorkspace::Page::Schedule, [](AdminWorkspace &admin) {
        admin.schedulePage()->form()->setRequest(courts());
        admin.schedulePage()->preview();
    });
}

// Row 2 is Mei, for whom something waits; 5 also works elsewhere; 6 is disabled.
std::unique_ptr<QWidget> people(int row, const std::function<void(AdminWorkspace &)> &then = {})
{
    return std::make_unique<Stage>(filled(), AdminWorkspace::Page::Operators, [row, then](AdminWorkspace &admin) {
        admin.operatorsPage()->pane()->selectSourceRow(row);
        if (then)
            then(admin);
    });
}

std::unique_ptr<QWidget> operatorErrors()
{
    return std::make_unique<Stage>(filled(), AdminWorkspace::Page::Operators, [](AdminWorkspace &admin) {
        admin.operatorsPage()->beginNew();
        part<QLineEdit>(*admin.operatorsPage()->form(), "login")->setText(QStringLiteral("Mei Lin"));
        admin.operatorsPage()->save();
    });
}

std::unique_ptr<QWidget> operatorMoneyRole()
{
    return people(4, [](AdminWorkspace &admin) {
        auto *roles = part<QWidget>(*admin.operatorsPage()->form(), "roles");
        roles->findChildren<QCheckBox *>().at(3)->setChecked(true);
    });
}

std::unique_ptr<QWidget> oneTimePassword()
{
    operators::Operator mei;
    mei.displayName = QStringLiteral("王芳");
    // Its parent in the gallery is nobody; the dialog belongs to whoever holds the picture.
    return std::unique_ptr<QWidget>(
        ui::OneTimePasswordDialog::show(nullptr, mei, QStringLiteral("k7mq-3zxw-9ftc-h2pv")));
}

std::unique_ptr<QWidget> terminals()
{
    return std::make_unique<Stage>(filled(), AdminWorkspace::Page::Spaces,
        [](AdminWorkspace &admin) { admin.showPage(QStringLiteral("terminalsPage")); });
}

std::unique_ptr<QWidget> terminalsHere()
{
    auto fakes = filled();
    fakes->thisTerminal.current.id = fakes->terminals.rows.first().keyId;
    return std::make_unique<Stage>(std::move(fakes), AdminWorkspace::Page::Spaces,
        [](AdminWorkspace &admin) { admin.showPage(QStringLiteral("terminalsPage")); });
}

std::unique_ptr<QWidget> audit()
{
    return std::make_unique<Stage>(filled(), AdminWorkspace::Page::Spaces, [](AdminWorkspace &admin) {
        admin.showPage(QStringLiteral("auditPage"));
        auto *page = admin.findChild<ui::AuditPage *>();
        QTimer::singleShot(30, page, [page] { page->view()->selectRow(3); });
    });
}

std::unique_ptr<QWidget> auditNothing()
{
    auto fakes = filled();
    fakes->audit.rows.clear();
    return std::make_unique<Stage>(std::move(fakes), AdminWorkspace::Page::Spaces,
        [](AdminWorkspace &admin) { admin.showPage(QStringLiteral("auditPage")); });
}

} // namespace

GalleryItems adminItems()
{
    const QSize size(1280, 700);
    return {{QStringLiteral("admin-spaces"), size, &spaces, 100},
        {QStringLiteral("admin-spaces-empty"), size, &spacesEmpty, 100},
        {QStringLiteral("admin-space-errors"), size, &spaceErrors, 100},
        {QStringLiteral("admin-space-stale"), size, &spaceStale, 100},
        {QStringLiteral("admin-venues"), size, &venues, 100},
        {QStringLiteral("admin-venue-errors"), size, &venueErrors, 100},
        {QStringLiteral("admin-operators"), size, [] { return people(2); }, 100},
        {QStringLiteral("admin-operator-elsewhere"), size, [] { return people(5); }, 100},
        {QStringLiteral("admin-operator-disabled"), size, [] { return people(6); }, 100},
        {QStringLiteral("admin-operator-errors"), size, &operatorErrors, 100},
        {QStringLiteral("admin-operator-money-role"), size, &operatorMoneyRole, 100},
        {QStringLiteral("admin-one-time-password"), QSize(440, 260), &oneTimePassword, 50},
        {QStringLiteral("admin-schedule-empty"), size, &scheduleEmpty, 100},
        {QStringLiteral("admin-schedule-preview"), size, &schedulePreview, 150},
        {QStringLiteral("admin-schedule-errors"), size, &scheduleErrors, 150},
        {QStringLiteral("admin-terminals"), size, &terminals, 200},
        {QStringLiteral("admin-terminals-here"), size, &terminalsHere, 200},
        {QStringLiteral("admin-audit"), size, &audit, 200},
        {QStringLiteral("admin-audit-nothing"), size, &auditNothing, 200},
        {QStringLiteral("admin-schedule-nothing"), size, &scheduleNothing, 150}};
}

} // namespace vd::gallery

#include "gallery_items.h"

#include "tests/support/fakes/FakeAuditGateway.h"
#include "tests/support/fakes/FakeCatalogGateway.h"
#include "tests/support/fakes/FakeOperatorsGateway.h"
#include "tests/support/fakes/FakeRecordsGateway.h"
#include "tests/support/fakes/FakeScheduleGateway.h"
#include "tests/support/fakes/FakeTerminals.h"
#include "tests/support/TestClock.h"
#include "tests/ui/gallery/Poster.h"
#include "ui/admin/ActivitiesPage.h"
#include "ui/admin/AdminWorkspace.h"
#include "ui/admin/AuditPage.h"
#include "ui/admin/CalendarForm.h"
#include "ui/admin/CalendarsPage.h"
#include "ui/admin/CancelActivityDialog.h"
#include "ui/admin/CataloguePage.h"
#include "ui/admin/OneTimePasswordDialog.h"
#include "ui/admin/OperatorForm.h"
#include "ui/admin/OperatorsPage.h"
#include "ui/admin/PlanForm.h"
#include "ui/admin/PreviewView.h"
#include "ui/admin/RowsField.h"
#include "ui/admin/SchedulePage.h"
#include "ui/admin/SeatMapPage.h"
#include "ui/admin/SlotEditForm.h"
#include "ui/admin/SlotEditPage.h"
#include "ui/common/SeatCanvas.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/desk/SeatPicker.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

namespace vd::gallery {

namespace {

using ui::AdminWorkspace;

struct Fakes
{
    test::FakeCatalogGateway catalog;
    test::FakeRecordsGateway records;
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
    Stage(std::unique_ptr<Fakes> fakes, const char *page, std::function<void(AdminWorkspace &)> then)
        : m_fakes(std::move(fakes))
    {
        Gateways gateways;
        gateways.catalog = &m_fakes->catalog;
        gateways.records = &m_fakes->records;
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
        m_workspace->showPage(QLatin1String(page));
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
    fakes->records.fillSportsCentre();
    fakes->records.picture = galaPoster();
    const auto rental = fakes->records.add(catalog::RecordKind::Category,
        {{QStringLiteral("name"), QStringLiteral("Rental")}, {QStringLiteral("position"), 5}});
    QJsonObject rackets{{QStringLiteral("name"), QStringLiteral("Rackets")},
        {QStringLiteral("kind"), QStringLiteral("equipment")}, {QStringLiteral("category_id"), rental},
        {QStringLiteral("max_capacity"), 40}};
    const auto stock = fakes->records.add(catalog::RecordKind::Space, rackets);
    rackets.insert(QStringLiteral("name"), QStringLiteral("Rackets by the day"));
    rackets.insert(QStringLiteral("stock_of"), stock);
    fakes->records.add(catalog::RecordKind::Space, rackets);
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

/// A public holiday calendar, and a template of two blocks that heeds it and was changed after selling.
std::unique_ptr<Fakes> planned()
{
    auto fakes = filled();
    schedule::Calendar holidays{CalendarId(1), VenueId(1), QStringLiteral("Public holidays"), false, 3,
        {{QDate(2026, 12, 25), 2, true, QStringLiteral("Christmas")},
            {QDate(2027, 1, 1), 1, true, QStringLiteral("New Year's Day")},
            {QDate(2027, 2, 5), 7, false, QStringLiteral("春节 Spring Festival")},
            {QDate(2027, 5, 1), 5, false, QStringLiteral("Labour Day")},
            {QDate(2027, 10, 1), 7, false, QStringLiteral("National Day, Golden Week")}}};
    schedule::Calendar cleaning{CalendarId(2), VenueId(1), QStringLiteral("Pool cleaning"), false, 1,
        {{QDate(2027, 3, 8), 3, true, QStringLiteral("Cleaning")}}};
    fakes->schedule.calendarRows = {cleaning, holidays};
    schedule::ScheduleTemplate courts{TemplateId(1), VenueId(1), QStringLiteral("Courts, winter"),
        {SpaceId(101), SpaceId(102), SpaceId(103)},
        {{31, QTime(9, 0), QTime(22, 0), 60, 0, 0, {}, {}},
            {96, QTime(10, 0), QTime(19, 0), 90, 0, 0, QStringLiteral("Weekend"), {}}},
        {CalendarId(1)}, true, 6, false, 2};
    fakes->schedule.templateRows = {courts};
    fakes->schedule.activityRows = {{ActivityId(1), VenueId(1), QStringLiteral("Aqua fitness"),
        QStringLiteral("on_sale"), {}, 4, 40, 0, 0, {}, {}}};
    const auto old = [](int day, int hour, const char *outcome, const char *who) {
        const QDateTime start(QDate(2026, 12, day), QTime(hour - 8, 30), Qt::UTC);
        return schedule::GeneratorRow{SpaceId(101), QStringLiteral("Court 1"), start.date(), start, start.addSecs(3600),
            QLatin1String(outcome), QString::fromUtf8(who)};
    };
    fakes->schedule.outdated = {old(8, 22, "leave", "2026-12-08 22:30-23:30 · A-1042 Chen Wei"),
        old(9, 22, "remove", ""), old(10, 22, "remove", ""),
        old(11, 22, "leave", "2026-12-11 22:30-23:30 · A-1051 Li Na"), old(16, 22, "remove", "")};
    const auto odd = QDateTime(QDate(2026, 12, 15), QTime(4, 30), Qt::UTC);
    fakes->schedule.stored << schedule::GeneratorRow{
        SpaceId(102), QStringLiteral("Court 2"), odd.date(), odd, odd.addSecs(5400), {}, {}};
    return fakes;
}

std::unique_ptr<QWidget> scheduleTemplate()
{
    return std::make_unique<Stage>(planned(), "schedulePage", [](AdminWorkspace &admin) {
        // Calendars, templates and activities are read one after the other.
        QTimer::singleShot(100, admin.schedulePage(), [page = admin.schedulePage()] {
            page->openTemplate(TemplateId(1));
            page->preview();
        });
    });
}

/// A coach's days and hours: what lies outside them is named.
std::unique_ptr<QWidget> scheduleOutside()
{
    return std::make_unique<Stage>(planned(), "schedulePage", [](AdminWorkspace &admin) {
        schedule::GeneratorRequest request = courts();
        request.label.clear();
        request.end = QTime(22, 0);
        admin.schedulePage()->form()->setRequest(request);
        schedule::GeneratorPreview preview;
        const auto row = [](int day, int hour, const char *outcome, const char *with) {
            const QDateTime start(QDate(2026, 12, day), QTime(hour - 8, 0), Qt::UTC);
            return schedule::GeneratorRow{SpaceId(121), QStringLiteral("Coach Lin"), start.date(), start,
                start.addSecs(3600), QLatin1String(outcome), QLatin1String(with)};
        };
        preview.rows = {row(7, 20, "outside", ""), row(7, 21, "outside", ""), row(8, 21, "outside", "18:00-21:00"),
            row(9, 21, "outside", "18:00-21:00"), row(8, 18, "add", ""), row(8, 19, "add", ""), row(8, 20, "add", ""),
            row(9, 18, "add", ""), row(9, 19, "add", ""), row(9, 20, "add", "")};
        preview.adds = 6;
        preview.conflicts = 4;
        preview.perDay = {{QDate(2026, 12, 7), 0, 0, 0, 0, 2}, {QDate(2026, 12, 8), 3, 0, 0, 0, 1},
            {QDate(2026, 12, 9), 3, 0, 0, 0, 1}};
        admin.schedulePage()->view()->show(preview, request, QTimeZone("Asia/Shanghai"));
    });
}

std::unique_ptr<QWidget> scheduleWeek()
{
    return std::make_unique<Stage>(planned(), "schedulePage", [](AdminWorkspace &admin) {
        schedule::GeneratorRequest request = courts();
        request.copyWeek = QDate(2026, 11, 30);
        admin.schedulePage()->form()->setRequest(request);
        admin.schedulePage()->form()->showErrors({});
        (void)admin.schedulePage()->form()->tellFailure({Fault::Rule, QStringLiteral("schedule_week_empty"),
            {{QStringLiteral("week"), QStringLiteral("2026-11-30")}}, {}});
    });
}

std::unique_ptr<QWidget> calendars()
{
    return std::make_unique<Stage>(planned(), "calendarsPage", [](AdminWorkspace &admin) {
        QTimer::singleShot(
            100, admin.calendarsPage(), [page = admin.calendarsPage()] { page->openCalendar(CalendarId(1)); });
    });
}

std::unique_ptr<QWidget> calendarErrors()
{
    return std::make_unique<Stage>(planned(), "calendarsPage", [](AdminWorkspace &admin) {
        QTimer::singleShot(100, admin.calendarsPage(), [page = admin.calendarsPage()] {
            page->openCalendar(CalendarId(2));
            page->form()->tellFailure({Fault::Rule, QStringLiteral("calendar_file_line"),
                {{QStringLiteral("line"), 14}, {QStringLiteral("reason"), QStringLiteral("repeat")}}, {}});
        });
    });
}

inventory::StopPreview hits()
{
    using orders::OrderState;
    const auto hit = [](int id, const char *number, const char *name, const char *phone, qint64 minor) {
        return inventory::StopHit{OrderId(id), QLatin1String(number), OrderState::Paid, QString::fromUtf8(name),
            QLatin1String(phone), Money(minor, QStringLiteral("CNY")), false};
    };
    return {24, 3, Money(36000, QStringLiteral("CNY")),
        {hit(1, "A-1042", "Chen Wei", "138 0000 1234", 12000), hit(2, "A-1051", "李娜", "139 0000 5678", 8000),
            hit(3, "A-1077", "Sports club “Riverside”", "137 0000 1111", 16000)}};
}

std::unique_ptr<Fakes> programme()
{
    auto fakes = filled();
    const auto activity = [](int id, const char *title, const char *state, const QStringList &moves, int slotCount,
                              int places, int held, int sold) {
        const QDate first = slotCount > 0 ? QDate(2026, 12, 7) : QDate();
        return schedule::Activity{ActivityId(id), VenueId(1), QString::fromUtf8(title), QLatin1String(state), moves,
            slotCount, places, held, sold, first, slotCount > 0 ? first.addDays(3 * slotCount) : QDate()};
    };
    fakes->schedule.activityRows = {
        activity(1, "Aqua fitness, mornings", "on_sale",
            {QStringLiteral("off_sale"), QStringLiteral("ended"), QStringLiteral("cancelled")}, 24, 480, 6, 312),
        activity(2, "少儿游泳班 Swim school", "draft", {QStringLiteral("on_sale"), QStringLiteral("cancelled")}, 36,
            432, 0, 0),
        activity(3, "Club evening", "off_sale", {QStringLiteral("on_sale"), QStringLiteral("ended")}, 8, 160, 0, 41),
        activity(4, "Summer tournament", "ended", {QStringLiteral("off_sale")}, 0, 0, 0, 0),
        activity(5, "Open-air cinema", "cancelled", {}, 0, 0, 0, 0)};
    fakes->schedule.hits = hits();
    return fakes;
}

std::unique_ptr<QWidget> activities()
{
    return std::make_unique<Stage>(programme(), "schedulePage", [](AdminWorkspace &admin) {
        admin.showPage(QStringLiteral("programmePage"));
        auto *page = admin.findChild<ui::ActivitiesPage *>();
        QTimer::singleShot(30, page, [page] { page->pane()->selectSourceRow(0); });
    });
}

std::unique_ptr<QWidget> cancelActivity()
{
    const schedule::Activity activity{
        ActivityId(1), VenueId(1), QStringLiteral("Aqua fitness, mornings"), {}, {}, 24, 0, 0, 0, {}, {}};
    return std::make_unique<ui::CancelActivityDialog>(activity, hits(), nullptr);
}

std::unique_ptr<QWidget> slotEdit()
{
    auto fakes = filled();
    const auto row = [](int id, int hour, const char *outcome, const char *why, int booked) {
        const QDateTime start(QDate(2026, 12, 7), QTime(hour - 8, 0), Qt::UTC);
        return schedule::SlotEditRow{SlotId(id), QStringLiteral("Lane 1"), start.date(), start, start.addSecs(3600),
            QLatin1String(outcome), QLatin1String(why), booked};
    };
    fakes->schedule.editPreview = {138, 12, 2, 9,
        {row(1, 9, "leave", "booked", 6), row(2, 18, "leave", "stopped", 2), row(3, 10, "change", "", 0),
            row(4, 11, "change", "", 3), row(5, 12, "change", "", 0), row(6, 13, "change", "", 1)}};
    return std::make_unique<Stage>(std::move(fakes), "schedulePage", [](AdminWorkspace &admin) {
        admin.showPage(QStringLiteral("slotEditPage"));
        auto *page = admin.findChild<ui::SlotEditPage *>();
        QTimer::singleShot(30, page, [page] {
            page->form()->setEdit({VenueId(1), {SpaceId(110), SpaceId(111)}, QDate(2026, 12, 7), QDate(2026, 12, 20),
                31, QTime(9, 0), QTime(15, 0), schedule::SlotAction::Capacity, 5, {}});
            page->preview();
        });
    });
}

std::unique_ptr<QWidget> slotEditErrors()
{
    return std::make_unique<Stage>(filled(), "schedulePage", [](AdminWorkspace &admin) {
        admin.showPage(QStringLiteral("slotEditPage"));
        auto *page = admin.findChild<ui::SlotEditPage *>();
        QTimer::singleShot(30, page, [page] {
            page->form()->setEdit({VenueId(1), {}, QDate(2026, 12, 20), QDate(2026, 12, 7), 0, QTime(15, 0),
                QTime(9, 0), schedule::SlotAction::Close, 0, {}});
            page->preview();
        });
    });
}

/// A hall of two blocks with an aisle and a pillar.
QList<inventory::SlotSeat> hall()
{
    QList<inventory::SlotSeat> seats;
    for (int y = 0; y < 14; ++y) {
        for (int x = 0; x < 24; ++x) {
            if (x == 12 || (y == 3 && x > 20))
                continue;
            const int stalls = y < 9 ? y : y + 1;
            inventory::SlotSeat seat;
            seat.seat = {SeatId(1 + y * 24 + x), y < 9 ? QStringLiteral("Stalls") : QStringLiteral("Balcony"),
                QString(QChar(static_cast<ushort>('A' + y))), QString::number(x + 1), x, stalls,
                y < 3 ? QStringLiteral("Best view") : QString(), y == 6 && (x == 4 || x == 5)};
            seat.state = seat.seat.unavailable ? inventory::SeatState::Blocked
                : (x * 7 + y * 5) % 11 < 3     ? inventory::SeatState::Sold
                : (x + y * 3) % 17 == 0        ? inventory::SeatState::Held
                                               : inventory::SeatState::Free;
            seats << seat;
        }
    }
    return seats;
}

std::unique_ptr<QWidget> seatPlan()
{
    auto fakes = filled();
    for (const inventory::SlotSeat &seat : hall())
        fakes->schedule.seatPlan.seats << seat.seat;
    fakes->schedule.seatPlan.version = 4;
    return std::make_unique<Stage>(std::move(fakes), "seatMapPage", [](AdminWorkspace &admin) {
        auto *page = admin.findChild<ui::SeatMapPage *>();
        QTimer::singleShot(60, page, [page] { page->canvas()->choose({30, 31, 32, 33}); });
    });
}

class PickerStage final : public QWidget
{
public:
    PickerStage()
    {
        m_gateway.seatsOfSlot = hall();
        auto *picker = new ui::SeatPicker(m_gateway, SlotId(1), {SeatId(52), SeatId(53)}, nullptr, this);
        picker->setWindowFlags(Qt::Widget);
        picker->setAttribute(Qt::WA_DeleteOnClose, false);
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(picker);
    }
    ~PickerStage() override { qDeleteAll(findChildren<ui::SeatPicker *>()); }
    Q_DISABLE_COPY(PickerStage)

private:
    test::FakeScheduleGateway m_gateway;
};

std::unique_ptr<QWidget> calendarsEmpty()
{
    return std::make_unique<Stage>(filled(), "calendarsPage", nullptr);
}

/// A page of the catalogue with one record open.
std::unique_ptr<QWidget> record(
    const char *page, catalog::RecordKind kind, const char *name, std::function<void(ui::CataloguePage &)> then = {})
{
    return std::make_unique<Stage>(filled(), page, [page, kind, name, then](AdminWorkspace &admin) {
        ui::CataloguePage &shown = *admin.cataloguePage(QLatin1String(page));
        for (const catalog::Record &each : admin.records(kind))
            if (each.name() == QLatin1String(name))
                shown.openRecord(each.id);
        if (then)
            then(shown);
    });
}

void type(const ui::CataloguePage &page, const char *field, const QString &value)
{
    part<QLineEdit>(page, field)->setText(value);
}

std::unique_ptr<QWidget> nothingYet(const char *page)
{
    auto fakes = filled();
    fakes->records.rows.clear();
    return std::make_unique<Stage>(std::move(fakes), page, nullptr);
}

std::unique_ptr<QWidget> spaceErrors()
{
    return record("spacesPage", catalog::RecordKind::Space, "Lane 1", [](ui::CataloguePage &page) {
        type(page, "name", QString(121, QLatin1Char('x')));
        type(page, "max_capacity", QStringLiteral("1000001"));
        type(page, "buffer_before_minutes", QStringLiteral("ten"));
        page.save();
    });
}

std::unique_ptr<QWidget> spaceStale()
{
    return record("spacesPage", catalog::RecordKind::Space, "Court 2", [](ui::CataloguePage &page) {
        type(page, "name", QStringLiteral("O'Brien's court"));
        page.form()->tellFailure({Fault::Conflict, QStringLiteral("stale"), {}, {}});
    });
}

std::unique_ptr<QWidget> venueErrors()
{
    return record("venuesPage", catalog::RecordKind::Venue, "Riverside Sports Centre", [](ui::CataloguePage &page) {
        part<QComboBox>(page, "zone")->setEditText(QStringLiteral("Atlantis/Centre"));
        type(page, "hold_minutes", QStringLiteral("0"));
        type(page, "hours3", QStringLiteral("early"));
        page.save();
    });
}

std::unique_ptr<QWidget> priceList(bool down)
{
    return record("priceListsPage", catalog::RecordKind::PriceList, "Standard", [down](ui::CataloguePage &page) {
        static_cast<ui::RowsField *>(page.form()->editor(QStringLiteral("rules")))->choose(1);
        if (!down)
            return;
        auto *space = part<QComboBox>(page, "trySpace");
        space->setCurrentIndex(1);
        type(page, "tryDay", QStringLiteral("2026-12-07"));
        type(page, "tryTime", QStringLiteral("18:00"));
        part<QPushButton>(page, "askPrice")->click();
        QTimer::singleShot(30, &page, [&page] {
            auto *scroll = page.form()->findChild<QScrollArea *>();
            scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
        });
    });
}

std::unique_ptr<QWidget> scheduleEmpty()
{
    return std::make_unique<Stage>(filled(), "schedulePage", nullptr);
}

std::unique_ptr<QWidget> schedulePreview()
{
    return std::make_unique<Stage>(partlyGenerated(), "schedulePage", [](AdminWorkspace &admin) {
        admin.schedulePage()->form()->setRequest(courts());
        admin.schedulePage()->preview();
    });
}

std::unique_ptr<QWidget> scheduleErrors()
{
    return std::make_unique<Stage>(filled(), "schedulePage", [](AdminWorkspace &admin) {
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
    return std::make_unique<Stage>(std::move(fakes), "schedulePage", [](AdminWorkspace &admin) {
        admin.schedulePage()->form()->setRequest(courts());
        admin.schedulePage()->preview();
    });
}

// Row 2 is Mei, for whom something waits; 5 also works elsewhere; 6 is disabled.
std::unique_ptr<QWidget> people(int row, const std::function<void(AdminWorkspace &)> &then = {})
{
    return std::make_unique<Stage>(filled(), "operatorsPage", [row, then](AdminWorkspace &admin) {
        admin.operatorsPage()->pane()->selectSourceRow(row);
        if (then)
            then(admin);
    });
}

std::unique_ptr<QWidget> operatorErrors()
{
    return std::make_unique<Stage>(filled(), "operatorsPage", [](AdminWorkspace &admin) {
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
    return std::make_unique<Stage>(
        filled(), "organizationPage", [](AdminWorkspace &admin) { admin.showPage(QStringLiteral("terminalsPage")); });
}

std::unique_ptr<QWidget> terminalsHere()
{
    auto fakes = filled();
    fakes->thisTerminal.current.id = fakes->terminals.rows.first().keyId;
    return std::make_unique<Stage>(std::move(fakes), "organizationPage",
        [](AdminWorkspace &admin) { admin.showPage(QStringLiteral("terminalsPage")); });
}

std::unique_ptr<QWidget> audit(int row)
{
    return std::make_unique<Stage>(filled(), "organizationPage", [row](AdminWorkspace &admin) {
        admin.showPage(QStringLiteral("auditPage"));
        auto *page = admin.findChild<ui::AuditPage *>();
        QTimer::singleShot(30, page, [page, row] { page->view()->selectRow(row); });
    });
}

std::unique_ptr<QWidget> auditNothing()
{
    auto fakes = filled();
    fakes->audit.rows.clear();
    return std::make_unique<Stage>(std::move(fakes), "organizationPage",
        [](AdminWorkspace &admin) { admin.showPage(QStringLiteral("auditPage")); });
}

} // namespace

GalleryItems adminItems()
{
    const QSize size(1215, 720); // what a window of 1280 x 800 leaves a page
    using catalog::RecordKind;
    return {{QStringLiteral("admin-organization"), size,
                [] { return record("organizationPage", RecordKind::Organization, ""); }, 100},
        {QStringLiteral("admin-venues"), size,
            [] { return record("venuesPage", RecordKind::Venue, "Riverside Sports Centre"); }, 100},
        {QStringLiteral("admin-venue-errors"), size, &venueErrors, 100},
        {QStringLiteral("admin-categories"), size,
            [] { return record("categoriesPage", RecordKind::Category, "Pool"); }, 100},
        {QStringLiteral("admin-spaces"), size, [] { return record("spacesPage", RecordKind::Space, "Full court"); },
            400},
        {QStringLiteral("admin-space-coach"), size, [] { return record("spacesPage", RecordKind::Space, "Coach Lin"); },
            400},
        {QStringLiteral("admin-space-by-the-day"), size,
            [] { return record("spacesPage", RecordKind::Space, "Rackets by the day"); }, 400},
        {QStringLiteral("admin-spaces-empty"), size, [] { return nothingYet("spacesPage"); }, 100},
        {QStringLiteral("admin-space-errors"), size, &spaceErrors, 400},
        {QStringLiteral("admin-space-stale"), size, &spaceStale, 400},
        {QStringLiteral("admin-ticket-types"), size,
            [] { return record("ticketTypesPage", RecordKind::TicketType, "Early bird"); }, 100},
        {QStringLiteral("admin-activities"), size,
            [] { return record("activitiesPage", RecordKind::Activity, "New Year swim gala"); }, 100},
        {QStringLiteral("admin-price-lists"), size, [] { return priceList(false); }, 100},
        {QStringLiteral("admin-price-preview"), size, [] { return priceList(true); }, 200},
        {QStringLiteral("admin-policies"), size, [] { return record("policiesPage", RecordKind::Policy, "Standard"); },
            400},
        {QStringLiteral("admin-limits"), size, [] { return record("limitsPage", RecordKind::Limits, ""); }, 100},
        {QStringLiteral("admin-operators"), size, [] { return people(2); }, 100},
        {QStringLiteral("admin-operator-elsewhere"), size, [] { return people(5); }, 100},
        {QStringLiteral("admin-operator-disabled"), size, [] { return people(6); }, 100},
        {QStringLiteral("admin-operator-errors"), size, &operatorErrors, 100},
        {QStringLiteral("admin-operator-money-role"), size, &operatorMoneyRole, 100},
        {QStringLiteral("admin-one-time-password"), QSize(440, 260), &oneTimePassword, 50},
        {QStringLiteral("admin-schedule-empty"), size, &scheduleEmpty, 100},
        {QStringLiteral("admin-schedule-preview"), size, &schedulePreview, 150},
        {QStringLiteral("admin-schedule-outside"), size, &scheduleOutside, 150},
        {QStringLiteral("admin-schedule-errors"), size, &scheduleErrors, 150},
        {QStringLiteral("admin-schedule-template"), size, &scheduleTemplate, 350},
        {QStringLiteral("admin-schedule-week"), size, &scheduleWeek, 150},
        {QStringLiteral("admin-calendars"), size, &calendars, 300},
        {QStringLiteral("admin-calendar-errors"), size, &calendarErrors, 300},
        {QStringLiteral("admin-calendars-empty"), size, &calendarsEmpty, 100},
        {QStringLiteral("admin-programme"), size, &activities, 200},
        {QStringLiteral("admin-activity-cancel"), QSize(680, 520), &cancelActivity, 50},
        {QStringLiteral("admin-slot-edit"), size, &slotEdit, 250},
        {QStringLiteral("admin-slot-edit-errors"), size, &slotEditErrors, 250},
        {QStringLiteral("admin-seat-plan"), size, &seatPlan, 250},
        {QStringLiteral("desk-seat-picker"), QSize(900, 640), [] { return std::make_unique<PickerStage>(); }, 150},
        {QStringLiteral("admin-terminals"), size, &terminals, 200},
        {QStringLiteral("admin-terminals-here"), size, &terminalsHere, 200},
        {QStringLiteral("admin-audit"), size, [] { return audit(3); }, 200},
        {QStringLiteral("admin-audit-refused"), size, [] { return audit(2); }, 200},
        {QStringLiteral("admin-audit-nothing"), size, &auditNothing, 200},
        {QStringLiteral("admin-schedule-nothing"), size, &scheduleNothing, 150}};
}

} // namespace vd::gallery

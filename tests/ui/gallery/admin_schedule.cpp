#include "gallery_items.h"

#include "tests/ui/gallery/AdminStage.h"
#include "ui/admin/ActivitiesPage.h"
#include "ui/admin/CalendarForm.h"
#include "ui/admin/CalendarsPage.h"
#include "ui/admin/CancelActivityDialog.h"
#include "ui/admin/PlanForm.h"
#include "ui/admin/PreviewView.h"
#include "ui/admin/SchedulePage.h"
#include "ui/admin/SeatMapPage.h"
#include "ui/admin/SlotEditForm.h"
#include "ui/admin/SlotEditPage.h"
#include "ui/common/SeatCanvas.h"
#include "ui/common/TablePane.h"
#include "ui/desk/SeatPicker.h"

#include <QLineEdit>
#include <QTimer>
#include <QVBoxLayout>

namespace vd::gallery {

namespace {

using ui::AdminWorkspace;

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
std::unique_ptr<AdminFakes> partlyGenerated()
{
    auto fakes = filledAdmin();
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
std::unique_ptr<AdminFakes> planned()
{
    auto fakes = filledAdmin();
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
    return std::make_unique<AdminStage>(planned(), "schedulePage", [](AdminWorkspace &admin) {
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
    return std::make_unique<AdminStage>(planned(), "schedulePage", [](AdminWorkspace &admin) {
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
    return std::make_unique<AdminStage>(planned(), "schedulePage", [](AdminWorkspace &admin) {
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
    return std::make_unique<AdminStage>(planned(), "calendarsPage", [](AdminWorkspace &admin) {
        QTimer::singleShot(
            100, admin.calendarsPage(), [page = admin.calendarsPage()] { page->openCalendar(CalendarId(1)); });
    });
}

std::unique_ptr<QWidget> calendarErrors()
{
    return std::make_unique<AdminStage>(planned(), "calendarsPage", [](AdminWorkspace &admin) {
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
    return {24, 3, Money(36000, QStringLiteral("CNY")), 0,
        {hit(1, "A-1042", "Chen Wei", "138 0000 1234", 12000), hit(2, "A-1051", "李娜", "139 0000 5678", 8000),
            hit(3, "A-1077", "Sports club “Riverside”", "137 0000 1111", 16000)}};
}

std::unique_ptr<AdminFakes> programme()
{
    auto fakes = filledAdmin();
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
    return std::make_unique<AdminStage>(programme(), "schedulePage", [](AdminWorkspace &admin) {
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
    auto fakes = filledAdmin();
    const auto row = [](int id, int hour, const char *outcome, const char *why, int booked) {
        const QDateTime start(QDate(2026, 12, 7), QTime(hour - 8, 0), Qt::UTC);
        return schedule::SlotEditRow{SlotId(id), QStringLiteral("Lane 1"), start.date(), start, start.addSecs(3600),
            QLatin1String(outcome), QLatin1String(why), booked};
    };
    fakes->schedule.editPreview = {138, 12, 2, 9,
        {row(1, 9, "leave", "booked", 6), row(2, 18, "leave", "stopped", 2), row(3, 10, "change", "", 0),
            row(4, 11, "change", "", 3), row(5, 12, "change", "", 0), row(6, 13, "change", "", 1)}};
    return std::make_unique<AdminStage>(std::move(fakes), "schedulePage", [](AdminWorkspace &admin) {
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
    return std::make_unique<AdminStage>(filledAdmin(), "schedulePage", [](AdminWorkspace &admin) {
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
    auto fakes = filledAdmin();
    for (const inventory::SlotSeat &seat : hall())
        fakes->schedule.seatPlan.seats << seat.seat;
    fakes->schedule.seatPlan.version = 4;
    return std::make_unique<AdminStage>(std::move(fakes), "seatMapPage", [](AdminWorkspace &admin) {
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
    return std::make_unique<AdminStage>(filledAdmin(), "calendarsPage");
}

std::unique_ptr<QWidget> scheduleEmpty()
{
    return std::make_unique<AdminStage>(filledAdmin(), "schedulePage");
}

std::unique_ptr<QWidget> schedulePreview()
{
    return std::make_unique<AdminStage>(partlyGenerated(), "schedulePage", [](AdminWorkspace &admin) {
        admin.schedulePage()->form()->setRequest(courts());
        admin.schedulePage()->preview();
    });
}

std::unique_ptr<QWidget> scheduleErrors()
{
    return std::make_unique<AdminStage>(filledAdmin(), "schedulePage", [](AdminWorkspace &admin) {
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
    auto fakes = filledAdmin();
    fakes->schedule.generate({}, courts()).waitForFinished();
    return std::make_unique<AdminStage>(std::move(fakes), "schedulePage", [](AdminWorkspace &admin) {
        admin.schedulePage()->form()->setRequest(courts());
        admin.schedulePage()->preview();
    });
}

} // namespace

GalleryItems admin_scheduleItems()
{
    const QSize size(1215, 720); // what a window of 1280 x 800 leaves a page
    return {{QStringLiteral("admin-schedule-empty"), size, &scheduleEmpty, 100},
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
        {QStringLiteral("admin-schedule-nothing"), size, &scheduleNothing, 150}};
}

} // namespace vd::gallery

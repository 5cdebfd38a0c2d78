#include "tests/support/fakes/FakeCatalogGateway.h"
#include "tests/support/fakes/FakeOperatorsGateway.h"
#include "tests/support/fakes/FakeScheduleGateway.h"
#include "tests/support/Patience.h"
#include "tests/support/TestClock.h"
#include "ui/admin/ActivitiesPage.h"
#include "ui/admin/AdminWorkspace.h"
#include "ui/admin/BlockBar.h"
#include "ui/admin/CalendarForm.h"
#include "ui/admin/CalendarsPage.h"
#include "ui/admin/CancelActivityDialog.h"
#include "ui/admin/PlanForm.h"
#include "ui/admin/PreviewView.h"
#include "ui/admin/SchedulePage.h"
#include "ui/admin/SlotEditForm.h"
#include "ui/admin/SlotEditPage.h"
#include "ui/admin/WeekdayRow.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/SpacePicker.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QToolButton>

namespace vd {

using namespace ui;

namespace {

QString text(const char *words)
{
    return QString::fromUtf8(words);
}

} // namespace

/// Templates, calendars, bulk edits and the programme, in the Admin workspace on fakes.
class tst_AdminSchedules : public QObject
{
    Q_OBJECT

    test::FakeCatalogGateway m_catalog;
    test::FakeOperatorsGateway m_operators;
    test::TestClock m_clock{QDateTime(QDate(2026, 12, 5), QTime(4, 0), Qt::UTC)};
    std::unique_ptr<test::FakeScheduleGateway> m_schedule;
    std::unique_ptr<AdminWorkspace> m_page;

    template <typename T>
    T *part(const char *name) const
    {
        return m_page->findChild<T *>(QLatin1String(name));
    }
    void click(const char *name) const { part<QAbstractButton>(name)->click(); }
    QString messageBelow(const char *name) const
    {
        const auto *label = part<QWidget>(name)->parentWidget()->findChild<QLabel *>(text("fieldMessage"));
        return label && label->isVisibleTo(m_page.get()) ? label->text() : QString();
    }
    template <typename Page>
    Page *open(const char *name)
    {
        m_page->showPage(QLatin1String(name));
        return m_page->findChild<Page *>();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(text("VenuedeskTest"));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void init()
    {
        QSettings().clear();
        m_schedule = std::make_unique<test::FakeScheduleGateway>();
        if (m_catalog.spaceRows.isEmpty())
            m_catalog.fillSportsCentre();
        m_schedule->calendarRows = {{CalendarId(1), VenueId(1), text("Public holidays"), false, 1,
            {{QDate(2026, 12, 25), 2, true, text("Christmas")}}}};
        m_schedule->templateRows = {{TemplateId(1), VenueId(1), text("Courts"), {SpaceId(101)},
            {{31, QTime(9, 0), QTime(12, 0), 60, 0, 0, {}, {}},
                {96, QTime(10, 0), QTime(12, 0), 30, 0, 0, text("Weekend"), {}}},
            {CalendarId(1)}, false, 6, false, 3}};
        m_schedule->activityRows = {{ActivityId(1), VenueId(1), text("Swim school"), text("draft"),
            {text("on_sale"), text("cancelled")}, 12, 120, 0, 0, QDate(2026, 12, 7), QDate(2027, 2, 7)}};
        Gateways gateways;
        gateways.catalog = &m_catalog;
        gateways.schedule = m_schedule.get();
        gateways.operators = &m_operators;
        gateways.clock = &m_clock;
        m_page = std::make_unique<AdminWorkspace>(gateways);
        m_page->resize(1280, 760);
        m_page->show();
        m_page->setVenue({VenueId(1), text("Riverside"), QTimeZone("Asia/Shanghai"), text("CNY")});
        QTRY_VERIFY(part<QComboBox>("templateChoice")->count() == 2);
        QTRY_VERIFY(m_page->findChild<SpacePicker *>()->topLevelItemCount() > 0);
    }

    void cleanup() { m_page.reset(); }

    void aTemplateFillsTheFormAndItsRunsTakeBack()
    {
        m_page->showPage(QStringLiteral("schedulePage"));
        part<QComboBox>("templateChoice")->setCurrentIndex(1);
        QCOMPARE(part<QLineEdit>("templateName")->text(), text("Courts"));
        QCOMPARE(part<QLineEdit>("templateWeeks")->text(), text("6"));
        QCOMPARE(m_page->findChild<BlockBar *>()->count(), 2);
        const QDateTime old(QDate(2026, 12, 8), QTime(12, 0), Qt::UTC);
        m_schedule->outdated = {{SpaceId(101), text("Court 1"), old.date(), old, old.addSecs(3600), text("remove"), {}},
            {SpaceId(101), text("Court 1"), old.date().addDays(1), old.addDays(1), old.addDays(1).addSecs(3600),
                text("leave"), text("A-1042 Chen Wei")}};
        click("schedulePreview");
        PreviewView *view = m_page->schedulePage()->view();
        QTRY_VERIFY(view->counts().contains(text("1 to take back")));
        QVERIFY(view->counts().contains(text("1 booked stay")));
        QCOMPARE(view->list()->view()->model()->index(0, 4).data().toString(), text("A-1042 Chen Wei"));
        QVERIFY(part<QAbstractButton>("scheduleGenerate")->isEnabled());
        click("scheduleGenerate");
        auto *prompt = m_page->findChild<Prompt *>();
        QVERIFY(prompt);
        prompt->findChild<QPushButton *>(text("promptAccept"))->click();
        auto *strip = part<MessageStrip>("scheduleStrip");
        QTRY_COMPARE(strip->kind(), MessageStrip::Kind::Success);
        QVERIFY(strip->text().contains(text("1 taken back")));
        QCOMPARE(m_schedule->parts.constFirst(), schedule::Part::Remove);
        QCOMPARE(m_schedule->generated.constFirst().second.ofTemplate, TemplateId(1));
        QCOMPARE(m_schedule->generated.constFirst().second.calendars, QList<CalendarId>{CalendarId(1)});
    }

    void whatWasChangedInATemplateIsUndone()
    {
        m_page->showPage(QStringLiteral("schedulePage"));
        QVERIFY(!part<QAbstractButton>("templateUndo")->isEnabled());
        part<QComboBox>("templateChoice")->setCurrentIndex(1);
        part<QLineEdit>("templateName")->setText(text("Other"));
        part<QLineEdit>("templateWeeks")->clear();
        part<QLineEdit>("length")->setText(text("45"));
        click("blockLess");
        click("templateUndo");
        QCOMPARE(part<QLineEdit>("templateName")->text(), text("Courts"));
        QCOMPARE(part<QLineEdit>("templateWeeks")->text(), text("6"));
        QCOMPARE(part<QLineEdit>("length")->text(), text("60"));
        QCOMPARE(m_page->findChild<BlockBar *>()->count(), 2);
        QCOMPARE(m_schedule->templateRows.constFirst().version, 3);
    }

    void whatLiesOutsideTheHoursIsNamed()
    {
        m_page->showPage(QStringLiteral("schedulePage"));
        const QDateTime at(QDate(2026, 12, 8), QTime(12, 0), Qt::UTC);
        schedule::GeneratorPreview preview;
        preview.conflicts = 2;
        preview.rows = {{SpaceId(101), text("Coach Lin"), at.date(), at, at.addSecs(3600), text("outside"),
                            text("10:00-12:00, 13:00-18:00")},
            {SpaceId(101), text("Coach Lin"), at.date().addDays(1), at.addDays(1), at.addDays(1).addSecs(3600),
                text("outside"), {}}};
        schedule::GeneratorRequest request;
        request.from = at.date();
        request.to = at.date().addDays(1);
        PreviewView *view = m_page->schedulePage()->view();
        view->show(preview, request, QTimeZone("Asia/Shanghai"));
        const QAbstractItemModel *rows = view->list()->view()->model();
        QCOMPARE(rows->index(0, 0).data().toString(), text("Outside the hours"));
        QCOMPARE(rows->index(0, 4).data().toString(), text("Only to be had 10:00-12:00, 13:00-18:00"));
        QCOMPARE(rows->index(1, 4).data().toString(), text("Closed on this day"));
    }

    void blocksAreAddedAndTakenAway()
    {
        m_page->showPage(QStringLiteral("schedulePage"));
        m_page->schedulePage()->form()->findChild<SpacePicker *>()->choose({SpaceId(101)});
        m_page->schedulePage()->form()->findChild<WeekdayRow *>()->setMask(31);
        click("blockMore");
        QCOMPARE(m_page->findChild<BlockBar *>()->current(), 1);
        m_page->schedulePage()->form()->findChild<WeekdayRow *>()->setMask(96);
        part<QLineEdit>("length")->setText(text("90"));
        FieldErrors errors;
        schedule::GeneratorRequest request = m_page->schedulePage()->form()->request(errors);
        QVERIFY(errors.isEmpty());
        QCOMPARE(request.weekdays, 31);
        QCOMPARE(request.slotMinutes, 60);
        QCOMPARE(request.more.size(), 1);
        QCOMPARE(request.more.constFirst().weekdays, 96);
        QCOMPARE(request.more.constFirst().slotMinutes, 90);
        click("blockLess");
        request = m_page->schedulePage()->form()->request(errors);
        QVERIFY(request.more.isEmpty());
        QCOMPARE(request.weekdays, 31);
    }

    void theServersBlockIsShownWithItsFault()
    {
        m_page->showPage(QStringLiteral("schedulePage"));
        part<QComboBox>("templateChoice")->setCurrentIndex(1);
        m_schedule->answers.error = Error{Fault::Rule, text("schedule_length"),
            {{text("block"), 2}, {text("slot_minutes"), 300}, {text("span_minutes"), 120}}, {}};
        click("templateSave");
        QTRY_COMPARE(m_page->findChild<BlockBar *>()->current(), 1);
        QVERIFY(messageBelow("length").contains(text("300")));
        m_schedule->answers.error
            = Error{Fault::Rule, text("schedule_blocks_overlap"), {{text("first"), 1}, {text("second"), 2}}, {}};
        click("templateSave");
        QTRY_VERIFY(!messageBelow("blocks").isEmpty());
        m_schedule->answers.error = Error{Fault::Rule, text("name_taken"), {{text("name"), text("Courts")}}, {}};
        click("templateSave");
        QTRY_VERIFY(messageBelow("templateName").contains(text("Courts")));
    }

    void c55_aDayThatIsChangedIsMoved()
    {
        m_page->showPage(QStringLiteral("calendarsPage"));
        m_page->calendarsPage()->openCalendar(CalendarId(1));
        part<TableView>("calendarDays")->selectRow(0);
        part<QDateEdit>("firstDay")->setDate(QDate(2026, 12, 26));
        click("dayChange");
        m_page->calendarsPage()->save();
        QTRY_COMPARE(m_schedule->calendarKeys.size(), 1);
        QCOMPARE(m_schedule->calendarRows.constFirst().entries,
            (QList<schedule::CalendarEntry>{{QDate(2026, 12, 26), 2, true, text("Christmas")}}));
    }

    void a29FebruaryEveryYearIsRefusedNearItsField()
    {
        m_page->showPage(QStringLiteral("calendarsPage"));
        m_page->calendarsPage()->openCalendar(CalendarId(1));
        part<QDateEdit>("firstDay")->setDate(QDate(2028, 2, 29));
        part<QLineEdit>("dayName")->setText(text("Leap"));
        part<QCheckBox>("yearly")->setChecked(true);
        click("dayAdd");
        QVERIFY(messageBelow("firstDay").contains(text("29 February")));
        part<QCheckBox>("yearly")->setChecked(false);
        part<QLineEdit>("dayCount")->setText(text("367"));
        click("dayAdd");
        QVERIFY(!messageBelow("dayCount").isEmpty());
        part<QLineEdit>("dayCount")->setText(text("1"));
        click("dayAdd");
        QCOMPARE(part<TableView>("calendarDays")->model()->rowCount(), 2);
    }

    void calendarsComeFromFilesAndGoToThem()
    {
        m_page->showPage(QStringLiteral("calendarsPage"));
        m_page->calendarsPage()->openCalendar(CalendarId(1));
        const QTemporaryDir folder;
        const QString file = folder.filePath(text("days.ics"));
        m_page->calendarsPage()->writeFile(file);
        QTRY_COMPARE(m_page->calendarsPage()->form()->strip()->kind(), MessageStrip::Kind::Success);
        QVERIFY(QFile::exists(file));
        QFile more(folder.filePath(text("more.csv")));
        QVERIFY(more.open(QIODevice::WriteOnly));
        more.write("2027-10-01,7,no,Golden Week\n2026-12-25,2,yes,Christmas\n");
        more.close();
        m_page->calendarsPage()->readFile(more.fileName());
        QTRY_COMPARE(part<TableView>("calendarDays")->model()->rowCount(), 2);
        QVERIFY(more.open(QIODevice::WriteOnly));
        more.write("2027-10-01\nnonsense\n");
        more.close();
        m_page->calendarsPage()->readFile(more.fileName());
        QTRY_COMPARE(m_page->calendarsPage()->form()->strip()->kind(), MessageStrip::Kind::Error);
        QVERIFY(m_page->calendarsPage()->form()->strip()->text().contains(text("Line 2")));
        QCOMPARE(part<TableView>("calendarDays")->model()->rowCount(), 2);
    }

    void aBulkEditIsPreviewedThenOneAction()
    {
        auto *page = open<SlotEditPage>("slotEditPage");
        click("slotEditPreview");
        QVERIFY(!messageBelow("editSpaces").isEmpty());
        QVERIFY(!messageBelow("editReason").isEmpty());
        m_schedule->editPreview = {14, 2, 1, 3,
            {{SlotId(5), text("Court 1"), QDate(2026, 12, 7), QDateTime(QDate(2026, 12, 7), QTime(1, 0), Qt::UTC),
                QDateTime(QDate(2026, 12, 7), QTime(2, 0), Qt::UTC), text("leave"), text("stopped"), 0}}};
        page->form()->setEdit({VenueId(1), {SpaceId(101)}, QDate(2026, 12, 7), QDate(2026, 12, 8), 127, {}, {},
            schedule::SlotAction::Close, 0, text("New floor")});
        page->preview();
        QTRY_COMPARE(part<QPushButton>("slotEditApply")->text(), text("Close 14 slot(s)"));
        QVERIFY(part<QLabel>("slotEditCounts")->text().contains(text("3 of them booked")));
        // Another setting: no longer what was previewed.
        part<QLineEdit>("editReason")->setText(text("Old floor"));
        QVERIFY(!part<QPushButton>("slotEditApply")->isEnabled());
        page->preview();
        QTRY_VERIFY(part<QPushButton>("slotEditApply")->isEnabled());
        page->apply();
        auto *prompt = m_page->findChild<Prompt *>();
        QVERIFY(prompt);
        QVERIFY(m_schedule->edits.isEmpty());
        prompt->findChild<QPushButton *>(text("promptAccept"))->click();
        QTRY_COMPARE(m_schedule->edits.size(), 1);
        QCOMPARE(m_schedule->edits.constFirst().reason, text("Old floor"));
        auto *strip = part<MessageStrip>("slotEditStrip");
        QTRY_COMPARE(strip->kind(), MessageStrip::Kind::Success);
        QTRY_VERIFY(!part<QPushButton>("slotEditApply")->isEnabled());
    }

    void anActivityGoesOnSaleAndIsCancelledByAStop()
    {
        auto *page = open<ActivitiesPage>("programmePage");
        QTRY_COMPARE(page->pane()->view()->model()->rowCount(), 1);
        QVERIFY(!part<QPushButton>("activitySell")->isEnabled());
        page->pane()->selectSourceRow(0);
        QVERIFY(part<QPushButton>("activitySell")->isEnabled());
        QVERIFY(!part<QPushButton>("activityPause")->isEnabled());
        m_schedule->hits = {12, 2, Money(16000, text("CNY")),
            {{OrderId(1), text("A-1"), orders::OrderState::Paid, text("Chen Wei"), text("138"),
                Money(16000, text("CNY")), false}}};
        page->askCancel();
        QTRY_VERIFY(page->findChild<CancelActivityDialog *>());
        auto *dialog = page->findChild<CancelActivityDialog *>();
        QVERIFY(dialog->findChild<QLabel *>(text("cancelEffect"))->text().contains(text("12 slot")));
        dialog->findChild<QPushButton *>(text("cancelAccept"))->click();
        QVERIFY(m_schedule->cancelReasons.isEmpty());
        dialog->findChild<QLineEdit *>(text("cancelReason"))->setText(text("No teacher"));
        dialog->findChild<QPushButton *>(text("cancelAccept"))->click();
        QTRY_COMPARE(m_schedule->cancelReasons, QStringList{text("No teacher")});
        QTRY_COMPARE(page->pane()->view()->model()->index(0, 1).data().toString(), text("Cancelled"));
        QVERIFY(part<MessageStrip>("activitiesStrip")->text().contains(text("2 order")));
    }

    void putOnSaleAtOnce()
    {
        auto *page = open<ActivitiesPage>("programmePage");
        QTRY_COMPARE(page->pane()->view()->model()->rowCount(), 1);
        page->pane()->selectSourceRow(0);
        click("activitySell");
        QTRY_COMPARE(page->pane()->view()->model()->index(0, 1).data().toString(), text("On sale"));
        QTRY_VERIFY(part<QPushButton>("activityPause")->isEnabled());
    }
};

} // namespace vd

QTEST_MAIN(vd::tst_AdminSchedules)
#include "tst_AdminSchedules.moc"

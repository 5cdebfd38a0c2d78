#include "tests/ui/AdminWindow.h"
#include "ui/admin/ActivitiesPage.h"
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
#include <QTemporaryDir>

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

private Q_SLOTS:
    void initTestCase() { test::useOwnSettings(); }

    void init()
    {
        m_admin = std::make_unique<test::AdminWindow>([](test::AdminWindow &admin, Gateways &) {
            admin.schedule.calendarRows = {{CalendarId(1), VenueId(1), text("Public holidays"), false, 1,
                {{QDate(2026, 12, 25), 2, true, text("Christmas")}}}};
            admin.schedule.templateRows = {{TemplateId(1), VenueId(1), text("Courts"), {SpaceId(101)},
                {{31, QTime(9, 0), QTime(12, 0), 60, 0, 0, {}, {}},
                    {96, QTime(10, 0), QTime(12, 0), 30, 0, 0, text("Weekend"), {}}},
                {CalendarId(1)}, false, 6, false, 3}};
            admin.schedule.activityRows = {{ActivityId(1), VenueId(1), text("Swim school"), text("draft"),
                {text("on_sale"), text("cancelled")}, 12, 120, 0, 0, QDate(2026, 12, 7), QDate(2027, 2, 7)}};
        });
        QTRY_VERIFY(m_admin->part<QComboBox>("templateChoice")->count() == 2);
        QTRY_VERIFY(m_admin->page->findChild<SpacePicker *>()->topLevelItemCount() > 0);
    }

    void cleanup() { m_admin.reset(); }

    void aTemplateFillsTheFormAndItsRunsTakeBack()
    {
        m_admin->page->showPage(QStringLiteral("schedulePage"));
        m_admin->part<QComboBox>("templateChoice")->setCurrentIndex(1);
        QCOMPARE(m_admin->part<QLineEdit>("templateName")->text(), text("Courts"));
        QCOMPARE(m_admin->part<QLineEdit>("templateWeeks")->text(), text("6"));
        QCOMPARE(m_admin->page->findChild<BlockBar *>()->count(), 2);
        const QDateTime old(QDate(2026, 12, 8), QTime(12, 0), Qt::UTC);
        m_admin->schedule.outdated
            = {{SpaceId(101), text("Court 1"), old.date(), old, old.addSecs(3600), text("remove"), {}},
                {SpaceId(101), text("Court 1"), old.date().addDays(1), old.addDays(1), old.addDays(1).addSecs(3600),
                    text("leave"), text("A-1042 Chen Wei")}};
        m_admin->click("schedulePreview");
        PreviewView *view = m_admin->page->schedulePage()->view();
        QTRY_VERIFY(view->counts().contains(text("1 to take back")));
        QVERIFY(view->counts().contains(text("1 booked stay")));
        QCOMPARE(view->list()->view()->model()->index(0, 4).data().toString(), text("A-1042 Chen Wei"));
        QVERIFY(m_admin->part<QAbstractButton>("scheduleGenerate")->isEnabled());
        m_admin->click("scheduleGenerate");
        auto *prompt = m_admin->page->findChild<Prompt *>();
        QVERIFY(prompt);
        prompt->findChild<QPushButton *>(text("promptAccept"))->click();
        auto *strip = m_admin->part<MessageStrip>("scheduleStrip");
        QTRY_COMPARE(strip->kind(), MessageStrip::Kind::Success);
        QVERIFY(strip->text().contains(text("1 taken back")));
        QCOMPARE(m_admin->schedule.parts.constFirst(), schedule::Part::Remove);
        QCOMPARE(m_admin->schedule.generated.constFirst().second.ofTemplate, TemplateId(1));
        QCOMPARE(m_admin->schedule.generated.constFirst().second.calendars, QList<CalendarId>{CalendarId(1)});
    }

    void whatWasChangedInATemplateIsUndone()
    {
        m_admin->page->showPage(QStringLiteral("schedulePage"));
        QVERIFY(!m_admin->part<QAbstractButton>("templateUndo")->isEnabled());
        m_admin->part<QComboBox>("templateChoice")->setCurrentIndex(1);
        m_admin->part<QLineEdit>("templateName")->setText(text("Other"));
        m_admin->part<QLineEdit>("templateWeeks")->clear();
        m_admin->part<QLineEdit>("length")->setText(text("45"));
        m_admin->click("blockLess");
        m_admin->click("templateUndo");
        QCOMPARE(m_admin->part<QLineEdit>("templateName")->text(), text("Courts"));
        QCOMPARE(m_admin->part<QLineEdit>("templateWeeks")->text(), text("6"));
        QCOMPARE(m_admin->part<QLineEdit>("length")->text(), text("60"));
        QCOMPARE(m_admin->page->findChild<BlockBar *>()->count(), 2);
        QCOMPARE(m_admin->schedule.templateRows.constFirst().version, 3);
    }

    void whatLiesOutsideTheHoursIsNamed()
    {
        m_admin->page->showPage(QStringLiteral("schedulePage"));
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
        PreviewView *view = m_admin->page->schedulePage()->view();
        view->show(preview, request, QTimeZone("Asia/Shanghai"));
        const QAbstractItemModel *rows = view->list()->view()->model();
        QCOMPARE(rows->index(0, 0).data().toString(), text("Outside the hours"));
        QCOMPARE(rows->index(0, 4).data().toString(), text("Only to be had 10:00-12:00, 13:00-18:00"));
        QCOMPARE(rows->index(1, 4).data().toString(), text("Closed on this day"));
    }

    void blocksAreAddedAndTakenAway()
    {
        m_admin->page->showPage(QStringLiteral("schedulePage"));
        m_admin->page->schedulePage()->form()->findChild<SpacePicker *>()->choose({SpaceId(101)});
        m_admin->page->schedulePage()->form()->findChild<WeekdayRow *>()->setMask(31);
        m_admin->click("blockMore");
        QCOMPARE(m_admin->page->findChild<BlockBar *>()->current(), 1);
        m_admin->page->schedulePage()->form()->findChild<WeekdayRow *>()->setMask(96);
        m_admin->part<QLineEdit>("length")->setText(text("90"));
        FieldErrors errors;
        schedule::GeneratorRequest request = m_admin->page->schedulePage()->form()->request(errors);
        QVERIFY(errors.isEmpty());
        QCOMPARE(request.weekdays, 31);
        QCOMPARE(request.slotMinutes, 60);
        QCOMPARE(request.more.size(), 1);
        QCOMPARE(request.more.constFirst().weekdays, 96);
        QCOMPARE(request.more.constFirst().slotMinutes, 90);
        m_admin->click("blockLess");
        request = m_admin->page->schedulePage()->form()->request(errors);
        QVERIFY(request.more.isEmpty());
        QCOMPARE(request.weekdays, 31);
    }

    void theServersBlockIsShownWithItsFault()
    {
        m_admin->page->showPage(QStringLiteral("schedulePage"));
        m_admin->part<QComboBox>("templateChoice")->setCurrentIndex(1);
        m_admin->schedule.answers.error = Error{Fault::Rule, text("schedule_length"),
            {{text("block"), 2}, {text("slot_minutes"), 300}, {text("span_minutes"), 120}}, {}};
        m_admin->click("templateSave");
        QTRY_COMPARE(m_admin->page->findChild<BlockBar *>()->current(), 1);
        QVERIFY(messageBelow("length").contains(text("300")));
        m_admin->schedule.answers.error
            = Error{Fault::Rule, text("schedule_blocks_overlap"), {{text("first"), 1}, {text("second"), 2}}, {}};
        m_admin->click("templateSave");
        QTRY_VERIFY(!messageBelow("blocks").isEmpty());
        m_admin->schedule.answers.error = Error{Fault::Rule, text("name_taken"), {{text("name"), text("Courts")}}, {}};
        m_admin->click("templateSave");
        QTRY_VERIFY(messageBelow("templateName").contains(text("Courts")));
    }

    void c55_aDayThatIsChangedIsMoved()
    {
        m_admin->page->showPage(QStringLiteral("calendarsPage"));
        m_admin->page->calendarsPage()->openCalendar(CalendarId(1));
        m_admin->part<TableView>("calendarDays")->selectRow(0);
        m_admin->part<QDateEdit>("firstDay")->setDate(QDate(2026, 12, 26));
        m_admin->click("dayChange");
        m_admin->page->calendarsPage()->save();
        QTRY_COMPARE(m_admin->schedule.calendarKeys.size(), 1);
        QCOMPARE(m_admin->schedule.calendarRows.constFirst().entries,
            (QList<schedule::CalendarEntry>{{QDate(2026, 12, 26), 2, true, text("Christmas")}}));
    }

    void a29FebruaryEveryYearIsRefusedNearItsField()
    {
        m_admin->page->showPage(QStringLiteral("calendarsPage"));
        m_admin->page->calendarsPage()->openCalendar(CalendarId(1));
        m_admin->part<QDateEdit>("firstDay")->setDate(QDate(2028, 2, 29));
        m_admin->part<QLineEdit>("dayName")->setText(text("Leap"));
        m_admin->part<QCheckBox>("yearly")->setChecked(true);
        m_admin->click("dayAdd");
        QVERIFY(messageBelow("firstDay").contains(text("29 February")));
        m_admin->part<QCheckBox>("yearly")->setChecked(false);
        m_admin->part<QLineEdit>("dayCount")->setText(text("367"));
        m_admin->click("dayAdd");
        QVERIFY(!messageBelow("dayCount").isEmpty());
        m_admin->part<QLineEdit>("dayCount")->setText(text("1"));
        m_admin->click("dayAdd");
        QCOMPARE(m_admin->part<TableView>("calendarDays")->model()->rowCount(), 2);
    }

    void calendarsComeFromFilesAndGoToThem()
    {
        m_admin->page->showPage(QStringLiteral("calendarsPage"));
        m_admin->page->calendarsPage()->openCalendar(CalendarId(1));
        const QTemporaryDir folder;
        const QString file = folder.filePath(text("days.ics"));
        m_admin->page->calendarsPage()->writeFile(file);
        QTRY_COMPARE(m_admin->page->calendarsPage()->form()->strip()->kind(), MessageStrip::Kind::Success);
        QVERIFY(QFile::exists(file));
        QFile more(folder.filePath(text("more.csv")));
        QVERIFY(more.open(QIODevice::WriteOnly));
        more.write("2027-10-01,7,no,Golden Week\n2026-12-25,2,yes,Christmas\n");
        more.close();
        m_admin->page->calendarsPage()->readFile(more.fileName());
        QTRY_COMPARE(m_admin->part<TableView>("calendarDays")->model()->rowCount(), 2);
        QVERIFY(more.open(QIODevice::WriteOnly));
        more.write("2027-10-01\nnonsense\n");
        more.close();
        m_admin->page->calendarsPage()->readFile(more.fileName());
        QTRY_COMPARE(m_admin->page->calendarsPage()->form()->strip()->kind(), MessageStrip::Kind::Error);
        QVERIFY(m_admin->page->calendarsPage()->form()->strip()->text().contains(text("Line 2")));
        QCOMPARE(m_admin->part<TableView>("calendarDays")->model()->rowCount(), 2);
    }

    void aBulkEditIsPreviewedThenOneAction()
    {
        auto *page = m_admin->open<SlotEditPage>("slotEditPage");
        m_admin->click("slotEditPreview");
        QVERIFY(!messageBelow("editSpaces").isEmpty());
        QVERIFY(!messageBelow("editReason").isEmpty());
        m_admin->schedule.editPreview = {14, 2, 1, 3,
            {{SlotId(5), text("Court 1"), QDate(2026, 12, 7), QDateTime(QDate(2026, 12, 7), QTime(1, 0), Qt::UTC),
                QDateTime(QDate(2026, 12, 7), QTime(2, 0), Qt::UTC), text("leave"), text("stopped"), 0}}};
        page->form()->setEdit({VenueId(1), {SpaceId(101)}, QDate(2026, 12, 7), QDate(2026, 12, 8), 127, {}, {},
            schedule::SlotAction::Close, 0, text("New floor")});
        page->preview();
        QTRY_COMPARE(m_admin->part<QPushButton>("slotEditApply")->text(), text("Close 14 slot(s)"));
        QVERIFY(m_admin->part<QLabel>("slotEditCounts")->text().contains(text("3 of them booked")));
        // Another setting: no longer what was previewed.
        m_admin->part<QLineEdit>("editReason")->setText(text("Old floor"));
        QVERIFY(!m_admin->part<QPushButton>("slotEditApply")->isEnabled());
        page->preview();
        QTRY_VERIFY(m_admin->part<QPushButton>("slotEditApply")->isEnabled());
        page->apply();
        auto *prompt = m_admin->page->findChild<Prompt *>();
        QVERIFY(prompt);
        QVERIFY(m_admin->schedule.edits.isEmpty());
        prompt->findChild<QPushButton *>(text("promptAccept"))->click();
        QTRY_COMPARE(m_admin->schedule.edits.size(), 1);
        QCOMPARE(m_admin->schedule.edits.constFirst().reason, text("Old floor"));
        auto *strip = m_admin->part<MessageStrip>("slotEditStrip");
        QTRY_COMPARE(strip->kind(), MessageStrip::Kind::Success);
        QTRY_VERIFY(!m_admin->part<QPushButton>("slotEditApply")->isEnabled());
    }

    // The reason is why one looks at the list.
    void whySlotsAreLeftIsReadWholeInANarrowWindow()
    {
        m_admin->page->resize(1215, 760);
        auto *page = m_admin->open<SlotEditPage>("slotEditPage");
        QList<schedule::SlotEditRow> rows;
        for (const char *why : {"booked", "space", "stopped", "activity", "hours"}) {
            const QDateTime at = QDateTime(QDate(2026, 12, 7), QTime(1, 0), Qt::UTC).addSecs(3600 * rows.size());
            rows << schedule::SlotEditRow{SlotId(5 + rows.size()), text("Badminton court 12"), QDate(2026, 12, 7), at,
                at.addSecs(3600), text("leave"), text(why), 12};
        }
        m_admin->schedule.editPreview = {0, 0, 0, 5, rows};
        page->form()->setEdit({VenueId(1), {SpaceId(101)}, QDate(2026, 12, 7), QDate(2026, 12, 8), 127, {}, {},
            schedule::SlotAction::Close, 0, text("New floor")});
        page->preview();
        auto *view = page->findChild<TableView *>();
        QTRY_COMPARE(view->model()->rowCount(), 5);
        const int last = view->model()->columnCount() - 1;
        for (int row = 0; row < 5; ++row) {
            const QModelIndex at = view->model()->index(row, last);
            QVERIFY(at.data().toString().startsWith(text("Left: ")));
            QTRY_VERIFY2(view->sizeHintForIndex(at).width() <= view->columnWidth(last),
                qPrintable(text("%1 of %2 for %3")
                               .arg(view->columnWidth(last))
                               .arg(view->sizeHintForIndex(at).width())
                               .arg(at.data().toString())));
        }
    }

    void anActivityGoesOnSaleAndIsCancelledByAStop()
    {
        auto *page = m_admin->open<ActivitiesPage>("programmePage");
        QTRY_COMPARE(page->pane()->view()->model()->rowCount(), 1);
        QVERIFY(!m_admin->part<QPushButton>("activitySell")->isEnabled());
        page->pane()->selectSourceRow(0);
        QVERIFY(m_admin->part<QPushButton>("activitySell")->isEnabled());
        QVERIFY(!m_admin->part<QPushButton>("activityPause")->isEnabled());
        m_admin->schedule.hits = {12, 2, Money(16000, text("CNY")), 0,
            {{OrderId(1), text("A-1"), orders::OrderState::Paid, text("Chen Wei"), text("138"),
                Money(16000, text("CNY")), false}}};
        page->askCancel();
        QTRY_VERIFY(page->findChild<CancelActivityDialog *>());
        auto *dialog = page->findChild<CancelActivityDialog *>();
        QVERIFY(dialog->findChild<QLabel *>(text("cancelEffect"))->text().contains(text("12 slot")));
        dialog->findChild<QPushButton *>(text("cancelAccept"))->click();
        QVERIFY(m_admin->schedule.cancelReasons.isEmpty());
        dialog->findChild<QLineEdit *>(text("cancelReason"))->setText(text("No teacher"));
        dialog->findChild<QPushButton *>(text("cancelAccept"))->click();
        QTRY_COMPARE(m_admin->schedule.cancelReasons, QStringList{text("No teacher")});
        QTRY_COMPARE(page->pane()->view()->model()->index(0, 1).data().toString(), text("Cancelled"));
        QVERIFY(m_admin->part<MessageStrip>("activitiesStrip")->text().contains(text("2 order")));
    }

    void putOnSaleAtOnce()
    {
        auto *page = m_admin->open<ActivitiesPage>("programmePage");
        QTRY_COMPARE(page->pane()->view()->model()->rowCount(), 1);
        page->pane()->selectSourceRow(0);
        m_admin->click("activitySell");
        QTRY_COMPARE(page->pane()->view()->model()->index(0, 1).data().toString(), text("On sale"));
        QTRY_VERIFY(m_admin->part<QPushButton>("activityPause")->isEnabled());
    }

private:
    QString messageBelow(const char *field) const { return test::messageBelow(m_admin->page.get(), field); }

    std::unique_ptr<test::AdminWindow> m_admin;
};

} // namespace vd

QTEST_MAIN(vd::tst_AdminSchedules)
#include "tst_AdminSchedules.moc"

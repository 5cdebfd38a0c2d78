#include "tests/ui/DeskWindow.h"
#include "ui/common/Segments.h"
#include "ui/desk/BoardPage.h"
#include "ui/desk/MonthView.h"

#include <QAction>
#include <QComboBox>
#include <QMenu>
#include <QStandardPaths>
#include <QToolButton>

using namespace vd;
using namespace vd::ui;
using Desk = vd::test::DeskWindow;

namespace {

/// Court 1 of the days of this week besides today, at one hour each.
void fillWeek(test::FakeDesk &fake)
{
    const SpaceId court = fake.inventory.stock.value(fake.slot(QStringLiteral("Court 1"), 18)).space;
    for (int day = -2; day <= 4; ++day) {
        if (day != 0)
            fake.addSlot(court, fake.at(18, 0, day), fake.at(19, 0, day), 130);
    }
}

} // namespace

/// The board in its three spans: the day of all spaces, the week of one, the month.
class tst_DeskSpans final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aWeekStandsSideBySideAndIsBookedFrom()
    {
        Desk desk({}, fillWeek);
        auto *page = desk.workspace->findChild<BoardPage *>();
        desk.board()->setCurrent(desk.slot("Court 1", 18));
        page->showSpan(BoardPage::WeekSpan);
        QTRY_COMPARE(page->week().model()->columns().size(), 7);
        QTRY_VERIFY(!page->week().model()->isEmpty());
        // Wednesday's 18:00 and Friday's stand on one height, in columns of their own.
        SlotId friday;
        for (const auto &column : page->week().model()->columns()) {
            for (const SlotId &slot : column.slotIds) {
                if (page->week().cell(slot)->businessDate == desk.fake.today.addDays(2))
                    friday = slot;
            }
        }
        QVERIFY(friday.isValid());
        BoardView *week = page->weekView();
        const QRect today = week->cellRect(desk.slot("Court 1", 18));
        const QRect later = week->cellRect(friday);
        QCOMPARE(later.top(), today.top());
        QCOMPARE(later.height(), today.height());
        QVERIFY(later.left() > today.right());
        // Taken from there it is the real slot of its day.
        week->setFocus();
        week->setCurrent(friday);
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.draft().lines.size(), 1);
        QCOMPARE(desk.draft().lines.constFirst().businessDate, desk.fake.today.addDays(2));
        QCOMPARE(desk.draft().lines.constFirst().spaceName, QStringLiteral("Court 1"));
        // Back on the day the cart still holds it.
        page->showSpan(BoardPage::DaySpan);
        desk.take("Court 2", 19);
        QCOMPARE(desk.draft().lines.size(), 2);
    }

    void othersChangesReachTheWeek()
    {
        Desk desk({}, fillWeek);
        auto *page = desk.workspace->findChild<BoardPage *>();
        desk.board()->setCurrent(desk.slot("Court 1", 18));
        page->showSpan(BoardPage::WeekSpan);
        const SlotId slot = desk.slot("Court 1", 18);
        QTRY_VERIFY(page->week().cell(slot));
        desk.fake.inventory.takeElsewhere(slot, QStringLiteral("Wu"), QStringLiteral("desk2"), {});
        desk.fake.announce({slot});
        QTRY_COMPARE(page->week().cell(slot)->sold, 1);
    }

    void keysStepByWeeks()
    {
        Desk desk({}, fillWeek);
        auto *page = desk.workspace->findChild<BoardPage *>();
        desk.board()->setCurrent(desk.slot("Court 1", 18));
        page->showSpan(BoardPage::WeekSpan);
        const QDate first = page->week().first();
        QCOMPARE(first.dayOfWeek(), 1);
        page->weekView()->setFocus();
        QTest::keyClick(page->weekView(), Qt::Key_PageDown);
        QCOMPARE(page->week().first(), first.addDays(7));
        QTest::keyClick(page->weekView(), Qt::Key_T);
        QCOMPARE(page->week().first(), first);
    }

    // Some spaces alone; the others are there again when none is ticked.
    void someSpacesAreShownAlone()
    {
        Desk desk;
        const auto &columns = desk.workspace->board().model()->columns();
        const qsizetype all = columns.size();
        auto *menu = desk.workspace->findChild<QToolButton *>(QStringLiteral("spaceFilter"))->menu();
        const auto action = [menu](const char *name) {
            const QList<QAction *> actions = menu->actions();
            for (QAction *one : actions) {
                if (one->text() == QLatin1String(name))
                    return one;
            }
            return static_cast<QAction *>(nullptr);
        };
        QVERIFY(action("Court 1") && action("Court 3"));
        action("Court 1")->setChecked(true);
        action("Court 3")->setChecked(true);
        QCOMPARE(columns.size(), 2);
        QCOMPARE(columns.constLast().space.name, QStringLiteral("Court 3"));
        action("Court 1")->setChecked(false);
        QCOMPARE(columns.size(), 1);
        action("Court 3")->setChecked(false);
        QCOMPARE(columns.size(), all);
    }

    void aMonthSaysHowFullItsDaysAreAndOpensThem()
    {
        Desk desk;
        auto *page = desk.workspace->findChild<BoardPage *>();
        page->showSpan(BoardPage::MonthSpan);
        auto *month = desk.workspace->findChild<MonthView *>();
        QVERIFY(month->isVisible() && month->hasFocus());
        QTRY_VERIFY(month->sentence(desk.fake.today).contains(QStringLiteral("taken")));
        QTest::keyClick(month, Qt::Key_Right);
        QCOMPARE(month->date(), desk.fake.today.addDays(1));
        QTest::keyClick(month, Qt::Key_Return);
        QCOMPARE(desk.workspace->board().date(), desk.fake.today.addDays(1));
        QCOMPARE(page->span(), BoardPage::DaySpan);
    }
};

QTEST_MAIN(tst_DeskSpans)
#include "tst_DeskSpans.moc"

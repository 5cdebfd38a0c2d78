#include "models/inventory/BoardController.h"
#include "models/inventory/TakeRule.h"
#include "tests/support/fakes/FakeDesk.h"
#include "tests/support/Patience.h"
#include "ui/common/ErrorText.h"
#include "ui/desk/BoardHeaders.h"
#include "ui/desk/BoardView.h"
#include "ui/desk/CellText.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QHelpEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

using namespace vd;
using namespace vd::ui;
using vd::test::FakeDesk;

namespace {

const QTimeZone zone("Asia/Shanghai");

struct Board
{
    explicit Board(const std::function<void(FakeDesk &)> &prepare = {})
    {
        if (prepare)
            prepare(desk);
        controller = std::make_unique<inventory::BoardController>(desk.gateways());
        view = std::make_unique<BoardView>(*controller->model(), desk.clock);
        view->setZone(zone);
        view->resize(900, 500);
        view->show();
        view->setFocus();
        controller->setVenue(desk.venue, zone);
        [&] { QTRY_VERIFY(!controller->model()->isEmpty() && view->current().isValid()); }();
    }
    [[nodiscard]] SlotId slot(const char *space, int hour) const { return desk.slot(QString::fromLatin1(space), hour); }
    void press(int key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(view.get(), static_cast<Qt::Key>(key), modifiers);
    }

    FakeDesk desk;
    std::unique_ptr<inventory::BoardController> controller;
    std::unique_ptr<BoardView> view;
};

} // namespace

class tst_DeskBoard final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsOnTheNextFreeSlot()
    {
        const Board board([](FakeDesk &desk) { desk.fillBusyBoard(); });
        QCOMPARE(board.view->current(), board.slot("Court 3", 18));
        QVERIFY(board.view->viewport()->rect().intersects(board.view->cellRect(board.view->current())));
    }

    void arrowsMoveAndShiftExtends()
    {
        const Board board;
        board.view->setCurrent(board.slot("Court 1", 18));
        board.press(Qt::Key_Right);
        QCOMPARE(board.view->current(), board.slot("Court 2", 18));
        board.press(Qt::Key_Down);
        QCOMPARE(board.view->current(), board.slot("Court 2", 19));
        board.press(Qt::Key_Left);
        board.press(Qt::Key_Up);
        QCOMPARE(board.view->current(), board.slot("Court 1", 18));
        board.press(Qt::Key_Left); // The border holds.
        QCOMPARE(board.view->current(), board.slot("Court 1", 18));
        board.press(Qt::Key_Down, Qt::ShiftModifier);
        board.press(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(board.view->chosen(),
            (QList<SlotId>{board.slot("Court 1", 18), board.slot("Court 1", 19), board.slot("Court 2", 18),
                board.slot("Court 2", 19)}));
        board.press(Qt::Key_Escape);
        QCOMPARE(board.view->chosen().size(), 1);
    }

    void controlAndSpaceChooseSingleCells()
    {
        const Board board;
        board.view->setCurrent(board.slot("Court 1", 18));
        board.press(Qt::Key_Down, Qt::ControlModifier);
        board.press(Qt::Key_Down, Qt::ControlModifier);
        board.press(Qt::Key_Space);
        QCOMPARE(board.view->chosen(), (QList<SlotId>{board.slot("Court 1", 18), board.slot("Court 1", 20)}));
        QSignalSpy taken(board.view.get(), &BoardView::takeRequested);
        board.press(Qt::Key_Return);
        QCOMPARE(taken.constFirst().constFirst().value<QList<SlotId>>(), board.view->chosen());
    }

    // Of a past slot with several parties Enter shows who was there, and says why nothing more is sold.
    void enterOnAPastSlotShowsItsGuests()
    {
        const Board board([](FakeDesk &desk) {
            const SlotId past = desk.slot(QStringLiteral("Court 1"), 9);
            inventory::Cell &cell = desk.inventory.stock[past];
            cell.capacity = 10;
            cell.sold = 2;
            cell.free = 8;
            for (const int number : {1, 2}) {
                inventory::Party party;
                party.order = OrderId(7000 + number);
                party.places = 1;
                cell.parties.append(party);
            }
            cell.partyCount = 2;
        });
        const SlotId past = board.slot("Court 1", 9);
        board.view->setCurrent(past);
        QSignalSpy guests(board.view.get(), &BoardView::explainRequested);
        QSignalSpy taken(board.view.get(), &BoardView::takeRequested);
        board.press(Qt::Key_Return);
        QCOMPARE(guests.size(), 1);
        QCOMPARE(guests.constFirst().constFirst().value<SlotId>(), past);
        QCOMPARE(taken.size(), 1);
        const auto refusal = inventory::whyNotTake(*board.controller->model()->cell(past), {}, board.desk.clock.now());
        QVERIFY(refusal);
        const QString sentence = ErrorText::sentence(*refusal, zone);
        QVERIFY2(sentence.contains(QStringLiteral("closed for sale; a lead may take it")), qPrintable(sentence));
    }

    void digitsJumpAndKeysChangeTheDay()
    {
        const Board board;
        board.view->setCurrent(board.slot("Court 1", 18));
        board.press(Qt::Key_6);
        QCOMPARE(board.view->current(), board.slot("Pool, lane 2", 18));
        board.press(Qt::Key_Home);
        QCOMPARE(board.view->current(), board.slot("Pool, lane 2", 9));
        board.press(Qt::Key_End);
        QCOMPARE(board.view->current(), board.slot("Pool, lane 2", 21));
        board.press(Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(board.view->current(), board.slot("Court 1", 21));
        QSignalSpy day(board.view.get(), &BoardView::dayStepRequested);
        QSignalSpy today(board.view.get(), &BoardView::todayRequested);
        board.press(Qt::Key_PageDown);
        board.press(Qt::Key_PageUp);
        board.press(Qt::Key_T);
        QCOMPARE(day.at(0).at(0).toInt(), 1);
        QCOMPARE(day.at(1).at(0).toInt(), -1);
        QCOMPARE(today.count(), 1);
    }

    // C83: a refresh moves neither the choice nor the picture; what disappears is not replaced by a neighbour.
    void refreshKeepsChoiceAndScroll()
    {
        Board board;
        board.view->setCurrent(board.slot("Court 2", 19));
        board.press(Qt::Key_Down, Qt::ShiftModifier);
        board.view->verticalScrollBar()->setValue(40);
        const QList<SlotId> chosen = board.view->chosen();
        const QRect place = board.view->cellRect(board.view->current());
        const SlotId other = board.slot("Court 2", 18);
        board.desk.inventory.takeElsewhere(other, QStringLiteral("Wu"), QStringLiteral("desk2"), {});
        board.desk.addSlot(SpaceId(102), board.desk.at(22), board.desk.at(23), 90);
        board.controller->reload();
        QTRY_COMPARE(board.controller->model()->cell(other)->sold, 1);
        QCOMPARE(board.view->chosen(), chosen);
        QCOMPARE(board.view->cellRect(board.view->current()), place);
        QCOMPARE(board.view->verticalScrollBar()->value(), 40);
        const SlotId gone = board.view->current();
        board.desk.inventory.stock.remove(gone);
        board.desk.announce({gone});
        QTRY_VERIFY(!board.controller->model()->cell(gone));
        QVERIFY(!board.view->current().isValid());
        QVERIFY(!board.view->chosen().contains(gone));
        QSignalSpy taken(board.view.get(), &BoardView::takeRequested);
        board.view->clearChoice();
        board.press(Qt::Key_Return);
        QCOMPARE(taken.count(), 0);
    }

    void mouseChoosesDragsAndTakes()
    {
        const Board board;
        const SlotId first = board.slot("Court 1", 19);
        board.view->ensureVisible(board.slot("Court 2", 20));
        QWidget *viewport = board.view->viewport();
        const QPoint from = board.view->cellRect(first).center();
        const QPoint to = board.view->cellRect(board.slot("Court 2", 20)).center();
        QTest::mousePress(viewport, Qt::LeftButton, {}, from);
        QMouseEvent move(QEvent::MouseMove, to, viewport->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(viewport, &move);
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
        QCOMPARE(board.view->chosen().size(), 4);
        QTest::mouseClick(viewport, Qt::LeftButton, Qt::ControlModifier, from);
        QCOMPARE(board.view->chosen().size(), 3);
        QSignalSpy taken(board.view.get(), &BoardView::takeRequested);
        QTest::mouseClick(viewport, Qt::LeftButton, {}, from);
        QTest::mouseDClick(viewport, Qt::LeftButton, {}, from);
        QCOMPARE(taken.count(), 1);
    }

    void headersStayWhileTheCellsScroll()
    {
        const Board board;
        QWidget *viewport = board.view->viewport();
        board.view->setZoom(2);
        board.view->horizontalScrollBar()->setValue(0);
        board.view->verticalScrollBar()->setValue(0);
        const QRect names(BoardHeaders::left, 0, viewport->width() - BoardHeaders::left, BoardHeaders::top - 2);
        const QRect hours(0, BoardHeaders::top, BoardHeaders::left - 6, viewport->height() - BoardHeaders::top);
        const QRect cells(names.left(), hours.top(), names.width(), hours.height());
        const QImage names0 = viewport->grab(names).toImage();
        const QImage hours0 = viewport->grab(hours).toImage();
        const QImage cells0 = viewport->grab(cells).toImage();
        board.view->verticalScrollBar()->setValue(90);
        QCOMPARE(viewport->grab(names).toImage(), names0);
        QVERIFY(viewport->grab(hours).toImage() != hours0);
        QVERIFY(viewport->grab(cells).toImage() != cells0);
        board.view->verticalScrollBar()->setValue(0);
        board.view->horizontalScrollBar()->setValue(150);
        QCOMPARE(viewport->grab(hours).toImage(), hours0);
        QVERIFY(viewport->grab(names).toImage() != names0);
    }

    void anEdgeIsPulledOverTheNextCells()
    {
        const Board board;
        QWidget *viewport = board.view->viewport();
        const SlotId first = board.slot("Court 1", 18);
        board.view->setCurrent(first);
        board.view->ensureVisible(board.slot("Court 1", 20));
        const QRect cell = board.view->cellRect(first);
        const auto move = [&](const QPoint &to, Qt::MouseButtons buttons) {
            QMouseEvent event(QEvent::MouseMove, to, viewport->mapToGlobal(to), Qt::NoButton, buttons, {});
            QCoreApplication::sendEvent(viewport, &event);
        };
        const QPoint edge(cell.center().x(), cell.bottom() - 1);
        move(edge, Qt::NoButton);
        QCOMPARE(viewport->cursor().shape(), Qt::SizeVerCursor);
        move(cell.center(), Qt::NoButton);
        QCOMPARE(viewport->cursor().shape(), Qt::ArrowCursor);
        QTest::mousePress(viewport, Qt::LeftButton, {}, edge);
        move(board.view->cellRect(board.slot("Court 1", 20)).center(), Qt::LeftButton);
        const QList<SlotId> three{first, board.slot("Court 1", 19), board.slot("Court 1", 20)};
        QCOMPARE(board.view->chosen(), three);
        // Back again, through the gap between the columns.
        move(board.view->cellRect(board.slot("Court 1", 19)).center(), Qt::LeftButton);
        QCOMPARE(board.view->chosen(), three.mid(0, 2));
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, edge);
        // The upper edge pulls upwards; the lower end stays.
        const QRect last = board.view->cellRect(board.slot("Court 1", 19));
        QTest::mousePress(viewport, Qt::LeftButton, {}, QPoint(last.center().x(), last.bottom() - 1));
        move(board.view->cellRect(first).center(), Qt::LeftButton);
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, edge);
        QCOMPARE(board.view->chosen(), three.mid(0, 1));
    }

    void aCellOfTheCartIsPulledLongerAndTaken()
    {
        const Board board([](FakeDesk &desk) { desk.fillBusyBoard(); });
        QWidget *viewport = board.view->viewport();
        const SlotId inCart = board.slot("Court 3", 18);
        board.view->setCart({inCart});
        board.view->setCurrent(board.slot("Court 1", 20));
        board.view->ensureVisible(board.slot("Court 3", 16));
        QSignalSpy taken(board.view.get(), &BoardView::takeRequested);
        const QRect cell = board.view->cellRect(inCart);
        const QPoint edge(cell.center().x(), cell.bottom() - 1);
        const QPoint to = board.view->cellRect(board.slot("Court 3", 19)).center();
        QTest::mousePress(viewport, Qt::LeftButton, {}, edge);
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, edge);
        QVERIFY(taken.isEmpty());
        QTest::mousePress(viewport, Qt::LeftButton, {}, edge);
        QMouseEvent move(QEvent::MouseMove, to, viewport->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(viewport, &move);
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
        // 19:00 is closed there: nothing that cannot be taken is asked for.
        QVERIFY(taken.isEmpty());
        const Board open;
        open.view->setCart({open.slot("Court 3", 18)});
        open.view->ensureVisible(open.slot("Court 3", 20));
        QSignalSpy wanted(open.view.get(), &BoardView::takeRequested);
        const QRect from = open.view->cellRect(open.slot("Court 3", 18));
        const QPoint end = open.view->cellRect(open.slot("Court 3", 20)).center();
        QTest::mousePress(open.view->viewport(), Qt::LeftButton, {}, QPoint(from.center().x(), from.bottom() - 1));
        QMouseEvent pull(
            QEvent::MouseMove, end, open.view->viewport()->mapToGlobal(end), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(open.view->viewport(), &pull);
        QTest::mouseRelease(open.view->viewport(), Qt::LeftButton, {}, end);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.constFirst().constFirst().value<QList<SlotId>>(),
            QList<SlotId>({open.slot("Court 3", 19), open.slot("Court 3", 20)}));
    }

    // The sale of what is under way opened long ago; that is not why it is not sold any more.
    void aSlotUnderWaySaysSo()
    {
        const Board board([](FakeDesk &desk) {
            for (const int hour : {18, 19, 20}) {
                inventory::Cell &cell = desk.inventory.stock[desk.slot(QStringLiteral("Court 1"), hour)];
                cell.onSale = false;
                cell.saleOpensAt = desk.at(hour).addDays(-14);
            }
            desk.inventory.stock[desk.slot(QStringLiteral("Court 1"), 20)].saleOpensAt = desk.at(19);
        });
        const QDateTime now = board.desk.at(18).addSecs(600);
        const auto main = [&](int hour) {
            return CellText::main(*board.controller->model()->cell(board.slot("Court 1", hour)), now, zone);
        };
        QCOMPARE(main(18), QStringLiteral("begun"));
        QCOMPARE(main(19), QStringLiteral("not on sale"));
        QVERIFY(main(20).startsWith(QStringLiteral("from ")));
        for (const int hour : {18, 19})
            QVERIFY(!CellText::sentence(
                *board.controller->model()->cell(board.slot("Court 1", hour)), QStringLiteral("Court 1"), now, zone)
                         .contains(QStringLiteral("opens")));
    }

    // A half that is sold shows on the whole, the whole on its halves, with whose it is.
    void dividedSpacesSayWhoseBookingTakesThem()
    {
        const Board board([](FakeDesk &desk) {
            inventory::Cell &half = desk.inventory.stock[desk.slot(QStringLiteral("Court 1"), 20)];
            half.claimed = true;
            half.free = 0;
            half.takenBy = inventory::Taker{SpaceId(999), QStringLiteral("Whole hall"), desk.at(19), desk.at(21),
                OrderId(5), QStringLiteral("Handball Club")};
        });
        const inventory::Cell *cell = board.controller->model()->cell(board.slot("Court 1", 20));
        QCOMPARE(CellText::main(*cell, board.desk.clock.now(), zone), QStringLiteral("Whole hall"));
        QCOMPARE(CellText::taker(*cell), QStringLiteral("Handball Club"));
        board.view->setCurrent(cell->slot);
        const QString said = board.view->accessibleDescription();
        QVERIFY2(said.contains(QStringLiteral("Whole hall")) && said.contains(QStringLiteral("19:00-21:00"))
                && said.contains(QStringLiteral("Handball Club")),
            qPrintable(said));
    }

    void buffersStandBesideTheirBooking()
    {
        SlotId sold;
        const Board board([&sold](FakeDesk &desk) {
            catalog::Space court = desk.catalog.spaceRows.constFirst();
            court.id = SpaceId(555);
            court.name = QStringLiteral("Court 0");
            court.bufferAfterMinutes = 20;
            court.position = -1;
            desk.catalog.spaceRows.prepend(court);
            desk.inventory.spaceNames.insert(court.id, court.name);
            desk.addSlot(court.id, desk.at(18), desk.at(19), 100);
            sold = desk.slot(court.name, 18);
            desk.addSlot(court.id, desk.at(20), desk.at(21), 100);
            desk.addSlot(court.id, desk.at(21), desk.at(22), 100);
            inventory::Cell &next = desk.inventory.stock[desk.slot(court.name, 21)];
            next.claimed = true;
            next.free = 0;
            next.takenBy
                = inventory::Taker{court.id, court.name, desk.at(20), desk.at(21), OrderId(5), QStringLiteral("Li Na")};
        });
        const auto strip = [&] {
            const QRect cell = board.view->cellRect(sold);
            const QRect beneath(cell.left(), cell.bottom() + 4, cell.width(), 12);
            return board.view->viewport()->grab(beneath).toImage();
        };
        board.view->ensureVisible(board.slot("Court 0", 20));
        board.view->setCurrent(board.slot("Court 1", 18));
        const QImage before = strip();
        auto &desk = const_cast<FakeDesk &>(board.desk);
        desk.inventory.takeElsewhere(sold, QStringLiteral("Zhao"), QStringLiteral("desk2"), {});
        desk.announce({sold});
        QTRY_COMPARE(board.controller->model()->cell(sold)->sold, 1);
        QVERIFY(strip() != before);
        // What it is, for whoever points at it.
        const QRect cell = board.view->cellRect(sold);
        const QPoint below(cell.center().x(), cell.bottom() + 10);
        QHelpEvent help(QEvent::ToolTip, below, board.view->viewport()->mapToGlobal(below));
        QCoreApplication::sendEvent(board.view->viewport(), &help);
        QVERIFY2(
            QToolTip::text().contains(QStringLiteral("19:20")) && QToolTip::text().contains(QStringLiteral("Zhao")),
            qPrintable(QToolTip::text()));
        // A slot that the buffer reaches into is no free one, and says why.
        const inventory::Cell *next = board.controller->model()->cell(board.slot("Court 0", 21));
        QVERIFY(CellText::isBuffer(*next));
        QCOMPARE(CellText::main(*next, desk.clock.now(), zone), QStringLiteral("buffer"));
    }

    void wheelWithControlZooms()
    {
        const Board board;
        const double before = board.view->zoom();
        const QPointF at = board.view->viewport()->rect().center();
        QWheelEvent wheel(at, board.view->viewport()->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::ControlModifier,
            Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(board.view->viewport(), &wheel);
        QVERIFY(board.view->zoom() > before);
    }

    void lengthsLanesAndMidnightAreShownByTime()
    {
        Board board([](FakeDesk &desk) {
            desk.addSlot(SpaceId(101), desk.at(18), desk.at(19, 30), 200); // Beside the hours of Court 1.
            desk.addSlot(SpaceId(102), desk.at(22), desk.at(26), 90, QStringLiteral("Night"));
            desk.addSlot(SpaceId(103), desk.at(22, 0, -1), desk.at(26, 0, -1), 90, QStringLiteral("Night"));
        });
        const auto named = [&](const char *space, const QDateTime &start, const QDateTime &end) {
            for (const inventory::Cell &cell : std::as_const(board.desk.inventory.stock)) {
                if (board.desk.inventory.spaceNames.value(cell.space) == QLatin1String(space) && cell.startsAt == start
                    && cell.endsAt == end)
                    return cell.slot;
            }
            return SlotId();
        };
        const SlotId longer = named("Court 1", board.desk.at(18), board.desk.at(19, 30));
        const SlotId hour = named("Court 1", board.desk.at(18), board.desk.at(19));
        const SlotId next = named("Court 1", board.desk.at(19), board.desk.at(20));
        const QRect a = board.view->cellRect(longer);
        const QRect b = board.view->cellRect(hour);
        QVERIFY(!a.intersects(b));
        QVERIFY(!a.intersects(board.view->cellRect(next)));
        QCOMPARE(a.top(), b.top());
        QVERIFY(a.height() > b.height() * 1.4);
        const QRect night = board.view->cellRect(named("Court 2", board.desk.at(22), board.desk.at(26)));
        QVERIFY(night.height() > b.height() * 3);
        const QRect early = board.view->cellRect(named("Court 3", board.desk.at(22, 0, -1), board.desk.at(26, 0, -1)));
        QVERIFY(early.isValid());
        QVERIFY(early.height() < b.height() * 3); // Only what lies after midnight.
        QVERIFY(early.bottom() < board.view->cellRect(named("Court 3", board.desk.at(9), board.desk.at(10))).top());
    }

    void countdownsAndWordsAreSpoken()
    {
        Board board([](FakeDesk &desk) { desk.fillBusyBoard(); });
        board.view->setCurrent(board.slot("Court 2", 18));
        QVERIFY2(board.view->accessibleDescription().contains(QStringLiteral("08:10")),
            qPrintable(board.view->accessibleDescription()));
        QVERIFY(board.view->accessibleDescription().contains(QStringLiteral("Court 2, 18:00-19:00")));
        board.desk.clock.advanceSeconds(10);
        const inventory::Cell *cell = board.controller->model()->cell(board.slot("Court 2", 18));
        QCOMPARE(CellText::countdown(*cell, board.desk.clock.now()), QStringLiteral("08:00"));
        // As the order's own countdown: 00:01 is the last second.
        const QDateTime end = cell->parties.constFirst().expiresAt;
        QCOMPARE(CellText::countdown(*cell, end.addMSecs(-1)), QStringLiteral("00:01"));
        QCOMPARE(CellText::countdown(*cell, end.addMSecs(-59'001)), QStringLiteral("01:00"));
        QCOMPARE(CellText::countdown(*cell, end), QStringLiteral("00:00"));
        QCOMPARE(CellText::initials(QStringLiteral("desk2")), QStringLiteral("D2"));
        QCOMPARE(CellText::initials(QStringLiteral("chen.wei")), QStringLiteral("CW"));
        QCOMPARE(CellText::initials(QStringLiteral("mei")), QStringLiteral("ME"));
        // Nobody of the staff holds what the waitlist was offered.
        inventory::Cell offered = *cell;
        offered.parties[0].heldBy = QStringLiteral("system");
        QCOMPARE(CellText::holder(offered.parties.constFirst()), QStringLiteral("WL"));
        QVERIFY(CellText::sentence(offered, {}, board.desk.clock.now(), QTimeZone("Asia/Shanghai"))
                    .contains(QStringLiteral("held for Wu from the waitlist, 08:00 left")));
        board.view->setCurrent(board.slot("Pool, lane 1", 18));
        QVERIFY(board.view->accessibleDescription().contains(QStringLiteral("full")));
    }

    void categoriesFilterColumns()
    {
        Board board;
        QCOMPARE(board.controller->model()->columns().size(), 8);
        board.controller->model()->setCategory(board.desk.catalog.categoryRows.at(1).id);
        QCOMPARE(board.controller->model()->columns().size(), 2);
        QVERIFY(board.view->cellRect(board.slot("Court 1", 18)).isNull());
        board.controller->model()->setCategory({});
        QVERIFY(!board.view->cellRect(board.slot("Court 1", 18)).isNull());
    }

    // S8: two hundred spaces of thirty-two slots; only what is visible is painted.
    void thousandsOfCells()
    {
        Board board([](FakeDesk &desk) {
            for (int i = 0; i < 192; ++i) {
                catalog::Space space = desk.catalog.spaceRows.constFirst();
                space.id = SpaceId(1000 + i);
                space.name = QStringLiteral("Space %1").arg(i);
                desk.catalog.spaceRows.append(space);
                for (int half = 0; half < 32; ++half)
                    desk.addSlot(
                        space.id, desk.at(7, 0).addSecs(half * 1800), desk.at(7, 0).addSecs((half + 1) * 1800), 50);
            }
        });
        QVERIFY(board.controller->model()->columns().size() >= 200);
        QElapsedTimer timer;
        timer.start();
        board.view->grab();
        qInfo("painted a page of %d columns in %lld ms", static_cast<int>(board.controller->model()->columns().size()),
            timer.elapsed());
        board.press(Qt::Key_End, Qt::ControlModifier);
        QVERIFY(board.view->viewport()->rect().contains(board.view->cellRect(board.view->current()).center()));
    }
};

QTEST_MAIN(tst_DeskBoard)
#include "tst_DeskBoard.moc"

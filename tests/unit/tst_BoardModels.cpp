#include "models/inventory/BoardController.h"
#include "models/inventory/TakeRule.h"
#include "tests/support/fakes/FakeDesk.h"
#include "tests/support/Patience.h"

using namespace vd;
using vd::test::FakeDesk;

namespace {

const QTimeZone zone("Asia/Shanghai");

void load(inventory::BoardController &board, const FakeDesk &desk)
{
    QSignalSpy reset(board.model(), &inventory::BoardModel::boardReset);
    board.setVenue(desk.venue, zone);
    QVERIFY(reset.count() > 0 || reset.wait(test::patienceMs));
    QTRY_VERIFY(!board.model()->columns().isEmpty() && board.venue().id.isValid());
}

} // namespace

/// The day board as it is asked for, changed and cut down, and what of it can be taken.
class tst_BoardModels final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void boardTellsHowMuchChanged()
    {
        FakeDesk desk;
        inventory::BoardController board(desk.gateways());
        load(board, desk);
        QSignalSpy layout(board.model(), &inventory::BoardModel::layoutChanged);
        QSignalSpy changed(board.model(), &inventory::BoardModel::cellsChanged);
        QSignalSpy reset(board.model(), &inventory::BoardModel::boardReset);
        const SlotId slot = desk.slot(QStringLiteral("Court 1"), 18);
        desk.inventory.takeElsewhere(
            slot, QStringLiteral("Wu"), QStringLiteral("desk2"), desk.clock.now().addSecs(600));
        desk.announce({slot});
        QTRY_COMPARE(changed.count(), 1);
        QCOMPARE(changed.constFirst().constFirst().value<QList<SlotId>>(), QList<SlotId>{slot});
        QCOMPARE(layout.count() + reset.count(), 0);
        QCOMPARE(board.model()->cell(slot)->state(desk.clock.now()), inventory::SlotState::HeldByOthers);
        QVERIFY(board.model()->counting().contains(slot));
        desk.inventory.stock.remove(slot);
        desk.announce({slot});
        QTRY_COMPARE(layout.count(), 1);
        QVERIFY(!board.model()->cell(slot));
        board.setDate(desk.today.addDays(1));
        QTRY_COMPARE(reset.count(), 1);
        QVERIFY(board.model()->isEmpty());
    }

    void boardAsksForBurstsOnce()
    {
        FakeDesk desk;
        inventory::BoardController board(desk.gateways());
        load(board, desk);
        const QList<SlotId> four{desk.slot(QStringLiteral("Court 1"), 18), desk.slot(QStringLiteral("Court 2"), 18),
            desk.slot(QStringLiteral("Court 1"), 19), desk.slot(QStringLiteral("Court 2"), 19)};
        for (const SlotId &slot : four)
            desk.announce({slot});
        Q_EMIT desk.changes.changed(VenueId(99), QStringLiteral("slot"), {1});
        QTRY_COMPARE(desk.inventory.cellsAsked.size(), 1);
        QCOMPARE(desk.inventory.cellsAsked.constFirst().size(), four.size());
    }

    void boardDropsStaleAnswers()
    {
        FakeDesk desk;
        inventory::BoardController board(desk.gateways());
        load(board, desk);
        const SlotId slot = desk.slot(QStringLiteral("Court 1"), 18);
        desk.inventory.cellAnswers.manual = true;
        desk.announce({slot}); // Its answer still says free.
        QTRY_COMPARE(desk.inventory.cellAnswers.waiting(), 1);
        desk.inventory.takeElsewhere(slot, QStringLiteral("Wu"), QStringLiteral("desk2"), {});
        board.reload();
        QTRY_VERIFY(!board.isLoading());
        desk.inventory.cellAnswers.answerAll();
        QCoreApplication::processEvents();
        QCOMPARE(board.model()->cell(slot)->sold, 1);
        // A day that is no longer shown.
        desk.inventory.boardAnswers.manual = true;
        board.setDate(desk.today.addDays(3));
        board.setDate(desk.today);
        desk.inventory.boardAnswers.answerAll();
        QTRY_VERIFY(!board.isLoading());
        QCOMPARE(board.model()->date(), desk.today);
        QVERIFY(!board.model()->isEmpty());
    }

    void boardRepeatsATimedOutQuestionAndReloadsAfterALostConnection()
    {
        FakeDesk desk;
        inventory::BoardController board(desk.gateways());
        load(board, desk);
        const int asked = desk.inventory.boardsAsked;
        desk.inventory.cellAnswers.error = Error{Fault::Offline, QStringLiteral("offline"), {}, {}};
        const SlotId slot = desk.slot(QStringLiteral("Court 1"), 18);
        desk.announce({slot});
        QTRY_VERIFY(board.isStale());
        desk.inventory.takeElsewhere(slot, QStringLiteral("Wu"), QStringLiteral("desk2"), {});
        desk.inventory.cellAnswers.error.reset();
        Q_EMIT desk.changes.connectionBack();
        QTRY_COMPARE(desk.inventory.boardsAsked, asked + 1);
        QTRY_COMPARE(board.model()->cell(slot)->sold, 1);
        QVERIFY(!board.isStale());
    }

    void boardIncludesWhatReachesInFromTheDayBefore()
    {
        FakeDesk desk;
        desk.addSlot(SpaceId(101), desk.at(22, 0, -1), desk.at(26, 0, -1), 90, QStringLiteral("Night"));
        inventory::BoardController board(desk.gateways());
        load(board, desk);
        const SlotId night = board.model()->columns().constFirst().slotIds.constFirst();
        QCOMPARE(board.model()->cell(night)->businessDate, desk.today.addDays(-1));
        desk.announce({night});
        QTRY_COMPARE(desk.inventory.cellsAsked.size(), 1);
        QCoreApplication::processEvents();
        QVERIFY(board.model()->cell(night));
    }

    void offersAreOfTheSameTime()
    {
        FakeDesk desk;
        inventory::BoardController board(desk.gateways());
        load(board, desk);
        const QList<SlotId> offers = board.model()->offersFor(desk.at(18), desk.at(19));
        QCOMPARE(offers,
            (QList<SlotId>{desk.slot(QStringLiteral("Racket"), 18), desk.slot(QStringLiteral("Coach Lin"), 18)}));
    }

    void takingIsRefusedWithTheServersCode_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("code");
        QTest::newRow("free") << QString() << QString();
        for (const char *change : {"slot_closed", "slot_stopped", "slot_ended", "slot_begun", "sold_out", "claim_taken",
                 "slot_not_on_sale", "slot_sale_over"})
            QTest::newRow(change) << QString::fromLatin1(change) << QString::fromLatin1(change);
    }

    void takingIsRefusedWithTheServersCode()
    {
        QFETCH(QString, change);
        QFETCH(QString, code);
        FakeDesk desk;
        inventory::Cell cell = desk.inventory.stock.value(desk.slot(QStringLiteral("Court 1"), 18));
        if (change == QLatin1String("slot_closed"))
            cell.status = QStringLiteral("closed");
        if (change == QLatin1String("slot_stopped"))
            cell.status = QStringLiteral("stopped");
        if (change == QLatin1String("slot_ended"))
            cell.endsAt = desk.clock.now();
        if (change == QLatin1String("slot_begun"))
            cell.startsAt = desk.clock.now();
        if (change == QLatin1String("sold_out"))
            cell.free = 0;
        cell.claimed = change == QLatin1String("claim_taken");
        cell.onSale = change != QLatin1String("slot_not_on_sale") && change != QLatin1String("slot_sale_over");
        cell.saleOpensAt = desk.clock.now().addDays(change == QLatin1String("slot_not_on_sale") ? 1 : -14);
        const auto refusal = inventory::whyNotTake(cell, QStringLiteral("Court 1"), desk.clock.now());
        QCOMPARE(refusal ? refusal->code : QString(), code);
    }
};

QTEST_GUILESS_MAIN(tst_BoardModels)
#include "tst_BoardModels.moc"

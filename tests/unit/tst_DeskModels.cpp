#include "models/customers/CustomerSearch.h"
#include "models/inventory/BoardController.h"
#include "models/inventory/TakeRule.h"
#include "models/orders/BookingController.h"
#include "models/orders/DraftStore.h"
#include "models/orders/OrderController.h"
#include "models/orders/OrderFinder.h"
#include "models/orders/TicketsController.h"
#include "models/payments/PaymentForm.h"
#include "models/payments/ShiftController.h"
#include "tests/support/fakes/FakeDesk.h"

#include <QDir>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace vd;
using vd::test::FakeDesk;
using Booking = orders::BookingController;

namespace {

const QTimeZone zone("Asia/Shanghai");

Money yuan(int amount)
{
    return {amount * 100, QStringLiteral("CNY")};
}

Error timeout()
{
    return {Fault::Timeout, QStringLiteral("timeout"), {}, {}};
}

void load(inventory::BoardController &board, const FakeDesk &desk)
{
    QSignalSpy reset(board.model(), &inventory::BoardModel::boardReset);
    board.setVenue(desk.venue, zone);
    QVERIFY(reset.count() > 0 || reset.wait());
    QTRY_VERIFY(!board.model()->columns().isEmpty() && board.venue().id.isValid());
}

/// A booking controller with its catalogue read and a cell in the cart.
struct Cart
{
    explicit Cart(FakeDesk &fake, std::unique_ptr<orders::DraftStore> store = nullptr)
        : desk(fake)
        , booking(fake.gateways(), std::move(store))
    {
        booking.setVenue(desk.venue);
        booking.setRegion(QStringLiteral("CN"));
        booking.setTicketTypes(desk.catalog.ticketTypeRows, desk.catalog.spaceRows);
    }
    void add(const char *space, int hour)
    {
        const inventory::Cell cell = desk.inventory.stock.value(desk.slot(QString::fromLatin1(space), hour));
        booking.addCell(cell, QString::fromLatin1(space));
    }
    FakeDesk &desk;
    Booking booking;
};

} // namespace

class tst_DeskModels final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void realNamesNameADocumentPerPlace();
    void documentsAreSealedBeforeTheyAreSent();
    void changedDocumentKeysAreFetchedOnce();
    void documentsAreNotInTheDraftOnDisk();
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
        for (const char *change :
            {"slot_closed", "slot_stopped", "slot_ended", "slot_begun", "sold_out", "claim_taken", "slot_not_on_sale"})
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
        cell.onSale = change != QLatin1String("slot_not_on_sale");
        const auto refusal = inventory::whyNotTake(cell, QStringLiteral("Court 1"), desk.clock.now());
        QCOMPARE(refusal ? refusal->code : QString(), code);
    }

    // C01: the loser keeps what was typed and asks for the cell anew.
    void loserKeepsEverything()
    {
        FakeDesk desk;
        Cart cart(desk);
        cart.booking.setPhone(QStringLiteral("13612345678"));
        cart.booking.setName(QStringLiteral("O'Brien"));
        cart.booking.setNote(QStringLiteral("left-handed"));
        cart.add("Court 1", 18);
        const SlotId slot = desk.slot(QStringLiteral("Court 1"), 18);
        desk.inventory.takeElsewhere(
            slot, QStringLiteral("Wu"), QStringLiteral("desk2"), desk.clock.now().addSecs(600));
        QSignalSpy refused(&cart.booking, &Booking::slotsRefused);
        QSignalSpy held(&cart.booking, &Booking::held);
        cart.booking.hold();
        QTRY_COMPARE(refused.count(), 1);
        QCOMPARE(held.count(), 0);
        QCOMPARE(cart.booking.errors().size(), 1);
        QCOMPARE(cart.booking.errors().constFirst().field, Booking::Field::Line);
        QCOMPARE(cart.booking.errors().constFirst().slot, slot);
        QCOMPARE(cart.booking.errors().constFirst().error.code, QStringLiteral("sold_out"));
        QCOMPARE(cart.booking.draft().name, QStringLiteral("O'Brien"));
        QCOMPARE(cart.booking.draft().note, QStringLiteral("left-handed"));
        QCOMPARE(cart.booking.draft().lines.size(), 1);
    }

    void requestKeyIsKeptUntilSuccess()
    {
        FakeDesk desk;
        Cart cart(desk);
        cart.booking.pickCustomer(desk.customers.customers.constFirst());
        cart.add("Court 1", 18);
        const QUuid key = cart.booking.draft().request;
        desk.inventory.holdAnswers.error = Error{Fault::Offline, QStringLiteral("offline"), {}, {}};
        cart.booking.hold();
        QTRY_COMPARE(cart.booking.errors().size(), 1);
        desk.inventory.holdAnswers.error.reset();
        QSignalSpy held(&cart.booking, &Booking::held);
        cart.booking.hold();
        QTRY_COMPARE(held.count(), 1);
        QCOMPARE(desk.inventory.holds.size(), 2);
        QCOMPARE(desk.inventory.holds.at(0).request, key);
        QCOMPARE(desk.inventory.holds.at(1).request, key);
        QVERIFY(cart.booking.draft().isEmpty());
        QVERIFY(cart.booking.draft().request != key);
    }

    void lostAnswersAreAskedForAgainVisiblyAndBookOnce()
    {
        FakeDesk desk;
        desk.inventory.lostAnswers = 2;
        Cart cart(desk);
        cart.booking.pickCustomer(desk.customers.customers.constFirst());
        cart.add("Court 1", 18);
        QSignalSpy retrying(&cart.booking, &Booking::retrying);
        QSignalSpy held(&cart.booking, &Booking::held);
        cart.booking.hold();
        cart.booking.hold(); // A second key press while the first is under way.
        QTRY_COMPARE(held.count(), 1);
        QCOMPARE(retrying.count(), 2);
        QCOMPARE(desk.inventory.holds.size(), 3);
        QCOMPARE(desk.orders.orders.size(), 1);
    }

    void aReusedKeyIsToldAndReplaced()
    {
        FakeDesk desk;
        desk.inventory.lostAnswers = 9;
        Cart cart(desk);
        cart.booking.pickCustomer(desk.customers.customers.constFirst());
        cart.add("Court 1", 18);
        cart.booking.hold();
        QTRY_COMPARE(cart.booking.errors().size(), 1);
        desk.inventory.lostAnswers = 0;
        const QUuid key = cart.booking.draft().request;
        cart.booking.setNote(QStringLiteral("changed meanwhile"));
        cart.booking.hold();
        QTRY_VERIFY(!cart.booking.isHolding());
        QCOMPARE(cart.booking.errors().constFirst().error.code, QStringLiteral("request_key_reused"));
        QVERIFY(cart.booking.draft().request != key);
    }

    void quantities_data()
    {
        QTest::addColumn<int>("quantity");
        QTest::addColumn<bool>("sent");
        QTest::newRow("0") << 0 << false;
        QTest::newRow("-1") << -1 << false;
        QTest::newRow("1") << 1 << true;
        QTest::newRow("999") << 999 << true; // The server refuses it: sold_out with what is free.
        QTest::newRow("1000") << 1000 << false;
        QTest::newRow("huge") << 2147483647 << false;
    }

    void quantities()
    {
        QFETCH(int, quantity);
        QFETCH(bool, sent);
        FakeDesk desk;
        Cart cart(desk);
        cart.booking.pickCustomer(desk.customers.customers.constFirst());
        cart.add("Pool, lane 1", 18);
        cart.booking.setQuantity(desk.slot(QStringLiteral("Pool, lane 1"), 18), quantity);
        cart.booking.hold();
        QCOMPARE(desk.inventory.holds.size(), sent ? 1 : 0);
        if (!sent)
            QCOMPARE(cart.booking.errors().constFirst().error.code, QStringLiteral("quantity_invalid"));
    }

    void namesAndNumbersAreCheckedInTheirFields()
    {
        FakeDesk desk;
        Cart cart(desk);
        cart.add("Court 1", 18);
        cart.booking.hold();
        QCOMPARE(cart.booking.errors().size(), 2);
        cart.booking.setPhone(QStringLiteral("13612345678"));
        cart.booking.setName(QString(201, QChar(u'李')));
        cart.booking.hold();
        QCOMPARE(cart.booking.errors().size(), 1);
        QCOMPARE(cart.booking.errors().constFirst().field, Booking::Field::Name);
        QVERIFY(desk.inventory.holds.isEmpty());
        for (const char *name : {"O'Brien", "'; drop table slot; --", "Mei 🏸", "محمد علي", "李"}) {
            cart.booking.setName(QString::fromUtf8(name));
            QVERIFY(cart.booking.check().isEmpty());
        }
        cart.booking.hold();
        QTRY_COMPARE(desk.orders.orders.size(), 1);
        QCOMPARE(desk.orders.orders.cbegin()->customerName, QStringLiteral("李"));
        QCOMPARE(desk.inventory.holds.constFirst().newCustomer.phoneE164, QStringLiteral("+8613612345678"));
    }

    void totalsFollowTicketTypes()
    {
        FakeDesk desk;
        Cart cart(desk);
        cart.add("Court 1", 18);
        cart.add("Pool, lane 1", 18);
        cart.add("Pool, lane 1", 18); // Once more is one place more.
        const SlotId pool = desk.slot(QStringLiteral("Pool, lane 1"), 18);
        QCOMPARE(cart.booking.total(), yuan(140 + 2 * 50));
        QCOMPARE(cart.booking.typesFor(cart.booking.draft().lines.at(1)).size(), 2);
        desk.inventory.quoteAnswers.manual = true;
        cart.booking.setTicketType(pool, TicketTypeId(210));
        QVERIFY(!cart.booking.total());
        desk.inventory.quoteAnswers.answerAll();
        QTRY_COMPARE(cart.booking.total(), yuan(140 + 2 * 25));
        cart.booking.removeLine(pool);
        QCOMPARE(cart.booking.total(), yuan(140));
    }

    void draftSurvivesACrash()
    {
        const QTemporaryDir folder;
        FakeDesk desk;
        QUuid key;
        {
            Cart cart(desk,
                std::make_unique<orders::DraftStore>(
                    folder.path() + QStringLiteral("/drafts"), QStringLiteral("mei/../x")));
            cart.booking.setPhone(QStringLiteral("136"));
            cart.booking.setName(QStringLiteral("陈 🏸"));
            cart.booking.setPayOnArrival(true);
            cart.add("Pool, lane 1", 18);
            key = cart.booking.draft().request;
        }
        const QDir drafts(folder.path() + QStringLiteral("/drafts"));
        QCOMPARE(drafts.entryList(QDir::Files).size(), 1);
        const auto others = QFileDevice::ReadGroup | QFileDevice::ReadOther | QFileDevice::WriteOther;
        QVERIFY(!(QFileInfo(drafts.filePath(drafts.entryList(QDir::Files).constFirst())).permissions() & others));
        Cart again(desk,
            std::make_unique<orders::DraftStore>(
                folder.path() + QStringLiteral("/drafts"), QStringLiteral("mei/../x")));
        QSignalSpy restored(&again.booking, &Booking::draftRestored);
        QVERIFY(restored.count() > 0 || restored.wait());
        QCOMPARE(again.booking.draft().request, key);
        QCOMPARE(again.booking.draft().name, QStringLiteral("陈 🏸"));
        QVERIFY(again.booking.draft().payOnArrival);
        QCOMPARE(again.booking.total(), yuan(50));
        again.booking.setPhone(QStringLiteral("13612345678"));
        again.booking.hold();
        QTRY_COMPARE(desk.orders.orders.size(), 1);
        QTRY_VERIFY(drafts.entryList(QDir::Files).isEmpty());
    }

    void c89_aDraftIsItsOwnersAndOfItsDay()
    {
        const QTemporaryDir folder;
        FakeDesk desk;
        {
            Cart cart(desk, std::make_unique<orders::DraftStore>(folder.path(), QStringLiteral("mei")));
            cart.booking.setPhone(QStringLiteral("136"));
            cart.booking.setName(QStringLiteral("Chen Wei"));
        }
        QCOMPARE(QDir(folder.path()).entryList({QStringLiteral("draft-*")}, QDir::Files).size(), 1);
        // Somebody else at the same computer sees nothing of it, and does not lose it either.
        QVERIFY(!*orders::DraftStore(folder.path(), QStringLiteral("li")).load(desk.venue).result());
        const auto mine = orders::DraftStore(folder.path(), QStringLiteral("mei")).load(desk.venue).result();
        QVERIFY(mine && *mine);
        QCOMPARE((*mine)->name, QStringLiteral("Chen Wei"));
        // The next day it is gone, whoever comes first.
        const QString name = QDir(folder.path()).entryList({QStringLiteral("draft-*")}, QDir::Files).constFirst();
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime));
        file.close();
        QVERIFY(!*orders::DraftStore(folder.path(), QStringLiteral("li")).load(desk.venue).result());
        QVERIFY(QDir(folder.path()).entryList({QStringLiteral("draft-*")}, QDir::Files).isEmpty());
    }

    // Two windows of one login, in whatever processes, keep a draft each; who comes after a crash finds both.
    void eachWindowKeepsItsOwnDraft()
    {
        const QTemporaryDir folder;
        FakeDesk desk;
        const auto store
            = [&folder] { return std::make_unique<orders::DraftStore>(folder.path(), QStringLiteral("mei")); };
        const auto found = [](Cart &cart) {
            QSignalSpy restored(&cart.booking, &Booking::draftRestored);
            return restored.wait() ? cart.booking.draft().phone : QString();
        };
        {
            Cart first(desk, store());
            auto second = std::make_unique<Cart>(desk, store());
            first.booking.setPhone(QStringLiteral("131"));
            second->booking.setPhone(QStringLiteral("132"));
            QTRY_COMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2);
            // The second window is gone, the first is not: only the second's draft is there to be found.
            second.reset();
            Cart third(desk, store());
            QCOMPARE(found(third), QStringLiteral("132"));
            third.booking.setPhone(QStringLiteral("133"));
        }
        Cart next(desk, store());
        const QString one = found(next);
        Cart afterNext(desk, store());
        QCOMPARE((QSet<QString>{one, found(afterNext)}), (QSet<QString>{QStringLiteral("131"), QStringLiteral("133")}));
        // Emptied in its own window, it stays gone; the other window's is not touched by that.
        afterNext.booking.clear();
        QTRY_COMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
        QCOMPARE(next.booking.draft().phone, one);
    }

    // The window that crashed had the second place; the one place in use now is the first, and empty.
    void aCrashedWindowsDraftIsFoundFromAnotherPlace()
    {
        const QTemporaryDir folder;
        FakeDesk desk;
        {
            orders::DraftStore first(folder.path(), QStringLiteral("mei"));
            QVERIFY(first.load(desk.venue).result().has_value());
            orders::DraftStore second(folder.path(), QStringLiteral("mei"));
            QVERIFY(second.load(desk.venue).result().has_value());
            orders::BookingDraft draft = orders::BookingDraft::make();
            draft.phone = QStringLiteral("137");
            QVERIFY(second.save(desk.venue, draft).result().has_value());
        }
        orders::DraftStore next(folder.path(), QStringLiteral("mei"));
        const auto found = next.load(desk.venue).result();
        QVERIFY(found && *found);
        QCOMPARE((*found)->phone, QStringLiteral("137"));
        QVERIFY(!*orders::DraftStore(folder.path(), QStringLiteral("li")).load(desk.venue).result());
    }

    // A key pressed the moment the window is there: the request is the one a later key would send, under the same key.
    void aHoldWaitsForTheRegion()
    {
        FakeDesk desk;
        Booking booking(desk.gateways(), nullptr);
        booking.setVenue(desk.venue);
        booking.setPhone(QStringLiteral("13612345678"));
        booking.setName(QStringLiteral("Chen"));
        const SlotId slot = desk.slot(QStringLiteral("Court 1"), 18);
        booking.addCell(desk.inventory.stock.value(slot), QStringLiteral("Court 1"));
        booking.hold();
        booking.setNote(QStringLiteral("changed since"));
        booking.setRegion(QStringLiteral("CN"));
        QVERIFY(desk.inventory.holds.isEmpty());
        booking.setVenue(desk.venue);
        booking.setPhone(QStringLiteral("13612345678"));
        booking.setName(QStringLiteral("Chen"));
        booking.addCell(desk.inventory.stock.value(slot), QStringLiteral("Court 1"));
        booking.hold();
        QVERIFY(desk.inventory.holds.isEmpty());
        booking.setRegion(QStringLiteral("CN"));
        QCOMPARE(desk.inventory.holds.size(), 1);
        QCOMPARE(desk.inventory.holds.constFirst().newCustomer.phoneE164, QStringLiteral("+8613612345678"));
    }

    void draftThatCannotBeSavedIsSaid()
    {
        FakeDesk desk;
        Cart cart(desk, std::make_unique<orders::DraftStore>(QStringLiteral("/proc/nowhere"), QStringLiteral("mei")));
        QSignalSpy trouble(&cart.booking, &Booking::draftNotSaved);
        cart.add("Court 1", 18);
        QVERIFY(trouble.wait());
    }

    void searchDropsStaleAnswers()
    {
        FakeDesk desk;
        customers::CustomerSearch search(&desk.customers);
        search.setVenue(desk.venue);
        desk.customers.answers.manual = true;
        search.setText(QStringLiteral("chen"));
        search.searchNow();
        search.setText(QStringLiteral("1391"));
        search.searchNow();
        QCOMPARE(desk.customers.answers.waiting(), 2);
        desk.customers.answers.answerAll();
        QTRY_COMPARE(search.results().size(), 1);
        QCOMPARE(search.results().constFirst().name, QStringLiteral("李娜"));
        QCOMPARE(search.answeredText(), QStringLiteral("1391"));
        search.setText(QStringLiteral("13"));
        QVERIFY(search.results().isEmpty());
        QVERIFY(!search.isPending());
    }

    void searchWaitsForAPause()
    {
        FakeDesk desk;
        customers::CustomerSearch search(&desk.customers);
        search.setVenue(desk.venue);
        for (const char *text : {"c", "ch", "che", "chen"})
            search.setText(QString::fromLatin1(text));
        QVERIFY(search.isPending());
        QTRY_COMPARE(search.results().size(), 2);
        QCOMPARE(desk.customers.finds, QStringList{QStringLiteral("chen")});
    }

    void orderFinderDropsStaleAnswers()
    {
        FakeDesk desk;
        Cart cart(desk);
        for (int i = 0; i < 2; ++i) {
            cart.booking.pickCustomer(desk.customers.customers.at(i));
            cart.add("Court 1", 18 + i);
            cart.booking.hold();
            QTRY_COMPARE(desk.orders.orders.size(), i + 1);
            QTRY_VERIFY(cart.booking.draft().isEmpty());
        }
        orders::OrderFinder finder(desk.gateways());
        finder.setVenue(desk.venue);
        desk.orders.answers.manual = true;
        finder.setText(QStringLiteral("Chen"));
        finder.searchNow();
        finder.setText(QStringLiteral("5678"));
        finder.searchNow();
        desk.orders.answers.answerAll();
        QTRY_COMPARE(finder.rows().size(), 1);
        QCOMPARE(finder.rows().constFirst().customerName, QStringLiteral("李娜"));
    }

    void orderIsExtendedOnceAndLetGo()
    {
        FakeDesk desk;
        Cart cart(desk);
        cart.booking.pickCustomer(desk.customers.customers.constFirst());
        cart.add("Court 1", 18);
        QSignalSpy held(&cart.booking, &Booking::held);
        cart.booking.hold();
        QTRY_COMPARE(held.count(), 1);
        orders::OrderController order(desk.gateways());
        order.setOrder(held.constFirst().constFirst().value<orders::Order>());
        using Action = orders::OrderController::Action;
        QVERIFY(!order.refusal(Action::Extend));
        order.extend();
        QTRY_VERIFY(order.order().extended);
        QCOMPARE(order.refusal(Action::Extend)->code, QStringLiteral("already_extended"));
        QCOMPARE(order.refusal(Action::Tickets)->code, QStringLiteral("order_state"));
        order.cancel(QStringLiteral("let_go"));
        QTRY_COMPARE(order.order().state, orders::OrderState::Cancelled);
        QVERIFY(order.refusal(Action::Pay));
        QCOMPARE(desk.inventory.stock.value(desk.slot(QStringLiteral("Court 1"), 18)).free, 1);
    }

    void aPaymentThatTimedOutIsRepeatedUnderItsKeyAndCountsOnce()
    {
        FakeDesk desk;
        Cart cart(desk);
        cart.booking.pickCustomer(desk.customers.customers.constFirst());
        cart.add("Court 1", 18);
        QSignalSpy held(&cart.booking, &Booking::held);
        cart.booking.hold();
        QTRY_COMPARE(held.count(), 1);
        orders::OrderController order(desk.gateways());
        order.setOrder(held.constFirst().constFirst().value<orders::Order>());
        const QList<payments::Tender> cash{{QStringLiteral("cash"), yuan(140), yuan(200), {}}};
        QSignalSpy failed(&order, &orders::OrderController::failed);
        desk.payments.answers.error = timeout();
        order.pay(cash);
        QTRY_COMPARE(failed.count(), 1);
        desk.payments.answers.error.reset();
        QSignalSpy confirmed(&order, &orders::OrderController::confirmed);
        order.pay(cash);
        QTRY_COMPARE(confirmed.count(), 1);
        QCOMPARE(desk.payments.payments.at(0).first, desk.payments.payments.at(1).first);
        QCOMPARE(order.order().state, orders::OrderState::Paid);
    }

    void ticketsAreShownOnlyOnceSigned()
    {
        FakeDesk desk;
        Cart cart(desk);
        cart.booking.pickCustomer(desk.customers.customers.constFirst());
        cart.add("Pool, lane 1", 18);
        cart.add("Pool, lane 1", 18);
        QSignalSpy held(&cart.booking, &Booking::held);
        cart.booking.hold();
        QTRY_COMPARE(held.count(), 1);
        orders::OrderController order(desk.gateways());
        order.setOrder(held.constFirst().constFirst().value<orders::Order>());
        order.pay({{QStringLiteral("card"), order.order().outstanding, Money(0, QString()), QStringLiteral("T1")}});
        QTRY_COMPARE(order.order().tickets.size(), 2);
        desk.signer.answers.manual = true;
        orders::TicketsController tickets(desk.gateways(), &desk.signer);
        tickets.setOrder(order.order(), false);
        QTRY_COMPARE(desk.signer.answers.waiting(), 1);
        QVERIFY(!tickets.isReady());
        QVERIFY(tickets.prints(QStringLiteral("V"), zone).isEmpty());
        desk.signer.answers.answerAll();
        QTRY_VERIFY(tickets.isReady());
        const auto prints = tickets.prints(QStringLiteral("V"), zone);
        QCOMPARE(prints.size(), 2);
        QVERIFY(prints.at(0).token != prints.at(1).token);
        tickets.setOrder(order.order(), true); // The same order again signs nothing anew.
        QCOMPARE(desk.signer.signedOrders, 1);
    }

    void paymentForms()
    {
        payments::PaymentForm form(yuan(140));
        QCOMPARE(form.sum()->tenders.constFirst().amount, yuan(140)); // Left empty: exactly what is due.
        QVERIFY(form.sum()->change.isZero());
        form.rows()[0].typed = QStringLiteral("200");
        QCOMPARE(form.sum()->change, yuan(60));
        QCOMPARE(form.sum()->tenders.constFirst().given, yuan(200));
        form.rows()[0].typed = QStringLiteral("100");
        QCOMPARE(form.sum()->rest, yuan(40));
        form.rows().append({QStringLiteral("card"), {}, QStringLiteral(" 77 ")});
        QVERIFY(form.sum()->rest.isZero());
        QCOMPARE(form.sum()->tenders.at(1).amount, yuan(40));
        QCOMPARE(form.sum()->tenders.at(1).channelNo, QStringLiteral("77"));
        form.rows()[1].typed = QStringLiteral("41");
        QCOMPARE(form.sum().error().error.code, QStringLiteral("amount_above_due"));
        QCOMPARE(form.sum().error().row, 1);
        for (const char *wrong : {"-5", "1e3", "1,20", "0", "120元"}) {
            form.rows()[1].typed = QString::fromUtf8(wrong);
            QVERIFY2(!form.sum(), wrong);
        }
        QCOMPARE(
            payments::PaymentForm::suggestions(yuan(140)), (QList<Money>{yuan(140), yuan(150), yuan(200), yuan(500)}));
        QCOMPARE(payments::PaymentForm::suggestions(yuan(100)), (QList<Money>{yuan(100), yuan(500), yuan(1000)}));
    }

    void shiftOpensAndCloses()
    {
        FakeDesk desk;
        payments::ShiftController shift(desk.gateways());
        shift.setVenue(desk.venue);
        QTRY_VERIFY(shift.isKnown());
        QVERIFY(!shift.isOpen());
        shift.open(yuan(300));
        QTRY_VERIFY(shift.isOpen());
        QSignalSpy closed(&shift, &payments::ShiftController::closed);
        shift.close(yuan(300));
        QTRY_COMPARE(closed.count(), 1);
        QVERIFY(!shift.isOpen());
    }
};

namespace {

/// Lane A asks for real names.
void askForNames(FakeDesk &desk)
{
    for (catalog::Space &space : desk.catalog.spaceRows)
        space.realName = space.realName || space.kind == catalog::SpaceKind::Quota;
}

QString quotaSpace(const FakeDesk &desk)
{
    for (const catalog::Space &space : desk.catalog.spaceRows) {
        if (space.kind == catalog::SpaceKind::Quota)
            return space.name;
    }
    return {};
}

} // namespace

void tst_DeskModels::realNamesNameADocumentPerPlace()
{
    FakeDesk desk;
    askForNames(desk);
    Cart cart(desk);
    cart.booking.setPhone(QStringLiteral("138 0000 1234"));
    cart.booking.setName(QStringLiteral("Chen Wei"));
    cart.add(quotaSpace(desk).toUtf8().constData(), 18);
    const SlotId slot = cart.booking.draft().lines.first().slot;
    QCOMPARE(cart.booking.draft().lines.first().namedPlaces, 1);
    cart.booking.setQuantity(slot, 2);
    QCOMPARE(cart.booking.draft().lines.first().people.size(), 2);
    cart.booking.hold();
    QCOMPARE(cart.booking.errors().size(), 2);
    QCOMPARE(cart.booking.errors().at(1).field, Booking::Field::Place);
    QCOMPARE(cart.booking.errors().at(1).place, 1);
    QCOMPARE(cart.booking.errors().at(1).error.code, QStringLiteral("document_required"));
    using Type = customers::Document::Type;
    cart.booking.setDocument(slot, 0, {Type::Passport, QStringLiteral("E1234567")});
    QCOMPARE(cart.booking.errors().size(), 1);
    cart.booking.setDocument(slot, 1, {Type::Passport, QStringLiteral("e 123-4567")});
    QCOMPARE(cart.booking.check().first().error.code, QStringLiteral("document_twice"));
    cart.booking.setDocument(slot, 1, {Type::IdCard, QStringLiteral("e 123-4567")});
    QVERIFY(cart.booking.check().isEmpty());
    cart.booking.setQuantity(slot, 41);
    QCOMPARE(cart.booking.check().first().error.code, QStringLiteral("named_places_too_many"));
    cart.booking.setQuantity(slot, 1);
    QCOMPARE(cart.booking.draft().lines.first().people.first().number, QStringLiteral("E1234567"));
}

void tst_DeskModels::documentsAreSealedBeforeTheyAreSent()
{
    FakeDesk desk;
    askForNames(desk);
    Cart cart(desk);
    cart.booking.setPhone(QStringLiteral("138 0000 1234"));
    cart.booking.setName(QStringLiteral("Chen Wei"));
    cart.add(quotaSpace(desk).toUtf8().constData(), 18);
    const SlotId slot = cart.booking.draft().lines.first().slot;
    cart.booking.setDocument(slot, 0, {customers::Document::Type::Passport, QStringLiteral("E1234567")});
    // Without the keys nothing is sent, and the refusal stands at the line.
    desk.sealer.refusal = Error{Fault::Missing, QStringLiteral("document_keys_missing"), {}, {}};
    cart.booking.hold();
    QTRY_COMPARE(cart.booking.errors().size(), 1);
    QCOMPARE(cart.booking.errors().first().field, Booking::Field::Line);
    QVERIFY(desk.inventory.holds.isEmpty());
    desk.sealer.refusal.reset();
    QSignalSpy held(&cart.booking, &Booking::held);
    cart.booking.hold();
    QTRY_COMPARE(held.count(), 1);
    const customers::SealedDocument sent = desk.inventory.holds.first().lines.first().people.first();
    QCOMPARE(sent.type, QStringLiteral("passport"));
    QCOMPARE(sent.tail, QStringLiteral("4567"));
    QCOMPARE(desk.sealer.ring.open(sent.sealed)->number, QStringLiteral("E1234567"));
    QVERIFY(!sent.sealed.contains("E1234567"));
}

void tst_DeskModels::changedDocumentKeysAreFetchedOnce()
{
    FakeDesk desk;
    askForNames(desk);
    Cart cart(desk);
    cart.booking.setPhone(QStringLiteral("138 0000 1234"));
    cart.booking.setName(QStringLiteral("Chen Wei"));
    cart.add(quotaSpace(desk).toUtf8().constData(), 18);
    cart.booking.setDocument(
        cart.booking.draft().lines.first().slot, 0, {customers::Document::Type::Passport, QStringLiteral("E1234567")});
    desk.inventory.holdAnswers.error = Error{Fault::Conflict, QStringLiteral("document_keys_changed"), {}, {}};
    cart.booking.hold();
    QTRY_COMPARE(cart.booking.errors().size(), 1);
    QCOMPARE(desk.sealer.forgotten, 1);
    QCOMPARE(desk.inventory.holds.size(), 2);
    QVERIFY(!cart.booking.isHolding());
}

void tst_DeskModels::documentsAreNotInTheDraftOnDisk()
{
    FakeDesk desk;
    askForNames(desk);
    QTemporaryDir folder;
    {
        Cart cart(desk, std::make_unique<orders::DraftStore>(folder.path(), QStringLiteral("mei")));
        cart.add(quotaSpace(desk).toUtf8().constData(), 18);
        cart.booking.setDocument(cart.booking.draft().lines.first().slot, 0,
            {customers::Document::Type::Passport, QStringLiteral("E1234567")});
    }
    const QFileInfoList files = QDir(folder.path()).entryInfoList(QDir::Files);
    QCOMPARE(files.size(), 1);
    QFile file(files.first().filePath());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("1234567"));
    // Read again, the line asks for its document again.
    Cart again(desk, std::make_unique<orders::DraftStore>(folder.path(), QStringLiteral("mei")));
    QTRY_COMPARE(again.booking.draft().lines.size(), 1);
    QCOMPARE(again.booking.draft().lines.first().namedPlaces, 1);
    QVERIFY(again.booking.draft().lines.first().people.first().number.isEmpty());
}

QTEST_GUILESS_MAIN(tst_DeskModels)
#include "tst_DeskModels.moc"

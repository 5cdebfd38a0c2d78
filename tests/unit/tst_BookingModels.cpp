#include "models/orders/BookingController.h"
#include "models/orders/DraftStore.h"
#include "tests/support/Cart.h"
#include "tests/support/Patience.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace vd;
using vd::test::Cart;
using vd::test::FakeDesk;
using Booking = orders::BookingController;

namespace {

Money yuan(int amount)
{
    return {amount * 100, QStringLiteral("CNY")};
}

} // namespace

/// A booking from its first cell to its hold, and its draft through crash, lock and a second window.
class tst_BookingModels final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void realNamesNameADocumentPerPlace();
    void documentsAreSealedBeforeTheyAreSent();
    void changedDocumentKeysAreFetchedOnce();
    void documentsAreNotInTheDraftOnDisk();

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
        QVERIFY(restored.count() > 0 || restored.wait(test::patienceMs));
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
            return restored.wait(test::patienceMs) ? cart.booking.draft().phone : QString();
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
        QVERIFY(trouble.wait(test::patienceMs));
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

void tst_BookingModels::realNamesNameADocumentPerPlace()
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

void tst_BookingModels::documentsAreSealedBeforeTheyAreSent()
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

void tst_BookingModels::changedDocumentKeysAreFetchedOnce()
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

void tst_BookingModels::documentsAreNotInTheDraftOnDisk()
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

QTEST_GUILESS_MAIN(tst_BookingModels)
#include "tst_BookingModels.moc"

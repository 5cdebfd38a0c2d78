#include "tests/support/Answer.h"
#include "tests/support/fakes/FakeDesk.h"
#include "tests/support/OwnSettings.h"
#include "tests/support/Patience.h"
#include "tests/support/ShownPart.h"
#include "ui/common/FormatText.h"
#include "ui/common/LineEdit.h"
#include "ui/common/MessageStrip.h"
#include "ui/common/Prompt.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/desk/BlockDialog.h"
#include "ui/desk/BoardView.h"
#include "ui/desk/CallCard.h"
#include "ui/desk/CallsPage.h"
#include "ui/desk/DeskWorkspace.h"
#include "ui/desk/OrderPage.h"
#include "ui/desk/StopDialog.h"
#include "ui/desk/StopsPage.h"
#include "ui/desk/WaitlistDialog.h"

#include <QApplication>
#include <QClipboard>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>

using namespace vd;
using namespace vd::ui;
using orders::OrderState;
using vd::test::FakeDesk;

namespace {

/// The desk of a lead in its window.
class Desk
{
public:
    explicit Desk(operators::Roles roles = operators::Role::FrontDesk | operators::Role::DeskLead,
        const std::function<void(FakeDesk &)> &prepare = {})
    {
        if (prepare)
            prepare(fake);
        operators::SessionInfo session = fake.session();
        session.roles = roles;
        workspace = std::make_unique<DeskWorkspace>(fake.gateways(), &fake.signer, session, m_drafts.path());
        workspace->resize(1366, 768);
        workspace->show();
        workspace->activateWindow();
        [&] { QVERIFY(QTest::qWaitForWindowActive(workspace.get(), test::patienceMs)); }();
        workspace->installShortcuts();
        workspace->setVenue(session.venues.constFirst());
        [&] { QTRY_VERIFY(board()->current().isValid() && workspace->board().venue().id.isValid()); }();
    }

    OrderId book(SlotId slot, bool paid, int customer = 0)
    {
        inventory::HoldRequest request;
        request.request = QUuid::createUuid();
        request.venue = fake.venue;
        request.customer = fake.customers.customers.at(customer).id;
        request.lines = {{slot, TicketTypeId(), 1}};
        const OrderId id = test::awaited(fake.inventory.hold(request)).value().id;
        const Money total = fake.orders.orders.value(id).total;
        if (paid)
            static_cast<void>(test::awaited(
                fake.payments.pay(QUuid::createUuid(), id, {{QStringLiteral("cash"), total, total, QString()}})));
        fake.announce({slot});
        return id;
    }
    /// Fills a court, puts the first customer on its waitlist and, as the sweep would, offers it again.
    EntryId offered(SlotId slot, int seconds)
    {
        const OrderId first = book(slot, false, 1);
        waitlist::JoinRequest join;
        join.request = QUuid::createUuid();
        join.slot = slot;
        join.customer = fake.customers.customers.constFirst().id;
        static_cast<void>(test::awaited(fake.waitlist.join(join)));
        static_cast<void>(test::awaited(fake.inventory.cancel(QUuid::createUuid(), first, QString())));
        const EntryId entry = fake.waitlist.entryRows.constLast().id;
        fake.waitlist.offer(entry, fake.clock.now().addSecs(seconds));
        Q_EMIT fake.changes.changed(fake.venue, QStringLiteral("waitlist"), {entry.value()});
        return entry;
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    void take(SlotId slot)
    {
        board()->setFocus();
        board()->setCurrent(slot);
        press(Qt::Key_Return);
    }
    template <typename T>
    [[nodiscard]] T *find(const char *name) const
    {
        return test::shownPart<T>(*workspace, name);
    }
    template <typename Dialog>
    [[nodiscard]] Dialog *dialog() const
    {
        return workspace->findChild<Dialog *>();
    }
    [[nodiscard]] SlotId slot(const char *space, int hour) const { return fake.slot(QString::fromLatin1(space), hour); }
    [[nodiscard]] BoardView *board() const { return workspace->findChild<BoardView *>(QStringLiteral("boardView")); }
    [[nodiscard]] QTabBar *tabs() const { return workspace->findChild<QTabBar *>(QStringLiteral("deskTabs")); }
    [[nodiscard]] orders::Order stored(OrderId id) const { return fake.orders.orders.value(id); }

    FakeDesk fake;
    std::unique_ptr<DeskWorkspace> workspace;

private:
    QTemporaryDir m_drafts;
};

} // namespace

class tst_DeskCalls final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useOwnSettings(); }

    // A full cell offers its waitlist to the caller; the answer says how many are ahead.
    void aFullCellOffersItsWaitlist()
    {
        Desk desk;
        const SlotId full = desk.slot("Court 1", 20);
        desk.fake.inventory.takeElsewhere(full, QStringLiteral("Wu"), QStringLiteral("desk2"), QDateTime());
        desk.fake.inventory.stock[full].parties.append(desk.fake.inventory.stock[full].parties.constFirst());
        desk.fake.announce({full});
        QTRY_COMPARE(desk.workspace->board().model()->cell(full)->free, 0);
        desk.take(full);
        auto *action = desk.find<QPushButton>("messageAction");
        QTRY_VERIFY(action && action->isVisible());
        QVERIFY(action->text().contains(QStringLiteral("waitlist")));
        // Nobody said who is calling: asked for first, nothing is lost.
        action->click();
        QVERIFY(!desk.dialog<WaitlistDialog>());
        desk.find<LineEdit>("customerSearch")->setFocus();
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("13800001234"));
        desk.press(Qt::Key_Return);
        QTRY_VERIFY(desk.workspace->booking().draft().customer.id.isValid());
        desk.board()->setFocus();
        desk.board()->setCurrent(full);
        QTest::keyClick(desk.workspace.get(), Qt::Key_W, Qt::AltModifier);
        QTRY_VERIFY(desk.dialog<WaitlistDialog>());
        desk.dialog<WaitlistDialog>()->findChild<QPushButton *>(QStringLiteral("waitlistAccept"))->click();
        QTRY_COMPARE(desk.fake.waitlist.entryRows.size(), 1);
        QCOMPARE(desk.fake.waitlist.entryRows.constFirst().customerName, QStringLiteral("Chen Wei"));
        QTRY_COMPARE(desk.workspace->board().model()->cell(full)->waiting, 1);
    }

    // So does one that a booking beside it takes: that may go back as well.
    void aBlockedCellOffersItsWaitlist()
    {
        Desk desk;
        const SlotId blocked = desk.slot("Court 1", 20);
        inventory::Cell &cell = desk.fake.inventory.stock[blocked];
        cell.claimed = true;
        cell.free = 0;
        cell.takenBy = inventory::Taker{SpaceId(999), QStringLiteral("Whole hall"), cell.startsAt, cell.endsAt,
            OrderId(5), QStringLiteral("Li Na")};
        desk.fake.announce({blocked});
        QTRY_VERIFY(desk.workspace->board().model()->cell(blocked)->claimed);
        desk.take(blocked);
        auto *action = desk.find<QPushButton>("messageAction");
        QTRY_VERIFY(action && action->isVisible());
        QVERIFY(action->text().contains(QStringLiteral("waitlist")));
    }

    // Where real names apply whoever waits is named too, one document a place; a limit is set aside by the lead.
    void waitingUnderRealNamesAgainstALimit()
    {
        Desk desk(operators::Role::FrontDesk | operators::Role::DeskLead, [](FakeDesk &fake) {
            for (catalog::Space &space : fake.catalog.spaceRows)
                space.realName = space.kind == catalog::SpaceKind::Quota;
        });
        const SlotId lane = desk.slot("Pool, lane 1", 18);
        desk.find<LineEdit>("customerSearch")->setFocus();
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("13800001234"));
        desk.press(Qt::Key_Return);
        QTRY_VERIFY(desk.workspace->booking().draft().customer.id.isValid());
        desk.board()->setFocus();
        desk.board()->setCurrent(lane);
        QTest::keyClick(desk.workspace.get(), Qt::Key_W, Qt::AltModifier);
        QTRY_VERIFY(desk.dialog<WaitlistDialog>());
        auto *dialog = desk.dialog<WaitlistDialog>();
        dialog->findChild<QSpinBox *>(QStringLiteral("waitlistQuantity"))->setValue(2);
        dialog->findChild<QPushButton *>(QStringLiteral("waitlistAccept"))->click();
        QVERIFY(!dialog->findChild<QLabel *>(QStringLiteral("documentError1"))->text().isEmpty());
        QVERIFY(desk.fake.waitlist.joins.isEmpty());
        QTest::keyClicks(dialog->findChild<LineEdit *>(QStringLiteral("documentNumber0")), QStringLiteral("E1234567"));
        QTest::keyClicks(dialog->findChild<LineEdit *>(QStringLiteral("documentNumber1")), QStringLiteral("E7654321"));
        desk.fake.waitlist.answers.error
            = Error{Fault::Rule, QStringLiteral("limit_rate"), {{QStringLiteral("overridable"), true}}, {}};
        dialog->findChild<QPushButton *>(QStringLiteral("waitlistAccept"))->click();
        auto *strip = dialog->findChild<MessageStrip *>();
        QTRY_VERIFY(strip->isVisible());
        desk.fake.waitlist.answers.error.reset();
        Q_EMIT strip->actionTriggered();
        QTRY_VERIFY(dialog->findChild<Prompt *>());
        auto *prompt = dialog->findChild<Prompt *>();
        prompt->findChild<LineEdit *>(QStringLiteral("promptReason"))->setText(QStringLiteral("School class"));
        prompt->findChild<QPushButton *>(QStringLiteral("promptAccept"))->click();
        QTRY_COMPARE(desk.fake.waitlist.joins.size(), 2);
        const waitlist::JoinRequest &join = desk.fake.waitlist.joins.constLast();
        QCOMPARE(join.overrule.reason, QStringLiteral("School class"));
        QCOMPARE(join.quantity, 2);
        QCOMPARE(join.people.size(), 2);
        QCOMPARE(desk.fake.sealer.ring.open(join.people.at(1).sealed)->number, QStringLiteral("E7654321"));
    }

    // The offer's number is shown large and copied; taking it goes on to the payment.
    void anOfferIsPhonedAndTaken()
    {
        Desk desk;
        const EntryId entry = desk.offered(desk.slot("Court 2", 20), 600);
        QTRY_COMPARE(desk.workspace->waiting(), 1);
        QCOMPARE(desk.tabs()->tabText(2), QStringLiteral("Calls (1)"));
        QTest::keyClick(desk.workspace.get(), Qt::Key_F6);
        QTRY_VERIFY(desk.find<CallCard>("callCard")->isVisible());
        QCOMPARE(desk.find<TextLabel>("callNumber")->text(), FormatText::phone(QStringLiteral("13800001234")));
        QCOMPARE(desk.find<TextLabel>("callCountdown")->text(), QStringLiteral("10:00"));
        desk.find<QPushButton>("copyNumber")->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("13800001234"));
        desk.find<QPushButton>("callNoAnswer")->click();
        QTRY_COMPARE(desk.fake.waitlist.callRows.constFirst().result, QStringLiteral("no_answer"));
        QTRY_VERIFY(desk.find<TextLabel>("callAbout")->text().contains(QStringLiteral("no answer")));
        desk.find<QPushButton>("offerTaken")->click();
        QTRY_VERIFY(desk.workspace->orderPage()->controller().isHeld());
        QTRY_COMPARE(desk.tabs()->currentIndex(), 0);
        QTRY_COMPARE(desk.workspace->waiting(), 0);
        Q_UNUSED(entry)
    }

    // Money that counts towards no order: whom to phone and how much; there is nothing to accept and no call to note.
    void moneyWithoutAnOrderIsPhonedAbout()
    {
        Desk desk;
        const OrderId order = desk.book(desk.slot("Court 2", 20), false);
        waitlist::Call call;
        call.order = order;
        call.orderNo = QStringLiteral("261205-0001");
        call.state = OrderState::Cancelled;
        call.customerName = QStringLiteral("Chen Wei");
        call.customerPhone = QStringLiteral("13800001234");
        call.outcome = QStringLiteral("unapplied");
        call.reason = QStringLiteral("wechat");
        call.amount = Money(12000, QStringLiteral("CNY"));
        call.expiresAt = desk.fake.at(20, 30);
        desk.fake.waitlist.callRows.append(call);
        Q_EMIT desk.fake.changes.changed(desk.fake.venue, QStringLiteral("waitlist"), {});
        QTRY_COMPARE(desk.workspace->waiting(), 1);
        QTest::keyClick(desk.workspace.get(), Qt::Key_F6);
        QTRY_VERIFY(desk.find<CallCard>("callCard")->isVisible());
        QCOMPARE(desk.find<TextLabel>("callNumber")->text(), FormatText::phone(QStringLiteral("13800001234")));
        QVERIFY(desk.find<TextLabel>("callAbout")->text().contains(FormatText::money(call.amount)));
        QVERIFY(desk.find<TextLabel>("callAbout")
                    ->text()
                    .contains(FormatText::moment(call.expiresAt, QTimeZone("Asia/Shanghai"))));
        for (const char *button : {"callReached", "callNoAnswer", "offerTaken", "offerDeclined"})
            QVERIFY2(desk.find<QPushButton>(button)->isHidden(), button);
    }

    void aDeclinedOfferIsAskedForFirst()
    {
        Desk desk;
        static_cast<void>(desk.offered(desk.slot("Court 2", 20), 600));
        QTRY_COMPARE(desk.workspace->waiting(), 1);
        QTest::keyClick(desk.workspace.get(), Qt::Key_F6);
        QTRY_VERIFY(desk.find<QPushButton>("offerDeclined")->isVisible());
        desk.find<QPushButton>("offerDeclined")->click();
        auto *prompt = desk.dialog<Prompt>();
        QVERIFY(prompt);
        QCOMPARE(desk.fake.waitlist.callRows.size(), 1);
        prompt->findChild<QPushButton *>(QStringLiteral("promptAccept"))->click();
        QTRY_VERIFY(desk.fake.waitlist.callRows.isEmpty());
        QCOMPARE(desk.fake.inventory.stock.value(desk.slot("Court 2", 20)).free, 1);
    }

    // A stop: cells chosen on the board, orders hit with amounts first, closed with a reason, followed, withdrawn.
    void c55_aStopFromTheBoardToItsEnd()
    {
        Desk desk;
        const OrderId paid = desk.book(desk.slot("Court 1", 19), true);
        const OrderId held = desk.book(desk.slot("Court 1", 20), false, 1);
        QTRY_COMPARE(desk.workspace->board().model()->cell(desk.slot("Court 1", 20))->parties.size(), 1);
        // The hold has an hour that is not hit: it goes with the other, and the preview says so.
        orders::Item later = desk.stored(held).items.constFirst();
        later.slot = desk.slot("Court 1", 21);
        desk.fake.orders.orders[held].items.append(later);
        desk.board()->setFocus();
        desk.board()->setCurrent(desk.slot("Court 1", 19));
        desk.press(Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(desk.workspace.get(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = desk.dialog<StopDialog>();
        QVERIFY(dialog);
        auto *publish = dialog->findChild<QPushButton *>(QStringLiteral("stopPublish"));
        QTRY_COMPARE(publish->text(), QStringLiteral("Close 2 slot(s)"));
        const QString summary = dialog->findChild<TextLabel *>(QStringLiteral("stopSummary"))->text();
        QVERIFY2(summary.contains(FormatText::money(Money(14000, QStringLiteral("CNY")))), qPrintable(summary));
        QCOMPARE(dialog->findChild<TextLabel *>(QStringLiteral("stopWhole"))->text(),
            QStringLiteral("1 hold(s) also have lines that are not hit; they go too."));
        const QAbstractItemModel *hits = dialog->findChild<TableView *>()->model();
        QCOMPARE(hits->index(0, 3).data().toString() + u'|' + hits->index(1, 3).data().toString(),
            FormatText::orderState(QStringLiteral("PAID")) + u'|' + FormatText::orderState(QStringLiteral("HOLDING"))
                + QStringLiteral(", with 1 more line(s)"));
        publish->click();
        QVERIFY(desk.fake.stops.published.isEmpty()); // Not without a reason.
        dialog->findChild<LineEdit *>(QStringLiteral("stopReason"))->setText(QStringLiteral("Roof leak"));
        publish->click();
        QTRY_COMPARE(desk.stored(paid).state, OrderState::Suspended);
        QTRY_COMPARE(desk.stored(held).state, OrderState::Cancelled);
        QCOMPARE(desk.fake.stops.published.size(), 1);
        QCOMPARE(desk.fake.stops.published.constFirst().from, desk.fake.at(19));
        QTRY_VERIFY2(desk.find<TextLabel>("stopProgress")->text().contains(QStringLiteral("2 order(s) hit")),
            qPrintable(desk.find<TextLabel>("stopProgress")->text()));
        QTRY_COMPARE(
            desk.workspace->board().model()->cell(desk.slot("Court 1", 19))->status, QStringLiteral("stopped"));
        QTRY_VERIFY(desk.find<QPushButton>("withdrawStop")->isVisible());
        desk.find<QPushButton>("withdrawStop")->click();
        auto *prompt = desk.dialog<Prompt>();
        QVERIFY(prompt);
        prompt->findChild<QPushButton *>(QStringLiteral("promptAccept"))->click();
        QTRY_COMPARE(desk.stored(paid).state, OrderState::Paid);
        QTRY_COMPARE(desk.workspace->board().model()->cell(desk.slot("Court 1", 19))->status, QStringLiteral("open"));
    }

    // The connection goes while the orders are worked on: nothing is lost, and the rest is taken up again.
    void aCutOffStopGoesOn()
    {
        Desk desk;
        const OrderId paid = desk.book(desk.slot("Court 1", 19), true);
        inventory::StopRange range{desk.fake.venue, {desk.fake.inventory.stock.value(desk.slot("Court 1", 19)).space},
            desk.fake.at(19), desk.fake.at(20)};
        static_cast<void>(test::awaited(desk.fake.stops.publish(QUuid::createUuid(), range, QStringLiteral("Leak"))));
        desk.tabs()->setCurrentIndex(3);
        QTRY_COMPARE(desk.find<TableView>("desk/stops")->model()->rowCount(), 1);
        // A plain key: a table asks which modifiers were down last, and an earlier test held two.
        QTest::keyClick(desk.find<TableView>("desk/stops"), Qt::Key_Home);
        desk.find<TableView>("desk/stops")->selectRow(0);
        QTRY_VERIFY(desk.find<QPushButton>("workStop")->isVisible());
        QCOMPARE(desk.stored(paid).state, OrderState::Paid);
        desk.find<QPushButton>("workStop")->click();
        QTRY_COMPARE(desk.stored(paid).state, OrderState::Suspended);
    }

    // The worklist stays and follows what others do to its orders, each in words.
    void theWorklistFollowsEachOrder()
    {
        Desk desk;
        static_cast<void>(desk.book(desk.slot("Court 1", 19), true));
        inventory::StopRange range{desk.fake.venue, {desk.fake.inventory.stock.value(desk.slot("Court 1", 19)).space},
            desk.fake.at(19), desk.fake.at(20)};
        const StopId stop
            = test::awaited(desk.fake.stops.publish(QUuid::createUuid(), range, QStringLiteral("Leak"))).value();
        desk.tabs()->setCurrentIndex(3);
        QTRY_COMPARE(desk.find<TableView>("desk/stops")->model()->rowCount(), 1);
        QTest::keyClick(desk.find<TableView>("desk/stops"), Qt::Key_Home);
        desk.find<TableView>("desk/stops")->selectRow(0);
        const QAbstractItemModel *rows = desk.find<TableView>("desk/stopOrders")->model();
        QTRY_COMPARE(rows->rowCount(), 1);
        const std::pair<const char *, const char *> fates[] = {{"suspended", "to be called: another time or a refund"},
            {"called", "called, has still to decide"}, {"rescheduled", "moved"}, {"refunding", "refund under way"},
            {"refunded", "refunded"}, {"failed", "failed"}, {"pending", "waiting to be worked on"}};
        for (const auto &[fate, words] : fates) {
            desk.fake.stops.stopOrders[stop].first().outcome = QString::fromLatin1(fate);
            Q_EMIT desk.fake.changes.changed(desk.fake.venue, QStringLiteral("order"), {1});
            QTRY_COMPARE(rows->index(0, 3).data().toString(), QString::fromLatin1(words));
        }
        // Of a party some are in.
        inventory::StopOrder &party = desk.fake.stops.stopOrders[stop].first();
        party.outcome = QStringLiteral("entered");
        party.entered = 1;
        party.party = 3;
        Q_EMIT desk.fake.changes.changed(desk.fake.venue, QStringLiteral("order"), {1});
        QTRY_COMPARE(
            rows->index(0, 3).data().toString(), QStringLiteral("already in; part refund to decide (1 of 3 in)"));
    }

    // One order of the stop fails: it is said in words, the others are done, and it is tried again when somebody says
    // so.
    void whatFailedIsTriedAgain()
    {
        Desk desk;
        const OrderId good = desk.book(desk.slot("Court 1", 19), true);
        const OrderId bad = desk.book(desk.slot("Court 1", 20), true, 1);
        desk.fake.stops.failing = {bad};
        inventory::StopRange range{desk.fake.venue, {desk.fake.inventory.stock.value(desk.slot("Court 1", 19)).space},
            desk.fake.at(19), desk.fake.at(21)};
        static_cast<void>(test::awaited(desk.fake.stops.publish(QUuid::createUuid(), range, QStringLiteral("Leak"))));
        desk.tabs()->setCurrentIndex(3);
        QTRY_COMPARE(desk.find<TableView>("desk/stops")->model()->rowCount(), 1);
        QTest::keyClick(desk.find<TableView>("desk/stops"), Qt::Key_Home);
        desk.find<TableView>("desk/stops")->selectRow(0);
        auto *again = desk.find<QPushButton>("workStop");
        QTRY_VERIFY(again->isVisible());
        again->click();
        QTRY_COMPARE(desk.find<TextLabel>("stopProgress")->text(), QStringLiteral("Orders: 1 of 2 failed"));
        QCOMPARE(desk.stored(good).state, OrderState::Suspended);
        QCOMPARE(desk.stored(bad).state, OrderState::Paid);
        QString told;
        const QAbstractItemModel *rows = desk.find<TableView>("desk/stopOrders")->model();
        for (int row = 0; row < rows->rowCount(); ++row)
            told += rows->index(row, 5).data().toString();
        QVERIFY2(
            told.contains(QStringLiteral("23505")) && !told.contains(QStringLiteral("duplicate")), qPrintable(told));
        QTRY_VERIFY(again->isEnabled());
        QCOMPARE(again->text(), QStringLiteral("Try again what failed"));
        desk.fake.stops.failing.clear();
        again->click();
        QTRY_COMPARE(desk.stored(bad).state, OrderState::Suspended);
        QTRY_COMPARE(desk.find<TextLabel>("stopProgress")->text(), QStringLiteral("2 order(s) hit"));
    }

    void aLeadKeepsPlacesBack()
    {
        Desk desk;
        const SlotId lane = desk.slot("Pool, lane 1", 20);
        desk.board()->setFocus();
        desk.board()->setCurrent(lane);
        QTest::keyClick(desk.workspace.get(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = desk.dialog<BlockDialog>();
        QVERIFY(dialog);
        dialog->findChild<QSpinBox *>(QStringLiteral("blockPlaces"))->setValue(8);
        QVERIFY(
            dialog->findChild<TextLabel *>(QStringLiteral("blockEffect"))->text().contains(QStringLiteral("2 place")));
        dialog->findChild<QSpinBox *>(QStringLiteral("blockPlaces"))->setValue(2);
        dialog->findChild<LineEdit *>(QStringLiteral("blockReason"))->setText(QStringLiteral("Swimming school"));
        dialog->findChild<QPushButton *>(QStringLiteral("blockAccept"))->click();
        QTRY_COMPARE(desk.workspace->board().model()->cell(lane)->blocked, 2);
    }

    // Who is no lead finds out why, and cannot.
    void othersAreToldWhy()
    {
        Desk desk(operators::Role::FrontDesk);
        QTest::keyClick(desk.workspace.get(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!desk.dialog<StopDialog>());
        for (const Command &command : desk.workspace->commands()) {
            if (command.id == QLatin1String("desk.newStop") || command.id == QLatin1String("desk.block"))
                QCOMPARE(command.whyNot(), QStringLiteral("Only a desk lead may do this."));
        }
        desk.tabs()->setCurrentIndex(3);
        QVERIFY(!desk.find<QPushButton>("newStop")->isVisible());
    }
};

QTEST_MAIN(tst_DeskCalls)
#include "tst_DeskCalls.moc"

#include "models/customers/CustomerSearch.h"
#include "models/orders/OrderController.h"
#include "models/orders/OrderFinder.h"
#include "models/orders/TicketsController.h"
#include "models/payments/PaymentForm.h"
#include "models/payments/ShiftController.h"
#include "tests/support/Cart.h"
#include "tests/support/Patience.h"

using namespace vd;
using vd::test::Cart;
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

} // namespace

/// Customers, orders, payments, tickets and shifts as the desk asks for them.
class tst_DeskModels final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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

    // The connection goes while a search is on its way: whether the failure is told before or after the connection is
    // back, the search is asked again, and what the lost question answers is dropped.
    void aSearchThatTheConnectionCutIsAskedAgain()
    {
        FakeDesk desk;
        customers::CustomerSearch search(&desk.customers, &desk.changes);
        search.setVenue(desk.venue);
        Q_EMIT desk.changes.connectionBack();
        QVERIFY(desk.customers.finds.isEmpty());
        desk.customers.answers.manual = true;
        desk.customers.answers.error = Error{Fault::Offline, QStringLiteral("offline"), {}, {}};
        search.setText(QStringLiteral("chen"));
        search.searchNow();
        desk.customers.answers.error.reset();
        Q_EMIT desk.changes.connectionBack();
        QCOMPARE(desk.customers.answers.waiting(), 2);
        desk.customers.answers.answerBackwards();
        QTRY_COMPARE(search.results().size(), 2);
        QVERIFY(!search.isPending());
        QCoreApplication::processEvents();
        QVERIFY(!search.hasFailed());
        QCOMPARE(search.results().size(), 2);
        // Told before.
        desk.customers.answers.manual = false;
        desk.customers.answers.error = Error{Fault::Offline, QStringLiteral("offline"), {}, {}};
        search.setText(QStringLiteral("1391"));
        search.searchNow();
        QTRY_VERIFY(search.hasFailed());
        desk.customers.answers.error.reset();
        Q_EMIT desk.changes.connectionBack();
        QTRY_COMPARE(search.results().size(), 1);
        // What was answered is not asked again.
        const qsizetype asked = desk.customers.finds.size();
        Q_EMIT desk.changes.connectionBack();
        QCOMPARE(desk.customers.finds.size(), asked);
    }

    void anOrderSearchThatTheConnectionCutIsAskedAgain()
    {
        FakeDesk desk;
        Cart cart(desk);
        cart.booking.pickCustomer(desk.customers.customers.at(0));
        cart.add("Court 1", 18);
        cart.booking.hold();
        QTRY_COMPARE(desk.orders.orders.size(), 1);
        Gateways gateways = desk.gateways();
        gateways.changes = &desk.changes;
        orders::OrderFinder finder(gateways);
        finder.setVenue(desk.venue);
        desk.orders.answers.manual = true;
        desk.orders.answers.error = Error{Fault::Offline, QStringLiteral("offline"), {}, {}};
        finder.setText(QStringLiteral("Chen"));
        finder.searchNow();
        desk.orders.answers.error.reset();
        Q_EMIT desk.changes.connectionBack();
        QCOMPARE(desk.orders.answers.waiting(), 2);
        desk.orders.answers.answerBackwards();
        QTRY_COMPARE(finder.rows().size(), 1);
        QVERIFY(!finder.isSearching());
        desk.orders.answers.manual = false;
        desk.orders.answers.error = Error{Fault::Offline, QStringLiteral("offline"), {}, {}};
        finder.setText(QStringLiteral("nobody"));
        finder.searchNow();
        QTRY_VERIFY(finder.hasFailed() && !finder.isSearching());
        QCOMPARE(finder.rows().size(), 1);
        desk.orders.answers.error.reset();
        Q_EMIT desk.changes.connectionBack();
        QTRY_COMPARE(finder.rows().size(), 0);
        QVERIFY(!finder.hasFailed());
        // An answer for another venue is not shown.
        desk.orders.answers.manual = true;
        finder.setText(QStringLiteral("Chen"));
        finder.searchNow();
        finder.setVenue(VenueId(9));
        QVERIFY(!finder.isSearching());
        desk.orders.answers.answerAll();
        QCoreApplication::processEvents();
        QVERIFY(finder.rows().isEmpty());
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

    void aMovedOrdersNewTicketIsSignedAndTheVoidOneNoLongerCounts()
    {
        FakeDesk desk;
        orders::Order order;
        order.id = OrderId(7);
        order.items.append(orders::Item{});
        order.items.last().id = ItemId(1);
        order.tickets.append({TicketId(1), ItemId(1), 1, 1, 1, 0, QStringLiteral("valid"), QStringLiteral("A"), {}});
        const auto toSign = [&desk](TicketId ticket) {
            const QDateTime start = desk.clock.now();
            desk.checkin.setTickets({{ticket, QStringLiteral("N"), start, start.addSecs(3600), {}}});
        };
        toSign(TicketId(1));
        orders::TicketsController tickets(desk.gateways(), &desk.signer);
        tickets.setOrder(order, false);
        QTRY_VERIFY(tickets.isReady());
        order.tickets[0].state = QStringLiteral("void");
        order.items.append(orders::Item{});
        order.items.last().id = ItemId(2);
        order.tickets.append({TicketId(2), ItemId(2), 1, 1, 1, 0, QStringLiteral("valid"), QStringLiteral("B"), {}});
        toSign(TicketId(2));
        tickets.setOrder(order, false);
        QTRY_VERIFY(tickets.isReady());
        QCOMPARE(desk.signer.signedOrders, 2);
        QCOMPARE(tickets.tickets().size(), 1);
        const auto prints = tickets.prints(QStringLiteral("V"), zone);
        QCOMPARE(prints.size(), 1);
        QCOMPARE(prints.constFirst().shortCode, QStringLiteral("B"));
        QCOMPARE(prints.constFirst().number, 1);
        QCOMPARE(prints.constFirst().of, 1);
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

QTEST_GUILESS_MAIN(tst_DeskModels)
#include "tst_DeskModels.moc"

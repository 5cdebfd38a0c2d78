#include "db/client/Lane.h"
#include "db/gateways/PgFinanceGateway.h"
#include "db/gateways/PgInventoryGateway.h"
#include "db/gateways/PgOrderActionsGateway.h"
#include "db/gateways/PgOrdersGateway.h"
#include "db/gateways/PgPapersGateway.h"
#include "db/gateways/PgPaymentsGateway.h"
#include "models/base/Clock.h"
#include "models/base/Gateways.h"
#include "models/orders/BookingController.h"
#include "models/orders/DraftStore.h"
#include "models/orders/OrderController.h"
#include "models/payments/ShiftController.h"
#include "tests/support/Answer.h"
#include "tests/support/CuttingProxy.h"
#include "tests/support/Patience.h"
#include "tests/support/TestVenue.h"

#include <QTemporaryDir>

#include <functional>

using namespace vd;
using orders::OrderState;
using test::answerOf;
using test::awaited;
using test::CuttingProxy;
using test::problem;

namespace {

const QDate day(2026, 12, 5);

Money yuan(int amount)
{
    return {amount * 100, QStringLiteral("CNY")};
}

/// A desk behind a line that a test can cut.
struct CutDesk
{
    CutDesk(const db::ConnectionSettings &login, CuttingProxy &cutter, const QString &drafts)
        : proxy(cutter)
        , lane(QStringLiteral("interactive"), behind(login, cutter))
    {
        gateways.inventory = &stock;
        gateways.orders = &ordersGateway;
        gateways.payments = &till;
        gateways.finance = &shifts;
        gateways.papers = &papers;
        gateways.clock = &clock;
        booking = std::make_unique<orders::BookingController>(
            gateways, std::make_unique<orders::DraftStore>(drafts, QStringLiteral("desk")));
        order = std::make_unique<orders::OrderController>(gateways);
        shift = std::make_unique<payments::ShiftController>(gateways);
    }
    static db::ConnectionSettings behind(db::ConnectionSettings login, const CuttingProxy &cutter)
    {
        login.hosts = QStringList{cutter.socketFolder()};
        return login;
    }
    /// From the next message with these words on the server is away, until lineBack().
    void cut(const QByteArray &words, CuttingProxy::Cut where)
    {
        proxy.refuseAfterCut(true);
        proxy.cutAt(words, where);
    }
    void lineBack()
    {
        proxy.refuseAfterCut(false);
        proxy.refuse(false);
        lane.retryNow();
    }

    CuttingProxy &proxy;
    db::Lane lane;
    SystemClock clock;
    db::PgInventoryGateway stock{lane};
    db::PgOrdersGateway ordersGateway{lane, lane};
    db::PgPaymentsGateway till{lane};
    db::PgFinanceGateway shifts{lane, lane};
    db::PgPapersGateway papers{lane};
    db::PgOrderActionsGateway actions{lane};
    Gateways gateways;
    std::unique_ptr<orders::BookingController> booking;
    std::unique_ptr<orders::OrderController> order;
    std::unique_ptr<payments::ShiftController> shift;
};

} // namespace

/// The line breaks at each step of a booking, before the server saw the message and after it had done it: what the
/// person then repeats is done once, nothing is doubled, nothing lost, and the draft stands until it is held.
class tst_LostConnection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto cluster = test::TemporaryCluster::acquire();
        QVERIFY2(cluster, qPrintable(problem(cluster)));
        m_cluster = std::move(*cluster);
    }
    void init()
    {
        auto venue = test::TestVenue::make(*m_cluster, day);
        QVERIFY2(venue, qPrintable(problem(venue)));
        m_venue = std::move(*venue);
        m_proxy = std::make_unique<CuttingProxy>(m_cluster->socketFolder(), m_cluster->port());
        m_desk = std::make_unique<CutDesk>(m_venue->login({QStringLiteral("front_desk")}), *m_proxy, m_drafts.path());
        m_desk->booking->setVenue(m_venue->id());
        m_desk->booking->setRegion(QStringLiteral("CN"));
    }
    void cleanup()
    {
        QCOMPARE(number("select count(*) from inventory.differences(1)"), 0);
        QCOMPARE(number("select count(*) from finance.money_differences(1)"), 0);
        m_desk.reset();
        m_proxy.reset();
        m_venue.reset();
    }

    void c79_aHoldIsMadeOnceAndItsDraftStands_data() { ways(); }
    void c79_aHoldIsMadeOnceAndItsDraftStands()
    {
        QFETCH(CuttingProxy::Cut, where);
        fill(18);
        m_desk->cut("api.hold", where);
        QSignalSpy held(m_desk->booking.get(), &orders::BookingController::held);
        m_desk->booking->hold();
        QTRY_VERIFY_WITH_TIMEOUT(!m_desk->booking->isHolding() && !m_desk->booking->errors().isEmpty(), 60'000);
        QCOMPARE(m_proxy->cuts(), 1);
        QCOMPARE(m_desk->booking->errors().constFirst().error.fault, Fault::Offline);
        QCOMPARE(m_desk->booking->draft().lines.size(), 1);
        QCOMPARE(m_desk->booking->draft().name, QStringLiteral("Chen Wei"));
        // On disk too: the program may end now.
        QTRY_VERIFY(!QDir(m_drafts.path()).entryList(QDir::Files).isEmpty());
        m_desk->lineBack();
        m_desk->booking->hold();
        QTRY_COMPARE_WITH_TIMEOUT(held.size(), 1, 60'000);
        QCOMPARE(number("select count(*) from orders.order"), 1);
        QCOMPARE(number("select count(*) from customers.customer"), 1);
        QCOMPARE(number("select held from inventory.slot where held > 0"), 1);
        QVERIFY(m_desk->booking->draft().isEmpty());
    }

    void linesAreAddedOnceAndTheirDraftStands_data() { ways(); }
    void linesAreAddedOnceAndTheirDraftStands()
    {
        QFETCH(CuttingProxy::Cut, where);
        hold(18);
        customers::Customer customer;
        customer.id = m_desk->order->order().customer;
        m_desk->booking->addTo(m_desk->order->order(), customer);
        choose("Rackets", 18);
        const orders::BookingDraft draft = m_desk->booking->draft();
        m_desk->cut("api.add_items", where);
        QSignalSpy held(m_desk->booking.get(), &orders::BookingController::held);
        m_desk->booking->hold();
        QTRY_VERIFY_WITH_TIMEOUT(!m_desk->booking->isHolding() && !m_desk->booking->errors().isEmpty(), 60'000);
        QCOMPARE(m_desk->booking->draft().request, draft.request);
        QCOMPARE(m_desk->booking->draft().lines, draft.lines);
        m_desk->lineBack();
        m_desk->booking->hold();
        QTRY_COMPARE_WITH_TIMEOUT(held.size(), 1, 60'000);
        QCOMPARE(number("select count(*) from orders.order"), 1);
        QCOMPARE(number("select count(*) from orders.item"), 2);
        QCOMPARE(number("select sum(held) from inventory.slot"), 2);
        QVERIFY(m_desk->booking->draft().isEmpty());
    }

    void aPaymentCountsOnce_data() { ways(); }
    void aPaymentCountsOnce()
    {
        QFETCH(CuttingProxy::Cut, where);
        openShift();
        hold(18);
        m_desk->cut("api.pay", where);
        const QList<payments::Tender> cash{{QStringLiteral("cash"), yuan(120), yuan(200), {}}};
        twice([this, &cash] { m_desk->order->pay(cash); });
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->order->order().state, OrderState::Paid, 60'000);
        QCOMPARE(number("select count(*) from payments.payment"), 1);
        QCOMPARE(number("select (finance.shift_json(id) ->> 'expected_minor')::bigint from finance.shift"), 42000);
        QCOMPARE(number("select count(*) from checkin.ticket"), 1);
    }

    void anExtensionAndALettingGoAreOne_data() { ways(); }
    void anExtensionAndALettingGoAreOne()
    {
        QFETCH(CuttingProxy::Cut, where);
        hold(18);
        m_desk->cut("api.extend_hold", where);
        twice([this] { m_desk->order->extend(); });
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->order->order().extended, 60'000);
        m_desk->cut("api.cancel", where);
        twice([this] { m_desk->order->cancel(QStringLiteral("let_go")); });
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->order->order().state, OrderState::Cancelled, 60'000);
        QCOMPARE(number("select sum(held) from inventory.slot"), 0);
        QCOMPARE(number("select count(*) from inventory.stock_ledger"), 2);
    }

    void aShiftIsOpenedMovedAndClosedOnce_data() { ways(); }
    void aShiftIsOpenedMovedAndClosedOnce()
    {
        QFETCH(CuttingProxy::Cut, where);
        payments::ShiftController &shift = *m_desk->shift;
        shift.setVenue(m_venue->id());
        QTRY_VERIFY(shift.isKnown());
        m_desk->cut("api.open_shift", where);
        twice([&shift] { shift.open(yuan(300)); });
        QTRY_VERIFY_WITH_TIMEOUT(shift.isOpen() && !shift.isBusy(), 60'000);
        m_desk->cut("api.shift_cash", where);
        twice([&shift] { shift.moveCash(yuan(-100), QStringLiteral("to the safe")); });
        QTRY_COMPARE_WITH_TIMEOUT(shift.shift().expected, yuan(200), 60'000);
        m_desk->cut("api.close_shift", where);
        twice([&shift] { shift.close(yuan(200), {{yuan(100), 2}}); });
        QTRY_VERIFY_WITH_TIMEOUT(shift.isKnown() && !shift.isOpen(), 60'000);
        QCOMPARE(number("select count(*) from finance.shift"), 1);
        QCOMPARE(number("select sum(amount_minor) from finance.cash_movement"), -10000);
        QCOMPARE(number("select counted_minor - expected_minor from finance.shift where closed_at is not null"), 0);
    }

    void aMoveAndARefundAreOne_data() { ways(); }
    void aMoveAndARefundAreOne()
    {
        QFETCH(CuttingProxy::Cut, where);
        hold(18);
        m_desk->order->pay({{QStringLiteral("card"), yuan(120), {}, {}}});
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->order->order().state, OrderState::Paid, 60'000);
        orders::MoveRequest move;
        move.request = QUuid::createUuid();
        move.order = m_desk->order->order().id;
        move.moves = {{m_desk->order->order().items.constFirst().id, m_venue->slot(QStringLiteral("Court 1"), 20)}};
        const auto moved = once("api.reschedule", where, [&] { return answerOf(m_desk->actions.move(move)); });
        QVERIFY2(moved, qPrintable(problem(moved)));
        QCOMPARE(number("select reschedules from orders.order"), 1);
        QCOMPARE(number("select sum(sold) from inventory.slot"), 1);
        orders::RefundRequest refund;
        refund.request = QUuid::createUuid();
        refund.order = move.order;
        refund.lines = {{moved->items.constLast().id, 1}};
        refund.seenRefundable = yuan(120);
        const auto refunding = once("api.refund", where, [&] { return answerOf(m_desk->actions.refund(refund)); });
        QVERIFY2(refunding, qPrintable(problem(refunding)));
        QCOMPARE(number("select count(*) from payments.refund"), 1);
        QCOMPARE(number("select sum(amount_minor) from payments.refund"), 12000);
    }

    void aPaperHasOneNumber_data() { ways(); }
    void aPaperHasOneNumber()
    {
        QFETCH(CuttingProxy::Cut, where);
        hold(18);
        const qint64 id = m_desk->order->order().id.value();
        const QUuid request = QUuid::createUuid();
        const auto copy = once("api.record_print", where, [&] {
            return answerOf(m_desk->papers.record(request, orders::Paper::Receipt, id, orders::PaperWay::Pdf));
        });
        QVERIFY2(copy, qPrintable(problem(copy)));
        QCOMPARE(*copy, 1);
        QCOMPARE(number("select count(*) from orders.print"), 1);
    }

private:
    static void ways()
    {
        QTest::addColumn<CuttingProxy::Cut>("where");
        QTest::newRow("before the server saw it") << CuttingProxy::Cut::BeforeServer;
        QTest::newRow("after it was done") << CuttingProxy::Cut::AfterServer;
    }
    qint64 number(const QByteArray &sql) { return m_venue->number(sql); }
    /// Asks while the line breaks, which must not be answered, and again when it is back until it is.
    template <typename Ask>
    auto once(const QByteArray &words, CuttingProxy::Cut where, Ask ask) -> decltype(ask())
    {
        m_desk->cut(words, where);
        auto answer = ask();
        if (answer)
            return fail(Fault::Bug, QStringLiteral("answered"), {}, QString::fromUtf8(words));
        m_desk->lineBack();
        static_cast<void>(QTest::qWaitFor([&] { return (answer = ask()).has_value(); }, 60'000));
        return answer;
    }
    void choose(const char *space, int hour)
    {
        const auto board = awaited(m_desk->stock.board(m_venue->id(), day));
        QVERIFY2(board, qPrintable(problem(board)));
        const SlotId slot = m_venue->slot(QString::fromLatin1(space), hour);
        for (const inventory::Cell &cell : board->cells) {
            if (cell.slot == slot)
                m_desk->booking->addCell(cell, QString::fromLatin1(space));
        }
    }
    void fill(int hour)
    {
        choose("Court 1", hour);
        m_desk->booking->setPhone(QStringLiteral("13800001234"));
        m_desk->booking->setName(QStringLiteral("Chen Wei"));
        QCOMPARE(m_desk->booking->draft().lines.size(), 1);
    }
    void hold(int hour)
    {
        fill(hour);
        QSignalSpy held(m_desk->booking.get(), &orders::BookingController::held);
        m_desk->booking->hold();
        QTRY_COMPARE_WITH_TIMEOUT(held.size(), 1, 60'000);
        m_desk->order->setOrder(held.constFirst().constFirst().value<orders::Order>());
        QTRY_VERIFY(!m_desk->order->order().timeline.isEmpty());
    }
    void openShift()
    {
        const auto shift = answerOf(m_desk->shifts.openShift(QUuid::createUuid(), m_venue->id(), yuan(300)));
        QVERIFY2(shift, qPrintable(problem(shift)));
    }
    /// Does it while the line breaks, and once more by the same hand when it is back.
    void twice(const std::function<void()> &act)
    {
        QSignalSpy orderFailed(m_desk->order.get(), &orders::OrderController::failed);
        QSignalSpy shiftFailed(m_desk->shift.get(), &payments::ShiftController::failed);
        const int before = m_proxy->cuts();
        act();
        QTRY_VERIFY_WITH_TIMEOUT(orderFailed.size() + shiftFailed.size() > 0, 60'000);
        QCOMPARE(m_proxy->cuts(), before + 1);
        QTRY_VERIFY_WITH_TIMEOUT(!m_desk->order->isBusy() && !m_desk->shift->isBusy(), 60'000);
        m_desk->lineBack();
        act();
    }

    std::unique_ptr<test::TemporaryCluster> m_cluster;
    std::unique_ptr<test::TestVenue> m_venue;
    QTemporaryDir m_drafts;
    std::unique_ptr<CuttingProxy> m_proxy;
    std::unique_ptr<CutDesk> m_desk;
};

QTEST_GUILESS_MAIN(tst_LostConnection)
#include "tst_LostConnection.moc"

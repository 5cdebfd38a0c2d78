#include "tests/support/Answer.h"
#include "tests/support/Patience.h"
#include "tests/support/RealDesk.h"
#include "tests/support/TestVenue.h"
#include "ui/common/LineEdit.h"
#include "ui/desk/StopDialog.h"

#include <QElapsedTimer>
#include <QPushButton>
#include <QStandardPaths>

#include <optional>

using namespace vd;
using test::patienceMs;
using test::problem;
using test::RealDesk;

namespace {

const QDate day(2026, 12, 5);
constexpr int minutes = 10;
constexpr int callersPerMinute = 4; ///< At each desk.

QDateTime at(int hour, int minute = 0, int second = 0)
{
    return {day, QTime(hour, minute, second), QTimeZone("Asia/Shanghai")};
}

} // namespace

/// Two desks on one server, ten minutes of a busy morning by the server's clock: each makes forty bookings, some of
/// them wanted by both at once, moves, adds, lets go and refunds, and stops a court. In the end each drawer holds what
/// was taken, to the cent.
class tst_BusyDesks final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        auto cluster = test::TemporaryCluster::acquire();
        QVERIFY2(cluster, qPrintable(problem(cluster)));
        m_cluster = std::move(*cluster);
        auto venue = test::TestVenue::make(*m_cluster, day);
        QVERIFY2(venue, qPrintable(problem(venue)));
        m_venue = std::move(*venue);
        tick(0);
        fillStock();
        const QStringList lead{QStringLiteral("front_desk"), QStringLiteral("desk_lead")};
        m_one = std::make_unique<RealDesk>(m_venue->login(lead), QStringLiteral("Desk 1"));
        m_two = std::make_unique<RealDesk>(m_venue->login(lead), QStringLiteral("Desk 2"));
        for (RealDesk *desk : {m_one.get(), m_two.get()}) {
            QVERIFY(desk->showDay(day));
            QVERIFY(desk->openShift(QStringLiteral("200.35"), 20035));
        }
    }
    void cleanupTestCase()
    {
        m_one.reset();
        m_two.reset();
        m_venue.reset();
    }

    // From the answer at one desk to the cell at the other; the best of five, as this machine may be busy with more
    // than two desks. A machine where a hold alone takes long takes as many times longer for this, too.
    void eachSeesTheOthersHoldWithinASecond()
    {
        qint64 best = patienceMs;
        qint64 longestHold = 0;
        for (int i = 0; i < 5; ++i) {
            RealDesk &holder = i % 2 == 0 ? *m_one : *m_two;
            RealDesk &watcher = i % 2 == 0 ? *m_two : *m_one;
            const SlotId lane = m_lanes.at(i * 5);
            const QString name = QStringLiteral("Seen %1").arg(i);
            QVERIFY(holder.ask(lane, phone(), name));
            QElapsedTimer since;
            since.start();
            QCOMPARE(holder.outcome(name), std::optional<bool>(true));
            longestHold = qMax(longestHold, since.restart());
            QVERIFY(RealDesk::wait([&] {
                const inventory::Cell *cell = watcher.window->board().model()->cell(lane);
                return cell && cell->held == 1 && !cell->parties.isEmpty();
            }));
            best = qMin(best, since.elapsed());
            QVERIFY(holder.letGo());
            holder.nextCall();
        }
        QVERIFY2(best < qMax(qint64(1000), 10 * longestHold), qPrintable(QString::number(best)));
        qInfo("the other desk's hold was on the board %lld ms after its answer; a hold took up to %lld ms", best,
            longestHold);
    }

    void tenMinutes_data()
    {
        QTest::addColumn<int>("minute");
        for (int minute = 0; minute < minutes; ++minute)
            QTest::addRow("minute %d", minute + 1) << minute;
    }
    // Four callers a minute at each desk. Every fourth time both desks want the same court at the same moment: one gets
    // it, the other's draft stands and takes another cell.
    void tenMinutes()
    {
        QFETCH(int, minute);
        for (int i = 0; i < callersPerMinute; ++i) {
            const int round = minute * callersPerMinute + i;
            tick(round * 60 / callersPerMinute);
            book(round);
            if (QTest::currentTestFailed())
                return;
        }
        RealDesk &one = *m_one;
        RealDesk &two = *m_two;
        switch (minute) {
        case 1:
            QVERIFY(changesHisMind(one) && changesHisMind(two));
            break;
        case 2: // The courts of rounds 3 and 7: to another hour, at the same price.
            for (int k = 0; k < 2; ++k) {
                QVERIFY(one.move(one.sold.at(3 + 4 * k), court("Court 1", 8 + k)));
                QVERIFY(two.move(two.sold.at(3 + 4 * k), court("Court 1", 20 + k)));
            }
            break;
        case 4:
            QVERIFY(one.moveCash(0, QStringLiteral("100.10"), -10010));
            QVERIFY(two.moveCash(1, QStringLiteral("33.33"), 3333));
            break;
        case 5:
            for (const int sold : {4, 6, 8}) {
                QVERIFY(one.refund(one.sold.at(sold)));
                QVERIFY(two.refund(two.sold.at(sold)));
            }
            break;
        case 6:
            QVERIFY(withRackets(one) && withRackets(two));
            break;
        case 8:
            QVERIFY(stopAndHandBack(one, two, court("Court 2", 16), 1));
            QVERIFY(stopAndHandBack(two, one, court("Court 3", 17), 2));
            break;
        default:
            break;
        }
        one.backToBoard();
        two.backToBoard();
    }

    void theDrawersBalanceToTheCent()
    {
        QCOMPARE(m_one->sold.size(), minutes * callersPerMinute + 1); // With the one that has rackets.
        QCOMPARE(m_two->sold.size(), minutes * callersPerMinute + 1);
        for (RealDesk *desk : {m_one.get(), m_two.get()}) {
            desk->window->reload();
            QVERIFY(desk->closeShift());
        }
        QCOMPARE(
            number("select count(*) from finance.shift where closed_at is not null and counted_minor = expected_minor"),
            2);
        QCOMPARE(qint64(number("select sum(counted_minor) from finance.shift")), m_one->cash + m_two->cash);
        QCOMPARE(number("select count(*) from inventory.differences(" + m_venue->id().toString().toUtf8() + ")"), 0);
        QCOMPARE(
            number("select count(*) from finance.money_differences(" + m_venue->id().toString().toUtf8() + ")"), 0);
        QCOMPARE(
            number("select count(*) from (select i.slot_id from orders.item i join inventory.slot s on s.id = i.slot_id"
                   " where i.stock_state <> 'released' and s.capacity = 1 group by 1 having count(*) > 1) twice"),
            0);
        QCOMPARE(number("select count(*) from inventory.stop"), 2);
        QVERIFY(number("select count(distinct channel) from payments.payment") >= 3);
    }

private:
    void book(int round)
    {
        RealDesk &one = *m_one;
        RealDesk &two = *m_two;
        const bool contested = round % 4 == 1;
        QList<SlotId> &from = round % 2 == 1 ? m_courts : m_lanes;
        const SlotId wanted = from.takeFirst();
        const QString first = QStringLiteral("Caller %1 A").arg(round);
        const QString second = QStringLiteral("Caller %1 B").arg(round);
        QVERIFY(one.ask(wanted, phone(), first));
        // The second may have seen on its board that the cell is gone before it could ask for it.
        const bool asked = two.ask(contested ? wanted : from.takeFirst(), phone(), second);
        QVERIFY(asked || (contested && two.seesTaken(wanted)));
        const std::optional<bool> oneGotIt = one.outcome(first);
        const std::optional<bool> twoGotIt = asked ? two.outcome(second) : false;
        QVERIFY(oneGotIt && twoGotIt);
        QVERIFY2(*oneGotIt != *twoGotIt || !contested, "one cell was held twice, or by nobody");
        for (RealDesk *desk : {&one, &two}) {
            const bool got = desk == &one ? *oneGotIt : *twoGotIt;
            if (!got) {
                desk->press("startOver");
                QVERIFY(desk->ask(m_lanes.takeFirst(), phone(), first + QStringLiteral(" again")));
                QCOMPARE(desk->outcome(first + QStringLiteral(" again")), std::optional<bool>(true));
            }
            QVERIFY(pay(*desk, round));
            desk->nextCall();
        }
    }
    bool pay(RealDesk &desk, int round)
    {
        switch (round % 3) {
        case 0:
            return desk.payMixed();
        case 1:
            return desk.payCash();
        default:
            return desk.payByHand(QStringLiteral("42000%1").arg(++m_number));
        }
    }
    bool changesHisMind(RealDesk &desk)
    {
        const QString name = QStringLiteral("Undecided");
        if (!desk.ask(m_lanes.constFirst(), phone(), name) || desk.outcome(name) != std::optional<bool>(true))
            return false;
        const bool gone = desk.letGo();
        desk.nextCall();
        return gone;
    }
    bool withRackets(RealDesk &desk)
    {
        const QString name = QStringLiteral("With rackets");
        const SlotId lane = m_lanes.takeFirst();
        if (!desk.ask(lane, phone(), name) || desk.outcome(name) != std::optional<bool>(true))
            return false;
        const bool paid = desk.add(m_venue->slot(QStringLiteral("Rackets"), 12)) && desk.payCash();
        desk.nextCall();
        return paid;
    }
    SlotId court(const char *name, int hour) { return m_venue->slot(QString::fromLatin1(name), hour); }

    // A lead stops a court; what was paid for it goes back, and is handed out at the desk that sold it.
    bool stopAndHandBack(RealDesk &lead, RealDesk &other, SlotId stopped, int stops)
    {
        lead.press("nextCall");
        lead.board()->setFocus();
        lead.board()->setCurrent(stopped);
        for (const ui::Command &command : lead.window->commands()) {
            if (command.id == QLatin1String("desk.newStop"))
                command.run();
        }
        auto *dialog = lead.window->findChild<ui::StopDialog *>();
        if (!dialog)
            return false;
        dialog->findChild<ui::LineEdit *>(QStringLiteral("stopReason"))->setText(QStringLiteral("Net is torn"));
        auto *publish = dialog->findChild<QPushButton *>(QStringLiteral("stopPublish"));
        if (!RealDesk::wait([publish] { return publish->isEnabled(); }))
            return false;
        publish->click();
        if (!RealDesk::wait([&] {
                return number("select count(*) from inventory.stop_order where outcome = 'pending'") == 0
                    && number("select count(*) from inventory.stop") == stops;
            }))
            return false;
        const auto hit
            = m_venue->connection().query("select order_id from inventory.stop_order where outcome = 'refunding'", {});
        if (!hit)
            return false;
        for (const db::Row row : *hit) {
            const OrderId id = row.id<OrderId>("order_id");
            RealDesk &desk = other.sold.contains(id) ? other : lead;
            if (!desk.open(id) || !desk.handBack())
                return false;
        }
        return true;
    }
    // Thirty courts, and places in the pool for the rest.
    void fillStock()
    {
        for (int hour = 10; hour < 20; ++hour) {
            for (const char *name : {"Court 1", "Court 2", "Court 3"})
                m_courts.append(court(name, hour));
        }
        for (int hour = 10; hour < 22; ++hour) {
            for (int i = 0; i < 5; ++i)
                m_lanes.append(court("Lane A", hour));
        }
    }
    QString phone() { return QStringLiteral("1370000%1").arg(++m_caller, 4, 10, QLatin1Char('0')); }
    void tick(int seconds) { m_venue->setNow(at(7, 0).addSecs(seconds)); }
    int number(const QByteArray &sql) { return static_cast<int>(m_venue->number(sql)); }

    std::unique_ptr<test::TemporaryCluster> m_cluster;
    std::unique_ptr<test::TestVenue> m_venue;
    std::unique_ptr<RealDesk> m_one;
    std::unique_ptr<RealDesk> m_two;
    QList<SlotId> m_courts;
    QList<SlotId> m_lanes;
    int m_caller = 0;
    int m_number = 0;
};

QTEST_MAIN(tst_BusyDesks)
#include "tst_BusyDesks.moc"

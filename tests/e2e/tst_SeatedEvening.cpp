#include "models/checkin/CheckInGateway.h"
#include "models/orders/TicketsController.h"
#include "tests/support/Answer.h"
#include "tests/support/Patience.h"
#include "tests/support/RealDesk.h"
#include "tests/support/Scans.h"
#include "tests/support/TestVenue.h"
#include "ui/desk/SeatPicker.h"

#include <QPushButton>
#include <QStandardPaths>

using namespace vd;
using test::awaited;
using test::problem;
using test::shortCodeScan;

namespace {

const QDate day(2026, 12, 5);

QString text(const char *words)
{
    return QString::fromUtf8(words);
}

} // namespace

/// A hall with numbered seats, with the real window on a real server: a caller chooses seats on the plan, pays, gets
/// tickets that name them, and the door reads the seat; who does not choose gets the best that are free; a second desk
/// sees what is gone.
class tst_SeatedEvening final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void chosenSeatsGoFromThePlanToTheDoor();
    void whoDoesNotChooseGetsTheBest();

private:
    /// A new caller and the hall at seven in the cart.
    void call(const char *phone, const char *name);
    void holdAndPay();
    [[nodiscard]] const orders::Order &order() const { return m_desk->order(); }

    std::unique_ptr<test::TemporaryCluster> m_cluster;
    std::unique_ptr<test::TestVenue> m_venue;
    std::unique_ptr<test::RealDesk> m_desk;
    SlotId m_evening;
};

void tst_SeatedEvening::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    auto cluster = test::TemporaryCluster::acquire();
    QVERIFY2(cluster, qPrintable(problem(cluster)));
    m_cluster = std::move(*cluster);
    auto venue = test::TestVenue::make(*m_cluster, day);
    QVERIFY2(venue, qPrintable(problem(venue)));
    m_venue = std::move(*venue);
    // Two rows of three where the lane was.
    const auto hall
        = m_venue->connection().script("insert into inventory.seat(venue_id, space_id, \"row\", number, x, y) select "
                                       "s.venue_id, s.id, r.name, n::text, n, r.y "
                                       "from catalog.space s cross join (values ('A', 0), ('B', 1)) r(name, y) cross "
                                       "join generate_series(1, 3) g(n) where s.name "
                                       "= 'Lane A' order by r.y, g.n; insert into inventory.seat_map(space_id, "
                                       "venue_id, version, seated) select s.id, s.venue_id, "
                                       "1, true from catalog.space s where s.name = 'Lane A'");
    QVERIFY2(hall, qPrintable(problem(hall)));
    m_evening = m_venue->slot(text("Lane A"), 19);
    QVERIFY(m_evening.isValid());
    m_venue->setNow(m_venue->at(18, 40));
    // One person who does everything: their computer makes its ticket key known to the venue by itself.
    const auto alone = m_venue->connection().script("update catalog.venue set one_person = true");
    QVERIFY2(alone, qPrintable(problem(alone)));
    m_desk = std::make_unique<test::RealDesk>(
        m_venue->login({text("front_desk"), text("desk_lead"), text("door"), text("administrator")}), text("Desk 1"));
    QTRY_COMPARE(m_venue->number("select count(*) from operators.terminal"), 1);
    QVERIFY(m_desk->showDay(day));
    QVERIFY(m_desk->openShift(text("100"), 10000));
}

void tst_SeatedEvening::cleanupTestCase()
{
    m_desk.reset();
    m_venue.reset();
}

void tst_SeatedEvening::call(const char *phone, const char *name)
{
    QVERIFY(m_desk->call(m_evening, text(phone), text(name)));
    QTRY_VERIFY(m_desk->find<QPushButton>("seats") && m_desk->find<QPushButton>("seats")->isVisible());
}

void tst_SeatedEvening::holdAndPay()
{
    m_desk->press("hold");
    QTRY_VERIFY(m_desk->page()->controller().isHeld());
    QVERIFY(m_desk->payCash());
}

void tst_SeatedEvening::chosenSeatsGoFromThePlanToTheDoor()
{
    call("13700001111", "Seated Caller");
    if (QTest::currentTestFailed())
        return;
    QVERIFY(m_desk->find<QPushButton>("seats")->text().contains(text("Best free seats")));
    m_desk->press("seats");
    auto *picker = m_desk->window->findChild<ui::SeatPicker *>();
    QVERIFY(picker);
    QTRY_COMPARE(picker->canvas()->seats().size(), 6);
    // From A 1 to the row behind, B 1 and B 2.
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Left, Qt::Key_Down, Qt::Key_Space, Qt::Key_Right, Qt::Key_Space})
        QTest::keyClick(picker->canvas(), key);
    QTest::keyClick(picker->canvas(), Qt::Key_Return);
    QCOMPARE(m_desk->window->booking().draft().lines.constFirst().quantity, 2);
    QVERIFY(m_desk->find<QPushButton>("seats")->text().contains(text("B 1, B 2")));
    holdAndPay();
    QCOMPARE(order().items.constFirst().seats, text("B 1, B 2"));
    QCOMPARE(order().tickets.size(), 2);
    QCOMPARE(order().tickets.at(0).seats, text("B 1"));
    QCOMPARE(order().tickets.at(1).seats, text("B 2"));
    // What is printed says so.
    orders::TicketsController tickets(m_desk->session().gateways(), &m_desk->session().ticketSigner());
    QString problemSigning;
    connect(&tickets, &orders::TicketsController::failed, this,
        [&problemSigning](const Error &error) { problemSigning = error.code + QLatin1Char(' ') + error.detail; });
    tickets.setOrder(order(), false);
    QTRY_VERIFY2(tickets.isReady() || !problemSigning.isEmpty(), "the tickets are neither signed nor refused");
    QCOMPARE(problemSigning, QString());
    QVERIFY(tickets.isReady());
    const auto prints = tickets.prints(text("V1"), QTimeZone("Asia/Shanghai"));
    QCOMPARE(prints.size(), 2);
    QCOMPARE(prints.at(1).seats, text("B 2"));
    // And the door lets that seat in.
    const auto verdict = awaited(m_desk->session().gateways().checkin->checkIn(
        shortCodeScan(QUuid::createUuid(), m_venue->id(), order().tickets.at(1).shortCode)));
    QVERIFY2(verdict, qPrintable(problem(verdict)));
    QCOMPARE(verdict->code, text("admitted"));
    QVERIFY2(verdict->ticketType.endsWith(text("B 2")), qPrintable(verdict->ticketType));
    m_desk->press("nextCall");
    m_desk->press("startOver");
}

void tst_SeatedEvening::whoDoesNotChooseGetsTheBest()
{
    call("13700002222", "Any Seat");
    if (QTest::currentTestFailed())
        return;
    // The plan shows what the first caller took.
    m_desk->press("seats");
    auto *picker = m_desk->window->findChild<ui::SeatPicker *>();
    QVERIFY(picker);
    QTRY_COMPARE(picker->canvas()->seats().size(), 6);
    QCOMPARE(picker->canvas()->seats().at(3).look, ui::SeatMark::Look::Sold);
    QCOMPARE(picker->canvas()->seats().at(5).look, ui::SeatMark::Look::Free);
    picker->reject();
    holdAndPay();
    QCOMPARE(order().items.constFirst().seats, text("A 1"));
    QCOMPARE(m_venue->number(
                 "select count(*) from orders.item i join inventory.slot s on s.id = i.slot_id join "
                 "inventory.seat_map m on m.space_id = s.space_id where i.stock_state <> 'released' and i.places "
                 "<> (select count(*) from inventory.item_seat e where e.item_id = i.id and e.live)"),
        0);
    m_desk->press("nextCall");
    m_desk->press("startOver");
}

QTEST_MAIN(tst_SeatedEvening)
#include "tst_SeatedEvening.moc"

#include "db/client/Listener.h"
#include "tests/support/GatewayTest.h"
#include "tests/support/Patience.h"
#include "tests/support/Scans.h"

using namespace vd;
using test::answerOf;
using test::problem;
using test::shortCodeScan;

/// Bookings through the gateways against a real server: from the hold to the report, and what goes wrong on the way.
class tst_PgGateways final : public test::GatewayTest
{
    Q_OBJECT

private Q_SLOTS:
    void bookingPaidEnteredAndReported();
    void customerFoundByNumberNameAndPinyin();
    void refusalsArriveWithTheirFault();
    void sameKeySameAnswer();
    void anotherDeskHearsAChangeWithinASecond();
    void aKilledConnectionLeavesOneOrder();
    void aHoldThatRanOutIsSwept();
    void cashIsCountedInItsShift();
};

void tst_PgGateways::bookingPaidEnteredAndReported()
{
    const auto held = answerOf(m_desk->inventory.hold(request(slot("Court 1", 18))));
    QVERIFY2(held, qPrintable(problem(held)));
    QCOMPARE(held->state, orders::OrderState::Holding);
    QCOMPARE(held->total, Money(12000, QStringLiteral("CNY")));
    QCOMPARE(held->outstanding, held->total);
    QCOMPARE(held->items.size(), 1);
    QCOMPARE(held->items.first().spaceName, QStringLiteral("Court 1"));
    QCOMPARE(held->items.first().startsAt, at(18).toUTC());
    QVERIFY(qAbs(held->expiresAt.secsTo(at(9, 15))) < 60);

    const auto board = answerOf(m_desk->inventory.board(venue(), day));
    QVERIFY2(board, qPrintable(problem(board)));
    QVERIFY(qAbs(board->readAt.secsTo(at(9))) < 60);
    const auto empty = answerOf(m_desk->inventory.board(venue(), day.addDays(30)));
    QVERIFY2(empty, qPrintable(problem(empty)));
    QVERIFY(empty->cells.isEmpty() && empty->readAt.isValid());
    const auto quote
        = answerOf(m_desk->inventory.quote(venue(), {{slot("Rackets", 18), {}, 2}, {slot("Court 2", 18), {}, 1}}));
    QVERIFY2(quote, qPrintable(problem(quote)));
    QCOMPARE(*quote, (QList<Money>{Money(3000, QStringLiteral("CNY")), Money(12000, QStringLiteral("CNY"))}));
    QCOMPARE(board->cells.size(), 5 * 14);
    const auto cell = std::find_if(board->cells.cbegin(), board->cells.cend(),
        [&](const inventory::Cell &c) { return c.slot == held->items.first().slot; });
    QVERIFY(cell != board->cells.cend());
    QCOMPARE(cell->held, 1);
    QCOMPARE(cell->free, 0);
    QCOMPARE(cell->parties.size(), 1);
    QCOMPARE(cell->parties.first().name, QStringLiteral("陈伟"));
    QVERIFY(cell->parties.first().mine);
    QCOMPARE(cell->price, Money(12000, QStringLiteral("CNY")));

    QVERIFY(answerOf(m_desk->finance.openShift(QUuid::createUuid(), venue(), Money(0, QStringLiteral("CNY")))));
    const payments::Tender cash{QStringLiteral("cash"), held->outstanding, Money(20000, QStringLiteral("CNY")), {}};
    const auto paid = answerOf(m_desk->payments.pay(QUuid::createUuid(), held->id, {cash}));
    QVERIFY2(paid, qPrintable(problem(paid)));
    QCOMPARE(paid->state, orders::OrderState::Paid);
    QVERIFY(paid->outstanding.isZero());
    QCOMPARE(paid->tickets.size(), 1);
    QCOMPARE(paid->tickets.first().shortCode.size(), 8);

    setNow(at(17, 45));
    const auto door = desk({QStringLiteral("door")});
    const auto verdict
        = answerOf(door->checkin.checkIn(shortCodeScan(QUuid::createUuid(), venue(), paid->tickets.first().shortCode)));
    QVERIFY2(verdict, qPrintable(problem(verdict)));
    QCOMPARE(verdict->code, QStringLiteral("admitted"));
    QCOMPARE(verdict->kind, checkin::VerdictKind::Admitted);
    QCOMPARE(verdict->spaceName, QStringLiteral("Court 1"));
    QCOMPARE(verdict->orderNo, paid->orderNo);
    QVERIFY(!verdict->holder.contains(QStringLiteral("陈伟")));
    const auto counts = answerOf(door->checkin.counts(venue(), day));
    QVERIFY2(counts, qPrintable(problem(counts)));
    QCOMPARE(std::accumulate(counts->cbegin(), counts->cend(), 0,
                 [](int sum, const checkin::SlotCount &c) { return sum + c.entered; }),
        1);
    const auto scans = answerOf(door->checkin.lastScans(venue(), 10));
    QVERIFY2(scans, qPrintable(problem(scans)));
    QCOMPARE(scans->size(), 1);
    QVERIFY(scans->first().mine);

    const auto whole = answerOf(m_desk->orders.order(held->id));
    QVERIFY2(whole, qPrintable(problem(whole)));
    QCOMPARE(whole->state, orders::OrderState::CheckedIn);
    QVERIFY(whole->timeline.size() >= 3);

    const auto finance = desk({QStringLiteral("finance")});
    const auto report = answerOf(finance->finance.dayReport(venue(), day));
    QVERIFY2(report, qPrintable(problem(report)));
    QCOMPARE(report->day, day);
    QCOMPARE(report->total.paid, Money(12000, QStringLiteral("CNY")));
    QCOMPARE(report->total.net, Money(12000, QStringLiteral("CNY")));
    QCOMPARE(report->channels.size(), 1);
    QCOMPARE(report->channels.first().channel, QStringLiteral("cash"));
    QCOMPARE(report->stockDifferences, 0);
    QCOMPARE(report->moneyDifferences, 0);
    QCOMPARE(report->placesSold, 1);
    const auto rows = answerOf(finance->finance.moneyRows(venue(), day, {}));
    QVERIFY2(rows, qPrintable(problem(rows)));
    QCOMPARE(rows->size(), 1);
    QCOMPARE(rows->first().orderNo, paid->orderNo);
    QCOMPARE(problem(answerOf(finance->finance.recordExport(venue(), QStringLiteral("day_csv"), 1))), QString());

    QCOMPARE(answerOf(m_desk->inventory.differences(venue())).value_or(-1), 0);
    const auto shading = answerOf(m_desk->inventory.occupancy(venue(), day, day));
    QVERIFY2(shading, qPrintable(problem(shading)));
    QCOMPARE(shading->size(), 1);
}

void tst_PgGateways::customerFoundByNumberNameAndPinyin()
{
    customers::Customer wanted;
    wanted.name = QStringLiteral("欧阳娜娜");
    wanted.phoneTyped = QStringLiteral("138 0000 1234");
    wanted.phoneE164 = QStringLiteral("+8613800001234");
    wanted.note = QStringLiteral("left-handed");
    const auto saved = answerOf(m_desk->customers.save(QUuid::createUuid(), venue(), wanted));
    QVERIFY2(saved, qPrintable(problem(saved)));
    QVERIFY(saved->id.isValid());

    for (const QString &typed : {QStringLiteral("1234"), QStringLiteral("13800001234"), QStringLiteral("欧阳"),
             QStringLiteral("娜娜"), QStringLiteral("ouyang"), QStringLiteral("oynn")}) {
        const auto found = answerOf(m_desk->customers.find(venue(), typed, 20));
        QVERIFY2(found, qPrintable(problem(found)));
        QVERIFY2(found->size() == 1 && found->first().id == saved->id, qPrintable(typed));
        QCOMPARE(found->first().phoneTyped, wanted.phoneTyped);
    }
    QCOMPARE(answerOf(m_desk->customers.find(venue(), QStringLiteral("9876"), 20)).value().size(), 0);

    customers::Customer two;
    two.name = QStringLiteral("María de la Cruz");
    two.phoneTyped = QStringLiteral("139 0000 5678");
    QCOMPARE(problem(answerOf(m_desk->customers.save(QUuid::createUuid(), venue(), two))), QString());
    QCOMPARE(answerOf(m_desk->customers.find(venue(), QStringLiteral("cruz maria"), 20)).value().size(), 1);
    QCOMPARE(answerOf(m_desk->customers.find(venue(), QStringLiteral("cruz mario"), 20)).value().size(), 0);

    customers::Customer changed = *saved;
    changed.note = QStringLiteral("prefers Court 2");
    const auto again = answerOf(m_desk->customers.save(QUuid::createUuid(), venue(), changed));
    QVERIFY2(again, qPrintable(problem(again)));
    const auto stale = answerOf(m_desk->customers.save(QUuid::createUuid(), venue(), changed));
    QVERIFY(!stale);
    QCOMPARE(stale.error().fault, Fault::Conflict);
    QCOMPARE(answerOf(m_desk->customers.customer(venue(), saved->id)).value().note, changed.note);

    inventory::HoldRequest known = request(slot("Court 1", 12));
    known.newCustomer = {};
    known.customer = saved->id;
    const auto held = answerOf(m_desk->inventory.hold(known));
    QVERIFY2(held, qPrintable(problem(held)));
    QCOMPARE(held->customer, saved->id);
    for (const QString &typed : {held->orderNo, QStringLiteral("1234"), QStringLiteral("欧阳"), QString()}) {
        const auto found = answerOf(m_desk->orders.find(venue(), {typed, {}, {}}, 20));
        QVERIFY2(found, qPrintable(problem(found)));
        QVERIFY2(found->size() == 1 && found->first().id == held->id, qPrintable(typed));
        QCOMPARE(found->first().firstSpace, QStringLiteral("Court 1"));
    }
}

void tst_PgGateways::refusalsArriveWithTheirFault()
{
    const SlotId court = slot("Court 1", 18);
    QCOMPARE(problem(answerOf(m_desk->inventory.hold(request(court)))), QString());

    const auto soldOut
        = answerOf(m_desk->inventory.hold(request(court, QStringLiteral("Li Na"), QStringLiteral("13900005678"))));
    QVERIFY(!soldOut);
    QCOMPARE(soldOut.error().code, QStringLiteral("sold_out"));
    QCOMPARE(soldOut.error().fault, Fault::Conflict);
    QCOMPARE(soldOut.error().facts.value(QLatin1String("space")).toString(), QStringLiteral("Court 1"));

    const auto noPhone
        = answerOf(m_desk->inventory.hold(request(slot("Court 2", 18), QStringLiteral("Li Na"), QString())));
    QVERIFY(!noPhone);
    QCOMPARE(noPhone.error().code, QStringLiteral("phone_required"));
    QCOMPARE(noPhone.error().fault, Fault::Rule);

    const auto unknown = answerOf(m_desk->orders.order(OrderId(999999)));
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().fault, Fault::Missing);

    const auto door = desk({QStringLiteral("door")});
    const auto denied = answerOf(door->inventory.hold(request(slot("Court 3", 18))));
    QVERIFY(!denied);
    QCOMPARE(denied.error().fault, Fault::Denied);

    const auto report = answerOf(m_desk->finance.dayReport(venue(), day));
    QVERIFY(!report);
    QCOMPARE(report.error().fault, Fault::Denied);
}

void tst_PgGateways::sameKeySameAnswer()
{
    const inventory::HoldRequest asked = request(slot("Court 1", 18));
    const auto first = answerOf(m_desk->inventory.hold(asked));
    QVERIFY2(first, qPrintable(problem(first)));
    const auto second = answerOf(m_desk->inventory.hold(asked));
    QVERIFY2(second, qPrintable(problem(second)));
    QCOMPARE(second->id, first->id);
    QCOMPARE(m_venue->number("select count(*) from orders.order"), 1);

    inventory::HoldRequest other = asked;
    other.lines = {{slot("Court 2", 18), {}, 1}};
    const auto reused = answerOf(m_desk->inventory.hold(other));
    QVERIFY(!reused);
    QCOMPARE(reused.error().code, QStringLiteral("request_key_reused"));

    const auto longer = answerOf(m_desk->inventory.extendHold(QUuid::createUuid(), first->id));
    QVERIFY2(longer, qPrintable(problem(longer)));
    QVERIFY(longer->extended);
    QCOMPARE(answerOf(m_desk->inventory.extendHold(QUuid::createUuid(), first->id)).error().code,
        QStringLiteral("already_extended"));
    const auto gone
        = answerOf(m_desk->inventory.cancel(QUuid::createUuid(), first->id, QStringLiteral("changed plans")));
    QVERIFY2(gone, qPrintable(problem(gone)));
    QCOMPARE(gone->state, orders::OrderState::Cancelled);
}

void tst_PgGateways::anotherDeskHearsAChangeWithinASecond()
{
    const db::ConnectionSettings login = m_venue->login({QStringLiteral("front_desk")});
    db::Listener listener(login);
    QSignalSpy back(&listener, &db::Listener::back);
    QSignalSpy changed(&listener, &db::Listener::changed);
    QTRY_VERIFY(back.count() > 0);

    const SlotId court = slot("Court 1", 18);
    QElapsedTimer timer;
    const auto held = answerOf(m_desk->inventory.hold(request(court)));
    timer.start();
    QVERIFY2(held, qPrintable(problem(held)));
    const auto heard = [&] {
        return std::any_of(changed.cbegin(), changed.cend(), [&](const QList<QVariant> &signal) {
            return signal.at(0).value<VenueId>() == venue() && signal.at(1).toString() == QLatin1String("slot")
                && signal.at(2).value<QList<qint64>>().contains(court.value());
        });
    };
    QTRY_VERIFY(heard());
    qInfo("heard after %lld ms", timer.elapsed());

    test::GatewayDesk other(login);
    const auto cells = answerOf(other.inventory.cells(venue(), {court}));
    QVERIFY2(cells, qPrintable(problem(cells)));
    const auto cell
        = std::find_if(cells->cbegin(), cells->cend(), [&](const inventory::Cell &c) { return c.slot == court; });
    QVERIFY(cell != cells->cend());
    QCOMPARE(cell->held, 1);
    QVERIFY(!cell->parties.first().mine);
}

void tst_PgGateways::aKilledConnectionLeavesOneOrder()
{
    const SlotId court = slot("Court 1", 18);
    QCOMPARE(problem(answerOf(m_desk->interactive.open())), QString());
    // The call waits for this lock; its connection is killed while it waits.
    auto blocker = db::RawConnection::open(m_venue->database());
    QVERIFY2(blocker, qPrintable(problem(blocker)));
    QVERIFY(blocker->script(
        "begin; select 1 from inventory.slot where id = " + QByteArray::number(court.value()) + " for update"));
    const inventory::HoldRequest asked = request(court);
    Future<orders::Order> answer = m_desk->inventory.hold(asked);
    const QByteArray waiting = "select count(*) from pg_stat_activity where datname = current_database() and usename "
                               "like 'front_desk%' and wait_event_type = 'Lock'";
    QTRY_VERIFY(m_venue->number(waiting) == 1);
    QVERIFY(m_venue->number(
                "select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = current_database()"
                " and usename like 'front_desk%' and wait_event_type = 'Lock'")
        == 1);
    QVERIFY(blocker->script("rollback"));
    const auto held = answerOf(answer);
    QVERIFY2(held, qPrintable(problem(held)));
    const auto again = answerOf(m_desk->inventory.hold(asked));
    QVERIFY2(again, qPrintable(problem(again)));
    QCOMPARE(again->id, held->id);
    QCOMPARE(m_venue->number("select count(*) from orders.order"), 1);
    QCOMPARE(m_venue->number("select sum(held) from inventory.slot"), 1);
}

void tst_PgGateways::aHoldThatRanOutIsSwept()
{
    const auto held = answerOf(m_desk->inventory.hold(request(slot("Lane A", 18))));
    QVERIFY2(held, qPrintable(problem(held)));
    QCOMPARE(answerOf(m_desk->inventory.sweep()).value_or(-1), 0);
    setNow(at(9, 16));
    QCOMPARE(answerOf(m_desk->inventory.sweep()).value_or(-1), 1);
    const auto closed = answerOf(m_desk->orders.order(held->id));
    QVERIFY2(closed, qPrintable(problem(closed)));
    QCOMPARE(closed->state, orders::OrderState::ClosedTimeout);
    const payments::Tender cash{QStringLiteral("cash"), held->total, {}, {}};
    const auto late = answerOf(m_desk->payments.pay(QUuid::createUuid(), held->id, {cash}));
    QVERIFY(!late);
    QCOMPARE(late.error().code, QStringLiteral("order_state"));
    QCOMPARE(late.error().fault, Fault::Conflict);
}

void tst_PgGateways::cashIsCountedInItsShift()
{
    const auto held = answerOf(m_desk->inventory.hold(request(slot("Lane A", 18))));
    QVERIFY2(held, qPrintable(problem(held)));
    const payments::Tender cash{QStringLiteral("cash"), held->total, held->total, {}};
    const auto noDrawer = answerOf(m_desk->payments.pay(QUuid::createUuid(), held->id, {cash}));
    QVERIFY(!noDrawer);
    QCOMPARE(noDrawer.error().code, QStringLiteral("shift_not_open"));
    const auto none = answerOf(m_desk->finance.currentShift(venue()));
    QVERIFY2(none, qPrintable(problem(none)));
    QVERIFY(!none->id.isValid());
    const auto opened
        = answerOf(m_desk->finance.openShift(QUuid::createUuid(), venue(), Money(50000, QStringLiteral("CNY"))));
    QVERIFY2(opened, qPrintable(problem(opened)));
    QVERIFY(opened->id.isValid());
    const auto twice
        = answerOf(m_desk->finance.openShift(QUuid::createUuid(), venue(), Money(0, QStringLiteral("CNY"))));
    QVERIFY(!twice);
    QCOMPARE(twice.error().code, QStringLiteral("shift_open"));

    QCOMPARE(problem(answerOf(m_desk->payments.pay(QUuid::createUuid(), held->id, {cash}))), QString());
    const auto running = answerOf(m_desk->finance.currentShift(venue()));
    QVERIFY2(running, qPrintable(problem(running)));
    QCOMPARE(running->cashTaken, Money(4000, QStringLiteral("CNY")));
    QCOMPARE(running->expected, Money(54000, QStringLiteral("CNY")));
    const auto closed = answerOf(
        m_desk->finance.closeShift(QUuid::createUuid(), opened->id, Money(53900, QStringLiteral("CNY")), {}));
    QVERIFY2(closed, qPrintable(problem(closed)));
    QVERIFY(closed->closedAt.isValid());
    QCOMPARE(closed->counted, Money(53900, QStringLiteral("CNY")));
    QCOMPARE(
        answerOf(m_desk->finance.closeShift(QUuid::createUuid(), opened->id, Money(53900, QStringLiteral("CNY")), {}))
            .error()
            .code,
        QStringLiteral("shift_not_open"));
}

QTEST_GUILESS_MAIN(tst_PgGateways)
#include "tst_PgGateways.moc"

#include "db/client/Lane.h"
#include "db/client/Listener.h"
#include "db/gateways/PgApprovalGateway.h"
#include "db/gateways/PgCatalogGateway.h"
#include "db/gateways/PgCheckInGateway.h"
#include "db/gateways/PgCustomersGateway.h"
#include "db/gateways/PgFinanceGateway.h"
#include "db/gateways/PgInventoryGateway.h"
#include "db/gateways/PgOrdersGateway.h"
#include "db/gateways/PgPaymentsGateway.h"
#include "db/gateways/PgRecordsGateway.h"
#include "db/gateways/PgScheduleGateway.h"
#include "models/checkin/TerminalKey.h"
#include "tests/support/Answer.h"
#include "tests/support/Patience.h"
#include "tests/support/TemporaryCluster.h"
#include "tests/support/VenueBuilder.h"

#include <QCryptographicHash>

#include <optional>

using namespace vd;
using test::answerOf;
using test::problem;

namespace {

const QDate day(2026, 12, 5);

QDateTime at(int hour, int minute = 0)
{
    return {day, QTime(hour, minute), QTimeZone("Asia/Shanghai")};
}

/// A signed-in desk: its lanes and gateways.
struct Desk
{
    explicit Desk(const db::ConnectionSettings &settings)
        : interactive(QStringLiteral("interactive"), settings)
        , reports(QStringLiteral("reports"), settings.withTimeouts(60000, 2000))
    {
    }

    db::Lane interactive;
    db::Lane reports;
    db::PgCatalogGateway catalog{interactive};
    db::PgInventoryGateway inventory{interactive};
    db::PgCustomersGateway customers{interactive, reports};
    db::PgOrdersGateway orders{interactive, reports};
    db::PgPaymentsGateway payments{interactive};
    db::PgCheckInGateway checkin{interactive};
    db::PgFinanceGateway finance{interactive, reports};
    db::PgScheduleGateway schedule{reports};
    db::PgRecordsGateway records{interactive};
};

/// A record by its name; one without an id where it is not to be read.
catalog::Record record(Desk &desk, VenueId venue, catalog::RecordKind kind, const QString &name)
{
    const auto all = answerOf(desk.records.records(venue));
    for (const catalog::Record &one : all.value_or(QList<catalog::Record>())) {
        if (one.kind == kind && one.name() == name)
            return one;
    }
    return {};
}

} // namespace

class tst_PgGateways : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void bookingPaidEnteredAndReported();
    void customerFoundByNumberNameAndPinyin();
    void refusalsArriveWithTheirFault();
    void aLeadSignsAtTheFrontDesk();
    void anotherVenueStaysInvisible();
    void sameKeySameAnswer();
    void anotherDeskHearsAChangeWithinASecond();
    void aKilledConnectionLeavesOneOrder();
    void aHoldThatRanOutIsSwept();
    void cashIsCountedInItsShift();
    void aTokenAdmitsOnce();
    void theCatalogIsChangedByAdministratorsOnly();
    void aScheduleIsAddedOnce();
    void templatesCalendarsAndEditsGoThroughTheDoors();

private:
    inventory::HoldRequest request(SlotId slot, const QString &name = QStringLiteral("陈伟"),
        const QString &phone = QStringLiteral("138 0000 1234")) const;
    SlotId slot(const QString &space, int hour) { return m_builder->slot(space, day, hour); }
    VenueId venue() const { return m_builder->venue(); }
    std::unique_ptr<Desk> desk(const QStringList &roles);
    void setNow(const QDateTime &now) { QCOMPARE(problem(test::TemporaryCluster::setNow(m_database, now)), QString()); }

    std::unique_ptr<test::TemporaryCluster> m_cluster;
    db::ConnectionSettings m_database;
    std::optional<test::VenueBuilder> m_builder;
    std::unique_ptr<Desk> m_desk;
};

void tst_PgGateways::initTestCase()
{
    auto cluster = test::TemporaryCluster::acquire();
    QVERIFY2(cluster, qPrintable(problem(cluster)));
    m_cluster = std::move(*cluster);
}

void tst_PgGateways::init()
{
    const auto database = m_cluster->createDatabase();
    QVERIFY2(database, qPrintable(problem(database)));
    m_database = *database;
    auto builder = test::VenueBuilder::build(m_database);
    QVERIFY2(builder, qPrintable(problem(builder)));
    m_builder.emplace(std::move(*builder));
    QCOMPARE(problem(m_builder->addDay(day)), QString());
    setNow(at(9));
    m_desk = desk({QStringLiteral("front_desk")});
}

void tst_PgGateways::cleanup()
{
    m_desk.reset();
    m_builder.reset();
}

std::unique_ptr<Desk> tst_PgGateways::desk(const QStringList &roles)
{
    const auto login = m_cluster->createLogin(m_database, roles, {venue().value()});
    if (!login)
        qFatal("no login: %s", qPrintable(problem(login)));
    return std::make_unique<Desk>(*login);
}

inventory::HoldRequest tst_PgGateways::request(SlotId slot, const QString &name, const QString &phone) const
{
    inventory::HoldRequest request;
    request.request = QUuid::createUuid();
    request.venue = venue();
    request.newCustomer = {name, phone, {}};
    request.lines = {{slot, {}, 1}};
    return request;
}

void tst_PgGateways::bookingPaidEnteredAndReported()
{
    const auto held = answerOf(m_desk->inventory.hold(request(slot(QStringLiteral("Court 1"), 18))));
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
    const auto quote = answerOf(m_desk->inventory.quote(
        venue(), {{slot(QStringLiteral("Rackets"), 18), {}, 2}, {slot(QStringLiteral("Court 2"), 18), {}, 1}}));
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
        = answerOf(door->checkin.checkInByShortCode(QUuid::createUuid(), venue(), paid->tickets.first().shortCode, 0));
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

    inventory::HoldRequest known = request(slot(QStringLiteral("Court 1"), 12));
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
    const SlotId court = slot(QStringLiteral("Court 1"), 18);
    QCOMPARE(problem(answerOf(m_desk->inventory.hold(request(court)))), QString());

    const auto soldOut
        = answerOf(m_desk->inventory.hold(request(court, QStringLiteral("Li Na"), QStringLiteral("13900005678"))));
    QVERIFY(!soldOut);
    QCOMPARE(soldOut.error().code, QStringLiteral("sold_out"));
    QCOMPARE(soldOut.error().fault, Fault::Conflict);
    QCOMPARE(soldOut.error().facts.value(QLatin1String("space")).toString(), QStringLiteral("Court 1"));

    const auto noPhone = answerOf(
        m_desk->inventory.hold(request(slot(QStringLiteral("Court 2"), 18), QStringLiteral("Li Na"), QString())));
    QVERIFY(!noPhone);
    QCOMPARE(noPhone.error().code, QStringLiteral("phone_required"));
    QCOMPARE(noPhone.error().fault, Fault::Rule);

    const auto unknown = answerOf(m_desk->orders.order(OrderId(999999)));
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().fault, Fault::Missing);

    const auto door = desk({QStringLiteral("door")});
    const auto denied = answerOf(door->inventory.hold(request(slot(QStringLiteral("Court 3"), 18))));
    QVERIFY(!denied);
    QCOMPARE(denied.error().fault, Fault::Denied);

    const auto report = answerOf(m_desk->finance.dayReport(venue(), day));
    QVERIFY(!report);
    QCOMPARE(report.error().fault, Fault::Denied);
}

void tst_PgGateways::aLeadSignsAtTheFrontDesk()
{
    const auto front = m_cluster->createLogin(m_database, {QStringLiteral("front_desk")}, {venue().value()});
    const auto lead = m_cluster->createLogin(m_database, {QStringLiteral("desk_lead")}, {venue().value()});
    QVERIFY(front && lead);
    db::PgApprovalGateway approvals(*front);
    operators::ApprovalRequest what{venue(), front->user, QStringLiteral("refund"),
        QJsonObject{{QStringLiteral("amount_minor"), 12000}}, QStringLiteral("injured")};
    const auto approve = [&](const db::ConnectionSettings &who, const QString &password) {
        return answerOf(approvals.approve(QUuid::createUuid(), who.user, password, what));
    };

    const auto wrong = approve(*lead, QStringLiteral("guessed"));
    QVERIFY(!wrong);
    QCOMPARE(wrong.error().code, QStringLiteral("wrong_credentials"));
    const auto colleague = approve(*front, front->password);
    QVERIFY(!colleague);
    QCOMPARE(colleague.error().fault, Fault::Denied);
    const auto given = approve(*lead, lead->password);
    QVERIFY2(given, qPrintable(problem(given)));
    QCOMPARE(m_builder->number("select id from operators.approval"), given->id);
    QVERIFY(given->expiresAt > at(9).toUTC() && given->expiresAt <= at(9).toUTC().addSecs(310));
    QTRY_COMPARE(
        m_builder->number("select count(*) from pg_stat_activity where usename = '" + lead->user.toUtf8() + "'"), 0);
    what.askedBy = lead->user;
    const auto own = approve(*lead, lead->password);
    QVERIFY(!own);
    QCOMPARE(own.error().code, QStringLiteral("approval_own"));
}

void tst_PgGateways::anotherVenueStaysInvisible()
{
    auto other = test::VenueBuilder::build(m_database, QStringLiteral("V2"));
    QVERIFY2(other, qPrintable(problem(other)));
    QCOMPARE(problem(other->addDay(day)), QString());
    const auto login = m_cluster->createLogin(m_database, {QStringLiteral("front_desk")}, {other->venue().value()});
    QVERIFY2(login, qPrintable(problem(login)));
    Desk foreign(*login);

    const auto held = answerOf(m_desk->inventory.hold(request(slot(QStringLiteral("Court 1"), 18))));
    QVERIFY2(held, qPrintable(problem(held)));
    const auto venues = answerOf(foreign.catalog.venues());
    QVERIFY2(venues, qPrintable(problem(venues)));
    QCOMPARE(venues->size(), 1);
    QCOMPARE(venues->first().id, other->venue());
    QCOMPARE(venues->first().zone, QTimeZone("Asia/Shanghai"));
    QVERIFY(!answerOf(foreign.orders.order(held->id)));
    QVERIFY(!answerOf(foreign.inventory.board(venue(), day)));
    QCOMPARE(answerOf(foreign.customers.find(other->venue(), QStringLiteral("1234"), 20)).value().size(), 0);
    QCOMPARE(answerOf(foreign.orders.find(other->venue(), {held->orderNo, {}, {}}, 20)).value().size(), 0);
}

void tst_PgGateways::sameKeySameAnswer()
{
    const inventory::HoldRequest asked = request(slot(QStringLiteral("Court 1"), 18));
    const auto first = answerOf(m_desk->inventory.hold(asked));
    QVERIFY2(first, qPrintable(problem(first)));
    const auto second = answerOf(m_desk->inventory.hold(asked));
    QVERIFY2(second, qPrintable(problem(second)));
    QCOMPARE(second->id, first->id);
    QCOMPARE(m_builder->number("select count(*) from orders.order"), 1);

    inventory::HoldRequest other = asked;
    other.lines = {{slot(QStringLiteral("Court 2"), 18), {}, 1}};
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
    const auto login = m_cluster->createLogin(m_database, {QStringLiteral("front_desk")}, {venue().value()});
    QVERIFY2(login, qPrintable(problem(login)));
    db::Listener listener(*login);
    QSignalSpy back(&listener, &db::Listener::back);
    QSignalSpy changed(&listener, &db::Listener::changed);
    QTRY_VERIFY(back.count() > 0);

    const SlotId court = slot(QStringLiteral("Court 1"), 18);
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

    Desk other(*login);
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
    const SlotId court = slot(QStringLiteral("Court 1"), 18);
    QCOMPARE(problem(answerOf(m_desk->interactive.open())), QString());
    // The call waits for this lock; its connection is killed while it waits.
    auto blocker = db::RawConnection::open(m_database);
    QVERIFY2(blocker, qPrintable(problem(blocker)));
    QVERIFY(blocker->script(
        "begin; select 1 from inventory.slot where id = " + QByteArray::number(court.value()) + " for update"));
    const inventory::HoldRequest asked = request(court);
    Future<orders::Order> answer = m_desk->inventory.hold(asked);
    const QByteArray waiting = "select count(*) from pg_stat_activity where datname = current_database() and usename "
                               "like 'front_desk%' and wait_event_type = 'Lock'";
    QTRY_VERIFY(m_builder->number(waiting) == 1);
    QVERIFY(m_builder->number(
                "select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = current_database()"
                " and usename like 'front_desk%' and wait_event_type = 'Lock'")
        == 1);
    QVERIFY(blocker->script("rollback"));
    const auto held = answerOf(answer);
    QVERIFY2(held, qPrintable(problem(held)));
    const auto again = answerOf(m_desk->inventory.hold(asked));
    QVERIFY2(again, qPrintable(problem(again)));
    QCOMPARE(again->id, held->id);
    QCOMPARE(m_builder->number("select count(*) from orders.order"), 1);
    QCOMPARE(m_builder->number("select sum(held) from inventory.slot"), 1);
}

void tst_PgGateways::aHoldThatRanOutIsSwept()
{
    const auto held = answerOf(m_desk->inventory.hold(request(slot(QStringLiteral("Lane A"), 18))));
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
    const auto held = answerOf(m_desk->inventory.hold(request(slot(QStringLiteral("Lane A"), 18))));
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

void tst_PgGateways::aTokenAdmitsOnce()
{
    const auto admin = desk({QStringLiteral("administrator")});
    const auto key = checkin::TerminalKey::generate();
    QVERIFY2(key, qPrintable(problem(key)));
    const auto terminal
        = answerOf(admin->checkin.registerTerminal(venue(), QStringLiteral("Desk 1"), key->keyId(), key->publicKey()));
    QVERIFY2(terminal, qPrintable(problem(terminal)));
    const auto keys = answerOf(m_desk->checkin.terminalKeys(venue()));
    QVERIFY2(keys, qPrintable(problem(keys)));
    QCOMPARE(keys->size(), 1);
    QCOMPARE(keys->first().keyId, key->keyId());
    QCOMPARE(keys->first().publicKey, key->publicKey());
    QVERIFY(!keys->first().revoked);

    const auto held = answerOf(m_desk->inventory.hold(request(slot(QStringLiteral("Court 1"), 18))));
    QVERIFY2(held, qPrintable(problem(held)));
    const payments::Tender card{QStringLiteral("card"), held->total, {}, QStringLiteral("T-0001")};
    QCOMPARE(problem(answerOf(m_desk->payments.pay(QUuid::createUuid(), held->id, {card}))), QString());
    const auto tickets = answerOf(m_desk->checkin.ticketsToSign(held->id));
    QVERIFY2(tickets, qPrintable(problem(tickets)));
    QCOMPARE(tickets->size(), 1);
    QCOMPARE(tickets->first().startsAt, at(18).toUTC());
    const QByteArray hash = QCryptographicHash::hash("a token", QCryptographicHash::Sha256);
    QCOMPARE(problem(answerOf(
                 m_desk->checkin.registerTokens(venue(), key->keyId(), {{tickets->first().ticket, hash, {}}}, false))),
        QString());

    const auto door = desk({QStringLiteral("door")});
    const auto early = answerOf(door->checkin.checkInByToken(QUuid::createUuid(), venue(), hash, 0));
    QVERIFY2(early, qPrintable(problem(early)));
    QCOMPARE(early->code, QStringLiteral("too_early"));
    setNow(at(17, 40));
    const QUuid scan = QUuid::createUuid();
    const auto admitted = answerOf(door->checkin.checkInByToken(scan, venue(), hash, 0));
    QVERIFY2(admitted, qPrintable(problem(admitted)));
    QCOMPARE(admitted->kind, checkin::VerdictKind::Admitted);
    setNow(at(17, 50));
    const auto used = answerOf(door->checkin.checkInByToken(QUuid::createUuid(), venue(), hash, 0));
    QVERIFY2(used, qPrintable(problem(used)));
    QCOMPARE(used->code, QStringLiteral("already_used"));
    QCOMPARE(used->kind, checkin::VerdictKind::Attention);

    const auto unknown = answerOf(door->checkin.checkInByToken(QUuid::createUuid(), venue(), QByteArray(32, 'x'), 0));
    QVERIFY2(unknown, qPrintable(problem(unknown)));
    QCOMPARE(unknown->code, QStringLiteral("unknown"));
    const auto refused
        = answerOf(door->checkin.recordRefused(QUuid::createUuid(), venue(), QStringLiteral("bad_signature")));
    QVERIFY2(refused, qPrintable(problem(refused)));
    QCOMPARE(refused->kind, checkin::VerdictKind::Refused);

    QCOMPARE(problem(answerOf(
                 door->checkin.undo(QUuid::createUuid(), venue(), admitted->checkIn, QStringLiteral("wrong person")))),
        QString());
    const auto twice
        = answerOf(door->checkin.undo(QUuid::createUuid(), venue(), admitted->checkIn, QStringLiteral("wrong person")));
    QVERIFY(!twice);
    QCOMPARE(twice.error().code, QStringLiteral("already_undone"));
    QCOMPARE(answerOf(m_desk->orders.order(held->id)).value().state, orders::OrderState::Paid);
}

void tst_PgGateways::theCatalogIsChangedByAdministratorsOnly()
{
    const auto spaces = answerOf(m_desk->catalog.spaces(venue(), false));
    QVERIFY2(spaces, qPrintable(problem(spaces)));
    QCOMPARE(spaces->size(), 5);
    QCOMPARE(spaces->first().name, QStringLiteral("Court 1"));
    QCOMPARE(spaces->first().kind, catalog::SpaceKind::Exclusive);
    QCOMPARE(spaces->first().entryBeforeMinutes, 30);
    const auto categories = answerOf(m_desk->catalog.categories(venue()));
    QVERIFY2(categories, qPrintable(problem(categories)));
    QCOMPARE(categories->size(), 3);
    const auto types = answerOf(m_desk->catalog.ticketTypes(venue()));
    QVERIFY2(types, qPrintable(problem(types)));
    QCOMPARE(types->size(), 3);

    catalog::Record court = record(*m_desk, venue(), catalog::RecordKind::Space, QStringLiteral("Court 1"));
    QCOMPARE(court.id, 0); // The desk reads no records, and writes none.
    const auto admin = desk({QStringLiteral("administrator")});
    court = record(*admin, venue(), catalog::RecordKind::Space, QStringLiteral("Court 1"));
    QVERIFY(court.id > 0);
    court.values.insert(QStringLiteral("name"), QStringLiteral("Court One"));
    const auto denied = answerOf(m_desk->records.save(QUuid::createUuid(), venue(), court));
    QVERIFY(!denied);
    QCOMPARE(denied.error().fault, Fault::Denied);
    const auto saved = answerOf(admin->records.save(QUuid::createUuid(), venue(), court));
    QVERIFY2(saved, qPrintable(problem(saved)));
    QCOMPARE(saved->name(), QStringLiteral("Court One"));
    const auto stale = answerOf(admin->records.save(QUuid::createUuid(), venue(), court));
    QVERIFY(!stale);
    QCOMPARE(stale.error().fault, Fault::Conflict);
    QCOMPARE(answerOf(m_desk->catalog.spaces(venue(), false))->first().name, QStringLiteral("Court One"));

    catalog::Record place = record(*admin, venue(), catalog::RecordKind::Venue, QStringLiteral("V1"));
    place.values.insert(QStringLiteral("name"), QStringLiteral("Riverside"));
    const auto renamed = answerOf(admin->records.save(QUuid::createUuid(), venue(), place));
    QVERIFY2(renamed, qPrintable(problem(renamed)));
    QCOMPARE(answerOf(m_desk->catalog.venues())->first().name, QStringLiteral("Riverside"));
}

void tst_PgGateways::aScheduleIsAddedOnce()
{
    const auto admin = desk({QStringLiteral("administrator")});
    schedule::GeneratorRequest wanted;
    wanted.venue = venue();
    wanted.spaces = {answerOf(admin->catalog.spaces(venue(), false)).value().first().id};
    wanted.from = day.addDays(1);
    wanted.to = day.addDays(2);
    wanted.start = QTime(8, 0);
    wanted.end = QTime(12, 0);
    const auto preview = answerOf(admin->schedule.preview(wanted));
    QVERIFY2(preview, qPrintable(problem(preview)));
    QCOMPARE(preview->adds, 8);
    QCOMPARE(preview->perDay.size(), 2);
    const auto made = answerOf(admin->schedule.generate(QUuid::createUuid(), wanted, schedule::Part::All));
    QVERIFY2(made, qPrintable(problem(made)));
    QCOMPARE(made->adds, 8);
    const auto again = answerOf(admin->schedule.generate(QUuid::createUuid(), wanted, schedule::Part::All));
    QVERIFY2(again, qPrintable(problem(again)));
    QCOMPARE(again->adds, 0);
    QCOMPARE(again->existing, 8);
}

void tst_PgGateways::templatesCalendarsAndEditsGoThroughTheDoors()
{
    const auto admin = desk({QStringLiteral("administrator")});
    const QDate first = day.addDays(40);
    schedule::Calendar holidays;
    holidays.venue = venue();
    holidays.name = QStringLiteral("Holidays");
    holidays.entries = {{first.addDays(1), 1, true, QStringLiteral("A day")}};
    const auto calendar = answerOf(admin->schedule.saveCalendar(QUuid::createUuid(), holidays));
    QVERIFY2(calendar, qPrintable(problem(calendar)));
    QCOMPARE(calendar->entries, holidays.entries);
    QCOMPARE(answerOf(admin->schedule.calendars(venue())).value().size(), 1);

    schedule::ScheduleTemplate courts;
    courts.venue = venue();
    courts.name = QStringLiteral("Courts");
    courts.spaces = {answerOf(admin->catalog.spaces(venue(), false)).value().first().id};
    courts.blocks = {{127, QTime(8, 0), QTime(10, 0), 60, 0, 0, {}, {}},
        {127, QTime(20, 0), QTime(21, 30), 45, 0, 0, QStringLiteral("Late"), {}}};
    courts.calendars = {calendar->id};
    courts.weeksAhead = 2;
    const auto saved = answerOf(admin->schedule.saveTemplate(QUuid::createUuid(), courts));
    QVERIFY2(saved, qPrintable(problem(saved)));
    QCOMPARE(saved->blocks, courts.blocks);
    QCOMPARE(answerOf(admin->schedule.templates(venue())).value(), QList<schedule::ScheduleTemplate>{*saved});

    schedule::GeneratorRequest run;
    run.venue = venue();
    run.spaces = saved->spaces;
    run.from = first;
    run.to = first.addDays(2);
    static_cast<schedule::SlotBlock &>(run) = saved->blocks.first();
    run.more = saved->blocks.mid(1);
    run.calendars = saved->calendars;
    run.ofTemplate = saved->id;
    const auto made = answerOf(admin->schedule.generate(QUuid::createUuid(), run, schedule::Part::All));
    QVERIFY2(made, qPrintable(problem(made)));
    QCOMPARE(made->adds, 8);
    run.more.clear();
    const auto diff = answerOf(admin->schedule.preview(run));
    QVERIFY2(diff, qPrintable(problem(diff)));
    QCOMPARE(diff->removes, 4);
    QCOMPARE(diff->perDay.first().removes, 2);

    schedule::SlotEdit close;
    close.venue = venue();
    close.spaces = saved->spaces;
    close.from = first;
    close.to = first;
    close.fromTime = QTime(8, 0);
    close.untilTime = QTime(9, 0);
    close.reason = QStringLiteral("New floor");
    const auto preview = answerOf(admin->schedule.previewEdit(close));
    QVERIFY2(preview, qPrintable(problem(preview)));
    QCOMPARE(preview->changes, 1);
    const auto closed = answerOf(admin->schedule.edit(QUuid::createUuid(), close));
    QVERIFY2(closed, qPrintable(problem(closed)));
    QCOMPARE(*closed, 1);
    const auto programme = answerOf(admin->schedule.activities(venue()));
    QVERIFY2(programme, qPrintable(problem(programme)));
}

QTEST_GUILESS_MAIN(tst_PgGateways)
#include "tst_PgGateways.moc"

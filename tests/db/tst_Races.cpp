#include "tests/support/Crew.h"
#include "tests/support/Patience.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QUuid>

using namespace vd::test;

namespace {

QByteArray uuid()
{
    return '\'' + QUuid::createUuid().toByteArray(QUuid::WithoutBraces) + '\'';
}

QByteArray lines(std::initializer_list<qint64> slotIds, int quantity = 1)
{
    QJsonArray array;
    for (const qint64 slot : slotIds)
        array.append(QJsonObject{{QStringLiteral("slot"), slot}, {QStringLiteral("quantity"), quantity}});
    return '\'' + QJsonDocument(array).toJson(QJsonDocument::Compact) + "'::jsonb";
}

QByteArray hold(const QByteArray &key, qint64 customer, const QByteArray &lines)
{
    return "api.hold(" + key + ", 1, '{\"id\": " + QByteArray::number(customer) + "}', " + lines + ", '{}')";
}

QByteArray payCard(const QByteArray &key, qint64 order, qint64 amount)
{
    return "api.pay(" + key + ", " + QByteArray::number(order)
        + ", '[{\"channel\": \"card\", \"amount_minor\": " + QByteArray::number(amount) + "}]')";
}

qint64 orderOf(const Answer &answer)
{
    return answer.value(QLatin1String("data")).toObject().value(QLatin1String("id")).toInteger();
}

QString codeOf(const Answer &answer)
{
    return answer.value(QLatin1String("code")).toString(answer.value(QLatin1String("error")).toString());
}

} // namespace

/// Many connections, one row: whatever meets, the invariants hold and exactly one wins. Each race has a negative
/// control where that makes sense: with the guard taken out, the same race must go wrong, or it proves nothing.
class tst_Races final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto cluster = TemporaryCluster::acquire();
        QVERIFY2(cluster, cluster ? "" : qPrintable(cluster.error().detail));
        m_cluster = std::move(*cluster);
        m_database = database();
        QVERIFY(m_database);
    }

    void c01_twoDesksOneCourt()
    {
        Crew crew(*m_database, {QStringLiteral("desk1"), QStringLiteral("desk2")}, 2);
        QVERIFY(crew.isReady());
        for (int round = 0; round < 50; ++round) {
            const qint64 slot = newSlot(*m_database, 11);
            const auto answers = crew.round([&](int i) { return hold(uuid(), i + 1, lines({slot})); });
            QCOMPARE(winners(answers), 1);
            const Answer &loser = answers[answers[0].value(QLatin1String("ok")).toBool() ? 1 : 0];
            QCOMPARE(codeOf(loser), QStringLiteral("sold_out"));
            QCOMPARE(m_database->number("select held from inventory.slot where id = " + QByteArray::number(slot)), 1);
            QCOMPARE(
                m_database->number("select count(*) from orders.item where slot_id = " + QByteArray::number(slot)), 1);
        }
        sound(*m_database);
    }

    void lastPlaceAmong64()
    {
        Crew crew(*m_database, {QStringLiteral("desk1"), QStringLiteral("desk2"), QStringLiteral("lead1")}, 64);
        QVERIFY(crew.isReady());
        m_database->run("update catalog.space set one_live_order = false where id = 14");
        for (int round = 0; round < 100; ++round) {
            const qint64 slot = newSlot(*m_database, 14, 1);
            const auto answers = crew.round([&](int i) { return hold(uuid(), 1 + i % 2, lines({slot})); });
            QCOMPARE(winners(answers), 1);
            for (const Answer &answer : answers) {
                if (!answer.value(QLatin1String("ok")).toBool())
                    QCOMPARE(codeOf(answer), QStringLiteral("sold_out"));
            }
            QCOMPARE(m_database->number("select held from inventory.slot where id = " + QByteArray::number(slot)), 1);
        }
        sound(*m_database);
    }

    void lastPlaceWithoutTheGuard()
    {
        // The negative control, the self-test's own: the race must now sell a place twice.
        auto unguarded = database();
        QVERIFY(unguarded);
        QFile broken(QStringLiteral(":/sql/selftest/90_unguarded.sql"));
        QVERIFY(broken.open(QIODevice::ReadOnly));
        unguarded->run("update catalog.space set one_live_order = false where id = 14;" + broken.readAll());
        Crew crew(*unguarded, {QStringLiteral("desk1"), QStringLiteral("desk2")}, 16);
        QVERIFY(crew.isReady());
        int oversold = 0;
        for (int round = 0; round < 20; ++round) {
            const qint64 slot = newSlot(*unguarded, 14, 1);
            oversold += winners(crew.round([&](int i) { return hold(uuid(), 1 + i % 2, lines({slot})); })) > 1;
        }
        QVERIFY2(oversold > 0, "without the guard nothing went wrong: the race above proves nothing");
    }

    void nightlyChecksOnce()
    {
        // Eight desks and the service find them undone together.
        auto night = database();
        QVERIFY(night);
        // Past the ten minutes of the service everywhere: everybody means the same date.
        night->run("update base.test_clock set shift = shift + interval '2 hours'");
        Crew crew(*night,
            {QStringLiteral("service1"), QStringLiteral("desk1"), QStringLiteral("door1"), QStringLiteral("lead1")}, 8);
        QVERIFY(crew.isReady());
        const int venues = 3;
        int made = 0;
        for (int round = 0; round < 6; ++round) {
            for (const Answer &answer :
                crew.round([](int) { return QByteArray("jsonb_build_object('made', api.nightly_checks())"); })) {
                QVERIFY2(!answer.contains(QLatin1String("error")), qPrintable(codeOf(answer)));
                made += answer.value(QLatin1String("made")).toInt();
            }
        }
        QCOMPARE(made, venues);
        QCOMPARE(night->number("select count(*) from finance.check_run"), venues);
        QCOMPARE(night->number("select count(*) from audit.entry where action = 'nightly_checks'"), venues);
    }

    void c03_anyCourt()
    {
        Crew crew(*m_database, {QStringLiteral("desk1"), QStringLiteral("desk2")}, 2);
        QVERIFY(crew.isReady());
        for (int round = 0; round < 50; ++round) {
            const bool two = round % 2 == 1;
            const QByteArray at = nextHour();
            for (int space = two ? 12 : 13; space <= 13; ++space)
                slotAt(*m_database, space, at, 1);
            const QByteArray any = "jsonb_build_array(jsonb_build_object('category', 1, 'starts_at', timestamptz '" + at
                + "', 'ends_at', timestamptz '" + at + "' + interval '1 hour'))";
            const auto answers = crew.round([&](int i) { return hold(uuid(), i + 1, any); });
            QCOMPARE(winners(answers), two ? 2 : 1);
            if (!two)
                QVERIFY2(codeOf(answers[0]) == QLatin1String("none_free")
                        || codeOf(answers[1]) == QLatin1String("none_free"),
                    qPrintable(codeOf(answers[0]) + codeOf(answers[1])));
        }
        sound(*m_database);
    }

    void sameRequestTwice()
    {
        Crew crew(*m_database, {QStringLiteral("desk1")}, 4);
        QVERIFY(crew.isReady());
        for (int round = 0; round < 30; ++round) {
            const qint64 slot = newSlot(*m_database, 11);
            const QByteArray key = uuid();
            const auto held = crew.round([&](int) { return hold(key, 1, lines({slot})); });
            QCOMPARE(winners(held), 4);
            const qint64 order = orderOf(held[0]);
            for (const Answer &answer : held)
                QCOMPARE(orderOf(answer), order);
            const QByteArray payKey = uuid();
            const auto paid = crew.round([&](int) { return payCard(payKey, order, 12000); });
            QCOMPARE(winners(paid), 4);
            QCOMPARE(m_database->number(
                         "select count(*) from payments.payment where order_id = " + QByteArray::number(order)),
                1);
            QCOMPARE(m_database->number("select sold from inventory.slot where id = " + QByteArray::number(slot)), 1);
        }
        sound(*m_database);
    }

    void paymentAgainstSweep()
    {
        Crew crew(*m_database, {QStringLiteral("desk1"), QStringLiteral("door1")}, 2);
        QVERIFY(crew.isReady());
        int paid = 0;
        for (int round = 0; round < 200; ++round) {
            const qint64 slot = newSlot(*m_database, 11);
            Crew single(*m_database, {QStringLiteral("desk1")}, 1);
            const qint64 order = orderOf(single.round([&](int) { return hold(uuid(), 1, lines({slot})); })[0]);
            m_database->run("update orders.order set expires_at = base.now() where id = " + QByteArray::number(order));
            const auto answers
                = crew.round([&](int i) { return i == 0 ? payCard(uuid(), order, 12000) : QByteArray("api.sweep()"); });
            const QByteArray id = QByteArray::number(order);
            const bool won = answers[0].value(QLatin1String("ok")).toBool();
            paid += won;
            // Exactly one of the two wins, and both outcomes are whole.
            QCOMPARE(m_database->number("select count(*) from orders.order where state = '"
                         + QByteArray(won ? "PAID" : "CLOSED_TIMEOUT") + "' and id = " + id),
                1);
            QCOMPARE(m_database->number("select count(*) from payments.payment where applied and order_id = " + id),
                won ? 1 : 0);
            QCOMPARE(m_database->number(
                         "select sold * 10 + held from inventory.slot where id = " + QByteArray::number(slot)),
                won ? 10 : 0);
            QCOMPARE(m_database->number("select count(*) from checkin.ticket where order_id = " + id), won ? 1 : 0);
            if (!won)
                QCOMPARE(codeOf(answers[0]), QStringLiteral("order_state"));
        }
        qInfo("the payment won %d of 200 rounds", paid);
        sound(*m_database);
    }

    void c23_rescheduleAgainstSale()
    {
        Crew crew(*m_database, {QStringLiteral("desk1"), QStringLiteral("desk2")}, 2);
        QVERIFY(crew.isReady());
        for (int round = 0; round < 50; ++round) {
            const qint64 from = newSlot(*m_database, 11);
            const qint64 to = newSlot(*m_database, 11);
            Crew single(*m_database, {QStringLiteral("desk1")}, 1);
            const qint64 order = orderOf(single.round([&](int) { return hold(uuid(), 1, lines({from})); })[0]);
            QCOMPARE(winners(single.round([&](int) { return payCard(uuid(), order, 12000); })), 1);
            const QByteArray id = QByteArray::number(order);
            const QByteArray item
                = QByteArray::number(m_database->number("select id from orders.item where order_id = " + id));
            const auto answers = crew.round([&](int i) {
                return i == 0 ? "api.reschedule(" + uuid() + ", " + id + ", '[{\"item\": " + item
                        + ", \"slot\": " + QByteArray::number(to) + "}]', '{}')"
                              : hold(uuid(), 2, lines({to}));
            });
            QCOMPARE(winners(answers), 1);
            const bool moved = answers[0].value(QLatin1String("ok")).toBool();
            QCOMPARE(m_database->number("select count(*) from orders.order where state = 'PAID' and reschedules = "
                         + QByteArray(moved ? "1" : "0") + " and id = " + id),
                1);
            QCOMPARE(m_database->number("select sold from inventory.slot where id = " + QByteArray::number(from)),
                moved ? 0 : 1);
            QCOMPARE(
                m_database->number("select count(*) from checkin.ticket where state = 'valid' and order_id = " + id),
                1);
        }
        sound(*m_database);
    }

    void c29_twoRefunds()
    {
        Crew crew(*m_database, {QStringLiteral("desk1"), QStringLiteral("desk2")}, 2);
        QVERIFY(crew.isReady());
        for (int round = 0; round < 50; ++round) {
            const qint64 slot = newSlot(*m_database, 14, 6);
            Crew single(*m_database, {QStringLiteral("desk1")}, 1);
            const qint64 order = orderOf(single.round([&](int) { return hold(uuid(), 1, lines({slot}, 2)); })[0]);
            QCOMPARE(winners(single.round([&](int) { return payCard(uuid(), order, 8000); })), 1);
            const QByteArray id = QByteArray::number(order);
            const auto answers = crew.round([&](int) {
                return "api.refund(" + uuid() + ", " + id + ", null, '{\"seen_refundable_minor\": 8000}')";
            });
            QCOMPARE(winners(answers), 1);
            QCOMPARE(m_database->number("select sum(amount_minor) from payments.refund where order_id = " + id), 8000);
        }
        sound(*m_database);
    }

    void c81_courtAndRackets()
    {
        Crew crew(*m_database, {QStringLiteral("desk1"), QStringLiteral("desk2")}, 2);
        QVERIFY(crew.isReady());
        for (int round = 0; round < 200; ++round) {
            const QByteArray at = nextHour();
            const qint64 court = slotAt(*m_database, 11, at, 1);
            const qint64 rackets = slotAt(*m_database, 15, at, 1);
            const auto answers = crew.round([&](int i) {
                return hold(uuid(), i + 1, i == 0 ? lines({court, rackets}) : lines({rackets, court}));
            });
            QCOMPARE(winners(answers), 1);
            for (const Answer &answer : answers)
                QVERIFY2(!answer.contains(QLatin1String("error")), qPrintable(codeOf(answer)));
            QCOMPARE(m_database->number("select count(*) from orders.item where slot_id in ("
                         + QByteArray::number(court) + ", " + QByteArray::number(rackets) + ")"),
                2);
            // Where both fit there are two complete orders; never one with half its lines.
            const qint64 lane = slotAt(*m_database, 14, at, 2);
            const qint64 balls = newSlot(*m_database, 15, 2);
            QCOMPARE(winners(crew.round([&](int i) {
                return hold(uuid(), i + 1, i == 0 ? lines({lane, balls}) : lines({balls, lane}));
            })),
                2);
            QByteArray all;
            for (const qint64 slot : {court, rackets, lane, balls})
                all += (all.isEmpty() ? "" : ", ") + QByteArray::number(slot);
            QCOMPARE(m_database->number("select count(*) from (select order_id from orders.item where slot_id in ("
                         + all + ") group by 1 having count(*) <> 2) x"),
                0);
        }
        // Two desks change two lines of one order together: one after the other, both whole.
        Crew single(*m_database, {QStringLiteral("desk1")}, 1);
        for (int round = 0; round < 20; ++round) {
            const QByteArray at = nextHour();
            const QByteArray later = nextHour();
            const QByteArray both = lines({slotAt(*m_database, 14, at, 2), slotAt(*m_database, 15, at, 2)});
            const QByteArray id
                = QByteArray::number(orderOf(single.round([&](int) { return hold(uuid(), 1, both); })[0]));
            const QByteArray targets[] = {QByteArray::number(slotAt(*m_database, 14, later, 2)),
                QByteArray::number(slotAt(*m_database, 15, later, 2))};
            const qint64 first
                = m_database->number("select id from orders.item where line_no = 1 and order_id = " + id);
            const qint64 second
                = m_database->number("select id from orders.item where line_no = 2 and order_id = " + id);
            const auto moved = crew.round([&](int i) {
                return "api.reschedule(" + uuid() + ", " + id + ", '[{\"item\": "
                    + QByteArray::number(i == 0 ? first : second) + ", \"slot\": " + targets[i] + "}]', '{}')";
            });
            QCOMPARE(winners(moved), 2);
            QCOMPARE(
                m_database->number("select count(*) from orders.item i where i.stock_state = 'held' and i.order_id = "
                    + id + " and i.slot_id in (" + targets[0] + ", " + targets[1] + ")"),
                2);
        }
        // Two desks add a line to one order together, one of the same things and one of what there is one of: each line
        // is there once, and of the last place exactly one.
        for (int round = 0; round < 200; ++round) {
            const QByteArray at = nextHour();
            const QByteArray id = QByteArray::number(orderOf(
                single.round([&](int) { return hold(uuid(), 1, lines({slotAt(*m_database, 14, at, 2)})); })[0]));
            const qint64 rackets = slotAt(*m_database, 15, at, round % 2 + 1);
            const qint64 lane = slotAt(*m_database, 14, nextHour(), 2);
            const auto added = crew.round([&](int i) {
                return "api.add_items(" + uuid() + ", " + id + ", "
                    + (i == 0 ? lines({rackets, lane}) : lines({lane, rackets})) + ", '{}')";
            });
            const int fit = round % 2 + 1;
            QCOMPARE(winners(added), fit);
            for (const Answer &answer : added) {
                if (!answer.value(QLatin1String("ok")).toBool())
                    QCOMPARE(codeOf(answer), QStringLiteral("sold_out"));
            }
            QCOMPARE(
                m_database->number("select count(*) from orders.item where stock_state = 'held' and order_id = " + id),
                1 + 2 * fit);
            QCOMPARE(
                m_database->number("select count(*) from orders.order o where o.id = " + id
                    + " and o.total_minor = (select sum(i.amount_minor) from orders.item i where i.order_id = o.id)"),
                1);
        }
        QCOMPARE(deadlocks(*m_database), 0);
        sound(*m_database);
    }

    /// Courts sold whole, by halves and for two lengths: different slots, the same units. Whoever claims first has
    /// them.
    void halvesAndLengths()
    {
        auto court = database();
        QVERIFY(court);
        const QString wrong = claimRace(*court, 60);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        QCOMPARE(deadlocks(*court), 0);
        sound(*court);
    }

    void halvesWithoutTheQueue()
    {
        // The negative control: without the units' queue the server must report deadlocks.
        auto unguarded = database();
        QVERIFY(unguarded);
        unguarded->run("create or replace function inventory.queue_units(p_slots bigint[]) returns void language "
                       "plpgsql as $$ begin end $$");
        unguarded->run("alter database " + unguarded->superuser().database.toUtf8() + " set deadlock_timeout = '20ms'");
        for (int rounds = 0; rounds < 20 && deadlocks(*unguarded) == 0; ++rounds)
            (void)claimRace(*unguarded, 5);
        const qint64 found = deadlocks(*unguarded);
        QVERIFY2(found > 0, "without the queue nothing went wrong: the race above proves nothing");
    }

    void sweepersAndWaitlist()
    {
        Crew desk(*m_database, {QStringLiteral("desk1")}, 1);
        Crew sweepers(*m_database,
            {QStringLiteral("desk1"), QStringLiteral("door1"), QStringLiteral("finance1"), QStringLiteral("lead1")}, 4);
        QVERIFY(desk.isReady() && sweepers.isReady());
        m_database->run("insert into customers.customer(id, organization_id, name) overriding system value select 100 "
                        "+ g, 1, 'Waiting ' || g from generate_series(1, 3) g;"
                        "insert into customers.customer_venue(customer_id, venue_id) select 100 + g, 1 from "
                        "generate_series(1, 3) g");
        for (int round = 0; round < 20; ++round) {
            const qint64 slot = newSlot(*m_database, 14, 2);
            const QByteArray id = QByteArray::number(slot);
            for (int i = 0; i < 2; ++i)
                QCOMPARE(winners(desk.round([&](int) { return hold(uuid(), 1 + i, lines({slot})); })), 1);
            for (int i = 1; i <= 3; ++i) {
                QCOMPARE(winners(desk.round([&](int) {
                    return "api.join_waitlist(" + uuid() + ", 1, '{\"id\": " + QByteArray::number(100 + i) + "}', " + id
                        + ", null, 1, 0)";
                })),
                    1);
            }
            m_database->run("update orders.order o set expires_at = base.now() where state = 'HOLDING'");
            // A batch is a hundred orders; what the tests before have left expired is swept with these two.
            const QByteArray expired
                = "select count(*) from orders.order where state = 'HOLDING' and expires_at <= base.now()";
            for (int run = 0; run < 50 && (run == 0 || m_database->number(expired) > 0); ++run)
                (void)sweepers.round([](int) { return QByteArray("api.sweep()"); });
            QCOMPARE(m_database->number(expired), 0);
            // Two places, three waiting: exactly the first two are offered one each.
            QCOMPARE(
                m_database->number("select count(*) from waitlist.entry where state = 'OFFERED' and slot_id = " + id),
                2);
            QCOMPARE(m_database->number("select held from inventory.slot where id = " + id), 2);
            QCOMPARE(m_database->number(
                         "select max(customer_id) from waitlist.entry where state = 'OFFERED' and slot_id = " + id),
                102);
            m_database->run("update waitlist.entry set state = 'CANCELLED' where state in ('WAITLISTED', 'OFFERED')");
        }
        sound(*m_database);
    }

    void oneTicketAt64Doors()
    {
        doorRace(*m_database, 100, 1, 1);
        // The negative control: judge first, then count, and no row or constraint behind it. The race must now let
        // several in on a ticket of one.
        auto unguarded = database();
        QVERIFY(unguarded);
        unguarded->run("do $$ declare d text := pg_get_functiondef('checkin.admit'::regproc); begin "
                       "d := replace(d, 'for no key update', ''); d := replace(d, 'v_reason := checkin.judge(', "
                       "'perform pg_sleep(0.005); v_reason := checkin.judge('); "
                       "if d !~ 'pg_sleep' then raise 'checkin.admit changed'; end if; execute d; end $$;"
                       "alter table checkin.ticket drop constraint ticket_use");
        doorRace(*unguarded, 1, 2, 64);
    }

private:
    // 64 doors scan one ticket at once, round after round; each round admits within these bounds.
    void doorRace(FixtureDatabase &database, int rounds, int least, int most)
    {
        Crew doors(database, {QStringLiteral("door1")}, 64);
        Crew desk(database, {QStringLiteral("desk1")}, 1);
        QVERIFY(doors.isReady() && desk.isReady());
        for (int round = 0; round < rounds; ++round) {
            database.run("insert into inventory.slot(venue_id, space_id, kind_rank, business_date, starts_at, "
                         "ends_at, capacity, price_version_id)"
                         " values (1, 14, 2, base.venue_day(1, base.now()), base.now() + interval '1 min', "
                         "base.now() + interval '1 hour', 6, 1)");
            const qint64 slot = database.number("select max(id) from inventory.slot");
            const qint64 order = orderOf(desk.round([&](int) { return hold(uuid(), 1, lines({slot})); })[0]);
            QCOMPARE(winners(desk.round([&](int) { return payCard(uuid(), order, 4000); })), 1);
            const auto shown = desk.round([&](int) {
                return "jsonb_build_object('ok', true, 'data', api.\"order\"(" + QByteArray::number(order) + "))";
            });
            const QString shortCode = shown[0]
                                          .value(QLatin1String("data"))
                                          .toObject()
                                          .value(QLatin1String("tickets"))
                                          .toArray()
                                          .at(0)
                                          .toObject()
                                          .value(QLatin1String("short_code"))
                                          .toString();
            QCOMPARE(shortCode.size(), 8);
            const auto answers = doors.round([&](int) {
                return "api.check_in(" + uuid() + ", 1, 'short_code', '" + shortCode.toLatin1() + "', 0)";
            });
            for (const Answer &answer : answers)
                QVERIFY2(answer.value(QLatin1String("ok")).toBool(), qPrintable(codeOf(answer)));
            const QByteArray of = QByteArray::number(order);
            const qint64 entries
                = database.number("select count(*) from checkin.check_in c join checkin.ticket t on t.id = c.ticket_id "
                                  "where c.kind = 'entry' and t.order_id = "
                    + of);
            QVERIFY2(entries >= least && entries <= most, qPrintable(QString::number(entries)));
            QCOMPARE(database.number("select entered from checkin.ticket where order_id = " + of), entries);
        }
    }

    [[nodiscard]] std::unique_ptr<FixtureDatabase> database()
    {
        auto made = FixtureDatabase::make(*m_cluster);
        if (!made) {
            qWarning("%s", qPrintable(made.error().detail));
            return nullptr;
        }
        return std::make_unique<FixtureDatabase>(std::move(*made));
    }

    /// What the server itself has counted; its figures come a moment after the transactions.
    static qint64 deadlocks(FixtureDatabase &database)
    {
        database.run("select pg_stat_force_next_flush()");
        return database.number("select deadlocks from pg_stat_database where datname = current_database()");
    }

    /// 32 desks book, move, give back and wait for slots that share a court's two halves; what went wrong, in words.
    QString claimRace(FixtureDatabase &database, int rounds)
    {
        database.run("insert into catalog.unit(id, venue_id, name) overriding system value values (61, 1, 'West'), "
                     "(62, 1, 'East') on conflict do nothing;"
                     "insert into catalog.space(id, venue_id, category_id, name, kind, max_capacity) overriding system "
                     "value values (61, 1, 1, 'West half', 'exclusive', 1), (62, 1, 1, 'East half', 'exclusive', 1),"
                     " (63, 1, 1, 'Whole court', 'exclusive', 1) on conflict do nothing;"
                     "insert into catalog.space_unit(space_id, unit_id, venue_id) values (61, 61, 1), (62, 62, 1), "
                     "(63, 61, 1), (63, 62, 1) on conflict do nothing;"
                     "insert into customers.customer(id, organization_id, name) overriding system value select 200 + "
                     "g, 1, 'Player ' || g from generate_series(0, 31) g on conflict do nothing;"
                     "insert into customers.customer_venue(customer_id, venue_id) select 200 + g, 1 from "
                     "generate_series(0, 31) g on conflict do nothing");
        Crew crew(database, {QStringLiteral("desk1"), QStringLiteral("desk2"), QStringLiteral("lead1")}, 32);
        if (!crew.isReady())
            return QStringLiteral("no crew");
        for (int round = 0; round < rounds; ++round) {
            const QByteArray at = nextHour();
            (void)nextHour();
            std::vector<qint64> slotIds;
            for (const int space : {61, 62, 63}) {
                slotIds.push_back(slotAt(database, space, at, 1));
                database.run("insert into inventory.slot(venue_id, space_id, kind_rank, business_date, starts_at, "
                             "ends_at, capacity, price_version_id)"
                             " select venue_id, space_id, kind_rank, business_date, starts_at, starts_at + interval '2 "
                             "hours', 1, 1 from inventory.slot where id = "
                    + QByteArray::number(slotIds.back()));
                slotIds.push_back(database.number("select max(id) from inventory.slot"));
            }
            // Some wait, so that what is given back is claimed on at once.
            const auto join = crew.round([&](int i) {
                return "api.join_waitlist(" + uuid() + ", 1, '{\"id\": " + QByteArray::number(200 + i) + "}', "
                    + QByteArray::number(slotIds[static_cast<std::size_t>(i) % 6]) + ", null, 1, 0)";
            });
            Q_UNUSED(join)
            const auto held = crew.round(
                [&](int i) { return hold(uuid(), 200 + i, lines({slotIds[static_cast<std::size_t>(i) % 6]})); });
            const auto after = crew.round([&](int i) {
                const qint64 order = orderOf(held[static_cast<std::size_t>(i)]);
                return order != 0 ? "api.cancel(" + uuid() + ", " + QByteArray::number(order) + ", '')"
                                  : hold(uuid(), 200 + i,
                                      lines({slotIds[static_cast<std::size_t>(i + 1) % 6],
                                          slotIds[static_cast<std::size_t>(i + 3) % 6]}));
            });
            for (const auto &answers : {held, after}) {
                for (const Answer &answer : answers) {
                    if (answer.contains(QLatin1String("error")))
                        return codeOf(answer);
                }
            }
            if (database.number(
                    "select count(*) from inventory.claim a join inventory.claim b on a.unit_id = b.unit_id and "
                    "a.during && b.during and (a.item_id, a.unit_id) < (b.item_id, b.unit_id)")
                != 0)
                return QStringLiteral("a unit is claimed twice");
            database.run("update waitlist.entry set state = 'CANCELLED' where state = 'WAITLISTED'");
        }
        return {};
    }

    /// A moment that no other slot of this program has: one hour after the last.
    QByteArray nextHour()
    {
        return QDateTime(QDate(2027, 1, 1), QTime(0, 0), Qt::UTC)
            .addSecs(3600 * m_hour++)
            .toString(Qt::ISODate)
            .toLatin1();
    }

    qint64 slotAt(FixtureDatabase &database, int space, const QByteArray &at, int capacity)
    {
        database.run("insert into inventory.slot(venue_id, space_id, kind_rank, business_date, starts_at, ends_at, "
                     "capacity, price_version_id)"
                     " select 1, s.id, s.kind_rank, (timestamptz '"
            + at + "' at time zone 'Asia/Shanghai')::date, '" + at + "', timestamptz '" + at + "' + interval '1 hour', "
            + QByteArray::number(capacity) + ", 1 from catalog.space s where s.id = " + QByteArray::number(space));
        return database.number("select max(id) from inventory.slot");
    }

    qint64 newSlot(FixtureDatabase &database, int space, int capacity = 1)
    {
        return slotAt(database, space, nextHour(), capacity);
    }

    static void sound(FixtureDatabase &database)
    {
        QCOMPARE(database.number("select count(*) from inventory.differences(1)"), 0);
        QCOMPARE(database.number("select count(*) from finance.money_differences(1)"), 0);
        QCOMPARE(
            database.number(
                "select count(*) from inventory.slot s where s.held < 0 or s.sold < 0 or s.held + s.sold > s.capacity"),
            0);
        QCOMPARE(database.number(
                     "select count(*) from inventory.slot s where (s.held, s.sold) <> (select coalesce(sum(l.d_held), "
                     "0), coalesce(sum(l.d_sold), 0) from inventory.stock_ledger l where l.slot_id = s.id)"),
            0);
    }

    std::unique_ptr<TemporaryCluster> m_cluster;
    std::unique_ptr<FixtureDatabase> m_database;
    int m_hour = 0;
};

QTEST_GUILESS_MAIN(tst_Races)
#include "tst_Races.moc"

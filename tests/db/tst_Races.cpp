#include "tests/support/RaceTest.h"

#include <QFile>

using namespace vd::test;

/// Many connections, one row: whatever meets, the invariants hold and exactly one wins. Each race has a negative
/// control where that makes sense: with the guard taken out, the same race must go wrong, or it proves nothing.
class tst_Races final : public RaceTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { makeCluster(); }

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

    void oneKeyAtTheSameMoment()
    {
        // Eight connections of one person send one request: it is done once, and all hear the same.
        auto one = database();
        QVERIFY(one);
        Crew lead(*one, {QStringLiteral("lead1")}, 8);
        Crew desk(*one, {QStringLiteral("desk1")}, 8);
        QVERIFY(lead.isReady() && desk.isReady());
        const auto agree = [](Crew &crew, const std::function<QByteArray(const QByteArray &)> &call) {
            const QByteArray key = uuid();
            const auto answers = crew.round([&](int) { return call(key); });
            QCOMPARE(winners(answers), crew.size());
            for (const Answer &answer : answers)
                QCOMPARE(answer.value(QLatin1String("data")), answers.front().value(QLatin1String("data")));
        };
        for (int round = 0; round < 20; ++round) {
            agree(lead, [](const QByteArray &key) {
                return "api.top_up(" + key
                    + ", 1, '{\"customer\": 1, \"kind\": \"pass\", \"name\": \"Ten\"}', 10, 'sold')";
            });
            agree(lead, [](const QByteArray &key) {
                return "api.publish_stop(" + key + ", 1, '{11}', '2026-12-20 10:00+08', '2026-12-20 12:00+08', 'rain')";
            });
            agree(desk, [](const QByteArray &key) { return "api.open_shift(" + key + ", 1, 0)"; });
            one->run("update finance.shift set closed_at = base.now(), counted_minor = 0, expected_minor = 0 where "
                     "closed_at is null");
        }
        QCOMPARE(one->number("select count(*) from benefits.account"), 20);
        QCOMPARE(one->number("select sum(balance) from benefits.account"), 200);
        QCOMPARE(one->number("select count(*) from inventory.stop"), 20);
        QCOMPARE(one->number("select count(*) from finance.shift"), 20);
    }

    void oneOperatorsLimitAmongEight()
    {
        // One person at eight desks at once, for a customer each, may hold one.
        auto one = database();
        QVERIFY(one);
        one->run("insert into customers.customer(id, organization_id, name) overriding system value select 800 + g, 1, "
                 "'Guest ' || g from generate_series(0, 7) g;"
                 "insert into customers.customer_venue(customer_id, venue_id) select 800 + g, 1 from "
                 "generate_series(0, 7) g");
        Crew desk(*one, {QStringLiteral("desk1")}, 8);
        QVERIFY(desk.isReady());
        for (const char *limit : {"operator_holds", "terminal_holds"}) {
            one->run("delete from catalog.limits_version; insert into catalog.limits_version(venue_id, version, "
                + QByteArray(limit) + ") values (1, 1, 1)");
            for (int round = 0; round < 20; ++round) {
                QList<qint64> slots;
                for (int i = 0; i < desk.size(); ++i)
                    slots << newSlot(*one, 14, 1);
                const auto answers = desk.round([&](int i) { return hold(uuid(), 800 + i, lines({slots[i]})); });
                QCOMPARE(winners(answers), 1);
                for (const Answer &answer : answers) {
                    if (!answer.value(QLatin1String("ok")).toBool())
                        QCOMPARE(codeOf(answer), QStringLiteral("limit_holds"));
                }
                one->run("update orders.order set state = 'CANCELLED', event = 'cancelled', expires_at = null where "
                         "state = 'HOLDING'");
            }
        }
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

    void earlierScanAgainstUndo()
    {
        // Door B takes its entry back at the moment in which door A, back from its outage, brings an earlier one: A's
        // is the admission whichever is first, and the ticket counts what stands.
        Crew doors(*m_database, {QStringLiteral("door1")}, 2);
        Crew desk(*m_database, {QStringLiteral("desk1")}, 1);
        QVERIFY(doors.isReady() && desk.isReady());
        for (int round = 0; round < 40; ++round) {
            const qint64 order = orderInside(*m_database, desk);
            const QByteArray of = QByteArray::number(order);
            const QByteArray ticket
                = QByteArray::number(m_database->number("select id from checkin.ticket where order_id = " + of));
            const qint64 now = m_database->number("select extract(epoch from base.now())::bigint");
            const QByteArray a = uuid();
            const QByteArray b = uuid();
            const auto upload = [&](const QByteArray &scan, const char *kind, qint64 at) {
                return "api.upload_scans(1, to_timestamp(" + QByteArray::number(now)
                    + "), jsonb_build_array(jsonb_build_object('scan', " + scan + ", 'kind', '" + kind + "', 'ticket', "
                    + ticket + ", 'people', 1, 'at', to_timestamp(" + QByteArray::number(at) + "), 'undoes', " + b
                    + ", 'reason', 'wrong person')))";
            };
            QCOMPARE(winners(doors.round([&](int i) {
                return i == 0 ? upload(b, "entry", now) : QByteArray("jsonb_build_object('ok', false)");
            })),
                1);
            QCOMPARE(winners(doors.round(
                         [&](int i) { return i == 0 ? upload(a, "entry", now - 60) : upload(uuid(), "undo", now); })),
                2);
            QCOMPARE(m_database->number("select entered * 10 + inside from checkin.ticket where order_id = " + of), 11);
        }
    }

    void aBookingAgainstErasing()
    {
        // Somebody books for a customer whom a lead or the retention run forgets, or a lead merges into another, at
        // that moment: no order is left with a profile that is not there any more.
        auto one = database();
        QVERIFY(one);
        one->run("insert into customers.retention_version(venue_id, version, keep_days) values (1, 1, 30)");
        Crew crew(*one, {QStringLiteral("lead1"), QStringLiteral("desk1"), QStringLiteral("admin1")}, 3);
        QVERIFY(crew.isReady());
        for (int round = 0; round < 60; ++round) {
            const QByteArray id = QByteArray::number(2000 + round);
            one->run("insert into customers.customer(id, organization_id, name) overriding system value values (" + id
                + ", 1, 'Guest'); insert into customers.customer_venue(customer_id, venue_id, linked_at) values (" + id
                + ", 1, '2026-01-01')");
            const qint64 slot = newSlot(*one, 11);
            const QByteArray nothing = "jsonb_build_object('ok', true)";
            const QByteArray byLead = round % 3 == 0 ? "api.erase_customer(" + uuid() + ", 1, " + id + ")"
                : round % 3 == 1                     ? "api.merge_customers(" + uuid() + ", 1, 1, " + id + ")"
                                                     : nothing;
            const QByteArray byRun
                = round % 3 == 2 ? "api.retention_run(" + QByteArray::number(1999 + round) + ", 1)" : nothing;
            const auto answers = crew.round([&](int i) {
                return i == 0 ? byLead : i == 1 ? hold(uuid(), id.toLongLong(), lines({slot})) : byRun;
            });
            for (const Answer &answer : answers)
                QVERIFY2(!answer.contains(QLatin1String("error")), qPrintable(codeOf(answer)));
            QCOMPARE(one->number("select count(*) from orders.order o join customers.customer c on c.id = "
                                 "o.customer_id where c.anonymised_at is not null or c.merged_into is not null"),
                0);
        }
        sound(*one);
    }

private:
    // A paid order for a slot whose doors are open.
    qint64 orderInside(FixtureDatabase &database, Crew &desk)
    {
        database.run("insert into inventory.slot(venue_id, space_id, kind_rank, business_date, starts_at, "
                     "ends_at, capacity, price_version_id)"
                     " values (1, 14, 2, base.venue_day(1, base.now()), base.now() + interval '1 min', "
                     "base.now() + interval '1 hour', 6, 1)");
        const qint64 slot = database.number("select max(id) from inventory.slot");
        const qint64 order = orderOf(desk.round([&](int) { return hold(uuid(), 1, lines({slot})); })[0]);
        (void)desk.round([&](int) { return payCard(uuid(), order, 4000); });
        return order;
    }

    // 64 doors scan one ticket at once, round after round; each round admits within these bounds.
    void doorRace(FixtureDatabase &database, int rounds, int least, int most)
    {
        Crew doors(database, {QStringLiteral("door1")}, 64);
        Crew desk(database, {QStringLiteral("desk1")}, 1);
        QVERIFY(doors.isReady() && desk.isReady());
        for (int round = 0; round < rounds; ++round) {
            const qint64 order = orderInside(database, desk);
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
};

QTEST_GUILESS_MAIN(tst_Races)
#include "tst_Races.moc"

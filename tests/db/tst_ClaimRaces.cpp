#include "tests/support/RaceTest.h"

using namespace vd::test;

/// Orders of several lines, and slots that share what they are played on: none is half booked, nothing is claimed
/// twice, and nobody waits for the other for ever.
class tst_ClaimRaces final : public RaceTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { makeCluster(); }

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

    /// Whoever waits for a court that a booking beside it blocks gets it when that goes, however many walk-ins try
    /// for it.
    void theWaitlistBesideBeforeWalkIns()
    {
        auto court = database();
        QVERIFY(court);
        QCOMPARE(slippedIn(*court, 60, false), 0);
        QCOMPARE(deadlocks(*court), 0);
        sound(*court);
    }

    void theWaitlistBesideWithoutItsLocks()
    {
        // The negative control: who releases locks what he releases, and nothing beside it.
        auto unguarded = database();
        QVERIFY(unguarded);
        unguarded->run(
            "do $$ begin execute replace(pg_get_functiondef('inventory.lock_release(bigint[])'::regprocedure), "
            "'v_all := v_slots || waitlist.beside(v_slots)', 'v_all := v_slots'); end $$");
        QVERIFY2(
            slippedIn(*unguarded, 200, true) > 0, "without the locks nobody slipped in: the race above proves nothing");
    }

    /// Somebody begins to wait while another gives back, and a third is in the queue for that court: whoever gives back
    /// waits for nobody then.
    void whoJoinsDuringARelease()
    {
        auto court = database();
        QVERIFY(court);
        QCOMPARE(deadlocksOfJoining(*court), 0);
        sound(*court);
    }

    void whoJoinsDuringAReleaseIsWaitedFor()
    {
        // The negative control: an offer that waits for the units of whom it finds.
        auto unguarded = database();
        QVERIFY(unguarded);
        unguarded->run("do $$ begin execute replace(pg_get_functiondef('waitlist.offer(timestamptz, bigint[], "
                       "boolean)'::regprocedure), 'continue when not inventory.try_units(s.id)', 'perform "
                       "inventory.queue_units(array[s.id])'); end $$");
        QVERIFY2(deadlocksOfJoining(*unguarded) > 0, "nobody waited for the other: the race above proves nothing");
    }

private:
    /// A court sold whole (63) and by halves (61, 62), and guests for it.
    static void setUpHalves(FixtureDatabase &database)
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
    }

    /// A half is let go by a desk or by the sweep while somebody waits for the whole court and walk-ins try for it, or
    /// the whole court while two wait for its halves. In how many rounds a walk-in got one before who waits (the first
    /// is enough where that is looked for); -1: the server reported an error.
    int slippedIn(FixtureDatabase &database, int rounds, bool once)
    {
        setUpHalves(database);
        Crew desk(database, {QStringLiteral("desk1")}, 1);
        Crew crew(database, {QStringLiteral("desk1"), QStringLiteral("desk2"), QStringLiteral("lead1")}, 24);
        if (!desk.isReady() || !crew.isReady())
            return -1;
        int slipped = 0;
        for (int round = 0; round < rounds && !(once && slipped > 0); ++round) {
            const QByteArray at = nextHour();
            const qint64 halves[] = {slotAt(database, 61, at, 1), slotAt(database, 62, at, 1)};
            const qint64 whole = slotAt(database, 63, at, 1);
            const bool byHalf = round % 2 == 0;
            const QList<qint64> wanted = byHalf ? QList<qint64>{whole} : QList<qint64>{halves[0], halves[1]};
            const qint64 taken = byHalf ? halves[round / 2 % 2] : whole;
            const QByteArray order = QByteArray::number(
                orderOf(desk.round([&](int) { return hold(uuid(), 200, lines({taken})); }).front()));
            for (int i = 0; i < wanted.size(); ++i) {
                (void)desk.round([&](int) {
                    return "api.join_waitlist(" + uuid() + ", 1, '{\"id\": " + QByteArray::number(201 + i) + "}', "
                        + QByteArray::number(wanted[i]) + ", null, 1, 0)";
                });
            }
            const bool bySweep = round / 4 % 2 == 1;
            if (bySweep)
                database.run("update orders.order set expires_at = base.now() - interval '1 s' where id = " + order);
            const auto answers = crew.round([&](int i) {
                if (i != round % crew.size())
                    return hold(uuid(), 204 + i, lines({wanted[i % wanted.size()]}));
                return bySweep ? QByteArray("api.sweep()") : "api.cancel(" + uuid() + ", " + order + ", '')";
            });
            for (const Answer &answer : answers) {
                if (answer.contains(QLatin1String("error"))) {
                    qWarning("%s", qPrintable(codeOf(answer)));
                    return -1;
                }
            }
            if (database.number("select count(*) from waitlist.entry where state = 'OFFERED'") < wanted.size())
                ++slipped;
            database.run("update waitlist.entry set state = 'CANCELLED'");
        }
        return slipped;
    }

    /// A half goes back; its claims are gone when somebody joins the waitlist of the whole court, and another asks for
    /// two hours of the half. The server's deadlocks.
    qint64 deadlocksOfJoining(FixtureDatabase &database)
    {
        setUpHalves(database);
        // A release stops at the gate, after its claims.
        database.run(
            "create function api.gate(p_open boolean) returns jsonb language plpgsql security definer as $$ begin if "
            "p_open then perform pg_advisory_unlock(777); else perform pg_advisory_lock(777); end if; return '{}'; end "
            "$$; create function api.at_gate() returns trigger language plpgsql security definer as $$ begin perform "
            "pg_advisory_xact_lock_shared(777); return null; end $$; create trigger at_gate after delete on "
            "inventory.claim for each statement execute function api.at_gate();"
            "create function api.until(p_fact text) returns void language plpgsql security definer as $$ declare v "
            "boolean := false; begin while not v and clock_timestamp() < now() + interval '20 s' loop execute 'select "
            "' "
            "|| p_fact into v; end loop; if not v then raise 'never: %', p_fact; end if; end $$;"
            "create function api.after(p_fact text, p_call text) returns jsonb language plpgsql as $$ declare v jsonb; "
            "begin perform api.until(p_fact); execute 'select to_jsonb(x) from ' || p_call || ' x' into v; return v; "
            "end $$; grant execute on function api.gate, api.until, api.after to public");
        Crew crew(database, {QStringLiteral("desk1"), QStringLiteral("desk2")}, 4);
        if (!crew.isReady())
            return -1;
        const QByteArray at = nextHour();
        (void)nextHour();
        const qint64 half = slotAt(database, 61, at, 1);
        const qint64 whole = slotAt(database, 63, at, 1);
        database.run("insert into inventory.slot(venue_id, space_id, kind_rank, business_date, starts_at, ends_at, "
                     "capacity, price_version_id) select venue_id, space_id, kind_rank, business_date, starts_at, "
                     "starts_at + interval '2 hours', 1, 1 from inventory.slot where id = "
            + QByteArray::number(half));
        const qint64 longer = database.number("select max(id) from inventory.slot");
        const auto first = crew.round([&](int i) -> QByteArray {
            if (i == 0)
                return hold(uuid(), 200, lines({half}));
            return i == 1 ? "api.gate(false)" : "(select true)";
        });
        const QByteArray join
            = "api.join_waitlist(" + uuid() + ", 1, '{\"id\": 201}', " + QByteArray::number(whole) + ", null, 1, 0)";
        const auto answers = crew.round([&](int i) -> QByteArray {
            switch (i) {
            case 0:
                return "api.cancel(" + uuid() + ", " + QByteArray::number(orderOf(first.front())) + ", '')";
            case 1:
                return "api.after($f$ exists (select from pg_locks l where l.locktype = 'transactionid' "
                       "and not l.granted) $f$, $c$api.gate(true)$c$)";
            case 2:
                return "api.after($f$ exists (select from pg_locks l where l.locktype = 'advisory' and l.objid = 777 "
                       "and not l.granted) $f$, $c$"
                    + join + "$c$)";
            default:
                return "api.after('exists (select from waitlist.entry)', $c$" + hold(uuid(), 202, lines({longer}))
                    + "$c$)";
            }
        });
        for (const Answer &answer : answers) {
            if (const QString code = codeOf(answer); !code.isEmpty())
                qInfo("%s", qPrintable(code.section(QLatin1Char('\n'), 0, 0)));
        }
        return deadlocks(database);
    }

    /// 32 desks book, move, give back and wait for slots that share a court's two halves; what went wrong, in words.
    QString claimRace(FixtureDatabase &database, int rounds)
    {
        setUpHalves(database);
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
};

QTEST_GUILESS_MAIN(tst_ClaimRaces)
#include "tst_ClaimRaces.moc"

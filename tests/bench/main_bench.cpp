// vd_bench [--only S1,S2] [--size small|full] [--json FILE] [--disk on|off|MS]: figures of the inventory core as ratios
// to a limit or a rival measured in the same run. Prints a table; never fails by the clock.
#include "db/client/DurableWrite.h"
#include "db/client/Listener.h"
#include "tests/bench/Desk.h"
#include "tests/bench/Door.h"
#include "tests/bench/History.h"
#include "tests/bench/Load.h"
#include "tests/bench/Schedule.h"
#include "tests/bench/Schemes.h"
#include "tests/bench/Seats.h"
#include "tests/bench/Window.h"
#include "tests/support/Crew.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <random>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace vd::bench;
using namespace vd::test;

namespace {

struct Figure
{
    QString id;
    double value;
    double goal;
    bool atLeast; ///< Else at most.
    QString detail;

    [[nodiscard]] bool holds() const { return atLeast ? value >= goal : value <= goal; }
};

class Bench
{
public:
    Bench(TemporaryCluster &cluster, bool full)
        : m_full(full)
    {
        auto made = FixtureDatabase::make(cluster);
        if (!made)
            qFatal("no database: %s", qPrintable(made.error().detail));
        m_database = std::make_unique<FixtureDatabase>(std::move(*made));
        // A year-sized board, as the limit has: 10,000 slots of a million places, and one customer for each client.
        m_database->run("update catalog.space set max_capacity = 1000000, one_live_order = false where id = 14;"
                        "insert into inventory.slot(id, venue_id, space_id, kind_rank, business_date, starts_at, "
                        "ends_at, capacity, price_version_id) overriding system value"
                        " select 100000 + g, 1, 14, 2, date '2027-01-01' + g / 24, timestamptz '2027-01-01 00:00+08' + "
                        "g * interval '1 hour', timestamptz '2027-01-01 01:00+08' + g * interval '1 hour', 1000000, 1"
                        "   from generate_series(1, 10000) g;"
                        "insert into customers.customer(id, organization_id, name) overriding system value select 5000 "
                        "+ g, 1, 'Bench ' || g from generate_series(0, 999) g;"
                        "insert into customers.customer_venue(customer_id, venue_id) select 5000 + g, 1 from "
                        "generate_series(0, 999) g; analyze");
        m_ours = m_database->as(QStringLiteral("desk1")).conninfo();
        const auto limit = cluster.createDatabase(TemporaryCluster::Content::Nothing);
        if (!limit)
            qFatal("no database: %s", qPrintable(limit.error().detail));
        m_limit = limit->conninfo();
        QFile file(QStringLiteral(VD_SOURCE_DIR "/tests/bench/limit.sql"));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("tests/bench/limit.sql is not there");
        must(connect(m_limit).get(), file.readAll() + "; analyze");
        m_superuser = m_database->superuser().conninfo();
    }

    /// Holds per second on one slot.
    LoadResult hot(int clients, double seconds, int capacity = 1'000'000)
    {
        fresh(capacity);
        return load(
            m_ours, clients, seconds, [](pg_conn *c, int i) { return hold(c, i, 100001); }, 0, holdSql(), warmUp);
    }

    QList<Figure> s1s2()
    {
        const double s = m_full ? 10 : 1.5;
        const LoadResult one = hot(1, s);
        const LoadResult many = hot(64, s);
        const LoadResult limit = load(
            m_limit, 64, s, [](pg_conn *c, int) { return !prepared(c).isEmpty(); }, 0, bareTake, bareWarmUp);
        return {{QStringLiteral("S1"), many.perSecond / one.perSecond, 0.8, true,
                    QStringLiteral("64 clients %1/s, 1 client %2/s")
                        .arg(many.perSecond, 0, 'f', 0)
                        .arg(one.perSecond, 0, 'f', 0)},
            {QStringLiteral("S2"), many.perSecond / limit.perSecond, 0.6, true,
                QStringLiteral("ours %1/s, bare limit %2/s, 64 clients")
                    .arg(many.perSecond, 0, 'f', 0)
                    .arg(limit.perSecond, 0, 'f', 0)}};
    }

    QList<Figure> s3()
    {
        const double s = m_full ? 10 : 1.5;
        fresh(1'000'000);
        // A desk looks at what is woken; without one nobody would be.
        auto desk = std::make_unique<vd::db::Listener>(m_database->as(QStringLiteral("desk1")));
        const LoadResult ours = load(
            m_ours, 16, s,
            [](pg_conn *c, int i) {
                thread_local std::mt19937 random(std::random_device{}());
                return hold(c, i, 100001 + static_cast<int>(random() % 10000), "1");
            },
            0, holdSql(), warmUp);
        desk.reset();
        const LoadResult limit = load(
            m_limit, 16, s,
            [](pg_conn *c, int) {
                thread_local std::mt19937 random(std::random_device{}());
                return !prepared(c, {QByteArray::number(1 + static_cast<int>(random() % 10000))}).isEmpty();
            },
            0, "prepare p(bigint) as select take($1, 1, 1, gen_random_uuid())",
            [](pg_conn *c, int i) { return !prepared(c, {QByteArray::number(9000 + i)}).isEmpty(); });
        return {{QStringLiteral("S3"), ours.perSecond / limit.perSecond, 0.5, true,
            QStringLiteral("ours with wake-up of a listening desk %1/s, bare limit %2/s, 16 clients, 10,000 slots")
                .arg(ours.perSecond, 0, 'f', 0)
                .arg(limit.perSecond, 0, 'f', 0)}};
    }

    QList<Figure> s4()
    {
        QTemporaryDir folder;
        QProcess redis;
        redis.start(QStringLiteral("redis-server"),
            {QStringLiteral("--port"), QStringLiteral("0"), QStringLiteral("--unixsocket"),
                folder.filePath(QStringLiteral("r")), QStringLiteral("--save"), QString()});
        for (int i = 0; i < 1200 && !QFile::exists(folder.filePath(QStringLiteral("r"))); ++i)
            redis.waitForReadyRead(50);
        const Schemes schemes(
            m_superuser, folder.filePath(QStringLiteral("r")).toLocal8Bit(), [this](int capacity) { fresh(capacity); });
        using Kind = Schemes::Kind;
        const double s = m_full ? 8 : 1.5;
        const LoadResult ours = hot(64, s);
        schemes.reset(1'000'000);
        const LoadResult a = schemes.run(Kind::Transaction, 64, s);
        schemes.reset(1'000'000);
        const LoadResult c = schemes.run(Kind::RedisLock, 64, s);
        // Selling out: 2,000 places, 200 clients, 6,000 asks.
        fresh(2000);
        const LoadResult oursOut = load(
            m_ours, 200, 0, [](pg_conn *k, int i) { return hold(k, i, 100001); }, 6000, holdSql(), warmUp);
        schemes.reset(2000);
        const LoadResult bOut = schemes.run(Kind::RedisCounter, 200, 0, 6000);
        must(connect(m_limit).get(), "update slot set capacity = 2000, held = 0 where id = 1");
        const LoadResult limitOut = load(
            m_limit, 200, 0, [](pg_conn *k, int) { return isDone(k); }, 6000, bareTake, bareWarmUp);
        const int rounds = m_full ? 20 : 3;
        const int brokenB = schemes.leftBroken(Kind::RedisCounter, rounds, 4711);
        const int brokenC = schemes.leftBroken(Kind::RedisLock, rounds, 4712);
        const int brokenOurs = leftBroken(rounds, 4713);
        redis.terminate();
        redis.waitForFinished();
        return {{QStringLiteral("S4a"), ours.perSecond / a.perSecond, 3, true,
                    QStringLiteral("ours %1/s, client-side transaction %2/s, 64 clients")
                        .arg(ours.perSecond, 0, 'f', 0)
                        .arg(a.perSecond, 0, 'f', 0)},
            {QStringLiteral("S4c"), ours.perSecond / c.perSecond, 15, true,
                QStringLiteral("ours %1/s, Redis lock %2/s, 64 clients")
                    .arg(ours.perSecond, 0, 'f', 0)
                    .arg(c.perSecond, 0, 'f', 0)},
            {QStringLiteral("S4b"), oursOut.seconds / bOut.seconds, 1.5, false,
                QStringLiteral("2,000 places, 200 clients, 6,000 asks: ours %1 s (sold %2), Redis counter %3 s (sold "
                               "%4); the bare limit, without rules, %5 s (sold %6)")
                    .arg(oursOut.seconds, 0, 'f', 2)
                    .arg(oursOut.done)
                    .arg(bOut.seconds, 0, 'f', 2)
                    .arg(bOut.done)
                    .arg(limitOut.seconds, 0, 'f', 2)
                    .arg(limitOut.done)},
            {QStringLiteral("S4k"), static_cast<double>(brokenOurs), 0, false,
                QStringLiteral(
                    "after kill -9 of the clients, %1 times each: left broken ours %2, Redis counter %3, Redis lock %4")
                    .arg(rounds)
                    .arg(brokenOurs)
                    .arg(brokenB)
                    .arg(brokenC)}};
    }

    QList<Figure> s5()
    {
        const double s = m_full ? 8 : 1.5;
        const LoadResult sells = hot(64, s);
        fresh(0);
        const LoadResult refuses = load(
            m_ours, 64, s, [](pg_conn *c, int i) { return hold(c, i, 100001); }, 0, holdSql(), warmUp);
        return {{QStringLiteral("S5"), refuses.refusedPerSecond / sells.perSecond, 5, true,
            QStringLiteral("refusals %1/s, holds %2/s, 64 clients")
                .arg(refuses.refusedPerSecond, 0, 'f', 0)
                .arg(sells.perSecond, 0, 'f', 0)}};
    }

    QList<Figure> s6()
    {
        const int orders = m_full ? 100'000 : 10'000;
        const Connection super = connect(m_superuser);
        // The set-based rival writes the same rows with no rules: in a transaction that is rolled back.
        expired(orders);
        const auto began = std::chrono::steady_clock::now();
        must(super.get(),
            "begin; with o as (update orders.order set state = 'CLOSED_TIMEOUT', event = 'expired', expires_at = null, "
            "close_reason = 'payment_timeout' where state = 'HOLDING' returning id, venue_id),"
            " i as (update orders.item i set stock_state = 'released' from o where i.order_id = o.id returning i.id, "
            "i.slot_id, i.venue_id, i.places),"
            " s as (update inventory.slot s set held = s.held - n.places, version = version + 1 from (select slot_id, "
            "sum(places) as places from i group by 1) n where s.id = n.slot_id returning s.id, s.held, s.sold),"
            " l as (insert into inventory.stock_ledger(venue_id, slot_id, item_id, d_held, d_sold, held_after, "
            "sold_after, reason, at) select i.venue_id, i.slot_id, i.id, -i.places, 0, s.held, s.sold, 'expired', "
            "now() from i join s on s.id = i.slot_id),"
            " a as (insert into audit.entry(venue_id, actor, action, order_id, subject) select venue_id, 'system', "
            "'expire', id, '{\"reason\": \"payment_timeout\"}' from o)"
            " insert into events.outbox(venue_id, topic, ids) select venue_id, 'order', array_agg(id) from o group by "
            "venue_id");
        const double bare = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
        must(super.get(), "rollback");
        must(super.get(), "vacuum analyze");
        // Four desks, each with a booking every 20 ms, at rest and while four sweepers run.
        std::atomic<bool> sweeping = true;
        const auto desks = [&](int slot, double seconds, const std::atomic<bool> *during) {
            return load(m_ours, 4, seconds, [=](pg_conn *c, int i) { return hold(c, i, slot + i); }, 0, holdSql(),
                warmUp, {std::chrono::milliseconds(20), during});
        };
        const LoadResult quiet = desks(105000, m_full ? 5 : 2, nullptr);
        LoadResult busy;
        std::thread desk([&] { busy = desks(107000, 600, &sweeping); });
        const LoadResult swept = load(
            m_ours, 4, 600,
            [&](pg_conn *c, int) {
                if (!sweeping)
                    return false;
                const int n = must(c, "select api.sweep()").toInt();
                if (n == 0)
                    sweeping = false;
                return n > 0;
            },
            orders / 100 + 8, {},
            [](pg_conn *c, int) {
                must(c, "begin; select api.sweep(); rollback");
                return true;
            });
        desk.join();
        const QByteArray left = must(super.get(),
            "select count(*) from orders.order where state = 'HOLDING' and created_at < base.now() - interval '1 day'");
        return {{QStringLiteral("S6"), swept.seconds / bare, 2, false,
                    QStringLiteral("%1 holds, 4 sweepers %2 s, one statement %3 s, left %4")
                        .arg(orders)
                        .arg(swept.seconds, 0, 'f', 2)
                        .arg(bare, 0, 'f', 2)
                        .arg(QString::fromLatin1(left))},
            {QStringLiteral("S6b"), busy.p95Milliseconds / quiet.p95Milliseconds, 2, false,
                QStringLiteral("p95 of a hold %1 ms while sweeping, %2 ms else")
                    .arg(busy.p95Milliseconds, 0, 'f', 2)
                    .arg(quiet.p95Milliseconds, 0, 'f', 2)}};
    }

private:
    static QByteArray holdSql()
    {
        return "prepare p(bigint, bigint) as "
            + vd::db::durableStatement("api.hold(gen_random_uuid(), 1, jsonb_build_object('id', $1), "
                                       "jsonb_build_array(jsonb_build_object('slot', $2, 'quantity', 1)), '{}')");
    }

    /// As the desk sends it; with a venue its listeners are woken.
    static bool hold(pg_conn *connection, int client, int slot, const QByteArray &venue = {})
    {
        const QByteArray code
            = refusal(connection, {QByteArray::number(5000 + client), QByteArray::number(slot)}, "p", venue);
        if (!code.isEmpty() && code != "sold_out") {
            fprintf(stderr, "bench: hold refused: %s\n", code.constData());
            exit(2);
        }
        return code.isEmpty();
    }

    static bool warmUp(pg_conn *connection, int client) { return hold(connection, client, 109000 + client); }
    static constexpr const char *bareTake = "prepare p as select take(1, 1, 1, gen_random_uuid())";
    /// The limit's own first plans, undone, so that its one slot begins as it was.
    static bool bareWarmUp(pg_conn *connection, int)
    {
        must(connection, "begin");
        (void)prepared(connection);
        must(connection, "rollback");
        return true;
    }

    void fresh(int capacity)
    {
        const Connection super = connect(m_superuser);
        must(super.get(),
            "set session_replication_role = replica; truncate orders.order, orders.item, inventory.claim, "
            "inventory.stock_ledger, base.request, events.outbox, checkin.ticket, checkin.token, checkin.check_in,"
            " payments.payment, payments.refund, payments.refund_line, payments.refund_part, orders.adjustment, "
            "waitlist.entry, inventory.stop_order, inventory.item_seat, inventory.item_person, benefits.ledger "
            "cascade");
        must(super.get(), "update inventory.slot set held = 0, sold = 0 where held + sold > 0");
        must(
            super.get(), "update inventory.slot set capacity = " + QByteArray::number(capacity) + " where id = 100001");
        must(super.get(), "vacuum analyze");
    }

    void expired(int orders)
    {
        fresh(1'000'000);
        const Connection super = connect(m_superuser);
        must(super.get(),
            "set session_replication_role = replica;"
            "insert into orders.order(venue_id, order_no, customer_id, state, currency, total_minor, expires_at, "
            "last_end, created_at)"
            " select 1, 'X' || g, 5000 + g % 1000, 'HOLDING', 'CNY', 4000, base.now() - interval '1 min', base.now() + "
            "interval '1 day', base.now() - interval '2 days' from generate_series(1, "
                + QByteArray::number(orders)
                + ") g;"
                  "insert into orders.item(venue_id, order_id, line_no, slot_id, ticket_type_id, quantity, places, "
                  "amount_minor, price_version_id, policy_version_id, stock_state)"
                  " select 1, o.id, 1, 100001 + o.id % 5000, 2, 1, 1, 4000, 1, 1, 'held' from orders.order o;"
                  "update inventory.slot s set held = n.n from (select slot_id, count(*) as n from orders.item group "
                  "by 1) n where n.slot_id = s.id");
        must(super.get(), "vacuum analyze");
    }

    /// Ours, killed the same way: counters against items.
    int leftBroken(int rounds, unsigned seed)
    {
        std::mt19937 random(seed);
        int broken = 0;
        for (int round = 0; round < rounds; ++round) {
            fresh(1'000'000);
            const pid_t child = fork();
            if (child == 0) {
                (void)hot8();
                _exit(0);
            }
            usleep(120'000 + random() % 200'000);
            kill(child, SIGKILL);
            waitpid(child, nullptr, 0);
            usleep(100'000);
            broken += m_database->number("select count(*) from inventory.differences(1)") != 0;
        }
        return broken;
    }

    LoadResult hot8()
    {
        return load(
            m_ours, 8, 60, [](pg_conn *c, int i) { return hold(c, i, 100001); }, 0, holdSql(), warmUp);
    }

    bool m_full;
    std::unique_ptr<FixtureDatabase> m_database;
    QByteArray m_ours;
    QByteArray m_limit;
    QByteArray m_superuser;
};

/// The throw-away cluster of the tests does without the disk; what is measured is a venue's server. Gives the median
/// wait of a lone commit in milliseconds, which describes the disk.
double waitForTheDisk(TemporaryCluster &cluster)
{
    const auto superuser = cluster.createDatabase(TemporaryCluster::Content::Nothing);
    if (!superuser)
        qFatal("no database: %s", qPrintable(superuser.error().detail));
    const Connection connection = connect(superuser->conninfo());
    must(connection.get(), "alter system set fsync = on");
    must(connection.get(), "alter system set full_page_writes = on");
    must(connection.get(), "select pg_reload_conf()");
    while (must(connect(superuser->conninfo()).get(), "show fsync") != "on")
        usleep(10'000);
    const Connection lone = connect(superuser->conninfo());
    must(lone.get(), "create table flushed(at timestamptz)");
    std::vector<double> waits;
    for (int i = 0; i < 101; ++i) {
        const auto began = std::chrono::steady_clock::now();
        must(lone.get(), "insert into flushed values (now())");
        waits.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - began).count());
    }
    std::nth_element(waits.begin(), waits.begin() + 50, waits.end());
    return waits[50];
}

} // namespace

int main(int argc, char *argv[])
{
    // S11 paints; no screen is needed for it.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption only(
        QStringLiteral("only"), QStringLiteral("Only these, e.g. S1,S4."), QStringLiteral("ids"));
    const QCommandLineOption size(
        QStringLiteral("size"), QStringLiteral("small or full."), QStringLiteral("size"), QStringLiteral("small"));
    const QCommandLineOption json(
        QStringLiteral("json"), QStringLiteral("Write the figures to a file."), QStringLiteral("file"));
    const QCommandLineOption disk(QStringLiteral("disk"),
        QStringLiteral(
            "on: a commit waits for the disk, as a venue's server does; off: it does not; a number: each wait "
            "takes so many milliseconds more, as on a slower disk."),
        QStringLiteral("disk"), QStringLiteral("on"));
    parser.addOptions({only, size, json, disk});
    parser.addHelpOption();
    parser.process(application);
    const QStringList wanted = parser.value(only).split(QLatin1Char(','), Qt::SkipEmptyParts);
    const auto has = [&](const QString &id) { return wanted.isEmpty() || wanted.contains(id); };

    bool slower = false;
    const double more = parser.value(disk).toDouble(&slower);
    if (slower) { // For the server only, which inherits it.
        qputenv("LD_PRELOAD", VD_SLOW_FLUSH);
        qputenv("VD_FLUSH_US", QByteArray::number(qRound(more * 1000)));
    }
    const auto cluster = TemporaryCluster::startOwn();
    if (!cluster)
        qFatal("no cluster: %s", qPrintable(cluster.error().detail));
    qunsetenv("LD_PRELOAD");
    if (parser.value(disk) != QLatin1String("off")) {
        const double wait = waitForTheDisk(**cluster);
        if (slower && wait < more)
            qFatal("the server's disk takes %.2f ms and not %.2f more than its own", wait, more);
        printf("A lone commit waits %.2f ms for the disk.\n", wait);
    }
    Bench bench(**cluster, parser.value(size) == QLatin1String("full"));
    QList<Figure> figures;
    if (has(QStringLiteral("S1")) || has(QStringLiteral("S2")))
        figures << bench.s1s2();
    if (has(QStringLiteral("S3")))
        figures << bench.s3();
    if (has(QStringLiteral("S4")))
        figures << bench.s4();
    if (has(QStringLiteral("S5")))
        figures << bench.s5();
    if (has(QStringLiteral("S6")))
        figures << bench.s6();

    if (has(QStringLiteral("S7"))) {
        auto made = FixtureDatabase::make(**cluster);
        if (!made)
            qFatal("no database: %s", qPrintable(made.error().detail));
        const ScheduleFigures s = measureSchedule(*made, parser.value(size) == QLatin1String("full"));
        figures << Figure{QStringLiteral("S7"), (s.previewSeconds + s.generateSeconds) / s.bareSeconds, 3, false,
            QStringLiteral("%1 slots through the schedule page: preview %2 s, made in %3 s; bare INSERT %4 s")
                .arg(s.slotCount)
                .arg(s.previewSeconds, 0, 'f', 2)
                .arg(s.generateSeconds, 0, 'f', 2)
                .arg(s.bareSeconds, 0, 'f', 2)}
                << Figure{QStringLiteral("S7p"), s.previewSeconds, 2, false, QStringLiteral("its preview, s")}
                << Figure{QStringLiteral("S7w"), s.longestMs, 50, false,
                       QStringLiteral("longest stretch of its window away from the event loop, ms")}
                << Figure{QStringLiteral("S7m"), s.memoryMiB, 300, false,
                       QStringLiteral("peak memory of the program, MiB")};
    }
    if (has(QStringLiteral("S8"))) {
        const BoardFigures b = measureBoard(**cluster, parser.value(size) == QLatin1String("full"));
        const QString among = QStringLiteral("; %1 cells").arg(b.cells);
        figures << Figure{QStringLiteral("S8a"), b.openMs, 150, false,
            QStringLiteral("day board asked for to painted, p95 ms") + among}
                << Figure{QStringLiteral("S8b"), b.changeMs, 100, false,
                       QStringLiteral("foreign COMMIT to painted cell, p95 ms") + among};
    }
    if (has(QStringLiteral("seats"))) {
        const SeatFigures s = measureSeats(**cluster);
        figures << Figure{QStringLiteral("seats"), s.longestMs, 50, false,
            QStringLiteral("2,000 seats: longest stretch of the picker away from the event loop, ms")}
                << Figure{QStringLiteral("seats"), s.openMs, 150, false,
                       QStringLiteral("the picker asked for to painted, ms")}
                << Figure{QStringLiteral("seats"), s.changeMs, 100, false,
                       QStringLiteral("foreign COMMIT to painted seat, p95 ms")};
    }
    if (has(QStringLiteral("S9")) || has(QStringLiteral("S14"))) {
        const FinderFigures f = measureFinder(**cluster, parser.value(size) == QLatin1String("full"));
        const QString among = QStringLiteral("; %1 orders in the database").arg(f.orders);
        figures << Figure{QStringLiteral("S9a"), f.answerMs, 50, false,
            QStringLiteral("order finder asked and answered, p95 ms") + among}
                << Figure{QStringLiteral("S9b"), f.paintedMs, 150, false,
                       QStringLiteral("the same to the painted list, p95 ms") + among}
                << Figure{QStringLiteral("S14"), f.megabytes, 200, false,
                       QStringLiteral("resident memory after these searches, MiB, of the benchmark's own program")
                           + among};
    }
    if (has(QStringLiteral("S10"))) {
        auto made = FixtureDatabase::make(**cluster);
        if (!made)
            qFatal("no database: %s", qPrintable(made.error().detail));
        const HistoryFigures h = measureHistory(*made, parser.value(size) == QLatin1String("full"));
        const QString among = QStringLiteral("%1 orders in the database").arg(h.orders);
        figures << Figure{QStringLiteral("S10"), h.dayMs, 200, false,
            QStringLiteral(
                "daily reconciliation of 5,000 orders, ms; %1; nightly checks %2 ms, recount of everything %3 ms")
                .arg(among)
                .arg(h.checksMs, 0, 'f', 0)
                .arg(h.recountMs, 0, 'f', 0)}
                << Figure{QStringLiteral("S10"), h.monthMs, 2000, false,
                       QStringLiteral("the same of a month of 150,000 orders, ms; %1").arg(among)}
                << Figure{QStringLiteral("S10"), h.chartMs, 2000, false,
                       QStringLiteral("the slowest of five charts of that month (%1), ms; its journal %2 ms; %3")
                           .arg(QString::fromLatin1(h.chart))
                           .arg(h.journalMs, 0, 'f', 0)
                           .arg(among)};
    }
    if (has(QStringLiteral("S11"))) {
        const DoorFigures d = measureDoor(**cluster, parser.value(size) == QLatin1String("full"));
        const QString list = QStringLiteral("%1 tickets on the list, %2 scans; reading the frame %3 ms, painting %4 ms")
                                 .arg(d.tickets)
                                 .arg(d.scans)
                                 .arg(d.readMs, 0, 'f', 1)
                                 .arg(d.paintMs, 0, 'f', 1);
        figures << Figure{QStringLiteral("S11a"), d.onlineMs, 80, false,
            QStringLiteral("full HD frame to painted verdict by the server, p95 ms; ") + list}
                << Figure{QStringLiteral("S11b"), d.offlineMs, 80, false,
                       QStringLiteral("the same by the own list, scan on the disk, p95 ms")}
                << Figure{QStringLiteral("S11c"), d.judgeMs, 5, false,
                       QStringLiteral(
                           "offline check (look-up and rules), p95 ms; with keeping the scan on the disk %1 ms")
                           .arg(d.checkMs)}
                << Figure{QStringLiteral("S11d"), d.loadSeconds, 10, false,
                       QStringLiteral("fetching and keeping the whole list, s; memory at most +%1 MiB")
                           .arg(d.loadMegabytes)};
    }
    if (has(QStringLiteral("S12")) || has(QStringLiteral("S13"))) {
        const WindowFigures w = measureWindow();
        figures << Figure{QStringLiteral("S12"), w.usableMs / std::max(1.0, w.bareMs), 3, false,
            QStringLiteral("signed-in window after %1 ms, bare Qt window after %2 ms, server running")
                .arg(w.usableMs)
                .arg(w.bareMs)}
                << Figure{QStringLiteral("S13"), w.longestMs, 50, false,
                       QStringLiteral("longest stretch away from the event loop in the main job, ms")};
    }

    QJsonArray array;
    for (const Figure &f : figures) {
        printf("%-4s %8.2f  goal %s %-5g %-5s %s\n", qPrintable(f.id), f.value, f.atLeast ? ">=" : "<=", f.goal,
            f.holds() ? "holds" : "no", qPrintable(f.detail));
        array.append(QJsonObject{{QStringLiteral("id"), f.id}, {QStringLiteral("value"), f.value},
            {QStringLiteral("goal"), f.goal}, {QStringLiteral("holds"), f.holds()},
            {QStringLiteral("detail"), f.detail}});
    }
    if (parser.isSet(json)) {
        QFile file(parser.value(json));
        if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(array).toJson()) < 0) {
            fprintf(stderr, "bench: %s\n", qPrintable(file.errorString()));
            return 1;
        }
    }
    return 0;
}

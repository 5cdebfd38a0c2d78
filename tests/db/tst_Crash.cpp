#include "db/client/Session.h"
#include "tests/support/Crew.h"
#include "tests/support/CuttingProxy.h"
#include "tests/support/Patience.h"
#include "tests/support/TemporaryCluster.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QRandomGenerator>
#include <QUuid>

#include <condition_variable>
#include <csignal>
#include <deque>
#include <iostream>
#include <mutex>
#include <thread>

using namespace vd;
using namespace vd::test;
using namespace Qt::Literals::StringLiterals;

namespace {

// ---- the client: a process of its own, which can be killed ----------------------------------------------------------

QJsonObject jsonOf(const QByteArray &text)
{
    return QJsonDocument::fromJson(text).object();
}

QByteArray lineOf(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

db::Params paramsOf(const QJsonObject &command)
{
    db::Params params;
    params.request(QUuid(command.value(u"key"_s).toString()));
    for (const QJsonValue value : command.value(u"args"_s).toArray()) {
        if (value.isString())
            params.add(value.toString());
        else if (value.isDouble())
            params.add(value.toInteger());
        else if (value.isArray())
            params.add(value.toArray());
        else if (value.isObject())
            params.add(value.toObject());
        else
            params.null();
    }
    return params;
}

// What a desk would do with a command: {"ok": data}, {"code": why not}, or {"lost": true} when nobody knows.
QJsonObject performed(db::Session &session, const QJsonObject &command)
{
    const QByteArray door = command.value(u"door"_s).toString().toLatin1();
    const auto answer = session.call(QLatin1String(door), paramsOf(command));
    if (answer)
        return {{u"ok"_s, *answer}};
    if (answer.error().fault == Fault::Offline || answer.error().fault == Fault::Timeout)
        return {{u"lost"_s, true}};
    return {{u"code"_s, answer.error().code + u' ' + answer.error().detail}};
}

int client()
{
    db::ConnectionSettings settings;
    settings.hosts = {qEnvironmentVariable("VD_CRASH_SOCKET")};
    settings.port = qEnvironmentVariableIntValue("VD_CRASH_PORT");
    settings.database = qEnvironmentVariable("VD_CRASH_DATABASE");
    settings.user = u"lead1"_s;
    settings.password = u"test-lead1"_s;
    settings.terminal = u"crash"_s;
    db::Session session(settings);
    for (std::string line; std::getline(std::cin, line);) {
        session.retryNow();
        std::cout << lineOf(performed(session, jsonOf(QByteArray::fromStdString(line)))).toStdString() << std::endl;
    }
    return 0;
}

// ---- the driver of one client: what was acknowledged stays in this process ------------------------------------------

struct Witness
{
    std::mutex mutex;
    std::condition_variable moved;
    int answers = 0;
    int retries = 0;
    bool serverUp = true;
    bool stop = false;
    QHash<QString, qint64> holds; // by key
    QStringList payments;
    QStringList scans;
    QStringList cancelled;
    QStringList refunded;
    QStringList wrong;
};

class Desk
{
public:
    Desk(Witness &witness, qint64 slot, quint32 seed)
        : m_witness(witness)
        , m_slot(slot)
        , m_random(seed)
    {
    }

    void work()
    {
        while (!stopped())
            serveOneGuest();
        if (m_process) {
            m_process->closeWriteChannel();
            m_process->waitForFinished();
        }
    }

    void kill()
    {
        const qint64 pid = m_pid.exchange(0);
        if (pid > 0)
            ::kill(static_cast<pid_t>(pid), SIGKILL);
    }

private:
    bool stopped()
    {
        const std::lock_guard lock(m_witness.mutex);
        return m_witness.stop;
    }

    void serveOneGuest()
    {
        const QString held = key();
        const QJsonObject order = ask(u"hold"_s, held,
            {1, QJsonObject{{u"id"_s, 1 + static_cast<int>(m_random.bounded(2))}},
                QJsonArray{QJsonObject{{u"slot"_s, m_slot}, {u"quantity"_s, 1}}}, QJsonObject()});
        const qint64 id = order.value(u"id"_s).toInteger();
        note([&](Witness &w) { w.holds.insert(held, id); });
        if (m_random.bounded(5) == 0) {
            const QString gone = key();
            (void)ask(u"cancel"_s, gone, {id, u"not wanted"_s});
            return note([&](Witness &w) { w.cancelled << gone; });
        }
        const QString paid = key();
        const QJsonObject sold
            = ask(u"pay"_s, paid, {id, QJsonArray{QJsonObject{{u"channel"_s, u"card"_s}, {u"amount_minor"_s, 4000}}}});
        note([&](Witness &w) { w.payments << paid; });
        if (m_random.bounded(4) == 0) {
            const QString back = key();
            (void)ask(
                u"refund"_s, back, {id, QJsonValue(), QJsonObject{{u"override"_s, true}, {u"reason"_s, u"ill"_s}}});
            return note([&](Witness &w) { w.refunded << back; });
        }
        const QString scan = key();
        const QString code = sold.value(u"tickets"_s).toArray().at(0).toObject().value(u"short_code"_s).toString();
        const QJsonObject verdict = ask(u"check_in"_s, scan, {1, u"short_code"_s, code, 0});
        note([&](Witness &w) {
            w.scans << scan;
            if (verdict.value(u"code"_s).toString() != u"admitted"_s)
                w.wrong << u"check_in: "_s + verdict.value(u"code"_s).toString();
        });
    }

    // Until it is answered, with the same key: by another process when this one is killed, after the server is back.
    QJsonObject ask(const QString &door, const QString &key, const QJsonArray &args)
    {
        const QByteArray line = lineOf({{u"door"_s, door}, {u"key"_s, key}, {u"args"_s, args}});
        for (;;) {
            const QJsonObject reply = sent(line);
            if (reply.contains(u"ok"_s))
                return reply.value(u"ok"_s).toObject();
            note([&](Witness &w) {
                ++w.retries;
                if (reply.contains(u"code"_s))
                    w.wrong << door + u": "_s + reply.value(u"code"_s).toString();
            });
            if (reply.contains(u"code"_s))
                return {};
            std::unique_lock lock(m_witness.mutex);
            m_witness.moved.wait(lock, [this] { return m_witness.serverUp; });
        }
    }

    QJsonObject sent(const QByteArray &line)
    {
        if (!m_process || m_process->state() == QProcess::NotRunning)
            start();
        m_process->write(line + '\n');
        while (!m_process->canReadLine()) {
            if (!m_process->waitForReadyRead(-1) && m_process->state() == QProcess::NotRunning
                && !m_process->canReadLine())
                return {};
        }
        return jsonOf(m_process->readLine());
    }

    void start()
    {
        m_process = std::make_unique<QProcess>();
        m_process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process->start(QCoreApplication::applicationFilePath(), {u"--client"_s});
        m_process->waitForStarted();
        m_pid = m_process->processId();
    }

    template <typename Note>
    void note(Note change)
    {
        const std::lock_guard lock(m_witness.mutex);
        change(m_witness);
        ++m_witness.answers;
        m_witness.moved.notify_all();
    }

    QString key() { return QUuid::createUuid().toString(QUuid::WithoutBraces); }

    Witness &m_witness;
    qint64 m_slot;
    QRandomGenerator m_random;
    std::unique_ptr<QProcess> m_process; // of this desk's thread
    std::atomic<qint64> m_pid = 0;
};

} // namespace

namespace {

// Each must count zero.
const char *const invariants[] = {
    "select count(*) from inventory.differences(1)",
    "select count(*) from finance.money_differences(1)",
    "select count(*) from inventory.slot s where (s.held, s.sold) <> (select coalesce(sum(l.d_held), 0), "
    "coalesce(sum(l.d_sold), 0)"
    " from inventory.stock_ledger l where l.slot_id = s.id)",
    "select count(*) from checkin.ticket t where t.entered <> (select count(*) from checkin.check_in c where "
    "c.ticket_id = t.id"
    " and c.kind = 'entry')",
};

} // namespace

/// What a desk was told is done is done, whatever is killed or cut: a witness outside remembers every acknowledgement.
class tst_Crash final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void killed();
    void lostWithoutDurability();
    void cut_data();
    void cut();

private:
    static qint64 makeSlot(FixtureDatabase &database, int capacity);
    static void sound(FixtureDatabase &database);
    void wait(Witness &witness, int answers);
    void killServer(Witness &witness, TemporaryCluster &cluster, const db::ConnectionSettings &superuser, bool whole);
    /// Desks work while clients and servers are killed; `spare`: only whole servers, and until something is wrong.
    QString killAll(Witness &witness, TemporaryCluster &cluster, const FixtureDatabase &database, qint64 slot,
        int rounds, bool spare);
    static void make(
        std::unique_ptr<TemporaryCluster> &cluster, std::optional<FixtureDatabase> &database, const char *durability);
    void verify(Witness &witness, const db::ConnectionSettings &superuser);
};

qint64 tst_Crash::makeSlot(FixtureDatabase &database, int capacity)
{
    // One person in the venue: whoever works here may give back by itself.
    database.run("update catalog.venue set one_person = true;"
                 "update catalog.space set one_live_order = false, max_capacity = 1000000 where id = 14;"
                 "insert into inventory.slot(venue_id, space_id, kind_rank, business_date, starts_at, ends_at, "
                 "capacity, price_version_id)"
                 " values (1, 14, 2, base.venue_day(1, base.now()), base.now() + interval '20 min', base.now() + "
                 "interval '5 hours', "
        + QByteArray::number(capacity) + ", 1)");
    return database.number("select max(id) from inventory.slot");
}

void tst_Crash::sound(FixtureDatabase &database)
{
    for (const char *sql : invariants)
        QCOMPARE(database.number(sql), 0);
}

void tst_Crash::wait(Witness &witness, int answers)
{
    std::unique_lock lock(witness.mutex);
    const int until = witness.answers + answers;
    witness.moved.wait(lock, [&] { return witness.answers >= until; });
}

void tst_Crash::killServer(
    Witness &witness, TemporaryCluster &cluster, const db::ConnectionSettings &superuser, bool whole)
{
    if (!whole) {
        // One backend: the server tells the others to go and recovers by itself.
        auto connection = db::RawConnection::open(superuser);
        if (!connection)
            return; // still recovering from the last one
        const auto rows
            = connection->script("select pid from pg_stat_activity where usename = 'lead1' order by random() limit 1");
        if (rows && !rows->isEmpty())
            ::kill(static_cast<pid_t>(rows->first().int64("pid")), SIGKILL);
        return;
    }
    {
        const std::lock_guard lock(witness.mutex);
        witness.serverUp = false;
    }
    cluster.kill();
    // Its orphans let go of the memory they shared only when they notice.
    Result<Done> again = cluster.startAgain();
    for (int tries = 0; !again && tries < 500; ++tries)
        again = cluster.startAgain();
    const std::lock_guard lock(witness.mutex);
    witness.serverUp = true;
    witness.moved.notify_all();
    if (!again)
        witness.wrong << u"the server did not start again"_s;
}

void tst_Crash::verify(Witness &witness, const db::ConnectionSettings &superuser)
{
    auto connection = db::RawConnection::open(superuser);
    QVERIFY(connection);
    const auto count = [&](const char *sql, const QStringList &keys) {
        const auto rows = connection->query(sql, db::Params::of(keys));
        return rows ? rows->first().int64("n") : -1;
    };
    QVERIFY2(witness.wrong.isEmpty(), qPrintable(witness.wrong.value(0)));
    // Every acknowledged one is there exactly once; nothing is there that nobody was told.
    QCOMPARE(
        count("select count(*) as n from base.request where request_id = any ($1::text[]::uuid[]) and door = 'hold'",
            witness.holds.keys()),
        witness.holds.size());
    for (auto it = witness.holds.cbegin(); it != witness.holds.cend(); ++it) {
        const auto rows = connection->query(
            "select (answer ->> 'order')::bigint as id from base.request where request_id = $1::uuid",
            db::Params::of(it.key()));
        QCOMPARE(rows->first().int64("id"), it.value());
    }
    QCOMPARE(count("select count(*) as n from orders.order where $1::text[] is not null", {}), witness.holds.size());
    QCOMPARE(count("select count(*) as n from orders.item where $1::text[] is not null", {}), witness.holds.size());
    QCOMPARE(
        count(
            "select count(*) as n from payments.payment where left(request_no, 36) = any ($1) and state = 'succeeded'",
            witness.payments),
        witness.payments.size());
    QCOMPARE(
        count("select count(*) as n from payments.payment where $1::text[] is not null", {}), witness.payments.size());
    QCOMPARE(count("select count(*) as n from checkin.check_in where scan_id::text = any ($1) and kind = 'entry'",
                 witness.scans),
        witness.scans.size());
    QCOMPARE(
        count("select count(*) as n from checkin.check_in where $1::text[] is not null", {}), witness.scans.size());
    QCOMPARE(count("select count(*) as n from orders.order where $1::text[] is not null and state = 'CANCELLED'", {}),
        witness.cancelled.size());
    QCOMPARE(
        count("select count(*) as n from payments.refund where $1::text[] is not null", {}), witness.refunded.size());
}

void tst_Crash::make(
    std::unique_ptr<TemporaryCluster> &cluster, std::optional<FixtureDatabase> &database, const char *durability)
{
    auto started = TemporaryCluster::startOwn();
    QVERIFY2(started, started ? "" : qPrintable(started.error().detail));
    cluster = std::move(*started);
    auto made = FixtureDatabase::make(*cluster);
    QVERIFY2(made, made ? "" : qPrintable(made.error().detail));
    database.emplace(std::move(*made));
    database->run("alter system set fsync = on");
    database->run("alter system set full_page_writes = on");
    database->run(durability);
    database->run("select pg_reload_conf()");
    const db::ConnectionSettings superuser = database->superuser();
    QTRY_COMPARE(db::RawConnection::open(superuser)->script("show fsync")->first().text("fsync"), u"on"_s);
    qputenv("VD_CRASH_SOCKET", cluster->socketFolder().toLocal8Bit());
    qputenv("VD_CRASH_PORT", QByteArray::number(cluster->port()));
    qputenv("VD_CRASH_DATABASE", superuser.database.toLocal8Bit());
}

QString tst_Crash::killAll(
    Witness &witness, TemporaryCluster &cluster, const FixtureDatabase &database, qint64 slot, int rounds, bool spare)
{
    std::deque<Desk> desks;
    for (int i = 0; i < 6; ++i)
        desks.emplace_back(witness, slot, QRandomGenerator::global()->generate());
    std::vector<std::thread> threads;
    for (Desk &desk : desks)
        threads.emplace_back([&desk] { desk.work(); });
    int clients = 0;
    int servers = 0;
    for (int round = 0; round < rounds; ++round) {
        wait(witness, 20 + static_cast<int>(QRandomGenerator::global()->bounded(60)));
        if (spare || round % 4 == 3) {
            ++servers;
            killServer(witness, cluster, database.superuser(), spare || round % 8 == 7);
        } else {
            ++clients;
            desks[static_cast<std::size_t>(QRandomGenerator::global()->bounded(6))].kill();
        }
        const std::lock_guard lock(witness.mutex);
        if (!witness.wrong.isEmpty())
            break;
    }
    {
        const std::lock_guard lock(witness.mutex);
        witness.stop = true;
    }
    for (std::thread &thread : threads)
        thread.join();
    return u"%1 clients and %2 servers killed: %3 orders, %4 payments, %5 check-ins acknowledged, %6 calls asked again"_s
        .arg(clients)
        .arg(servers)
        .arg(witness.holds.size())
        .arg(witness.payments.size())
        .arg(witness.scans.size())
        .arg(witness.retries);
}

void tst_Crash::killed()
{
    std::unique_ptr<TemporaryCluster> cluster;
    std::optional<FixtureDatabase> database;
    make(cluster, database, "alter system set synchronous_commit = on");
    const qint64 slot = makeSlot(*database, 1'000'000);
    const int rounds
        = qEnvironmentVariableIsSet("VD_CRASH_ROUNDS") ? qEnvironmentVariableIntValue("VD_CRASH_ROUNDS") : 80;
    Witness witness;
    qInfo("%s", qPrintable(killAll(witness, *cluster, *database, slot, rounds, false)));
    QVERIFY(witness.retries > 0);
    verify(witness, database->superuser());
    auto connection = db::RawConnection::open(database->superuser());
    for (const char *sql : invariants)
        QCOMPARE(connection->script(QByteArray("select (") + sql + ")::bigint as n")->first().int64("n"), 0);
}

void tst_Crash::lostWithoutDurability()
{
    // The negative control: a server that answers before the disk has it loses what was acknowledged, and the witness
    // must notice.
    std::unique_ptr<TemporaryCluster> cluster;
    std::optional<FixtureDatabase> database;
    make(cluster, database, "alter system set synchronous_commit = off");
    const qint64 slot = makeSlot(*database, 1'000'000);
    Witness witness;
    qInfo("%s", qPrintable(killAll(witness, *cluster, *database, slot, 40, true)));
    QVERIFY2(!witness.wrong.isEmpty(), "nothing was lost: the test above proves nothing");
}

void tst_Crash::cut_data()
{
    QTest::addColumn<int>("where");
    QTest::addColumn<bool>("away");
    const int before = static_cast<int>(CuttingProxy::Cut::BeforeServer);
    const int after = static_cast<int>(CuttingProxy::Cut::AfterServer);
    QTest::newRow("before the server has it") << before << false;
    QTest::newRow("between COMMIT and the answer") << after << false;
    QTest::newRow("before the server has it, and the line stays away") << before << true;
    QTest::newRow("between COMMIT and the answer, and the line stays away") << after << true;
}

void tst_Crash::cut()
{
    QFETCH(const int, where);
    QFETCH(const bool, away);
    auto cluster = TemporaryCluster::acquire();
    QVERIFY(cluster);
    auto database = FixtureDatabase::make(**cluster);
    QVERIFY(database);
    const qint64 slot = makeSlot(*database, 100);
    CuttingProxy proxy((*cluster)->socketFolder(), (*cluster)->port());
    db::ConnectionSettings settings = database->as(u"lead1"_s);
    settings.hosts = {proxy.socketFolder()};
    db::Session session(settings);
    QVERIFY(session.open());

    // The line breaks at this call; the desk asks again, with the same key, when it is back.
    const auto ask = [&](const QByteArray &door, const std::function<void(db::Params &)> &fill) {
        db::Params params;
        params.request(QUuid::createUuid());
        fill(params);
        const int cuts = proxy.cuts();
        proxy.cutAt("api." + door, static_cast<CuttingProxy::Cut>(where));
        proxy.refuseAfterCut(away);
        QJsonObject answer;
        const auto first = session.call(QLatin1String(door), params);
        if (first) {
            answer = *first;
        } else {
            proxy.refuseAfterCut(false);
            proxy.refuse(false);
            session.retryNow();
            const auto second = session.call(QLatin1String(door), params);
            answer = second ? *second : QJsonObject{{u"failed"_s, second.error().code}};
        }
        if (first.has_value() == away || proxy.cuts() != cuts + 1)
            answer.insert(u"failed"_s, u"the line was not cut as wanted"_s);
        return answer;
    };
    const QJsonObject held = ask("hold", [&](db::Params &p) {
        p.add(qint64(1))
            .add(QJsonObject{{u"id"_s, 1}})
            .add(QJsonArray{QJsonObject{{u"slot"_s, slot}, {u"quantity"_s, 2}}})
            .add(QJsonObject());
    });
    QVERIFY2(!held.contains(u"failed"_s), qPrintable(held.value(u"failed"_s).toString()));
    const qint64 order = held.value(u"id"_s).toInteger();
    const QJsonObject paid = ask("pay", [&](db::Params &p) {
        p.add(order).add(QJsonArray{QJsonObject{{u"channel"_s, u"card"_s}, {u"amount_minor"_s, 8000}}});
    });
    QCOMPARE(paid.value(u"state"_s).toString(), u"PAID"_s);
    const QString code = paid.value(u"tickets"_s).toArray().at(0).toObject().value(u"short_code"_s).toString();
    const QJsonObject verdict
        = ask("check_in", [&](db::Params &p) { p.add(qint64(1)).add(u"short_code"_s).add(code).add(0); });
    QCOMPARE(verdict.value(u"code"_s).toString(), u"admitted"_s);
    const qint64 item = paid.value(u"items"_s).toArray().at(0).toObject().value(u"id"_s).toInteger();
    const QJsonObject back = ask("refund", [&](db::Params &p) {
        p.add(order)
            .add(QJsonArray{QJsonObject{{u"item"_s, item}, {u"quantity"_s, 1}}})
            .add(QJsonObject{{u"override"_s, true}, {u"reason"_s, u"ill"_s}});
    });
    QVERIFY2(!back.contains(u"failed"_s), qPrintable(back.value(u"failed"_s).toString()));

    QCOMPARE(database->number("select count(*) from orders.order"), 1);
    QCOMPARE(database->number("select held * 10 + sold from inventory.slot where id = " + QByteArray::number(slot)), 2);
    QCOMPARE(database->number("select count(*) from payments.payment"), 1);
    QCOMPARE(database->number("select count(*) from checkin.check_in"), 1);
    QCOMPARE(database->number("select sum(entered) from checkin.ticket"), 1);
    QCOMPARE(database->number("select count(*) from payments.refund"), 1);
    QCOMPARE(database->number("select sum(amount_minor) from payments.refund_part"), 4000);
    sound(*database);
}

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    if (QCoreApplication::arguments().value(1) == u"--client"_s)
        return client();
    tst_Crash test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_Crash.moc"

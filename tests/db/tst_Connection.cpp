#include "models/base/Pass.h"
#include "tests/support/CuttingProxy.h"
#include "tests/support/Patience.h"
#include "tests/support/TemporaryCluster.h"

#include "db/client/Lane.h"
#include "db/client/Listener.h"
#include "db/client/RawConnection.h"
#include "models/base/WhenDone.h"

using namespace vd;
using db::ConnectionSettings;
using db::Lane;
using db::Listener;
using db::Params;
using db::RawConnection;
using db::Row;
using db::Rows;
using db::Session;
using test::CuttingProxy;
using test::TemporaryCluster;

namespace {

// The smallest doors that show how a session behaves; the product's own are tested in their areas.
const char *const doors = R"(
create schema api; create schema base;
create type api.outcome as (ok boolean, code text, facts jsonb, data jsonb);
create table public.note (key uuid unique, text text);
create function api.note(p_key uuid, p_text text) returns api.outcome language plpgsql as $$
begin
  insert into public.note values (p_key, p_text) on conflict (key) do nothing;
  return row(true, null, null, jsonb_build_object('notes', (select count(*) from public.note)))::api.outcome;
end $$;
create function api.scribble(p_text text) returns api.outcome language plpgsql as $$
begin
  insert into public.note values (null, p_text);
  return row(true, null, null, '{}')::api.outcome;
end $$;
create function api.refuse(p_code text, p_facts jsonb) returns api.outcome language sql as $$
  select row(false, p_code, p_facts, null)::api.outcome $$;
create function api.raise_rule() returns api.outcome language plpgsql as $$
begin raise exception using errcode = 'VD001', message = 'sold_out', detail = '{"free": 0, "fault": "conflict"}'; end $$;
create function api.behind() returns api.outcome language plpgsql as $$
begin
  insert into public.note values (null, 'behind');
  return row(true, null, null, jsonb_build_object('until', pg_current_wal_insert_lsn()))::api.outcome;
end $$;
create table public.promise (text text);
create function public.never_kept() returns trigger language plpgsql as $$ begin raise exception using errcode = 'VD001', message = 'sold_out'; end $$;
create constraint trigger kept after insert on public.promise deferrable initially deferred for each row execute function public.never_kept();
create function api.promise() returns api.outcome language plpgsql as $$
begin
  insert into public.promise values ('by the commit');
  return row(true, null, null, '{}')::api.outcome;
end $$;
create sequence public.tries;
create function api.deadlocks(p_times int) returns api.outcome language plpgsql as $$
begin
  if nextval('public.tries') <= p_times then raise exception using errcode = '40P01', message = 'deadlock'; end if;
  return row(true, null, null, '{}')::api.outcome;
end $$;
create function api.denied() returns api.outcome language plpgsql as $$
begin raise exception using errcode = '42501', message = 'no'; end $$;
create function api.broken(p_secret text) returns api.outcome language plpgsql as $$
begin return row(1 / 0 > 0, null, null, null)::api.outcome; end $$;
create function api.names(p_venue bigint) returns api.outcome language sql as $$
  select row(true, null, null, jsonb_build_object('venue_id', p_venue))::api.outcome $$;
create sequence public.wakes;
create table public.woken (venue_id bigint);
create function api.wake(p_venue bigint) returns void language plpgsql as $$
begin
  perform nextval('public.wakes'), pg_notify('venuedesk', '');
  insert into public.woken values (p_venue);
end $$;
create table public.outbox (id bigint generated always as identity, venue_id bigint, topic text, ids bigint[]);
create function api.events_since(p_cursor text) returns table (cursor text, venue_id bigint, topic text, ids bigint[]) language sql as $$
  select o.id::text, o.venue_id, o.topic, o.ids from public.outbox o where o.id > p_cursor::bigint
  union all select coalesce((select max(id) from public.outbox), 0)::text, null, null, null where p_cursor is null $$;
)";

} // namespace

class tst_Connection final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void typesGoThereAndBack();
    void jsonHoldsWhateverWasTyped();
    void outcomesAndStatesBecomeErrors_data();
    void outcomesAndStatesBecomeErrors();
    void refusedSignInIsNotOffline();
    void deadlocksAreTriedAgain();
    void slowStatementIsATimeout();
    void c79_killedBackendIsRepaired();
    void writeIsOnTheDiskWhenAnswered();
    void writeWhoseCommitFailsIsNotDone();
    void writeWakesTheVenueInItsRoundTrip();
    void doorMadeAnewIsCalledAsItIs();
    void writeIsNotResentBlindly();
    void writeWithRequestIdIsResentOnce();
    void writeCutBeforeTheServer();
    void laneAnswersInOrder();
    void laneEndsWhileAStatementRuns();
    void laneFutureOfADeadReceiver();
    void listenerReportsAndComesBack();
    void aDisabledLoginIsToldSo();
    void c79_serverRestart();

private:
    [[nodiscard]] qint64 notes(const QString &text) const;
    void admin(const QByteArray &sql) const;

    std::unique_ptr<TemporaryCluster> m_cluster;
    ConnectionSettings m_database;
};

void tst_Connection::initTestCase()
{
    auto cluster = TemporaryCluster::acquire();
    QVERIFY2(cluster, cluster ? "" : qPrintable(cluster.error().detail));
    m_cluster = std::move(*cluster);
    const auto database = m_cluster->createDatabase(TemporaryCluster::Content::Nothing);
    QVERIFY(database);
    m_database = *database;
    auto connection = RawConnection::open(m_database);
    QVERIFY(connection);
    const auto made = connection->script(doors);
    QVERIFY2(made, made ? "" : qPrintable(made.error().detail));
}

void tst_Connection::init()
{
    admin("truncate public.note; truncate public.outbox; truncate public.woken; alter sequence public.tries restart; "
          "alter sequence public.wakes restart");
}

void tst_Connection::admin(const QByteArray &sql) const
{
    auto connection = RawConnection::open(m_database);
    QVERIFY(connection);
    const auto ran = connection->script(sql);
    QVERIFY2(ran, ran ? "" : qPrintable(ran.error().detail));
}

qint64 tst_Connection::notes(const QString &text) const
{
    auto connection = RawConnection::open(m_database);
    return connection->query("select count(*) as n from public.note where text = $1", Params::of(text))
        ->first()
        .int64("n");
}

void tst_Connection::jsonHoldsWhateverWasTyped()
{
    Session session(m_database);
    const QString half(QChar(0xd83d));
    const QJsonObject typed{{QStringLiteral("half"), half + QLatin1Char('x')},
        {QStringLiteral("nul"), QString(QChar(QChar::Null)) + QLatin1Char('y')},
        {QStringLiteral("slashes"), QStringLiteral("\\ud83d \\u0000 \\\\ud83d")},
        {QStringLiteral("list"), QJsonArray{half, QStringLiteral("😀")}}};
    const Result<Rows> rows = session.query("select $1::jsonb as j", Params::of(typed));
    QVERIFY2(rows, rows ? "" : qPrintable(rows.error().detail));
    const QJsonObject back = rows->first().object("j");
    QCOMPARE(back.value(QLatin1String("half")).toString(), QChar(QChar::ReplacementCharacter) + QStringLiteral("x"));
    QCOMPARE(back.value(QLatin1String("nul")).toString(), QStringLiteral("y"));
    QCOMPARE(back.value(QLatin1String("slashes")), typed.value(QLatin1String("slashes")));
    QCOMPARE(back.value(QLatin1String("list")).toArray().at(1).toString(), QStringLiteral("😀"));
}

void tst_Connection::typesGoThereAndBack()
{
    Session session(m_database);
    const QDateTime instant(QDate(2026, 3, 29), QTime(2, 30, 1, 45), Qt::UTC);
    const QUuid key = QUuid::createUuid();
    Params params = Params::of(qint64(9'007'199'254'740'993), QStringLiteral("O'Brien '; drop table \\ 羽毛球 😀"), true,
        key, QDate(2028, 2, 29), instant, QByteArray("\0\xff'\\", 4));
    params.add(QJsonObject{{QStringLiteral("big"), qint64(9'007'199'254'740'993)}})
        .add(QList<qint64>{3, 1, 2})
        .add(OrderId());
    params.add(QStringList{QStringLiteral("a,\"b\\"), QString()}).add(std::optional<QString>()).add(QString());
    const Result<Rows> rows = session.query(
        "select $1::bigint as n, $2::text as t, $3::boolean as b, $4::uuid as u, $5::date as d, $6::timestamptz as i,"
        " $7::bytea as y, $8::jsonb as j, $9::bigint[] as l, $10::bigint as none, to_jsonb($11::text[]) as a,"
        " $12::text as nothing, $13::text as empty",
        params);
    QVERIFY2(rows, rows ? "" : qPrintable(rows.error().detail));
    const Row row = rows->first();
    QCOMPARE(row.int64("n"), 9'007'199'254'740'993);
    QCOMPARE(row.text("t"), QStringLiteral("O'Brien '; drop table \\ 羽毛球 😀"));
    QVERIFY(row.boolean("b"));
    QCOMPARE(row.text("u"), key.toString(QUuid::WithoutBraces));
    QCOMPARE(row.date("d"), QDate(2028, 2, 29));
    QCOMPARE(row.instant("i"), instant);
    QCOMPARE(row.bytes("y"), QByteArray("\0\xff'\\", 4));
    QCOMPARE(row.object("j").value(QLatin1String("big")).toInteger(), 9'007'199'254'740'993);
    QCOMPARE(row.int64List("l"), (QList<qint64>{3, 1, 2}));
    QVERIFY(row.isNull("none"));
    QCOMPARE(row.array("a").at(0).toString(), QStringLiteral("a,\"b\\"));
    QVERIFY(row.isNull("nothing"));
    QVERIFY(!row.isNull("empty"));
}

void tst_Connection::outcomesAndStatesBecomeErrors_data()
{
    QTest::addColumn<QString>("door");
    QTest::addColumn<int>("fault");
    QTest::addColumn<QString>("code");
    QTest::newRow("a rule raised") << QStringLiteral("raise_rule") << int(Fault::Conflict)
                                   << QStringLiteral("sold_out");
    QTest::newRow("no right") << QStringLiteral("denied") << int(Fault::Denied) << QStringLiteral("not_allowed");
    QTest::newRow("no such door") << QStringLiteral("nowhere") << int(Fault::Bug) << QStringLiteral("unexpected");
}

void tst_Connection::outcomesAndStatesBecomeErrors()
{
    QFETCH(QString, door);
    QFETCH(int, fault);
    QFETCH(QString, code);
    Session session(m_database);
    const QByteArray name = door.toLatin1();
    const auto answer = session.call(QLatin1String(name));
    QVERIFY(!answer);
    QCOMPARE(int(answer.error().fault), fault);
    QCOMPARE(answer.error().code, code);
    QVERIFY(!answer.error().facts.contains(QLatin1String("fault")));

    const auto refused = session.call(
        QLatin1String("refuse"), Params::of(QStringLiteral("too_late"), QJsonObject{{QStringLiteral("minutes"), 5}}));
    QCOMPARE(int(refused.error().fault), int(Fault::Rule));
    QCOMPARE(refused.error().code, QStringLiteral("too_late"));
    QCOMPARE(refused.error().facts.value(QLatin1String("minutes")).toInt(), 5);

    const auto broken = session.call(QLatin1String("broken"), Params::of(QStringLiteral("13800138000")));
    QCOMPARE(int(broken.error().fault), int(Fault::Bug));
    QVERIFY(broken.error().detail.contains(QLatin1String("22012")));
    QVERIFY(!broken.error().detail.contains(QLatin1String("13800138000")));
}

void tst_Connection::refusedSignInIsNotOffline()
{
    admin("do $$ begin create role test_nobody login password 'right'; exception when duplicate_object then null; "
          "end $$");
    ConnectionSettings wrong = m_database;
    wrong.user = QStringLiteral("test_nobody");
    wrong.password = QStringLiteral("wrong");
    QCOMPARE(Session(wrong).open().error().code, QStringLiteral("wrong_credentials"));
    wrong.password = QStringLiteral("right");
    QVERIFY(Session(wrong).open());
    wrong.database = QStringLiteral("there is none");
    QCOMPARE(Session(wrong).open().error().code, QStringLiteral("unknown_database"));
    ConnectionSettings away = m_database;
    away.hosts = QStringList{QStringLiteral("/tmp/no-server-here")};
    QCOMPARE(Session(away).open().error().code, QStringLiteral("no_route"));
}

void tst_Connection::deadlocksAreTriedAgain()
{
    Session session(m_database);
    QVERIFY(session.call(QLatin1String("deadlocks"), Params::of(3)));
    admin("alter sequence public.tries restart; "
          "alter sequence public.wakes restart");
    const auto never = session.call(QLatin1String("deadlocks"), Params::of(1000));
    QCOMPARE(int(never.error().fault), int(Fault::Timeout));
    QCOMPARE(never.error().code, QStringLiteral("server_busy"));
}

void tst_Connection::slowStatementIsATimeout()
{
    Session session(m_database.withTimeouts(50, 50));
    const auto rows = session.query("select pg_sleep(60)");
    QCOMPARE(int(rows.error().fault), int(Fault::Timeout));
    const auto after = session.query("select 1 as one");
    QVERIFY(after);
}

void tst_Connection::c79_killedBackendIsRepaired()
{
    Session session(m_database.withTimeouts(5000, 2000));
    const qint64 pid = session.query("select pg_backend_pid() as pid")->first().int64("pid");
    admin("select pg_terminate_backend(" + QByteArray::number(pid) + ", 60000)");
    // Also a write without a request id goes through: the death is noticed before anything is sent.
    QVERIFY(session.call(QLatin1String("scribble"), Params::of(QStringLiteral("after the kill"))));
    QCOMPARE(notes(QStringLiteral("after the kill")), 1);
    QCOMPARE(session.query("show statement_timeout")->first().text("statement_timeout"), QStringLiteral("5s"));
    QCOMPARE(session.query("show timezone")->first().text("TimeZone"), QStringLiteral("UTC"));
}

void tst_Connection::writeIsOnTheDiskWhenAnswered()
{
    Session session(m_database);
    for (int i = 0; i < 20; ++i) {
        const auto answer = session.call(QLatin1String("behind"));
        QVERIFY(answer);
        const auto flushed = session.query("select pg_current_wal_flush_lsn() >= $1::pg_lsn as all",
            Params::of(answer->value(QLatin1String("until")).toString()));
        QVERIFY(flushed->first().boolean("all"));
    }
    QCOMPARE(session.query("show synchronous_commit")->first().text("synchronous_commit"), QStringLiteral("on"));
}

void tst_Connection::writeWhoseCommitFailsIsNotDone()
{
    Session session(m_database);
    QVERIFY(session.call(QLatin1String("behind")));
    const auto answer = session.call(QLatin1String("promise"));
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, QStringLiteral("sold_out"));
    QVERIFY(session.call(QLatin1String("behind")));
    QCOMPARE(session.connectionNumber(), 1);
}

void tst_Connection::writeWakesTheVenueInItsRoundTrip()
{
    Session session(m_database);
    const auto wakes = [&session] {
        return session.query("select last_value - (not is_called)::int as n from public.wakes")->first().int64("n");
    };
    QCOMPARE(wakes(), 0);
    QVERIFY(session.call(QLatin1String("behind"), {}, VenueId(7)));
    QCOMPARE(wakes(), 1);
    // Nothing has changed: nobody looks.
    QVERIFY(!session.call(QLatin1String("refuse"), Params::of(QStringLiteral("sold_out"), QJsonObject()), VenueId(7)));
    QVERIFY(!session.call(QLatin1String("promise"), {}, VenueId(7)));
    QVERIFY(session.call(QLatin1String("behind")));
    QCOMPARE(wakes(), 1);
    // Where only the answer names the venue, that one; and it is not taken for that of the next answer.
    QVERIFY(session.call(QLatin1String("names"), Params::of(9)));
    QCOMPARE(wakes(), 2);
    QVERIFY(session.call(QLatin1String("behind")));
    QVERIFY(!session.call(QLatin1String("refuse"), Params::of(QStringLiteral("sold_out"), QJsonObject())));
    QCOMPARE(wakes(), 2);
    QCOMPARE(session.query("select string_agg(venue_id::text, ' ') as all from public.woken")->first().text("all"),
        QStringLiteral("7 9"));
    // A hint that cannot be given does not undo what was done.
    admin("alter sequence public.wakes rename to asleep");
    const auto answer = session.call(QLatin1String("behind"), {}, VenueId(7));
    admin("alter sequence public.asleep rename to wakes");
    QVERIFY(answer);
}

// Doors stay prepared on their connection, and an update of the product may come while a desk is connected.
void tst_Connection::doorMadeAnewIsCalledAsItIs()
{
    const auto make = [this](const QByteArray &answer) {
        admin("drop function if exists api.changing; create function api.changing() returns api.outcome language sql as"
              " $$ select row(true, null, null, '{\"is\": \""
            + answer + "\"}')::api.outcome $$");
    };
    Session session(m_database);
    for (const QByteArray &is : {QByteArrayLiteral("old"), QByteArrayLiteral("new")}) {
        make(is);
        for (int i = 0; i < 7; ++i) {
            const auto answer = session.call(QLatin1String("changing"));
            QVERIFY(answer);
            QCOMPARE(answer->value(QLatin1String("is")).toString(), QString::fromLatin1(is));
        }
    }
    // Not there for a while: told so, and found again.
    admin("drop function api.changing");
    QVERIFY(!session.call(QLatin1String("changing")));
    make("there");
    QVERIFY(session.call(QLatin1String("changing")));
    QCOMPARE(session.connectionNumber(), 1);
}

void tst_Connection::writeIsNotResentBlindly()
{
    CuttingProxy proxy(m_cluster->socketFolder(), m_cluster->port());
    ConnectionSettings settings = m_database;
    settings.hosts = QStringList{proxy.socketFolder()};
    Session session(settings);
    QVERIFY(session.open());
    proxy.cutAt("api.scribble", CuttingProxy::Cut::AfterServer);
    const auto answer = session.call(QLatin1String("scribble"), Params::of(QStringLiteral("once")));
    QVERIFY(!answer);
    QCOMPARE(int(answer.error().fault), int(Fault::Offline));
    QVERIFY(answer.error().facts.value(QLatin1String("unsure")).toBool());
    QCOMPARE(notes(QStringLiteral("once")), 1);
    QCOMPARE(proxy.cuts(), 1);
}

void tst_Connection::writeWithRequestIdIsResentOnce()
{
    CuttingProxy proxy(m_cluster->socketFolder(), m_cluster->port());
    ConnectionSettings settings = m_database;
    settings.hosts = QStringList{proxy.socketFolder()};
    Session session(settings);
    QVERIFY(session.open());
    proxy.cutAt("api.note", CuttingProxy::Cut::AfterServer);
    Params params;
    params.request(QUuid::createUuid()).add(QStringLiteral("safe"));
    const auto answer = session.call(QLatin1String("note"), params);
    QVERIFY2(answer, answer ? "" : qPrintable(answer.error().code));
    QCOMPARE(answer->value(QLatin1String("notes")).toInt(), 1);
    QCOMPARE(notes(QStringLiteral("safe")), 1);
    QCOMPARE(proxy.cuts(), 1);
    QCOMPARE(proxy.connections(), 2);
}

void tst_Connection::writeCutBeforeTheServer()
{
    CuttingProxy proxy(m_cluster->socketFolder(), m_cluster->port());
    ConnectionSettings settings = m_database;
    settings.hosts = QStringList{proxy.socketFolder()};
    Session session(settings);
    QVERIFY(session.open());
    proxy.cutAt("api.scribble", CuttingProxy::Cut::BeforeServer);
    QVERIFY(!session.call(QLatin1String("scribble"), Params::of(QStringLiteral("never"))));
    QCOMPARE(notes(QStringLiteral("never")), 0);
    // The line holds again, and reads are repeated by themselves.
    proxy.cutAt("select 7", CuttingProxy::Cut::AfterServer);
    QCOMPARE(session.query("select 7 as seven")->first().integer("seven"), 7);
}

void tst_Connection::laneAnswersInOrder()
{
    Lane lane(QStringLiteral("interactive"), m_database);
    QList<int> order;
    QObject receiver;
    for (int i = 0; i < 20; ++i) {
        const Future<int> future = lane.run([i](Session &session) -> Result<int> {
            const Result<Rows> rows = session.query("select $1::int as i", Params::of(i));
            if (!rows)
                return pass(rows);
            return rows->first().integer("i");
        });
        whenDone(future, &receiver, [&order](const Result<int> &answer) { order << answer.value_or(-1); });
    }
    QTRY_COMPARE(order.size(), 20);
    for (int i = 0; i < 20; ++i)
        QCOMPARE(order.at(i), i);
}

void tst_Connection::laneEndsWhileAStatementRuns()
{
    QSemaphore begun;
    Future<Done> running;
    Future<Done> waiting;
    {
        Lane lane(QStringLiteral("reports"), m_database.withTimeouts(600'000, 0));
        const auto slow = [&begun](Session &session) -> Result<Done> {
            begun.release();
            const Result<Rows> rows = session.query("select pg_sleep(600)");
            return rows ? Result<Done>(Done{}) : pass(rows);
        };
        QVERIFY(lane.open().result());
        running = lane.run(slow);
        waiting = lane.run(slow);
        begun.acquire();
    }
    QVERIFY(running.isFinished());
    QVERIFY(!running.result());
    QVERIFY(waiting.isFinished());
    QVERIFY(waiting.resultCount() == 0 || waiting.result().error().code == QLatin1String("cancelled"));
}

void tst_Connection::laneFutureOfADeadReceiver()
{
    Lane lane(QStringLiteral("interactive"), m_database);
    int called = 0;
    Future<Done> future = lane.open();
    {
        QObject receiver;
        whenDone(future, &receiver, [&called](const Result<Done> &) { ++called; });
    }
    future.waitForFinished();
    QCoreApplication::sendPostedEvents();
    QCOMPARE(called, 0);
}

void tst_Connection::listenerReportsAndComesBack()
{
    Listener listener(m_database);
    QSignalSpy back(&listener, &Listener::back);
    QSignalSpy lost(&listener, &Listener::lost);
    QSignalSpy changed(&listener, &Listener::changed);
    QVERIFY(back.wait(test::patienceMs));
    admin("insert into public.outbox (venue_id, topic, ids) values (7, 'slot', '{1,2}')");
    {
        Lane lane(QStringLiteral("interactive"), m_database);
        (void)lane
            .run([](Session &session) -> Result<Done> {
                session.announce(VenueId(7));
                return Done{};
            })
            .result();
    }
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(changed.at(0).at(0).value<VenueId>(), VenueId(7));
    QCOMPARE(changed.at(0).at(1).toString(), QStringLiteral("slot"));
    QCOMPARE(changed.at(0).at(2).value<QList<qint64>>(), (QList<qint64>{1, 2}));

    // Without any notification the outbox is found all the same, and a killed connection loses nothing.
    admin("select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = current_database() and query "
          "like '%events_since%' and pid <> pg_backend_pid()");
    admin("insert into public.outbox (venue_id, topic, ids) values (7, 'order', '{5}')");
    QTRY_COMPARE(changed.size(), 2);
    QCOMPARE(changed.at(1).at(1).toString(), QStringLiteral("order"));
    QTRY_COMPARE(back.size(), 2);
}

// Its connection is ended first and a new one refused after that: the second is what the person must hear.
void tst_Connection::aDisabledLoginIsToldSo()
{
    admin("drop role if exists brief_guest");
    admin("create role brief_guest login superuser password 'brief'");
    ConnectionSettings guest = m_database;
    guest.user = QStringLiteral("brief_guest");
    guest.password = QStringLiteral("brief");
    Listener listener(guest);
    QSignalSpy back(&listener, &Listener::back);
    QSignalSpy lost(&listener, &Listener::lost);
    QSignalSpy denied(&listener, &Listener::denied);
    QVERIFY(back.wait(test::patienceMs));
    const char *const end = "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'brief_guest'";
    admin(end);
    QTRY_COMPARE(back.size(), 2);
    QVERIFY(denied.isEmpty());
    admin("alter role brief_guest nologin");
    admin(end);
    QTRY_COMPARE(denied.size(), 1);
    QCOMPARE(int(denied.constFirst().constFirst().value<Error>().fault), int(Fault::Denied));
    QVERIFY(!lost.isEmpty());
    admin("alter role brief_guest login");
    QTRY_COMPARE_WITH_TIMEOUT(back.size(), 3, 60'000);
    QCOMPARE(denied.size(), 1);
    admin("alter role brief_guest nologin");
}

void tst_Connection::c79_serverRestart()
{
    auto own = TemporaryCluster::startOwn();
    QVERIFY(own);
    const auto database = (*own)->createDatabase(TemporaryCluster::Content::Nothing);
    QVERIFY(database);
    QVERIFY(RawConnection::open(*database)->script(doors));

    Listener listener(*database);
    QSignalSpy back(&listener, &Listener::back);
    QSignalSpy lost(&listener, &Listener::lost);
    QVERIFY(back.wait(test::patienceMs));
    Lane lane(QStringLiteral("interactive"), *database);
    QVERIFY(lane.open().result());
    const auto one = [](Session &session) -> Result<int> {
        const Result<Rows> rows = session.query("select 1 as one");
        return rows ? Result<int>(rows->first().integer("one")) : pass(rows);
    };

    (*own)->kill();
    QTRY_COMPARE(lost.size(), 1);
    QCOMPARE(int(lost.at(0).at(0).value<Error>().fault), int(Fault::Offline));
    QCOMPARE(int(lane.run(one).result().error().fault), int(Fault::Offline));
    QVERIFY((*own)->startAgain());
    QTRY_COMPARE_WITH_TIMEOUT(back.size(), 2, 60'000);
    QCOMPARE(lane.run(one).result().value_or(0), 1);
}

QTEST_GUILESS_MAIN(tst_Connection)
#include "tst_Connection.moc"

#include "tests/support/Answer.h"
#include "tests/support/OutsideTest.h"
#include "tests/support/Patience.h"
#include "tests/support/TemporaryCluster.h"

#include <QFile>
#include <QRegularExpression>

using namespace vd;
using test::problem;
using test::Prompt;

namespace {

const QList<QByteArray> injections{"'; drop table orders.order; --", "$$; select pg_sleep(9); $$",
    "\\'; delete from audit.entry; --", "%s %I %L %%", "\"; alter role desk1 superuser; --",
    "x') ; grant vd_finance to desk1; --", "{\"a\": 1}", "${jndi}", "=cmd|'/c calc'!A0",
    "\xe2\x80\xae\xf0\x9f\x8f\xb8\xcc\x81", QByteArray(70000, 'x')};

} // namespace

/// What a stolen client or a hand-typed prompt can do inside its own venue.
class tst_Outside final : public test::OutsideTest
{
    Q_OBJECT

private Q_SLOTS:
    void noTableIsReachable();
    void noFunctionOfAnotherRole();
    void ownObjectsOfTheSameNameChangeNothing();
    void nobodyBecomesSomebodyElse();
    void settingsThePoliciesReadCannotBeSet();
    void longStatementsHoldUpNobodyForLong();
    void aPromptStoresNothingOfItsOwn();
    void wrongCodesCountThoughTakenBack();
    void aReadingTakenBackIsInTheLog();
    void listeningTellsIdsOnly();
    void theCatalogueHoldsNoSecret();
    void injectionsAreText();
    void aOneTimePasswordOpensNothing();
    void aSessionOfADisabledOperatorEnds();
};

void tst_Outside::noTableIsReachable()
{
    const QList<QByteArray> tables = rows(
        "select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', "
        "'p', 'v', 'm', 'S') and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'tap')");
    QVERIFY(tables.size() > 60);
    for (const QString &login : logins()) {
        for (const QByteArray &table : tables) {
            for (const QByteArray &sql : {"select 1 from " + table + " limit 1", "delete from " + table,
                     "insert into " + table + " default values", "truncate " + table, "copy " + table + " to stdout",
                     "do $$ begin lock table " + table + "; end $$", "drop table " + table}) {
                const Prompt::Answer answer = at(login).run(sql);
                // A sequence or view refuses some of these by its kind.
                QVERIFY2(answer.denied() || answer.state == QLatin1String("42809"),
                    qPrintable(login + QLatin1Char(' ') + QString::fromUtf8(sql) + answer.state));
            }
        }
    }
}

void tst_Outside::noFunctionOfAnotherRole()
{
    QFile file(QStringLiteral(VD_SOURCE_DIR "/tests/db/role_matrix.txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QMap<QByteArray, QByteArrayList> matrix;
    while (!file.atEnd()) {
        const QByteArrayList words = file.readLine().simplified().split(' ');
        if (words.size() > 1 && !words.first().startsWith('#'))
            matrix[words.first()] += words.mid(1);
    }
    QVERIFY(matrix.size() > 70);
    const auto answer = m_superuser->script(
        "select n.nspname, p.proname, p.oid::regprocedure as signature, coalesce((select string_agg('null::' || "
        "format_type(t, null), ', ' order by i) from unnest(p.proargtypes) with ordinality u(t, i)), '') as args"
        " from pg_proc p join pg_namespace n on n.oid = p.pronamespace where p.prorettype <> 'trigger'::regtype and "
        "n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'tap', 'public')");
    QVERIFY2(answer, qPrintable(problem(answer)));
    int tried = 0;
    for (const db::Row row : *answer) {
        const QByteArray name = row.text("proname").toUtf8();
        const QByteArray sql
            = "select " + row.text("nspname").toUtf8() + ".\"" + name + "\"(" + row.text("args").toUtf8() + ")";
        for (auto login = logins().cbegin(); login != logins().cend(); ++login) {
            const QByteArrayList allowed = matrix.value(name);
            if (row.text("nspname") == QLatin1String("api")
                && (allowed.contains("staff") || allowed.contains(login.key().toUtf8())))
                continue;
            const Prompt::Answer tries = at(*login).run(sql);
            QVERIFY2(tries.denied(), qPrintable(*login + QLatin1Char(' ') + row.text("signature") + tries.state));
            ++tried;
        }
    }
    QVERIFY(tried > 1000);
}

void tst_Outside::ownObjectsOfTheSameNameChangeNothing()
{
    const QByteArray before = fingerprint("true");
    // Nobody may make temporary objects; where a server gives that back to everybody, they change nothing either.
    const QByteArray name = m_database->superuser().database.toUtf8();
    m_database->run("grant temporary on database " + name + " to public");
    for (const QString &login : {QStringLiteral("desk1"), QStringLiteral("admin1"), QStringLiteral("finance9")}) {
        Prompt &prompt = at(login);
        const QString venues = prompt.run("select id, name from api.venues()").text;
        for (const QByteArray &sql :
            {QByteArray("create temp table operator_venue(login name, venue_id bigint, active boolean)"),
                QByteArray("insert into operator_venue select session_user, v, true from generate_series(1, 9) v"),
                QByteArray("create temp table venue(id bigint, name text)"),
                QByteArray("create temp table operator(login name, disabled boolean)"),
                QByteArray("create temp table request(request_id uuid)"),
                QByteArray("create temp view slot as select 1 as id"),
                QByteArray("create temp table pg_roles(rolname name)"),
                QByteArray("create temp table pg_auth_members(roleid oid)"),
                QByteArray("create function pg_temp.pg_has_role(name, text, text) returns boolean language sql as "
                           "'select true'"),
                QByteArray("create function pg_temp.now() returns timestamptz language sql as $$ select timestamptz "
                           "'2000-01-01' $$"),
                QByteArray("create function pg_temp.clock_timestamp() returns timestamptz language sql as $$ select "
                           "timestamptz '2000-01-01' $$"),
                QByteArray("create type pg_temp.outcome as (ok boolean)"),
                QByteArray(
                    "create operator pg_temp.= (leftarg = name, rightarg = name, procedure = pg_catalog.namene)"),
                QByteArray("set search_path = pg_temp, api, pg_catalog")})
            QVERIFY2(prompt.run(sql).state.isEmpty(), sql.constData());
        QCOMPARE(prompt.run("select id, name from api.venues()").text, venues);
        QVERIFY(prompt.run("select api.differences(2)").message.contains(QLatin1String("foreign_venue")));
        QVERIFY(!prompt.run("select api.sign_in('x', '1')").text.contains(QLatin1String("\"id\": 2")));
    }
    QVERIFY(at(QStringLiteral("desk1")).run("select api.operators()").denied());
    m_database->run("revoke temporary on database " + name + " from public");
    QCOMPARE(fingerprint("true"), before);
    endAll();
}

void tst_Outside::aPromptStoresNothingOfItsOwn()
{
    for (const QString &login : logins()) {
        for (const QByteArray &sql : {QByteArray("select lo_create(0)"), QByteArray("select lo_creat(-1)"),
                 QByteArray("select lo_from_bytea(0, 'x')"), QByteArray("select lo_put(1, 0, 'x')"),
                 QByteArray("select lo_get(1)"), QByteArray("select lo_open(1, 131072)"),
                 QByteArray("select lo_unlink(1)"), QByteArray("select lo_export(1, '/tmp/x')"),
                 QByteArray("create temp table x()"), QByteArray("select 1 as a into temp y"),
                 QByteArray("create temp view z as select 1 as a"), QByteArray("create temp sequence s")})
            QVERIFY2(at(login).run(sql).denied(), qPrintable(login + QLatin1Char(' ') + QString::fromUtf8(sql)));
    }
    QCOMPARE(rows("select count(*) from pg_largeobject_metadata").constFirst(), QByteArray("0"));
}

void tst_Outside::wrongCodesCountThoughTakenBack()
{
    const QByteArray before = rows("select count(*) from checkin.check_in").constFirst();
    Prompt &door = at(QStringLiteral("door1"));
    const auto guess = [&door](int n) {
        (void)door.run("begin");
        const QString code = door.run("select (x.x).code from (select api.check_in(gen_random_uuid(), 1, 'short_code', "
                                      "'AAAAAA"
                                     + QByteArray::number(n).rightJustified(2, '0') + "', 0) as x) x")
                                 .text;
        (void)door.run("rollback");
        return code;
    };
    for (int n = 0; n < 20; ++n)
        (void)guess(n);
    QCOMPARE(guess(20), QStringLiteral("too_many_tries\n"));
    QCOMPARE(guess(21), QStringLiteral("too_many_tries\n"));
    QCOMPARE(rows("select count(*) from checkin.check_in").constFirst(), before);
    // The next minute is another one.
    m_database->run("select setval(('checkin.tries_' || md5('door1'))::regclass, (extract(epoch from "
                    "base.now())::bigint - 60) * 100 + 20)");
    QVERIFY(guess(22) != QStringLiteral("too_many_tries\n"));
}

void tst_Outside::aReadingTakenBackIsInTheLog()
{
    const QByteArray name = m_database->superuser().database.toUtf8();
    m_database->run("alter database " + name + " set log_min_messages = 'warning'");
    const QByteArray slot
        = rows("select id from inventory.slot where space_id = 14 and held + sold = 0 order by id desc limit 1")
              .constFirst();
    const QByteArray order = at(QStringLiteral("desk1"))
                                 .run("select (api.hold(gen_random_uuid(), 1, '{\"id\": 1}', '[{\"slot\": " + slot
                                     + ", \"quantity\": 1}]', '{}')).data ->> 'id'")
                                 .text.trimmed()
                                 .toUtf8();
    QVERIFY(!order.isEmpty());
    const QByteArray audited
        = rows("select count(*) from audit.entry where action in ('read_documents', 'export_customer')").constFirst();
    const auto lines = [this](const QByteArray &what) {
        // Beside the cluster's data lies what the server says.
        return rows("select count(*) from regexp_split_to_table(pg_read_file(current_setting('data_directory') || "
                    "'/../server.log'), E'\\n') l where l like '%venuedesk: "
            + what + "%'")
            .constFirst()
            .toInt();
    };
    for (const QString &login : {QStringLiteral("lead1"), QStringLiteral("auditor1")}) {
        Prompt reader(m_database->as(login));
        // Turning the log down is not a person's to do.
        QVERIFY(reader.run("set log_min_messages = 'panic'").denied());
        const QByteArray line = "read_documents of " + order + " at venue 1 by " + login.toUtf8();
        const int before = lines(line);
        QVERIFY(reader.run("begin").state.isEmpty());
        QVERIFY(reader.run("select api.documents(" + order + ")").state.isEmpty());
        QVERIFY(reader.run("rollback").state.isEmpty());
        QCOMPARE(lines(line), before + 1);
    }
    Prompt lead(m_database->as(QStringLiteral("lead1")));
    const int before = lines("export_customer of 1 at venue 1 by lead1");
    QVERIFY(lead.run("begin").state.isEmpty());
    QVERIFY(lead.run("select api.export_customer(gen_random_uuid(), 1, 1)").text.startsWith(QLatin1String("(t,")));
    QVERIFY(lead.run("rollback").state.isEmpty());
    QCOMPARE(lines("export_customer of 1 at venue 1 by lead1"), before + 1);
    QCOMPARE(
        rows("select count(*) from audit.entry where action in ('read_documents', 'export_customer')").constFirst(),
        audited);
}

void tst_Outside::nobodyBecomesSomebodyElse()
{
    const QByteArray before = schema();
    for (const QString &login : logins()) {
        for (const QByteArray &sql : {QByteArray("set role vd_owner"), QByteArray("set role vd_system"),
                 QByteArray("set role vd_accounts"), QByteArray("set role vd_audit"), QByteArray("set role postgres"),
                 QByteArray("set role lead1; set role desk2; set role admin1"),
                 QByteArray("set session authorization postgres"),
                 QByteArray("select set_config('role', 'vd_owner', false)"),
                 QByteArray("select set_config('session_authorization', 'postgres', false)"),
                 QByteArray("alter role desk2 password 'x'"), QByteArray("alter role postgres password 'x'"),
                 QByteArray("grant vd_finance to desk2"), QByteArray("create role boss login superuser"),
                 QByteArray("alter role v2desk nologin"), QByteArray("alter role vd_finance rename to vd_money"),
                 QByteArray("drop role v2desk"), QByteArray("select pg_advisory_lock(1)"),
                 QByteArray("select pg_try_advisory_xact_lock(1, 1)"), QByteArray("create schema mine"),
                 QByteArray("create table public.mine()"), QByteArray("create extension dblink"),
                 QByteArray("create function api.hold() returns int language sql as 'select 1'"),
                 QByteArray("create or replace function pg_catalog.now() returns timestamptz language sql as 'select "
                            "null::timestamptz'"),
                 QByteArray("copy (select 1) to program 'true'"), QByteArray("copy (select 1) to '/tmp/out'"),
                 QByteArray("select pg_read_file('/etc/passwd')"), QByteArray("select pg_ls_dir('.')"),
                 QByteArray("select lo_import('/etc/passwd')"), QByteArray("select pg_reload_conf()"),
                 QByteArray("alter system set log_statement = 'all'"),
                 QByteArray("create event trigger t on ddl_command_end execute function pg_catalog.now()"),
                 QByteArray("alter function api.hold(uuid, bigint, jsonb, jsonb, jsonb) reset all"),
                 QByteArray(
                     "alter database " + m_database->superuser().database.toUtf8() + " set search_path = pg_temp"),
                 QByteArray("create publication p for all tables"),
                 QByteArray("comment on function api.sweep() is 'mine'"),
                 QByteArray("alter table orders.order disable row level security"),
                 QByteArray("create policy p on orders.order using (true)")}) {
            const Prompt::Answer answer = at(login).run(sql);
            QVERIFY2(!answer.state.isEmpty(), qPrintable(login + QLatin1Char(' ') + QString::fromUtf8(sql)));
        }
        // Ending somebody else's session needs that person's rights.
        const Prompt::Answer ended
            = at(login).run("select pg_terminate_backend(a.pid) from pg_stat_activity a where a.usename not in "
                            "(session_user, 'postgres') and a.datname = current_database() limit 1");
        QVERIFY2(ended.denied() || ended.text.isEmpty(), qPrintable(login + ended.text));
        QCOMPARE(at(login).run("select current_user = session_user").text, QStringLiteral("t\n"));
    }
    QCOMPARE(schema(), before);
}

void tst_Outside::settingsThePoliciesReadCannotBeSet()
{
    Prompt &desk = at(QStringLiteral("desk1"));
    const QString venues = desk.run("select string_agg(id::text, ',') from api.venues()").text;
    for (const QByteArray &sql : {QByteArray("set row_security = off"), QByteArray("set app.login = 'admin1'"),
             QByteArray("set vd.venue = '2'"), QByteArray("set application_name = 'lead1'"),
             QByteArray("set timezone = 'Pacific/Kiritimati'"), QByteArray("set datestyle = 'German, DMY'"),
             QByteArray("set standard_conforming_strings = off"), QByteArray("set default_transaction_read_only = on"),
             QByteArray("set plpgsql.variable_conflict = use_column"), QByteArray("set check_function_bodies = off")}) {
        (void)desk.run(sql);
        const Prompt::Answer seen = desk.run("select string_agg(id::text, ',') from api.venues()");
        // Switching the policies off makes a statement that needs them fail rather than see more.
        QVERIFY2(
            seen.text == venues || seen.denied(), (sql + ' ' + seen.text.toUtf8() + seen.message.toUtf8()).constData());
        (void)desk.run("reset all");
    }
    for (const QByteArray &sql : {QByteArray("set session_replication_role = replica"),
             QByteArray("set session_preload_libraries = 'x'"), QByteArray("set log_statement = 'none'"),
             QByteArray("set lc_messages = 'C'"), QByteArray("set track_activities = off")})
        QVERIFY2(desk.run(sql).denied(), sql.constData());
    endAll();
}

void tst_Outside::longStatementsHoldUpNobodyForLong()
{
    const QByteArray slot
        = rows("select s.id from inventory.slot s where s.space_id = 14 order by s.id limit 1").first();
    const QByteArray hold
        = "select (api.hold(gen_random_uuid(), 1, '{\"id\": 1}', '[{\"slot\": " + slot + ", \"quantity\": 1}]')).code";
    Prompt &rude = at(QStringLiteral("desk1"));
    QVERIFY(rude.run("set statement_timeout = 0; begin").state.isEmpty());
    QVERIFY(rude.run(hold).state.isEmpty());
    // The slot is held by an open transaction: another desk is told so after its own patience, and works elsewhere.
    db::ConnectionSettings other = m_database->as(QStringLiteral("desk2"));
    other.lockTimeoutMs = 300;
    Prompt desk(other);
    QCOMPARE(desk.run(hold).state, QStringLiteral("55P03"));
    QVERIFY(desk.run("select count(*) from api.board(1, '2026-12-05')").state.isEmpty());
    QVERIFY(rude.run("rollback").state.isEmpty());
    QVERIFY(desk.run(hold).state.isEmpty());
}

void tst_Outside::listeningTellsIdsOnly()
{
    Prompt spy(m_database->as(QStringLiteral("v2desk")));
    QVERIFY(spy.run("listen venuedesk; listen \"1\"; listen pgtap").state.isEmpty());
    const QString cursor = spy.run("select cursor from api.events_since(null)").text.trimmed();
    QVERIFY(at(QStringLiteral("desk1"))
                .run("select api.save_customer(gen_random_uuid(), 1, '{\"name\": \"Secret Person\", \"phone_typed\": "
                     "\"13500000000\"}')")
                .state.isEmpty());
    // A desk of the venue has looked: the next write wakes again.
    QVERIFY(at(QStringLiteral("desk1")).run("select from api.events_since(null)").state.isEmpty());
    QVERIFY(at(QStringLiteral("desk1")).run("select api.wake(1)").state.isEmpty());
    // Another venue's desks are not woken by this one.
    QVERIFY(at(QStringLiteral("desk1")).run("select api.wake(2)").state.isEmpty());
    QVERIFY(spy.run("select 1").state.isEmpty());
    const QList<QByteArray> heard = spy.notifications();
    QVERIFY(heard.contains("1"));
    QVERIFY(!heard.contains("2"));
    for (const QByteArray &payload : heard)
        QVERIFY2(QRegularExpression(QStringLiteral("^[0-9]+$")).match(QString::fromUtf8(payload)).hasMatch(),
            payload.constData());
    QCOMPARE(spy.run("select count(*) from api.events_since($1) e where e.venue_id is distinct from 2 and e.venue_id "
                     "is not null",
                    {cursor.toUtf8()})
                 .text,
        QStringLiteral("0\n"));
}

void tst_Outside::theCatalogueHoldsNoSecret()
{
    QList<QByteArray> secrets = rows("select encode(s.value, 'hex') from base.secret s");
    secrets += rows("select encode(s.value, 'base64') from base.secret s");
    secrets += rows("select r.rolpassword from pg_authid r where r.rolpassword is not null limit 5");
    QVERIFY(secrets.size() > 4);
    for (const QString &login : logins()) {
        Prompt &prompt = at(login);
        const QString bodies = prompt.run("select string_agg(prosrc, ' ') from pg_catalog.pg_proc").text
            + prompt.run("select string_agg(description, ' ') from pg_catalog.pg_description").text
            + prompt.run("select string_agg(pg_get_expr(adbin, adrelid), ' ') from pg_catalog.pg_attrdef").text
            + prompt.run("select string_agg(setconfig::text, ' ') from pg_catalog.pg_db_role_setting").text;
        QVERIFY(bodies.size() > 100000);
        for (const QByteArray &secret : std::as_const(secrets))
            QVERIFY(!bodies.contains(QString::fromUtf8(secret)));
        for (const QByteArray &sql : {QByteArray("select * from pg_authid"), QByteArray("select * from pg_shadow"),
                 QByteArray("select * from pg_user_mapping"), QByteArray("select * from pg_hba_file_rules"),
                 QByteArray("select * from pg_statistic"), QByteArray("select * from pg_file_settings"),
                 QByteArray("select subconninfo from pg_subscription"),
                 QByteArray("select pg_get_backend_memory_contexts()")})
            QVERIFY2(prompt.run(sql).denied(), sql.constData());
        QCOMPARE(
            prompt.run("select count(*) from pg_stats where schemaname not in ('pg_catalog', 'information_schema')")
                .text,
            QStringLiteral("0\n"));
        const QString queries
            = prompt.run("select distinct query from pg_stat_activity where usename <> session_user").text;
        QVERIFY2(queries.simplified().isEmpty() || queries.simplified() == QLatin1String("<insufficient privilege>"),
            qPrintable(queries));
    }
}

void tst_Outside::injectionsAreText()
{
    // Every key any door or function reads out of a JSON argument.
    const QList<QByteArray> keys = rows("select distinct m[1] from pg_proc p, regexp_matches(p.prosrc, '->>? "
                                        "''([a-z_]+)''', 'g') m where p.pronamespace::regnamespace::text !~ '^pg_'");
    QVERIFY(keys.size() > 60);
    const QByteArray before = schema();
    int tried = 0;
    for (const Door &door : doors()) {
        for (qsizetype which = 0; which < door.types.size(); ++which) {
            const QByteArray type = door.types.at(which);
            if (type != "text" && type != "jsonb" && type != "text[]")
                continue;
            for (const QByteArray &text : injections) {
                QList<QByteArray> values;
                QByteArrayList places;
                for (qsizetype i = 0; i < door.types.size(); ++i) {
                    const QByteArray each = door.types.at(i);
                    places << '$' + QByteArray::number(i + 1) + "::" + each;
                    if (i == which && each == "text") {
                        values << text;
                    } else if (i == which && each == "text[]") {
                        values << "{" + QByteArray("\"") + QByteArray(text).replace('\\', "\\\\").replace('"', "\\\"")
                                + "\"}";
                    } else if (i == which) {
                        QJsonObject object;
                        for (const QByteArray &key : keys)
                            object.insert(QString::fromUtf8(key), QString::fromUtf8(text.left(300)));
                        for (const char *number : {"id", "venue_id", "venue", "order", "slot", "quantity", "version"})
                            object.insert(QString::fromLatin1(number), 1);
                        values << QJsonDocument(object).toJson(QJsonDocument::Compact);
                    } else {
                        values << (each == "uuid" ? QUuid::createUuid().toByteArray(QUuid::WithoutBraces)
                                : each == "bigint" || each == "integer" ? QByteArray("1")
                                : each == "jsonb"                       ? QByteArray("{}")
                                : each == "boolean"                     ? QByteArray("f")
                                : each == "text"                        ? QByteArray("x")
                                : each == "date"                        ? QByteArray("2026-12-05")
                                                                        : QByteArray());
                    }
                }
                for (const QString &login : logins()) {
                    if (!door.who.split(QLatin1Char(' ')).contains(login))
                        continue;
                    const Prompt::Answer answer
                        = at(login).run("select x from api.\"" + door.name + "\"(" + places.join(", ") + ") x", values);
                    // Refused in words or a value of the wrong form; never a syntax error, a missing object, a crash.
                    QVERIFY2(answer.state.isEmpty() || answer.state.startsWith(QLatin1String("VD"))
                            || answer.state.startsWith(QLatin1String("22")),
                        qPrintable(login + QLatin1Char(' ') + QString::fromUtf8(door.name) + QLatin1Char(' ')
                            + answer.state + answer.message.left(300)));
                    ++tried;
                    break; // One role that may call it is enough: the code is the same.
                }
            }
        }
    }
    QVERIFY(tried > 300);
    QCOMPARE(schema(), before);
    // And what is stored is what was typed.
    for (const QByteArray &text : injections) {
        if (text.size() > 200)
            continue;
        const QJsonObject customer{{QStringLiteral("name"), QString::fromUtf8(text)},
            {QStringLiteral("phone_typed"), QStringLiteral("13500000001")}};
        const Prompt::Answer saved
            = at(QStringLiteral("desk1"))
                  .run("select (api.save_customer(gen_random_uuid(), 1, $1::jsonb)).data ->> 'name'",
                      {QJsonDocument(customer).toJson(QJsonDocument::Compact)});
        QCOMPARE(
            saved.text, QString::fromUtf8(text).normalized(QString::NormalizationForm_C).trimmed() + QLatin1Char('\n'));
    }
}

void tst_Outside::aOneTimePasswordOpensNothing()
{
    m_database->run("update operators.operator set must_change_password = true where login = 'desk2'");
    Prompt desk(m_database->as(QStringLiteral("desk2")));
    const QSet<QByteArray> open{"sign_in", "session", "change_password", "sweep", "nightly_checks", "wake"};
    int tried = 0;
    for (const Door &door : doors()) {
        if (open.contains(door.name) || !door.who.split(QLatin1Char(' ')).contains(QLatin1String("desk2")))
            continue;
        QByteArrayList args;
        for (qsizetype i = 0; i < door.types.size(); ++i)
            args << (door.names.at(i) == "p_venue" ? QByteArray("1")
                    : door.types.at(i) == "uuid"   ? QByteArray("gen_random_uuid()")
                                                   : "null::" + door.types.at(i));
        const Prompt::Answer answer = desk.run("select x from api.\"" + door.name + "\"(" + args.join(", ") + ") x");
        // The only line that may come is the cursor of the outbox, which names nothing.
        const bool nothing
            = answer.text.isEmpty() || answer.text.startsWith(QLatin1String("(f,")) || door.name == "events_since";
        QVERIFY2(!answer.state.isEmpty() || nothing, (door.name + ' ' + answer.text.toUtf8()).constData());
        ++tried;
    }
    QVERIFY(tried > 30);
    QVERIFY(desk.run("select api.sign_in('x', '1')").text.contains(QLatin1String("must_change_password")));
    const QString session = desk.run("select api.session()").text;
    QVERIFY2(session.contains(QLatin1String("must_change_password")) && !session.contains(QLatin1String("venues")),
        qPrintable(session));
    // Changing the password by SQL is nobody's way around it.
    QVERIFY(desk.run("alter role desk2 password 'test-desk2'").state.isEmpty());
    QVERIFY(desk.run("select api.differences(1)").message.contains(QLatin1String("password_change_required")));
    m_database->run("update operators.operator set must_change_password = false where login = 'desk2'");
    QVERIFY(desk.run("select api.differences(1)").state.isEmpty());
}

void tst_Outside::aSessionOfADisabledOperatorEnds()
{
    m_database->run("do $$ begin create role leaver9 login password 'test-leaver9' in role vd_door; exception when "
                    "duplicate_object or unique_violation then alter role leaver9 login; end $$;"
                    "insert into operators.operator(login, display_name) values ('leaver9', 'Leaver'); insert into "
                    "operators.operator_venue(login, venue_id) values ('leaver9', 1)");
    Prompt leaver(m_database->as(QStringLiteral("leaver9")));
    QVERIFY(leaver.run("select api.differences(1)").state.isEmpty());
    QVERIFY(leaver.run("begin").state.isEmpty());
    // On the same server the login may be somebody in good standing in another database.
    const auto neighbour = m_cluster->createDatabase(test::TemporaryCluster::Content::Nothing);
    QVERIFY(neighbour);
    db::ConnectionSettings there = m_database->as(QStringLiteral("leaver9"));
    there.database = neighbour->database;
    Prompt elsewhere(there);
    QVERIFY(elsewhere.isOpen());
    const Prompt::Answer off
        = at(QStringLiteral("admin1")).run("select (api.disable_operator(gen_random_uuid(), 'leaver9', true)).ok");
    QCOMPARE(off.text, QStringLiteral("t\n"));
    QTRY_VERIFY(!leaver.run("select 1").state.isEmpty());
    QVERIFY(!Prompt(m_database->as(QStringLiteral("leaver9"))).isOpen());
    // Whoever slipped in meanwhile finds every door shut and goes with the next sweep.
    m_database->run("alter role leaver9 login");
    Prompt late(m_database->as(QStringLiteral("leaver9")));
    QVERIFY(late.run("select api.differences(1)").message.contains(QLatin1String("account_disabled")));
    QVERIFY(at(QStringLiteral("desk1")).run("select api.sweep()").state.isEmpty());
    QTRY_VERIFY(!late.run("select 1").state.isEmpty());
    QVERIFY(elsewhere.run("select 1").state.isEmpty());
}

QTEST_GUILESS_MAIN(tst_Outside)
#include "tst_Outside.moc"

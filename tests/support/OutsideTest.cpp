#include "tests/support/OutsideTest.h"

#include "tests/support/Answer.h"

namespace vd::test {

const QMap<QString, QString> &OutsideTest::logins()
{
    static const QMap<QString, QString> all{{QStringLiteral("front_desk"), QStringLiteral("desk1")},
        {QStringLiteral("desk_lead"), QStringLiteral("lead1")}, {QStringLiteral("door"), QStringLiteral("door1")},
        {QStringLiteral("finance"), QStringLiteral("finance9")},
        {QStringLiteral("administrator"), QStringLiteral("admin1")},
        {QStringLiteral("auditor"), QStringLiteral("auditor1")},
        {QStringLiteral("service"), QStringLiteral("service1")}};
    return all;
}

void OutsideTest::initTestCase()
{
    auto cluster = TemporaryCluster::acquire();
    QVERIFY2(cluster, qPrintable(problem(cluster)));
    m_cluster = std::move(*cluster);
    auto database = FixtureDatabase::make(*m_cluster);
    QVERIFY2(database, qPrintable(problem(database)));
    m_database.emplace(std::move(*database));
    auto superuser = db::RawConnection::open(m_database->superuser());
    QVERIFY2(superuser, qPrintable(problem(superuser)));
    m_superuser.emplace(std::move(*superuser));
    m_database->run(
        "do $$ begin create role finance9 login password 'test-finance9' in role vd_finance; exception when "
        "duplicate_object or unique_violation then null; end $$;"
        "insert into operators.operator(login, display_name) values ('finance9', 'Finance 9');"
        "insert into operators.operator_venue(login, venue_id) values ('finance9', 1), ('service1', 1)");
    for (const QString &login : logins())
        QVERIFY2(at(login).isOpen(), qPrintable(login));
}

void OutsideTest::cleanupTestCase()
{
    endAll();
    m_superuser.reset();
    m_database.reset();
}

Prompt &OutsideTest::at(const QString &login)
{
    std::unique_ptr<Prompt> &prompt = m_prompts[login];
    if (!prompt || !prompt->isOpen())
        prompt = std::make_unique<Prompt>(m_database->as(login));
    return *prompt;
}

QList<QByteArray> OutsideTest::rows(const QByteArray &sql)
{
    const auto answer = m_superuser->script("select x::text as x from (" + sql + ") q(x)");
    if (!answer)
        qFatal("%s: %s", sql.constData(), qPrintable(answer.error().detail));
    QList<QByteArray> texts;
    for (const db::Row row : *answer)
        texts << row.text("x").toUtf8();
    return texts;
}

QList<OutsideTest::Door> OutsideTest::doors()
{
    const auto answer
        = m_superuser->script("select p.proname, array_to_string(p.proargnames[1:p.pronargs], ' ') as names,"
                              " coalesce((select string_agg(format_type(t, null), ',' order by n) from "
                              "unnest(p.proargtypes) with ordinality u(t, n)), '') as types,"
                              " coalesce((select string_agg(r.rolname, ' ') from pg_roles r where r.rolcanlogin and "
                              "not r.rolsuper and has_function_privilege(r.oid, p.oid, 'execute')), '') as who"
                              " from pg_proc p where p.pronamespace = 'api'::regnamespace order by 1");
    if (!answer)
        qFatal("%s", qPrintable(answer.error().detail));
    QList<Door> found;
    for (const db::Row row : *answer) {
        Door door;
        door.name = row.text("proname").toUtf8();
        door.names = row.text("names").toUtf8().split(' ');
        door.types = row.text("types").toUtf8().split(',');
        door.who = row.text("who");
        if (door.types == QList<QByteArray>{QByteArray()})
            door.types.clear();
        found << door;
    }
    return found;
}

QByteArray OutsideTest::fingerprint(const QByteArray &condition)
{
    QByteArray all;
    const QList<QByteArray> tables = rows(
        "select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on "
        "a.attrelid = c.oid and a.attname = 'venue_id' where c.relkind = 'r' and n.nspname not in ('audit', 'events', "
        "'tap') and n.nspname !~ '^pg_' order by 1");
    for (const QByteArray &table : tables)
        all += table
            + rows("select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from " + table + " t where "
                + condition)
                  .first()
            + '\n';
    return all;
}

QByteArray OutsideTest::schema()
{
    return rows("select md5(string_agg(x, '|' order by x)) from (select c.oid::regclass::text || c.relowner || "
                "coalesce(c.relacl::text, '') from pg_class c "
                "where c.relnamespace::regnamespace::text !~ '^pg_' union all select p.oid::regprocedure::text || "
                "p.proowner || coalesce(p.proacl::text, '') || md5(p.prosrc) "
                "from pg_proc p where p.pronamespace::regnamespace::text !~ '^pg_' union all select r.rolname || "
                "r.rolsuper || r.rolcreaterole from pg_roles r where r.rolname ~ '1$' "
                "union all select m.roleid::regrole::text || m.member::regrole from pg_auth_members m where "
                "m.member::regrole::text ~ '1$') q(x)")
        .first();
}

} // namespace vd::test

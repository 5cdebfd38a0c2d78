#include "tests/support/Patience.h"
#include "tests/support/TemporaryCluster.h"

#include "db/client/Migrator.h"
#include "db/client/RawConnection.h"

#include <QtConcurrent>

using namespace vd;
using db::ConnectionSettings;
using db::Migration;
using db::Migrator;
using db::RawConnection;
using db::SchemaFiles;
using db::SqlFile;
using test::TemporaryCluster;

namespace {

Migration step(int version, const char *sql)
{
    return {version, SqlFile{QStringLiteral("migrations/%1_step.sql").arg(version, 4, 10, QLatin1Char('0')), sql}};
}

SchemaFiles steps()
{
    SchemaFiles schema;
    schema.migrations << step(
        1, "create table public.a (id int); insert into public.a select generate_series(1, 1000);")
                      << step(2, "create table public.b (id int);");
    // In the wrong order on purpose: the first needs the second, which needs the view.
    schema.code << SqlFile{QStringLiteral("functions/x/one.sql"),
        "create or replace function public.one() returns setof public.v language sql as 'select * from public.v';"}
                << SqlFile{QStringLiteral("views/v.sql"),
                       "create or replace view public.v as select id, public.two() as two from public.a;"}
                << SqlFile{QStringLiteral("functions/x/two.sql"),
                       "create or replace function public.two() returns int language sql as 'select 2';"}
                << SqlFile{QStringLiteral("grants.sql"), "revoke all on function public.two() from public;"};
    return schema;
}

// Everything a migration may make, as text: two databases of the same text have the same schema.
const char *const fingerprint = R"(
select coalesce(string_agg(line, E'\n' order by line), '') as text from (
  select format('column %s %s %s %s %s %s', a.attrelid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity,
           coalesce(pg_get_expr(d.adbin, d.adrelid), '')) as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'v', 'm', 'c') and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'pg_toast'::regnamespace)
  union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where conrelid <> 0
  union all select 'index ' || pg_get_indexdef(indexrelid) from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace not in ('pg_catalog'::regnamespace, 'pg_toast'::regnamespace)
  union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select format('policy %s %s %s %s', polrelid::regclass, polname, pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) from pg_policy
  union all select format('relation %s %s %s %s %s %s', c.oid::regclass, c.relowner::regrole, c.relkind, c.relrowsecurity, c.relforcerowsecurity, c.relacl::text)
    from pg_class c where c.relkind in ('r', 'p', 'v', 'S') and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'pg_toast'::regnamespace)
  union all select format('function %s %s %s %s', p.oid::regprocedure, p.proowner::regrole, p.proacl::text, md5(pg_get_functiondef(p.oid)))
    from pg_proc p where p.prokind = 'f' and p.pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
  union all select format('schema %s %s %s', nspname, nspowner::regrole, nspacl::text) from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
) lines)";

} // namespace

class tst_Migrator final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void stepsRunOnceAndCodeInAnyOrder();
    void changedFileIsRefused();
    void newerDatabaseIsRefused();
    void failedStepLeavesNothing();
    void failedCodeLeavesTheOld();
    void manyAtOnce();
    void upgradesMatchAFreshInstall();
    void moneyThatWasTakenStaysWhenRulesCome();

private:
    [[nodiscard]] QString schemaOf(const ConnectionSettings &database) const;

    std::unique_ptr<TemporaryCluster> m_cluster;
    ConnectionSettings m_database;
};

void tst_Migrator::initTestCase()
{
    auto cluster = TemporaryCluster::acquire();
    QVERIFY2(cluster, cluster ? "" : qPrintable(cluster.error().detail));
    m_cluster = std::move(*cluster);
}

void tst_Migrator::init()
{
    const auto database = m_cluster->createDatabase(TemporaryCluster::Content::Nothing);
    QVERIFY(database);
    m_database = *database;
}

void tst_Migrator::stepsRunOnceAndCodeInAnyOrder()
{
    const auto first = Migrator(m_database, steps()).migrate();
    QVERIFY2(first, first ? "" : qPrintable(first.error().detail));
    QCOMPARE(first->applied.size(), 2);
    QVERIFY(first->codeApplied);
    const auto second = Migrator(m_database, steps()).migrate();
    QVERIFY(second);
    QVERIFY(second->applied.isEmpty());
    QVERIFY(!second->codeApplied);
    QCOMPARE(
        RawConnection::open(m_database)->script("select count(*) as n from public.one()")->first().int64("n"), 1000);
    QCOMPARE(Migrator(m_database, steps()).check().value_or(-1), 2);
}

void tst_Migrator::changedFileIsRefused()
{
    QVERIFY(Migrator(m_database, steps()).migrate());
    SchemaFiles changed = steps();
    changed.migrations[0].file.sql += " -- a remark";
    const auto refused = Migrator(m_database, changed).migrate();
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, QStringLiteral("migration_changed"));
    QCOMPARE(refused.error().facts.value(QLatin1String("version")).toInt(), 1);
}

void tst_Migrator::newerDatabaseIsRefused()
{
    QVERIFY(Migrator(m_database, steps()).migrate());
    SchemaFiles older = steps();
    older.migrations.removeLast();
    const auto refused = Migrator(m_database, older).migrate();
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, QStringLiteral("database_newer"));
    QCOMPARE(refused.error().facts.value(QLatin1String("database")).toInt(), 2);
    QCOMPARE(refused.error().facts.value(QLatin1String("client")).toInt(), 1);
}

void tst_Migrator::failedStepLeavesNothing()
{
    SchemaFiles broken = steps();
    broken.migrations[1].file.sql = "create table public.b (id int); select no_such_function();";
    const auto refused = Migrator(m_database, broken).migrate();
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, QStringLiteral("migration_failed"));
    QVERIFY(refused.error().facts.value(QLatin1String("file")).toString().contains(QLatin1String("0002")));
    QVERIFY(RawConnection::open(m_database)
                ->script("select to_regclass('public.b') is null as gone")
                ->first()
                .boolean("gone"));
    QCOMPARE(Migrator(m_database, broken).check().value_or(-1), 1);
    // And the repaired file goes on from there.
    QVERIFY(Migrator(m_database, steps()).migrate());
}

void tst_Migrator::failedCodeLeavesTheOld()
{
    QVERIFY(Migrator(m_database, steps()).migrate());
    SchemaFiles broken = steps();
    broken.code[2].sql = "create or replace function public.two() returns int language sql as 'select 3';";
    broken.code << SqlFile{QStringLiteral("functions/x/worse.sql"),
        "create function public.worse() returns nothing_known language sql as '';"};
    const auto refused = Migrator(m_database, broken).migrate();
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, QStringLiteral("migration_failed"));
    QCOMPARE(RawConnection::open(m_database)->script("select public.two() as n")->first().int64("n"), 2);
}

void tst_Migrator::manyAtOnce()
{
    SchemaFiles slow = steps();
    slow.migrations[0].file.sql += " select pg_sleep(0.3);";
    QList<QFuture<Result<db::MigrationReport>>> runs;
    QThreadPool pool;
    pool.setMaxThreadCount(6);
    for (int i = 0; i < 6; ++i)
        runs << QtConcurrent::run(&pool, [this, slow] { return Migrator(m_database, slow).migrate(); });
    int applied = 0;
    for (auto &run : runs) {
        const auto report = run.result();
        QVERIFY2(report, report ? "" : qPrintable(report.error().detail));
        applied += report->applied.size();
    }
    QCOMPARE(applied, 2);
    QCOMPARE(RawConnection::open(m_database)->script("select count(*) as n from public.a")->first().int64("n"), 1000);
}

QString tst_Migrator::schemaOf(const ConnectionSettings &database) const
{
    auto connection = RawConnection::open(database);
    const auto rows = connection->script(fingerprint);
    return rows ? rows->first().text("text") : rows.error().detail;
}

void tst_Migrator::upgradesMatchAFreshInstall()
{
    const auto schema = SchemaFiles::read();
    QVERIFY2(schema, schema ? "" : qPrintable(schema.error().code));
    const auto fresh = Migrator(m_database, *schema).migrate();
    QVERIFY2(fresh, fresh ? "" : qPrintable(fresh.error().detail));
    const QString expected = schemaOf(m_database);
    QVERIFY(expected.size() > 1000);
    for (const vd::db::Migration &earlier : schema->migrations) {
        const int version = earlier.version;
        const auto database = m_cluster->createDatabase(TemporaryCluster::Content::Nothing);
        QVERIFY(database);
        const auto old = Migrator(*database, *schema).migrate(version);
        QVERIFY(old);
        QCOMPARE(old->to, version);
        const auto upgraded = Migrator(*database, *schema).migrate();
        QVERIFY2(upgraded, upgraded ? "" : qPrintable(upgraded.error().detail));
        QCOMPARE(schemaOf(*database), expected);
    }
}

// Cash once needed no open shift. A database that has such payments is brought up to date, and takes no new ones.
void tst_Migrator::moneyThatWasTakenStaysWhenRulesCome()
{
    const auto schema = SchemaFiles::read();
    QVERIFY(schema);
    QVERIFY(Migrator(m_database, *schema).migrate(27));
    const auto cash = [this](const char *number) {
        return RawConnection::open(m_database)
            ->script(QByteArray("set session_replication_role = replica;"
                                "insert into payments.payment(venue_id, applied, request_no, channel, amount_minor, "
                                "currency, state, paid_at, money_day, created_at) values (1, false, '")
                + number + "', 'cash', 5000, 'CNY', 'succeeded', now(), current_date, now()) returning id");
    };
    const auto before = cash("before");
    QVERIFY2(before, before ? "" : qPrintable(before.error().detail));
    const auto upgraded = Migrator(m_database, *schema).migrate();
    QVERIFY2(upgraded, upgraded ? "" : qPrintable(upgraded.error().detail));
    const auto after = cash("after");
    QVERIFY(!after);
    QVERIFY2(after.error().detail.contains(QLatin1String("payment_cash_in_shift")), qPrintable(after.error().detail));
    // What stands may still be worked on.
    const auto changed = RawConnection::open(m_database)
                             ->script("set session_replication_role = replica;"
                                      "update payments.payment set refunded_minor = 5000 where request_no = 'before'");
    QVERIFY2(changed, changed ? "" : qPrintable(changed.error().detail));
}

QTEST_GUILESS_MAIN(tst_Migrator)
#include "tst_Migrator.moc"

#include "tests/support/SqlCoverage.h"

#include "db/client/RawConnection.h"
#include "models/base/Pass.h"

#include <algorithm>

namespace vd::test {

using db::RawConnection;
using db::Row;
using db::Rows;

namespace {

constexpr double wanted = 0.9;

const char *const ours
    = "n.nspname in ('base', 'catalog', 'operators', 'customers', 'inventory', 'orders', 'payments', 'checkin',"
      " 'schedule', 'finance', 'events', 'waitlist', 'benefits', 'audit', 'api')";

QString share(qsizetype part, qsizetype whole)
{
    const double percent = whole > 0 ? 100.0 * static_cast<double>(part) / static_cast<double>(whole) : 0;
    return QStringLiteral("%1 of %2 (%3 %)").arg(part).arg(whole).arg(percent, 0, 'f', 1);
}

} // namespace

QByteArray SqlCoverage::serverConfiguration()
{
    return "shared_preload_libraries = 'plpgsql,plpgsql_check'\nplpgsql_check.profiler = on\ntrack_functions = all\n";
}

Result<SqlCoverage> SqlCoverage::collect(const TemporaryCluster &cluster)
{
    Result<RawConnection> postgres = RawConnection::open(cluster.superuser());
    if (!postgres)
        return pass(postgres);
    const Result<Rows> databases = postgres->script(
        "select datname from pg_database where datname like 'vd\\_%' order by datname <> 'vd_template', datname");
    if (!databases)
        return pass(databases);
    SqlCoverage coverage;
    for (const Row row : *databases) {
        const QString name = row.text("datname");
        if (const auto added = coverage.add(cluster.superuser(name), name == QLatin1String("vd_template")); !added)
            return pass(added);
    }
    return coverage;
}

Result<Done> SqlCoverage::add(const db::ConnectionSettings &database, bool reference)
{
    Result<RawConnection> connection = RawConnection::open(database.withTimeouts(0, 0));
    if (!connection)
        return pass(connection);
    const Result<Rows> rows = connection->script(
        QByteArray("select p.oid::regprocedure::text || ' ' || md5(p.prosrc) as key, coalesce(s.calls, 0) > 0 as run,"
                   " l.lanname = 'sql' and not p.prosecdef and p.proconfig is null as inlined from pg_proc p"
                   " join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang"
                   " left join pg_stat_user_functions s on s.funcid = p.oid where ")
        + ours);
    if (!rows)
        return pass(rows);
    for (const Row row : *rows) {
        const QString key = row.text("key");
        if (!reference && !m_functions.contains(key))
            continue;
        Function &function = m_functions[key];
        function.inlined = row.boolean("inlined");
        function.run |= row.boolean("run");
    }
    return rows->isEmpty() ? Result<Done>(Done{}) : addStatements(*connection, reference);
}

Result<Done> SqlCoverage::addStatements(RawConnection &connection, bool reference)
{
    const auto made = connection.script(
        "create schema if not exists vd_coverage; create extension if not exists plpgsql_check schema vd_coverage");
    if (!made)
        return pass(made);
    const Result<Rows> rows = connection.script(
        QByteArray("select p.oid::regprocedure::text || ' ' || md5(p.prosrc) as key, x.stmtid,"
                   " coalesce(x.exec_stmts, 0) > 0 as run from pg_proc p"
                   " join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang"
                   " cross join lateral vd_coverage.plpgsql_profiler_function_statements_tb(p.oid) x"
                   " where l.lanname = 'plpgsql' and x.lineno > 0 and ")
        + ours);
    if (!rows)
        return pass(rows);
    for (const Row row : *rows) {
        const QString key = row.text("key");
        if (reference || m_functions.contains(key))
            m_functions[key].statements[row.integer("stmtid")] |= row.boolean("run");
    }
    return Done{};
}

void SqlCoverage::print(QTextStream &out) const
{
    qsizetype functions = 0, run = 0, doors = 0, doorsRun = 0, statements = 0, statementsRun = 0, inlined = 0;
    QStringList idle;
    QStringList thin;
    for (auto entry = m_functions.cbegin(); entry != m_functions.cend(); ++entry) {
        const QString name = entry.key().section(QLatin1Char(' '), 0, -2);
        const Function &function = *entry;
        if (function.inlined && !function.run) {
            ++inlined;
            continue;
        }
        const auto ran = std::count(function.statements.cbegin(), function.statements.cend(), true);
        const bool door = name.startsWith(QLatin1String("api."));
        const bool called = function.run || ran > 0;
        ++functions;
        run += called;
        doors += door;
        doorsRun += door && called;
        statements += function.statements.size();
        statementsRun += ran;
        if (!called)
            idle << name;
        else if (static_cast<double>(ran) < wanted * static_cast<double>(function.statements.size()))
            thin << QStringLiteral("%1 %2/%3")
                        .arg(name.section(QLatin1Char('('), 0, 0))
                        .arg(ran)
                        .arg(function.statements.size());
    }
    idle.sort();
    thin.sort();
    out << "\nSQL functions: " << share(run, functions) << " run; doors: " << share(doorsRun, doors)
        << "; statements: " << share(statementsRun, statements) << '\n'
        << "  " << inlined << " plain SQL functions become part of their callers and are not counted\n";
    if (!idle.isEmpty())
        out << "  not run: " << idle.join(QStringLiteral(", ")) << '\n';
    if (!thin.isEmpty())
        out << "  below " << qRound(wanted * 100) << " %: " << thin.join(QStringLiteral(", ")) << '\n';
    out.flush();
}

} // namespace vd::test

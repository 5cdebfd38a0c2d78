#include "db/client/Migrator.h"

#include "db/client/Log.h"
#include "models/base/Pass.h"

namespace vd::db {

namespace {

// The key map of advisory locks gives the migrator class 0x7f, apart from everything a door takes.
constexpr qint64 lockKey = (0x7fLL << 56) | 1;
constexpr int lockPatienceMs = 60'000;

const char *const bookkeeping = R"(
create schema if not exists base;
create table if not exists base.migration (
    version    integer primary key,
    name       text not null,
    sha256     text not null,
    applied_at timestamptz not null default now()
);
comment on table base.migration is 'The numbered, immutable steps this database has gone through; written by the migrator only.';
create table if not exists base.schema_code (
    only_row   boolean primary key default true check (only_row),
    sha256     text not null,
    applied_at timestamptz not null default now()
);
comment on table base.schema_code is 'Hash of the functions, views and grants last applied, so that an unchanged set is not run again.';
)";

// Every code file starts from the same settings, whatever the one before it has set.
const char *const codeSettings
    = "reset role; set local check_function_bodies = off; set local search_path = pg_catalog;";

tl::unexpected<Error> failedIn(const SqlFile &file, const Error &error)
{
    if (error.fault == Fault::Offline)
        return tl::unexpected<Error>(error);
    return fail(Fault::Bug, QStringLiteral("migration_failed"),
        {{QStringLiteral("file"), file.name}, {QStringLiteral("reason"), error.detail}}, error.detail);
}

} // namespace

Migrator::Migrator(ConnectionSettings settings, SchemaFiles schema)
    : m_settings(std::move(settings))
    , m_schema(std::move(schema))
{
}

Result<RawConnection> Migrator::connect() const
{
    return RawConnection::open(m_settings.withTimeouts(0, lockPatienceMs));
}

Result<QList<Migrator::Applied>> Migrator::readApplied(RawConnection &connection) const
{
    const Result<Rows> exists = connection.script("select to_regclass('base.migration') is not null as there");
    if (!exists)
        return pass(exists);
    QList<Applied> applied;
    if (!exists->first().boolean("there"))
        return applied;
    const Result<Rows> rows = connection.script("select version, sha256 from base.migration order by version");
    if (!rows)
        return pass(rows);
    for (const Row row : *rows)
        applied << Applied{row.integer("version"), row.text("sha256")};
    return applied;
}

Result<int> Migrator::compare(const QList<Applied> &applied) const
{
    for (int i = 0; i < applied.size(); ++i) {
        if (i >= m_schema.migrations.size())
            return fail(Fault::Rule, QStringLiteral("database_newer"),
                {{QStringLiteral("database"), applied.last().version},
                    {QStringLiteral("client"), m_schema.latestVersion()}});
        const Migration &known = m_schema.migrations.at(i);
        if (applied.at(i).version != known.version || applied.at(i).sha256 != known.file.sha256())
            return fail(Fault::Bug, QStringLiteral("migration_changed"),
                {{QStringLiteral("version"), applied.at(i).version}, {QStringLiteral("file"), known.file.name}});
    }
    return applied.isEmpty() ? 0 : applied.last().version;
}

Result<int> Migrator::check()
{
    Result<RawConnection> connection = connect();
    if (!connection)
        return pass(connection);
    const Result<QList<Applied>> applied = readApplied(*connection);
    return applied ? compare(*applied) : pass(applied);
}

Result<bool> Migrator::isCurrent(RawConnection &connection) const
{
    const Result<QList<Applied>> applied = readApplied(connection);
    if (!applied)
        return pass(applied);
    const Result<int> version = compare(*applied);
    if (!version || *version != m_schema.latestVersion())
        return version.map([](int) { return false; });
    const auto known
        = connection.query("select 1 from base.schema_code where sha256 = $1", Params::of(m_schema.codeSha256()));
    return known.map([](const Rows &rows) { return !rows.isEmpty(); });
}

Result<MigrationReport> Migrator::migrate(std::optional<int> upTo)
{
    Result<RawConnection> connection = connect();
    if (!connection)
        return pass(connection);
    // The lock is the session's, so a killed migrator leaves it with its connection.
    if (const auto locked = connection->query("select pg_advisory_lock($1)", Params::of(lockKey)); !locked)
        return locked.error().fault == Fault::Timeout ? fail(Fault::Timeout, QStringLiteral("migration_running"))
                                                      : pass(locked);
    if (const auto made = connection->script(bookkeeping); !made)
        return pass(made);
    const Result<QList<Applied>> applied = readApplied(*connection);
    if (!applied)
        return pass(applied);
    const Result<int> version = compare(*applied);
    if (!version)
        return pass(version);

    MigrationReport report{*version, *version, {}, false};
    for (const Migration &migration : m_schema.migrations) {
        if (migration.version <= *version || migration.version > upTo.value_or(m_schema.latestVersion()))
            continue;
        if (const Result<Done> done = apply(*connection, migration); !done)
            return pass(done);
        report.to = migration.version;
        report.applied << migration.file.name;
    }
    if (upTo)
        return report;
    const Result<bool> code = applyCode(*connection, !report.applied.isEmpty());
    if (!code)
        return pass(code);
    report.codeApplied = *code;
    return report;
}

Result<Done> Migrator::apply(RawConnection &connection, const Migration &migration) const
{
    qCInfo(logDb).noquote() << "migration" << migration.file.name;
    if (const auto begun = connection.script("begin"); !begun)
        return pass(begun);
    const auto noted = connection.query("insert into base.migration (version, name, sha256) values ($1, $2, $3)",
        Params::of(migration.version, migration.file.name, migration.file.sha256()));
    if (!noted)
        return failedIn(migration.file, noted.error());
    if (const auto ran = connection.script(migration.file.sql); !ran) {
        (void)connection.script("rollback");
        return failedIn(migration.file, ran.error());
    }
    if (const auto done = connection.script("reset role; commit"); !done)
        return failedIn(migration.file, done.error());
    return Done{};
}

Result<bool> Migrator::applyCode(RawConnection &connection, bool force) const
{
    const QString hash = m_schema.codeSha256();
    const auto known = connection.query("select 1 from base.schema_code where sha256 = $1", Params::of(hash));
    if (!known)
        return pass(known);
    if (!force && !known->isEmpty())
        return false;
    if (const auto begun = connection.script("begin"); !begun)
        return pass(begun);
    if (const Result<Done> ran = runCodeFiles(connection); !ran) {
        (void)connection.script("rollback");
        return pass(ran);
    }
    const auto noted
        = connection.query("insert into base.schema_code (sha256) values ($1)"
                           " on conflict (only_row) do update set sha256 = excluded.sha256, applied_at = now()",
            Params::of(hash));
    if (!noted)
        return pass(noted);
    if (const auto done = connection.script("commit"); !done)
        return pass(done);
    return true;
}

// A function may need a view's row type and a view a function, so a file that fails is tried again after the others;
// only a round in which nothing succeeds is an error. Grants come last and once.
Result<Done> Migrator::runCodeFiles(RawConnection &connection) const
{
    QList<SqlFile> waiting = m_schema.code;
    while (!waiting.isEmpty()) {
        QList<SqlFile> failed;
        std::optional<Error> firstError;
        for (const SqlFile &file : waiting) {
            if (file.name == QLatin1String("grants.sql") && !failed.isEmpty()) {
                failed << file;
                continue;
            }
            const auto ran = connection.script("savepoint file; " + QByteArray(codeSettings) + file.sql);
            if (ran) {
                if (const auto kept = connection.script("reset role; release savepoint file"); !kept)
                    return failedIn(file, kept.error());
                continue;
            }
            if (const auto undone = connection.script("rollback to savepoint file"); !undone)
                return failedIn(file, ran.error());
            if (!firstError)
                firstError = failedIn(file, ran.error()).value();
            failed << file;
        }
        if (failed.size() == waiting.size())
            return tl::unexpected<Error>(*firstError);
        waiting = failed;
    }
    return Done{};
}

} // namespace vd::db

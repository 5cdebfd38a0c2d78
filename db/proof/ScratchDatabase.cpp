#include "db/proof/ScratchDatabase.h"

#include "db/client/Migrator.h"
#include "db/client/SchemaFiles.h"
#include "models/base/Pass.h"

#include <QRandomGenerator>

#include <utility>

namespace vd::db {

namespace {

constexpr qint64 lockKey = 0x5641'7365'6c66'7465; // one run at a time on a server
const QByteArray prefix = QByteArrayLiteral("venuedesk_selftest_");

Result<Done> doneOr(const Result<Rows> &rows)
{
    return rows ? Result<Done>(Done{}) : pass(rows);
}

} // namespace

ScratchDatabase::ScratchDatabase(RawConnection maintenance, ConnectionSettings settings, QByteArray login)
    : m_maintenance(std::move(maintenance))
    , m_settings(std::move(settings))
    , m_login(std::move(login))
{
}

Result<ScratchDatabase> ScratchDatabase::make(const ConnectionSettings &superuser)
{
    ConnectionSettings settings = superuser.withTimeouts(0, 0);
    settings.database = QStringLiteral("postgres");
    settings.terminal = QStringLiteral("selftest");
    Result<RawConnection> maintenance = RawConnection::open(settings);
    if (!maintenance)
        return pass(maintenance);
    const Result<Rows> allowed = maintenance->script("select rolsuper from pg_roles where rolname = current_user");
    if (!allowed)
        return pass(allowed);
    if (!allowed->first().boolean("rolsuper"))
        return fail(Fault::Denied, QStringLiteral("selftest_not_allowed"), {{QStringLiteral("user"), settings.user}});
    const Result<Rows> locked = maintenance->query("select pg_try_advisory_lock($1) as ours", Params::of(lockKey));
    if (!locked)
        return pass(locked);
    if (!locked->first().boolean("ours"))
        return fail(Fault::Conflict, QStringLiteral("selftest_running"));
    if (const auto clean = removeLeftovers(*maintenance); !clean)
        return pass(clean);
    const QByteArray name = prefix + QByteArray::number(QRandomGenerator::global()->generate64(), 36);
    settings.database = QString::fromLatin1(name);
    ScratchDatabase made(std::move(*maintenance), settings, name + "_desk");
    if (const auto ready = made.prepare(); !ready)
        return pass(ready);
    return made;
}

ScratchDatabase::~ScratchDatabase()
{
    // A moved-from one has no connection any more; its successor cleans up.
    if (m_maintenance.isAlive())
        (void)removeLeftovers(m_maintenance);
}

Result<Done> ScratchDatabase::removeLeftovers(RawConnection &maintenance)
{
    const Result<Rows> databases = maintenance.query(
        "select datname from pg_database where starts_with(datname, $1)", Params::of(QString::fromLatin1(prefix)));
    if (!databases)
        return pass(databases);
    for (const Row row : *databases) {
        const auto gone = maintenance.script("drop database \"" + row.text("datname").toLatin1() + "\" with (force)");
        if (!gone)
            return pass(gone);
    }
    const Result<Rows> roles = maintenance.query(
        "select rolname from pg_roles where starts_with(rolname, $1)", Params::of(QString::fromLatin1(prefix)));
    if (!roles)
        return pass(roles);
    for (const Row row : *roles) {
        if (const auto gone = maintenance.script("drop role \"" + row.text("rolname").toLatin1() + '"'); !gone)
            return pass(gone);
    }
    return Done{};
}

Result<Done> ScratchDatabase::prepare()
{
    const QByteArray database = m_settings.database.toLatin1();
    const auto made
        = m_maintenance.script("create database " + database + " template template0 encoding 'UTF8' locale 'C.UTF-8'");
    if (!made)
        return pass(made);
    const Result<SchemaFiles> schema = SchemaFiles::read();
    if (!schema)
        return pass(schema);
    if (const auto migrated = Migrator(m_settings, *schema).migrate(); !migrated)
        return pass(migrated);
    // The role cannot sign in; the superuser's connections become it. So no password and no rule of pg_hba is needed.
    if (const auto role = m_maintenance.script("create role " + m_login + " nologin in role vd_front_desk"); !role)
        return pass(role);
    const Result<QList<SqlFile>> files = SchemaFiles::readSelfTest();
    if (!files)
        return pass(files);
    Result<RawConnection> connection = asSuperuser();
    if (!connection)
        return pass(connection);
    for (const SqlFile &file : *files) {
        if (file.name.endsWith(QLatin1String("unguarded.sql")))
            continue;
        if (const auto ran = connection->script(QByteArray(file.sql).replace("%login%", m_login)); !ran)
            return pass(ran);
    }
    return doneOr(connection->script("analyze"));
}

Result<RawConnection> ScratchDatabase::asSuperuser() const
{
    return RawConnection::open(m_settings);
}

Result<RawConnection> ScratchDatabase::asDesk() const
{
    Result<RawConnection> connection = RawConnection::open(m_settings);
    if (!connection)
        return connection;
    if (const auto set = connection->script("set session authorization " + m_login); !set)
        return pass(set);
    return connection;
}

} // namespace vd::db

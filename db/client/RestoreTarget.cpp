#include "db/client/RestoreTarget.h"

#include "db/client/ClusterRoles.h"
#include "db/client/Identifier.h"
#include "models/base/Pass.h"

#include <QRandomGenerator>

namespace vd::db {

RestoreTarget::RestoreTarget(const ConnectionSettings &superuser)
    : m_settings(superuser.withTimeouts(0, 0))
    , m_unfinished(m_settings)
{
    m_unfinished.database
        = QStringLiteral("venuedesk_restoring_") + QString::number(QRandomGenerator::global()->generate64(), 36);
}

RestoreTarget::~RestoreTarget()
{
    if (m_made)
        (void)m_maintenance.script("drop database if exists " + identifier(m_unfinished.database) + " with (force)");
}

Result<Done> RestoreTarget::create(const QJsonArray &roles)
{
    ConnectionSettings maintenance = m_settings;
    maintenance.database = QStringLiteral("postgres");
    Result<RawConnection> connection = RawConnection::open(maintenance);
    if (!connection)
        return pass(connection);
    m_maintenance = std::move(*connection);
    const Result<Rows> state
        = m_maintenance.query("select (select rolsuper from pg_roles where rolname = current_user) as may,"
                              " exists (select from pg_database where datname = $1) as there",
            Params::of(m_settings.database));
    if (!state)
        return pass(state);
    if (!state->first().boolean("may"))
        return fail(Fault::Denied, QStringLiteral("restore_not_allowed"), {{QStringLiteral("user"), m_settings.user}});
    if (state->first().boolean("there"))
        return fail(
            Fault::Conflict, QStringLiteral("restore_exists"), {{QStringLiteral("database"), m_settings.database}});
    if (const auto written = ClusterRoles::write(m_maintenance, roles); !written)
        return written;
    const auto made = m_maintenance.script("create database " + identifier(m_unfinished.database)
        + " template template0 encoding 'UTF8' locale 'C.UTF-8'");
    m_made = made.has_value();
    if (!made)
        return pass(made);
    // What the dump does not bring: the rights on the database itself.
    const auto taken
        = m_maintenance.script("revoke temporary on database " + identifier(m_unfinished.database) + " from public");
    return taken.map([](const Rows &) { return Done{}; });
}

Result<qint64> RestoreTarget::differences()
{
    Result<RawConnection> connection = RawConnection::open(m_unfinished);
    if (!connection)
        return pass(connection);
    if (const auto analysed = connection->script("analyze"); !analysed)
        return pass(analysed);
    const Result<Rows> rows
        = connection->script("select (select count(*) from catalog.venue v, inventory.differences(v.id))"
                             " + (select count(*) from catalog.venue v, finance.money_differences(v.id)) as n");
    return rows ? Result<qint64>(rows->first().int64("n")) : pass(rows);
}

Result<Done> RestoreTarget::publish()
{
    const auto renamed = m_maintenance.script(
        "alter database " + identifier(m_unfinished.database) + " rename to " + identifier(m_settings.database));
    if (renamed)
        m_made = false;
    return renamed.map([](const Rows &) { return Done{}; });
}

} // namespace vd::db

#include "db/client/FirstSetup.h"

#include "db/client/Identifier.h"
#include "db/client/RawConnection.h"
#include "db/client/SchemaFiles.h"
#include "models/base/Pass.h"

namespace vd::db {

namespace {

constexpr auto noTimeout = 0;

Result<Done> doneOr(const Result<Rows> &rows)
{
    return rows ? Result<Done>(Done{}) : pass(rows);
}

Result<RawConnection> connect(const ConnectionSettings &settings)
{
    return RawConnection::open(settings.withTimeouts(noTimeout, noTimeout));
}

} // namespace

Result<Done> FirstSetup::createDatabase() const
{
    ConnectionSettings maintenance = m_superuser;
    maintenance.database = QStringLiteral("postgres");
    Result<RawConnection> connection = connect(maintenance);
    if (!connection)
        return pass(connection);
    const auto there
        = connection->query("select 1 from pg_database where datname = $1", Params::of(m_superuser.database));
    if (!there || !there->isEmpty())
        return doneOr(there);
    return doneOr(connection->script("create database " + identifier(m_superuser.database)
        + " template template0 encoding 'UTF8' locale 'C.UTF-8'"));
}

Result<Done> FirstSetup::ensureLogin(
    const QString &login, const QString &password, const QString &displayName, const QStringList &roles) const
{
    Result<RawConnection> connection = connect(m_superuser);
    if (!connection)
        return pass(connection);
    const Result<QByteArray> verifier = connection->passwordVerifier(login, password);
    if (!verifier)
        return pass(verifier);
    const auto there = connection->query("select 1 from pg_roles where rolname = $1", Params::of(login));
    if (!there)
        return pass(there);
    QByteArray sql = (there->isEmpty() ? "create role " : "alter role ") + identifier(login) + " login password '"
        + *verifier + "';";
    for (const QString &role : roles)
        sql += "grant " + identifier(QStringLiteral("vd_") + role) + " to " + identifier(login) + ';';
    if (const auto made = connection->script(sql); !made)
        return pass(made);
    const auto person = connection->query(
        "insert into operators.operator (login, display_name) values ($1, $2) on conflict (login) do nothing",
        Params::of(login, displayName));
    return person ? grantAllVenues(login) : pass(person);
}

Result<Done> FirstSetup::grantAllVenues(const QString &login) const
{
    Result<RawConnection> connection = connect(m_superuser);
    if (!connection)
        return pass(connection);
    return doneOr(connection->query("insert into operators.operator_venue (login, venue_id)"
                                    " select $1::name, id from catalog.venue on conflict do nothing",
        Params::of(login)));
}

Result<Done> FirstSetup::createVenue(
    const QString &name, const QString &zone, const QString &currency, const QString &region, bool onePerson) const
{
    constexpr int holdMinutes = 15;
    Result<RawConnection> connection = connect(m_superuser);
    if (!connection)
        return pass(connection);
    const auto known = connection->query("select 1 from pg_timezone_names where name = $1", Params::of(zone));
    if (!known)
        return pass(known);
    if (known->isEmpty())
        return fail(Fault::Rule, QStringLiteral("zone_unknown"), {{QStringLiteral("zone"), zone}});
    const auto made = connection->query(
        "select catalog.create_venue($1, $2, $3, $4, $5) as id", Params::of(name, zone, currency, region, holdMinutes));
    if (!made || !onePerson)
        return doneOr(made);
    return doneOr(connection->query(
        "update catalog.venue set one_person = true where id = $1", Params::of(made->first().id<VenueId>("id"))));
}

Result<bool> FirstSetup::hasVenues() const
{
    Result<RawConnection> connection = connect(m_superuser);
    return connection ? hasVenues(*connection) : pass(connection);
}

Result<bool> FirstSetup::hasVenues(RawConnection &connection)
{
    const auto rows = connection.script("select exists (select from catalog.venue) as there");
    return rows ? Result<bool>(rows->first().boolean("there")) : pass(rows);
}

Result<Done> FirstSetup::loadDemo(const QString &size, const QHash<QString, QString> &passwords) const
{
    const Result<bool> full = hasVenues();
    if (!full)
        return pass(full);
    if (*full)
        return fail(Fault::Rule, QStringLiteral("demo_not_empty"));
    const Result<QList<SqlFile>> files = SchemaFiles::readDemo();
    if (!files)
        return pass(files);
    Result<RawConnection> connection = connect(m_superuser);
    if (!connection)
        return pass(connection);
    for (const SqlFile &file : *files) {
        if (const auto ran = connection->script(file.sql + "\n;reset role"); !ran)
            return pass(ran);
    }
    if (const auto begun = connection->script("begin"); !begun)
        return pass(begun);
    if (const auto loaded = connection->query("select demo.load($1)", Params::of(size)); !loaded)
        return pass(loaded);
    if (!passwords.isEmpty()) {
        if (const auto made = makeDemoLogins(*connection, passwords); !made)
            return made;
    }
    if (const auto done = connection->script("commit"); !done)
        return pass(done);
    return doneOr(connection->script("analyze"));
}

QStringList FirstSetup::demoLogins()
{
    return {QStringLiteral("owner"), QStringLiteral("desk"), QStringLiteral("lead"), QStringLiteral("door"),
        QStringLiteral("finance"), QStringLiteral("admin"), QStringLiteral("auditor"), QStringLiteral("service")};
}

Result<Done> FirstSetup::makeDemoLogins(RawConnection &connection, const QHash<QString, QString> &passwords)
{
    QJsonObject verifiers;
    for (const QString &login : demoLogins()) {
        const Result<QByteArray> verifier = connection.passwordVerifier(login, passwords.value(login));
        if (!verifier)
            return pass(verifier);
        verifiers.insert(login, QString::fromLatin1(*verifier));
    }
    return doneOr(connection.query("select demo.logins($1)", Params::of(verifiers)));
}

} // namespace vd::db

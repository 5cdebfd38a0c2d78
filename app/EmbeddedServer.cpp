#include "app/EmbeddedServer.h"

#include "app/RandomPassword.h"
#include "db/client/FirstSetup.h"
#include "db/client/RawConnection.h"
#include "models/base/Pass.h"

namespace vd::app {

using db::ConnectionSettings;

namespace {

const char *const databaseName = "venuedesk";
const char *const serviceName = "venuedesk_service";

} // namespace

EmbeddedServer::EmbeddedServer(const QString &folder, Secrets &secrets, QObject *parent)
    : QObject(parent)
    , m_folder(folder)
    , m_secrets(secrets)
    , m_worker(QStringLiteral("embedded server"))
{
}

QString EmbeddedServer::ownerName()
{
    return QStringLiteral("owner");
}

Result<EmbeddedCluster> EmbeddedServer::cluster() const
{
    Result<PostgresTools> tools = PostgresTools::find();
    if (!tools)
        return pass(tools);
    return EmbeddedCluster(m_folder, std::move(*tools), m_secrets);
}

Future<ConnectionSettings> EmbeddedServer::prepare()
{
    return m_worker.run([this] { return prepareNow(); });
}

Result<ConnectionSettings> EmbeddedServer::prepareNow()
{
    Result<EmbeddedCluster> server = cluster();
    if (!server)
        return pass(server);
    const Result<db::SchemaFiles> schema = db::SchemaFiles::read();
    if (!schema)
        return pass(schema);
    m_complete = isComplete(*server, *schema);
    if (!m_complete) {
        if (const auto made = makeComplete(*server, *schema); !made)
            return pass(made);
    }
    // A one-person venue: the owner does everything except read what only an auditor reads.
    return login(*server, ownerName(), tr("Owner"),
        {QStringLiteral("front_desk"), QStringLiteral("desk_lead"), QStringLiteral("door"), QStringLiteral("finance"),
            QStringLiteral("administrator")});
}

// What nearly every start finds: a server that runs and lacks nothing. One connection tells; making sure of each part
// takes several, and each costs as much as a tenth of the whole start.
bool EmbeddedServer::isComplete(const EmbeddedCluster &server, const db::SchemaFiles &schema) const
{
    const Result<ConnectionSettings> superuser = server.superuser(QLatin1String(databaseName));
    if (!superuser)
        return false;
    Result<db::RawConnection> connection = db::RawConnection::open(*superuser);
    if (!connection || !db::Migrator(*superuser, schema).isCurrent(*connection).value_or(false))
        return false;
    return db::FirstSetup::hasVenues(*connection).value_or(false);
}

Result<Done> EmbeddedServer::makeComplete(EmbeddedCluster &server, const db::SchemaFiles &schema)
{
    Q_EMIT stageReached(Stage::Creating);
    if (const auto created = server.create(); !created)
        return created;
    Q_EMIT stageReached(Stage::Starting);
    if (const auto started = server.start(); !started)
        return started;
    Q_EMIT stageReached(Stage::Migrating);
    const Result<ConnectionSettings> superuser = server.superuser(QLatin1String(databaseName));
    if (!superuser)
        return pass(superuser);
    if (const auto made = db::FirstSetup(*superuser).createDatabase(); !made)
        return made;
    return db::Migrator(*superuser, schema).migrate().map([](const db::MigrationReport &) { return Done{}; });
}

Result<ConnectionSettings> EmbeddedServer::login(
    const EmbeddedCluster &server, const QString &name, const QString &displayName, const QStringList &roles) const
{
    const QString secret = QStringLiteral("login/") + name;
    ConnectionSettings settings = server.target();
    settings.user = name;
    const Result<QString> known = m_secrets.read(secret).result();
    if (!known && known.error().fault != Fault::Missing)
        return pass(known);
    settings.password = known.value_or(randomPassword());
    if (known && db::RawConnection::open(settings))
        return settings;
    // The password is kept before the login gets it, so that a kill in between leaves one that is simply set again.
    if (const auto kept = m_secrets.store(secret, settings.password).result(); !kept)
        return pass(kept);
    const Result<ConnectionSettings> superuser = server.superuser(settings.database);
    if (!superuser)
        return superuser;
    const auto made = db::FirstSetup(*superuser).ensureLogin(name, settings.password, displayName, roles);
    return made ? Result<ConnectionSettings>(settings) : pass(made);
}

Future<ConnectionSettings> EmbeddedServer::superuser()
{
    return m_worker.run([this]() -> Result<ConnectionSettings> {
        const Result<EmbeddedCluster> server = cluster();
        return server ? server->superuser(QLatin1String(databaseName)) : pass(server);
    });
}

Future<ConnectionSettings> EmbeddedServer::serviceLogin()
{
    return m_worker.run([this]() -> Result<ConnectionSettings> {
        const Result<EmbeddedCluster> server = cluster();
        return server ? login(*server, QLatin1String(serviceName), tr("Service"), {QStringLiteral("service")})
                      : pass(server);
    });
}

Future<Done> EmbeddedServer::start()
{
    return m_worker.run([this]() -> Result<Done> {
        Result<EmbeddedCluster> server = cluster();
        if (!server)
            return pass(server);
        return server->create().and_then([&](Done) { return server->start(); });
    });
}

Future<Done> EmbeddedServer::stop()
{
    return m_worker.run([this]() -> Result<Done> {
        Result<EmbeddedCluster> server = cluster();
        return server ? server->stop() : pass(server);
    });
}

Future<EmbeddedCluster::Status> EmbeddedServer::status()
{
    return m_worker.run([this]() -> Result<EmbeddedCluster::Status> {
        const Result<EmbeddedCluster> server = cluster();
        return server ? Result<EmbeddedCluster::Status>(server->status()) : pass(server);
    });
}

} // namespace vd::app

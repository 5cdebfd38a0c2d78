#include "tests/support/TemporaryCluster.h"

#include "db/client/FirstSetup.h"
#include "db/client/Identifier.h"
#include "db/client/Migrator.h"
#include "db/client/RawConnection.h"
#include "models/base/Pass.h"

#include <QRandomGenerator>

#include <csignal>
#include <sys/prctl.h>

namespace vd::test {

using db::ConnectionSettings;
using db::identifier;
using db::Params;
using db::RawConnection;

namespace {

// Nothing here survives a power cut, but a killed server keeps what it has committed.
const char *const serverConfiguration
    = "fsync = off\nfull_page_writes = off\nmax_connections = 300\n"
      "max_prepared_transactions = 20\nlisten_addresses = ''\nunix_socket_permissions = 0777\nlog_min_messages = "
      "fatal\nshared_buffers = 128MB\n";
const char *const hostRules
    = "local all postgres trust\nlocal replication postgres trust\nlocal all all scram-sha-256\n";

QString randomSuffix()
{
    return QString::number(QRandomGenerator::global()->generate64(), 36);
}

QString templateName(TemporaryCluster::Content content)
{
    return content == TemporaryCluster::Content::Demo ? QStringLiteral("vd_demo_template")
                                                      : QStringLiteral("vd_template");
}

Result<Done> write(const QString &path, const QByteArray &text, QIODevice::OpenMode mode)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | mode) || file.write(text) != text.size())
        return fail(Fault::Bug, QStringLiteral("folder_not_writable"), {{QStringLiteral("path"), path}});
    return Done{};
}

// Without demo files the demo database is the plain schema.
Result<Done> loadDemo(const ConnectionSettings &settings)
{
    const auto files = db::SchemaFiles::readDemo();
    if (!files || files->isEmpty())
        return files ? Result<Done>(Done{}) : pass(files);
    return db::FirstSetup(settings).loadDemo(QStringLiteral("small"), {});
}

} // namespace

Result<std::unique_ptr<TemporaryCluster>> TemporaryCluster::acquire()
{
    const QString shared = qEnvironmentVariable("VD_TEST_SOCKET");
    if (shared.isEmpty())
        return startOwn();
    const Result<app::PostgresTools> tools = app::PostgresTools::find();
    if (!tools)
        return pass(tools);
    std::unique_ptr<TemporaryCluster> cluster(new TemporaryCluster(*tools));
    cluster->m_socketFolder = shared;
    cluster->m_port = qEnvironmentVariableIntValue("VD_TEST_PORT");
    return cluster;
}

Result<std::unique_ptr<TemporaryCluster>> TemporaryCluster::withFolder()
{
    const Result<app::PostgresTools> tools = app::PostgresTools::find();
    if (!tools)
        return pass(tools);
    std::unique_ptr<TemporaryCluster> cluster(new TemporaryCluster(*tools));
    // Not below $TMPDIR: the path of a Unix socket has room for 107 characters only.
    cluster->m_folder = std::make_unique<QTemporaryDir>(QStringLiteral("/tmp/vdtest-XXXXXX"));
    cluster->m_socketFolder = cluster->m_folder->path();
    if (const auto given = tools->handOver(cluster->m_socketFolder); !given)
        return pass(given);
    return cluster;
}

Result<std::unique_ptr<TemporaryCluster>> TemporaryCluster::startOwn(const QByteArray &configuration)
{
    auto made = withFolder();
    if (!made)
        return made;
    std::unique_ptr<TemporaryCluster> cluster = std::move(*made);
    const QString data = cluster->m_folder->filePath(QStringLiteral("data"));
    if (const auto filled
        = cluster->m_tools.initialise(data, {QStringLiteral("--auth=trust"), QStringLiteral("--no-sync")});
        !filled)
        return pass(filled);
    if (const auto set
        = write(data + QStringLiteral("/postgresql.conf"), serverConfiguration + configuration, QIODevice::Append);
        !set)
        return pass(set);
    if (const auto set = write(data + QStringLiteral("/pg_hba.conf"), hostRules, QIODevice::Truncate); !set)
        return pass(set);
    if (const auto started = cluster->startAgain(); !started)
        return pass(started);
    return cluster;
}

Result<std::unique_ptr<TemporaryCluster>> TemporaryCluster::startSynchronousStandby()
{
    auto made = withFolder();
    if (!made)
        return made;
    std::unique_ptr<TemporaryCluster> standby = std::move(*made);
    const QString from
        = QStringLiteral("host=%1 port=%2 user=postgres application_name=standby").arg(m_socketFolder).arg(m_port);
    const auto copied = m_tools.run(QStringLiteral("pg_basebackup"),
        {QStringLiteral("-D"), standby->m_folder->filePath(QStringLiteral("data")), QStringLiteral("-d"), from,
            QStringLiteral("-R"), QStringLiteral("-c"), QStringLiteral("fast"), QStringLiteral("--no-sync")});
    if (!copied)
        return pass(copied);
    if (const auto started = standby->startAgain(); !started)
        return pass(started);
    // Only after the copy, which would wait for a standby of its own else.
    Result<RawConnection> connection = RawConnection::open(superuser().withTimeouts(0, 0));
    if (!connection)
        return pass(connection);
    if (const auto set = connection->script("alter system set synchronous_standby_names = 'standby'"); !set)
        return pass(set);
    if (const auto read = connection->script("select pg_reload_conf()"); !read)
        return pass(read);
    for (bool follows = false; !follows;) {
        const auto state = connection->script("select 1 from pg_stat_replication where sync_state = 'sync'");
        if (!state)
            return pass(state);
        follows = !state->isEmpty();
    }
    return standby;
}

TemporaryCluster::~TemporaryCluster()
{
    stop();
}

Result<Done> TemporaryCluster::startAgain()
{
    m_tools.prepare(m_server, QStringLiteral("postgres"),
        {QStringLiteral("-D"), m_folder->filePath(QStringLiteral("data")), QStringLiteral("-k"), m_socketFolder});
    // A test that crashes or is killed takes its server along.
    m_server.setChildProcessModifier([asUser = m_server.childProcessModifier()] {
        if (asUser)
            asUser();
        prctl(PR_SET_PDEATHSIG, SIGQUIT);
    });
    m_server.setStandardOutputFile(QProcess::nullDevice());
    m_server.setStandardErrorFile(m_folder->filePath(QStringLiteral("server.log")));
    m_server.start();
    Result<RawConnection> connection = fail(Fault::Offline, QStringLiteral("offline"));
    while (!connection) {
        if (m_server.waitForFinished(20) || m_server.state() == QProcess::NotRunning)
            return fail(Fault::Bug, QStringLiteral("server_program_failed"),
                {{QStringLiteral("program"), QStringLiteral("postgres")}});
        connection = RawConnection::open(superuser());
    }
    return Done{};
}

void TemporaryCluster::stop()
{
    if (m_server.state() == QProcess::NotRunning)
        return;
    ::kill(static_cast<pid_t>(m_server.processId()), SIGINT);
    m_server.waitForFinished(60'000);
}

void TemporaryCluster::kill()
{
    m_server.kill();
    m_server.waitForFinished(60'000);
}

ConnectionSettings TemporaryCluster::superuser(const QString &database) const
{
    ConnectionSettings settings;
    settings.hosts = QStringList{m_socketFolder};
    settings.port = m_port;
    settings.database = database;
    settings.user = QStringLiteral("postgres");
    settings.terminal = QStringLiteral("test");
    settings.connectTimeoutSeconds = 60;
    settings.statementTimeoutMs = 60'000;
    settings.lockTimeoutMs = 60'000;
    return settings;
}

Result<Done> TemporaryCluster::makeTemplate(Content content) const
{
    if (content == Content::Nothing)
        return Done{};
    if (content == Content::Demo) {
        if (const auto schema = makeTemplate(Content::Schema); !schema)
            return schema;
    }
    Result<RawConnection> connection = RawConnection::open(superuser().withTimeouts(0, 0));
    if (!connection)
        return pass(connection);
    // Several test programs may want it first; the lock goes with this connection.
    if (const auto locked
        = connection->query("select pg_advisory_lock($1)", Params::of(content == Content::Demo ? 2 : 1));
        !locked)
        return pass(locked);
    const QString name = templateName(content);
    const auto there
        = connection->query("select 1 from pg_database where datname = $1 and datistemplate", Params::of(name));
    if (!there || !there->isEmpty())
        return there ? Result<Done>(Done{}) : pass(there);
    const QByteArray from = content == Content::Demo ? QByteArrayLiteral(" template vd_template") : QByteArray();
    if (const auto gone = connection->script("drop database if exists " + identifier(name)); !gone)
        return pass(gone);
    if (const auto made = connection->script("create database " + identifier(name) + from); !made)
        return pass(made);
    if (content == Content::Demo) {
        if (const auto loaded = loadDemo(superuser(name)); !loaded)
            return loaded;
    } else {
        const auto schema = db::SchemaFiles::read();
        if (!schema)
            return pass(schema);
        if (const auto migrated = db::Migrator(superuser(name), *schema).migrate(); !migrated)
            return pass(migrated);
    }
    const auto marked = connection->script("alter database " + identifier(name) + " is_template true");
    return marked ? Result<Done>(Done{}) : pass(marked);
}

Result<ConnectionSettings> TemporaryCluster::createDatabase(Content content)
{
    if (const auto ready = makeTemplate(content); !ready)
        return pass(ready);
    Result<RawConnection> connection = RawConnection::open(superuser().withTimeouts(0, 0));
    if (!connection)
        return pass(connection);
    const QString name = QStringLiteral("vd_") + randomSuffix();
    const QByteArray from
        = content == Content::Nothing ? QByteArray() : " template " + identifier(templateName(content));
    if (const auto made = connection->script("create database " + identifier(name) + from); !made)
        return pass(made);
    // What counts statements has room for some databases only, and a session waits for ever once it is full.
    if (!qEnvironmentVariableIsSet("VD_COUNT_SQL")) {
        const auto off = connection->script("alter database " + identifier(name) + " set plpgsql_check.profiler = off");
        if (!off)
            return pass(off);
    }
    // A template's copy does not have its rights on the database.
    if (const auto taken = connection->script("revoke temporary on database " + identifier(name) + " from public");
        !from.isEmpty() && !taken)
        return pass(taken);
    return superuser(name);
}

Result<ConnectionSettings> TemporaryCluster::createLogin(
    const ConnectionSettings &database, const QStringList &roles, const QList<qint64> &venues)
{
    Result<RawConnection> connection = RawConnection::open(database);
    if (!connection)
        return pass(connection);
    ConnectionSettings settings = database;
    settings.user = roles.value(0, QStringLiteral("nobody")) + QLatin1Char('_') + randomSuffix();
    settings.password = randomSuffix();
    QByteArray sql
        = "create role " + identifier(settings.user) + " login password '" + settings.password.toLatin1() + "'";
    for (const QString &role : roles)
        sql += ";grant " + identifier(QStringLiteral("vd_") + role) + " to " + identifier(settings.user);
    if (const auto made = connection->script(sql); !made)
        return pass(made);
    const auto person = connection->query(
        "insert into operators.operator (login, display_name) values ($1::text, $1::text)", Params::of(settings.user));
    if (!person)
        return pass(person);
    const auto placed = connection->query(
        "insert into operators.operator_venue (login, venue_id) select $1::text, unnest($2::bigint[])",
        Params::of(settings.user, venues));
    return placed ? Result<ConnectionSettings>(settings) : pass(placed);
}

Result<Done> TemporaryCluster::setNow(const ConnectionSettings &superuser, const QDateTime &instant)
{
    Result<RawConnection> connection = RawConnection::open(superuser);
    if (!connection)
        return pass(connection);
    const auto moved
        = connection->script("create table if not exists base.test_clock (only_row boolean primary key default true "
                             "check (only_row), shift interval not null);"
                             "grant select on base.test_clock to vd_owner, vd_system;"
                             "create or replace function base.now() returns timestamptz language plpgsql stable as $$"
                             " begin return clock_timestamp() + (select c.shift from base.test_clock c); end $$");
    if (!moved)
        return pass(moved);
    const auto set
        = connection->query("insert into base.test_clock (shift) values ($1::timestamptz - clock_timestamp())"
                            " on conflict (only_row) do update set shift = excluded.shift",
            Params::of(instant));
    return set ? Result<Done>(Done{}) : pass(set);
}

} // namespace vd::test

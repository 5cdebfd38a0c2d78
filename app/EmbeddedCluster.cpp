#include "app/EmbeddedCluster.h"

#include "app/RandomPassword.h"
#include "db/client/RawConnection.h"
#include "models/base/Pass.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

#include <unistd.h>

namespace vd::app {

using db::ConnectionSettings;
using db::RawConnection;

namespace {

constexpr int port = 5432; // only names the socket's file
constexpr int lockPatienceMs = 180'000;
// sun_path holds 108 bytes with its ending zero; "/.s.PGSQL.5432" takes 14 of them.
constexpr int longestSocketFolder = 93;
constexpr QLatin1String passwordName("server/postgres");

const char *const configuration = R"(
# Written by Venuedesk when it made this cluster.
listen_addresses = ''
unix_socket_permissions = 0700
max_connections = 100
password_encryption = 'scram-sha-256'
timezone = 'UTC'
log_timezone = 'UTC'
# Statements and their values hold personal data; they stay out of the log.
log_min_error_statement = panic
log_parameter_max_length_on_error = 0
# Details of an error quote the values of rows.
log_error_verbosity = terse
idle_in_transaction_session_timeout = '60s'
)";

QString socketFolderFor(const QString &folder)
{
    const QString own = folder + QStringLiteral("/server/run");
    if (QFile::encodeName(own).size() <= longestSocketFolder)
        return own;
    const QByteArray hash = QCryptographicHash::hash(folder.toUtf8(), QCryptographicHash::Sha256).toHex().left(16);
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    const QString base = runtime.isEmpty() || geteuid() == 0 ? QStringLiteral("/var/tmp") : runtime;
    return QStringLiteral("%1/venuedesk-%2-%3").arg(base).arg(geteuid()).arg(QString::fromLatin1(hash));
}

tl::unexpected<Error> embeddedFailed(const QString &reason)
{
    return fail(Fault::Bug, QStringLiteral("embedded_failed"), {{QStringLiteral("reason"), reason}}, reason);
}

// After a crash a lock file may name a process that is now something else, or one that nobody has buried yet, and
// PostgreSQL would refuse to start.
void removeStaleLock(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const QString pid = QString::fromLatin1(file.readLine()).trimmed();
    const QString program = QFileInfo(QStringLiteral("/proc/%1/exe").arg(pid)).symLinkTarget();
    // "…/postgres (deleted)" is a server whose package was updated meanwhile.
    if (!program.contains(QLatin1String("/postgres")))
        file.remove();
}

QString lastLogLine(const QString &path)
{
    QFile log(path);
    if (!log.open(QIODevice::ReadOnly))
        return QStringLiteral("no log");
    log.seek(qMax<qint64>(0, log.size() - 4096));
    return QString::fromUtf8(log.readAll()).trimmed().section(QLatin1Char('\n'), -1);
}

} // namespace

EmbeddedCluster::EmbeddedCluster(const QString &folder, PostgresTools tools, Secrets &secrets)
    : m_folder(folder)
    , m_socketFolder(socketFolderFor(folder))
    , m_tools(std::move(tools))
    , m_secrets(secrets)
{
}

ConnectionSettings EmbeddedCluster::target() const
{
    ConnectionSettings settings;
    settings.hosts = QStringList{m_socketFolder};
    settings.port = port;
    return settings;
}

Result<ConnectionSettings> EmbeddedCluster::superuser(const QString &database) const
{
    const Result<QString> password = m_secrets.read(passwordName).result();
    if (!password)
        return pass(password);
    ConnectionSettings settings = target();
    settings.database = database;
    settings.user = QStringLiteral("postgres");
    settings.password = *password;
    settings.terminal = QStringLiteral("setup");
    return settings;
}

EmbeddedCluster::Status EmbeddedCluster::status() const
{
    const QString data = m_folder + QStringLiteral("/server/data");
    const bool created = QFileInfo::exists(data + QStringLiteral("/PG_VERSION"));
    return {created, created && answers().value_or(false), data, m_socketFolder};
}

// The server's own word is taken: a pid file proves nothing after a crash.
Result<bool> EmbeddedCluster::answers() const
{
    const Result<ConnectionSettings> settings = superuser(QStringLiteral("postgres"));
    if (!settings)
        return pass(settings);
    const Result<RawConnection> connection = RawConnection::open(*settings);
    if (connection)
        return true;
    if (connection.error().fault == Fault::Denied)
        return pass(connection);
    return false;
}

Result<Done> EmbeddedCluster::prepareFolders() const
{
    const QString server = m_folder + QStringLiteral("/server");
    for (const QString &folder : {server, m_socketFolder}) {
        if (!QDir().mkpath(folder))
            return fail(Fault::Denied, QStringLiteral("folder_not_writable"), {{QStringLiteral("path"), folder}});
        // A folder of somebody else at a guessable place must not become ours.
        const QFileInfo info(folder);
        if (info.isSymLink() || (info.ownerId() != geteuid() && geteuid() != 0))
            return fail(Fault::Denied, QStringLiteral("folder_not_writable"), {{QStringLiteral("path"), folder}});
        if (const auto given = m_tools.handOver(folder); !given)
            return given;
    }
    return Done{};
}

Result<Done> EmbeddedCluster::writeConfiguration(const QString &dataFolder) const
{
    QFile file(dataFolder + QStringLiteral("/postgresql.conf"));
    QString folder = m_socketFolder;
    const QByteArray sockets
        = "unix_socket_directories = '" + folder.replace(QLatin1Char('\''), QLatin1String("''")).toUtf8() + "'\n";
    if (!file.open(QIODevice::Append) || file.write(configuration) < 0 || file.write(sockets) < 0 || !file.flush())
        return fail(Fault::Denied, QStringLiteral("folder_not_writable"), {{QStringLiteral("path"), dataFolder}});
    return Done{};
}

// Two desktops that start at once do one thing after the other.
Result<Done> EmbeddedCluster::locked(Result<Done> (EmbeddedCluster::*work)())
{
    if (const auto folders = prepareFolders(); !folders)
        return folders;
    QLockFile lock(m_folder + QStringLiteral("/server.lock"));
    lock.setStaleLockTime(0);
    if (!lock.tryLock(lockPatienceMs))
        return embeddedFailed(QStringLiteral("lock"));
    return (this->*work)();
}

Result<Done> EmbeddedCluster::create()
{
    return locked(&EmbeddedCluster::createUnderLock);
}

Result<Done> EmbeddedCluster::createUnderLock()
{
    const QString data = m_folder + QStringLiteral("/server/data");
    const QString unfinished = m_folder + QStringLiteral("/server/data.new");
    if (QFileInfo::exists(data))
        return Done{};
    QDir(unfinished).removeRecursively();
    const QString password = randomPassword();
    // initdb reads the password from a file, never from its arguments.
    const QString passwordFile = m_folder + QStringLiteral("/server/first-password");
    QFile file(passwordFile);
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner)
        || file.write(password.toLatin1()) < 0 || !file.flush())
        return fail(Fault::Denied, QStringLiteral("folder_not_writable"), {{QStringLiteral("path"), m_folder}});
    file.close();
    Result<Done> made = m_tools.handOver(passwordFile);
    if (made)
        made = m_tools.initialise(
            unfinished, {QStringLiteral("--auth=scram-sha-256"), QStringLiteral("--pwfile=") + passwordFile});
    QFile::remove(passwordFile);
    if (made)
        made = writeConfiguration(unfinished);
    if (!made)
        return made;
    if (const auto kept = m_secrets.store(passwordName, password).result(); !kept)
        return pass(kept);
    // Only a finished cluster gets its name, so that a kill at any moment leaves either none or a whole one.
    if (!QDir().rename(unfinished, data))
        return fail(Fault::Denied, QStringLiteral("folder_not_writable"), {{QStringLiteral("path"), data}});
    return Done{};
}

Result<Done> EmbeddedCluster::start()
{
    return locked(&EmbeddedCluster::startUnderLock);
}

Result<Done> EmbeddedCluster::startUnderLock()
{
    const QString data = m_folder + QStringLiteral("/server/data");
    QFile version(data + QStringLiteral("/PG_VERSION"));
    if (version.open(QIODevice::ReadOnly) && version.readAll().trimmed() != "15")
        return fail(Fault::Rule, QStringLiteral("server_version"), {{QStringLiteral("wanted"), 15}});
    const Result<bool> running = answers();
    if (!running || *running)
        return running ? Result<Done>(Done{}) : pass(running);
    removeStaleLock(data + QStringLiteral("/postmaster.pid"));
    removeStaleLock(QStringLiteral("%1/.s.PGSQL.%2.lock").arg(m_socketFolder).arg(port));
    const QString log = m_folder + QStringLiteral("/server/server.log");
    const Result<QByteArray> started = m_tools.run(QStringLiteral("pg_ctl"),
        {QStringLiteral("start"), QStringLiteral("-D"), data, QStringLiteral("-l"), log, QStringLiteral("-w"),
            QStringLiteral("-t"), QStringLiteral("90"), QStringLiteral("-s")});
    if (!started)
        return embeddedFailed(lastLogLine(log));
    const Result<bool> up = answers();
    if (!up)
        return pass(up);
    return *up ? Result<Done>(Done{}) : embeddedFailed(lastLogLine(log));
}

Result<Done> EmbeddedCluster::stop()
{
    const QString data = m_folder + QStringLiteral("/server/data");
    if (!status().running)
        return Done{};
    const Result<QByteArray> stopped = m_tools.run(QStringLiteral("pg_ctl"),
        {QStringLiteral("stop"), QStringLiteral("-D"), data, QStringLiteral("-m"), QStringLiteral("fast"),
            QStringLiteral("-w"), QStringLiteral("-s")});
    return stopped ? Result<Done>(Done{}) : pass(stopped);
}

} // namespace vd::app

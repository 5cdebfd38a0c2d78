#include "tests/support/ServerProcess.h"

#include "db/client/RawConnection.h"
#include "models/base/Pass.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTcpServer>

#include <csignal>
#include <sys/prctl.h>
#include <sys/stat.h>

namespace vd::test {

namespace {

const char *const weakSettings = R"(
listen_addresses = 'localhost'
unix_socket_directories = '%1'
port = %2
ssl = off
ssl_min_protocol_version = 'TLSv1'
password_encryption = 'md5'
log_statement = 'all'
log_min_duration_statement = 0
log_min_error_statement = error
log_parameter_max_length = -1
log_parameter_max_length_on_error = -1
log_connections = off
log_min_messages = fatal
fsync = off
full_page_writes = off
synchronous_commit = off
max_connections = 50
idle_in_transaction_session_timeout = 0
)";
const char *const weakRules
    = "local all all trust\nhost all boss all md5\nhost all all all trust\nhost replication all all password\n";

// None of those the system gives to whoever asks for any: somebody may ask before the server takes it.
int freePort()
{
    for (;;) {
        const int port = QRandomGenerator::global()->bounded(20'000, 30'000);
        if (QTcpServer().listen(QHostAddress::LocalHost, static_cast<quint16>(port)))
            return port;
    }
}

bool put(const QString &path, const QByteArray &text, QIODevice::OpenMode mode)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly | mode) && file.write(text) == text.size();
}

} // namespace

ServerProcess::ServerProcess(app::PostgresTools tools)
    : m_tools(std::move(tools))
    , m_folder(QStringLiteral("/tmp/vdserver-XXXXXX"))
{
    m_options.folder = m_folder.filePath(QStringLiteral("data"));
    m_options.socketFolder = m_folder.filePath(QStringLiteral("run"));
    m_options.port = freePort();
}

Result<Done> ServerProcess::makeFolders()
{
    // The authority's file is read by who runs the test, the data by who runs the server.
    chmod(m_folder.path().toLocal8Bit().constData(), 0755);
    QDir().mkpath(m_options.socketFolder);
    return m_tools.handOver(m_options.socketFolder);
}

Result<std::unique_ptr<ServerProcess>> ServerProcess::prepared(const QStringList &names, Start start)
{
    Result<app::PostgresTools> tools = app::PostgresTools::find();
    if (!tools)
        return pass(tools);
    std::unique_ptr<ServerProcess> server(new ServerProcess(*tools));
    server->m_options.names = names;
    if (const auto made = server->makeFolders(); !made)
        return pass(made);
    const auto report = app::ServerFolder(*tools, server->m_options).prepare();
    if (!report)
        return pass(report);
    QFile authority(report->authorityFile);
    if (!authority.open(QIODevice::ReadOnly) || !put(server->authorityFile(), authority.readAll(), QIODevice::Truncate))
        return fail(Fault::Bug, QStringLiteral("folder_not_writable"));
    if (start == Start::Yes && !server->start())
        return fail(Fault::Bug, QStringLiteral("server_program_failed"));
    return server;
}

Result<std::unique_ptr<ServerProcess>> ServerProcess::weak()
{
    Result<app::PostgresTools> tools = app::PostgresTools::find();
    if (!tools)
        return pass(tools);
    std::unique_ptr<ServerProcess> server(new ServerProcess(*tools));
    const app::ServerFolder::Options &options = server->m_options;
    if (const auto made = server->makeFolders(); !made)
        return pass(made);
    QDir().mkpath(options.folder);
    if (const auto given = tools->handOver(options.folder); !given)
        return pass(given);
    if (const auto made = tools->initialise(options.folder, {QStringLiteral("--auth=trust")}); !made)
        return pass(made);
    const QByteArray settings = QString::fromUtf8(weakSettings).arg(options.socketFolder).arg(options.port).toUtf8();
    const bool written = put(options.folder + QStringLiteral("/postgresql.conf"), settings, QIODevice::Append)
        && put(options.folder + QStringLiteral("/pg_hba.conf"), weakRules, QIODevice::Truncate);
    if (!written || !server->start())
        return fail(Fault::Bug, QStringLiteral("server_program_failed"));
    return server;
}

ServerProcess::~ServerProcess()
{
    if (m_server.state() == QProcess::NotRunning)
        return;
    ::kill(static_cast<pid_t>(m_server.processId()), SIGINT);
    m_server.waitForFinished(60'000);
}

bool ServerProcess::start()
{
    m_tools.prepare(m_server, QStringLiteral("postgres"), {QStringLiteral("-D"), m_options.folder});
    m_server.setChildProcessModifier([asUser = m_server.childProcessModifier()] {
        if (asUser)
            asUser();
        prctl(PR_SET_PDEATHSIG, SIGQUIT);
    });
    m_server.setStandardOutputFile(QProcess::nullDevice());
    m_server.setStandardErrorFile(m_folder.filePath(QStringLiteral("server.log")));
    m_server.start();
    db::ConnectionSettings settings = superuser();
    settings.database = QStringLiteral("postgres");
    while (!db::RawConnection::open(settings)) {
        if (m_server.waitForFinished(20) || m_server.state() == QProcess::NotRunning)
            return false;
    }
    return true;
}

Result<app::ServerFolder::Report> ServerProcess::prepareAgain()
{
    return app::ServerFolder(m_tools, m_options).prepare();
}

db::ConnectionSettings ServerProcess::superuser() const
{
    db::ConnectionSettings settings;
    settings.hosts = QStringList{m_options.socketFolder};
    settings.port = m_options.port;
    settings.user = QStringLiteral("postgres");
    settings.statementTimeoutMs = 60'000;
    settings.lockTimeoutMs = 60'000;
    return settings;
}

db::ConnectionSettings ServerProcess::outside(const QString &host) const
{
    db::ConnectionSettings settings;
    settings.hosts = QStringList{host};
    settings.port = m_options.port;
    settings.user = QStringLiteral("ana");
    settings.rootCertificate = authorityFile();
    return settings;
}

QString ServerProcess::authorityFile() const
{
    return m_folder.filePath(QStringLiteral("ca.crt"));
}

} // namespace vd::test

#include "app/ServerFolder.h"

#include "models/base/Pass.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <pwd.h>
#include <unistd.h>

namespace vd::app {

namespace {

constexpr int connectionsOfADesk = 3;
constexpr int connectionsToSpare = 10;
const char *const settingsName = "venuedesk.conf";

const char *const settings = R"(# Written by venuedeskctl init-server. What stands here overrules postgresql.conf.
listen_addresses = '*'
port = %1
max_connections = %2
superuser_reserved_connections = 3

# Nobody comes in over the network without TLS, and passwords are never sent.
ssl = on
ssl_cert_file = 'venuedesk-server.crt'
ssl_key_file = 'venuedesk-server.key'
ssl_min_protocol_version = 'TLSv1.2'
password_encryption = 'scram-sha-256'

# Guessing passwords is slow, and who does not finish signing in is dropped.
shared_preload_libraries = 'auth_delay'
auth_delay.milliseconds = 500
authentication_timeout = '30s'

# A desk that is gone is noticed, and its locks go with it.
tcp_keepalives_idle = 10
tcp_keepalives_interval = 5
tcp_keepalives_count = 3
tcp_user_timeout = 15000
idle_in_transaction_session_timeout = '60s'

# What was confirmed survives a power cut.
fsync = on
full_page_writes = on
synchronous_commit = on
max_wal_senders = 0

# Who came and went is logged; statements and their values hold personal data and are not.
logging_collector = on
log_connections = on
log_disconnections = on
log_hostname = off
log_statement = 'none'
log_min_duration_statement = -1
log_min_error_statement = panic
log_parameter_max_length = 0
log_parameter_max_length_on_error = 0
lc_messages = 'C'
timezone = 'UTC'
log_timezone = 'UTC'
)";

// The operating system's superuser may become anybody anyway; "peer" asks the kernel, so no password lies around.
const char *const rules
    = R"(# Written by venuedeskctl init-server. The first line that fits decides; what fits none is refused.
local   all        postgres                peer map=venuedesk
local   all        +vd_staff               scram-sha-256
hostssl all        +vd_staff   all         scram-sha-256
)";

tl::unexpected<Error> notWritable(const QString &path)
{
    return fail(Fault::Denied, QStringLiteral("folder_not_writable"), {{QStringLiteral("path"), path}});
}

QByteArray identityMap()
{
    QByteArray map
        = "# Who may be postgres on this computer.\nvenuedesk  postgres  postgres\nvenuedesk  root      postgres\n";
    const passwd *self = getpwuid(geteuid());
    const QByteArray name = self ? self->pw_name : "";
    if (!name.isEmpty() && name != "postgres" && name != "root")
        map += "venuedesk  " + name + "  postgres\n";
    return map;
}

} // namespace

Result<ServerFolder::Report> ServerFolder::prepare()
{
    const Result<bool> created = makeData();
    if (!created)
        return pass(created);
    const Result<ServerCertificates> made = ServerCertificates::make(m_options.names, m_options.certificateDays);
    if (!made)
        return pass(made);
    const QList<QPair<QString, QByteArray>> files{{QStringLiteral("venuedesk-ca.crt"), made->authority},
        {QStringLiteral("venuedesk-ca.key"), made->authorityKey},
        {QStringLiteral("venuedesk-server.crt"), made->certificate},
        {QStringLiteral("venuedesk-server.key"), made->key}};
    for (const auto &[name, text] : files) {
        if (const auto written = write(name, text); !written)
            return pass(written);
    }
    if (const auto written = writeSettings().and_then([this](Done) { return writeRules(); }); !written)
        return pass(written);
    return Report{*created, made->fingerprint, path(QStringLiteral("venuedesk-ca.crt")),
        path(QStringLiteral("venuedesk-ca.key"))};
}

Result<bool> ServerFolder::makeData()
{
    QFile version(path(QStringLiteral("PG_VERSION")));
    if (version.exists()) {
        if (!version.open(QIODevice::ReadOnly) || version.readAll().trimmed() != "15")
            return fail(Fault::Rule, QStringLiteral("server_version"), {{QStringLiteral("wanted"), 15}});
        if (QFileInfo::exists(path(QStringLiteral("postmaster.pid"))))
            return fail(
                Fault::Conflict, QStringLiteral("server_running"), {{QStringLiteral("path"), m_options.folder}});
        return false;
    }
    if (QDir(m_options.folder).exists()
        && !QDir(m_options.folder).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot))
        return fail(Fault::Rule, QStringLiteral("folder_not_empty"), {{QStringLiteral("path"), m_options.folder}});
    if (!QDir().mkpath(m_options.folder))
        return notWritable(m_options.folder);
    if (const auto given = m_tools.handOver(m_options.folder); !given)
        return pass(given);
    const auto made
        = m_tools.initialise(m_options.folder, {QStringLiteral("--auth=reject"), QStringLiteral("--data-checksums")});
    return made ? Result<bool>(true) : pass(made);
}

Result<Done> ServerFolder::write(const QString &name, const QByteArray &text)
{
    QSaveFile file(path(name));
    const auto ownerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(ownerOnly) || file.write(text) != text.size()
        || !file.commit())
        return notWritable(path(name));
    return m_tools.handOver(path(name));
}

Result<Done> ServerFolder::writeSettings()
{
    QByteArray text = QString::fromUtf8(settings)
                          .arg(m_options.port)
                          .arg(connectionsOfADesk * m_options.desks + connectionsToSpare)
                          .toUtf8();
    if (!m_options.socketFolder.isEmpty()) {
        QString folder = m_options.socketFolder;
        text += "unix_socket_directories = '" + folder.replace(QLatin1Char('\''), QLatin1String("''")).toUtf8() + "'\n";
    }
    if (const auto written = write(QLatin1String(settingsName), text); !written)
        return written;
    QFile main(path(QStringLiteral("postgresql.conf")));
    if (!main.open(QIODevice::ReadWrite))
        return notWritable(main.fileName());
    const QByteArray include = QByteArray("include = '") + settingsName + "'\n";
    // Last, so that nothing after it says otherwise.
    if (!main.readAll().endsWith(include) && main.write("\n" + include) < 0)
        return notWritable(main.fileName());
    return main.flush() ? Result<Done>(Done{}) : notWritable(main.fileName());
}

Result<Done> ServerFolder::writeRules()
{
    for (const QString &name : {QStringLiteral("pg_hba.conf"), QStringLiteral("pg_ident.conf")}) {
        const QString before = path(name) + QStringLiteral(".before-venuedesk");
        if (!QFile::exists(before) && QFile::exists(path(name)) && !QFile::copy(path(name), before))
            return notWritable(before);
    }
    return write(QStringLiteral("pg_ident.conf"), identityMap()).and_then([this](Done) {
        return write(QStringLiteral("pg_hba.conf"), rules);
    });
}

} // namespace vd::app

#include "tests/support/DesktopHome.h"

#include "app/EmbeddedServer.h"
#include "app/Secrets.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>

namespace vd::test {

namespace {

constexpr int patienceMs = 1'200'000;

} // namespace

// Not below $TMPDIR: the path of a Unix socket has room for 107 characters only. For root the server runs as another
// user, who has to get through.
DesktopHome::DesktopHome()
    : m_folder(QStringLiteral("/tmp/vdhome-XXXXXX"))
{
    QFile::setPermissions(m_folder.path(),
        QFile::permissions(m_folder.path()) | QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther);
}

QString DesktopHome::program(const QString &name)
{
    return QCoreApplication::applicationDirPath() + QLatin1Char('/') + name;
}

QString DesktopHome::drafts() const
{
    return path(QStringLiteral("local/Venuedesk/venuedesk/drafts"));
}

QProcessEnvironment DesktopHome::environment(const QString &dataFolder) const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("VENUEDESK_DATA"), path(dataFolder));
    environment.insert(QStringLiteral("VENUEDESK_CONFIG"), path(QStringLiteral("config")));
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), path(QStringLiteral("config")));
    environment.insert(QStringLiteral("XDG_DATA_HOME"), path(QStringLiteral("local")));
    // The keychain of whoever runs the tests is none of our business.
    environment.remove(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"));
    return environment;
}

DesktopHome::Run DesktopHome::run(
    const QString &program, const QStringList &arguments, const QString &dataFolder, const QByteArray &typed) const
{
    QProcess process;
    process.setProcessEnvironment(environment(dataFolder));
    process.setProcessChannelMode(QProcess::MergedChannels);
    // The server that a program leaves running keeps its standard output open, so the output goes to a file.
    const QString log = path(QStringLiteral("output.log"));
    process.setStandardOutputFile(log);
    process.start(DesktopHome::program(program), arguments);
    Run run;
    const bool started = process.waitForStarted();
    process.write(typed + '\n');
    process.closeWriteChannel();
    if (started && process.waitForFinished(patienceMs) && process.exitStatus() == QProcess::NormalExit)
        run.code = process.exitCode();
    QFile file(log);
    if (file.open(QIODevice::ReadOnly))
        run.output = QString::fromUtf8(file.readAll());
    return run;
}

Result<db::ConnectionSettings> DesktopHome::superuser(const QString &dataFolder) const
{
    app::Secrets secrets(path(dataFolder));
    return app::EmbeddedServer(path(dataFolder), secrets).superuser().result();
}

} // namespace vd::test

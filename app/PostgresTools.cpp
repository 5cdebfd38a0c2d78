#include "app/PostgresTools.h"

#include "models/base/Pass.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <grp.h>
#include <pwd.h>
#include <unistd.h>

namespace vd::app {

namespace {

QString findFolder()
{
    const QStringList candidates{
        qEnvironmentVariable("VENUEDESK_PG_BIN"), QStringLiteral("/usr/lib/postgresql/15/bin")};
    for (const QString &folder : candidates) {
        if (!folder.isEmpty() && QFileInfo(folder + QStringLiteral("/initdb")).isExecutable())
            return folder;
    }
    const QString initdb = QStandardPaths::findExecutable(QStringLiteral("initdb"));
    return initdb.isEmpty() ? QString() : QFileInfo(initdb).canonicalPath();
}

QString lastLine(const QByteArray &text)
{
    return QString::fromUtf8(text).trimmed().section(QLatin1Char('\n'), -1);
}

} // namespace

Result<PostgresTools> PostgresTools::find()
{
    PostgresTools tools;
    tools.m_folder = findFolder();
    if (tools.m_folder.isEmpty())
        return fail(Fault::Missing, QStringLiteral("server_programs_missing"));
    if (geteuid() == 0) {
        const passwd *user = getpwnam("postgres");
        if (!user)
            return fail(Fault::Missing, QStringLiteral("server_user_missing"));
        tools.m_switchUser = true;
        tools.m_uid = user->pw_uid;
        tools.m_gid = user->pw_gid;
    }
    return tools;
}

void PostgresTools::prepare(QProcess &process, const QString &program, const QStringList &arguments) const
{
    process.setProgram(m_folder + QLatin1Char('/') + program);
    process.setArguments(arguments);
    process.setWorkingDirectory(QStringLiteral("/"));
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    process.setProcessEnvironment(environment);
    if (m_switchUser) {
        process.setChildProcessModifier([uid = m_uid, gid = m_gid] {
            if (setgroups(0, nullptr) != 0 || setgid(gid) != 0 || setuid(uid) != 0)
                _exit(126);
        });
    }
}

Result<QByteArray> PostgresTools::run(const QString &program, const QStringList &arguments) const
{
    QProcess process;
    prepare(process, program, arguments);
    process.start();
    process.closeWriteChannel();
    const bool ended = process.waitForFinished(120'000);
    if (ended && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0)
        return process.readAllStandardOutput();
    const QString said = lastLine(process.readAllStandardError());
    return fail(Fault::Bug, QStringLiteral("server_program_failed"),
        {{QStringLiteral("program"), program},
            {QStringLiteral("reason"), said.isEmpty() ? process.errorString() : said}},
        QStringLiteral("%1 exit %2").arg(program).arg(process.exitCode()));
}

Result<Done> PostgresTools::handOver(const QString &path) const
{
    const QByteArray name = QFile::encodeName(path);
    const auto owner = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    const bool ok = QFile::setPermissions(path, QFileInfo(path).isDir() ? owner | QFileDevice::ExeOwner : owner)
        && (!m_switchUser || chown(name.constData(), m_uid, m_gid) == 0);
    if (!ok)
        return fail(Fault::Denied, QStringLiteral("folder_not_writable"), {{QStringLiteral("path"), path}});
    return Done{};
}

Result<Done> PostgresTools::initialise(const QString &dataFolder, const QStringList &more) const
{
    const QStringList arguments{QStringLiteral("--pgdata=") + dataFolder, QStringLiteral("--username=postgres"),
        QStringLiteral("--encoding=UTF8"), QStringLiteral("--locale=C.UTF-8"), QStringLiteral("--lc-messages=C")};
    const Result<QByteArray> ran = run(QStringLiteral("initdb"), arguments + more);
    if (!ran)
        return pass(ran);
    return Done{};
}

} // namespace vd::app

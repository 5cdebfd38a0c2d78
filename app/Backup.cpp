#include "app/Backup.h"

#include "app/BackupArchive.h"
#include "db/client/ClusterRoles.h"
#include "db/client/Migrator.h"
#include "db/client/RestoreTarget.h"
#include "models/base/Pass.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>

namespace vd::app {

namespace {

constexpr int formatVersion = 1;
constexpr qint64 chunk = 1 << 20;
constexpr qint64 largestSmallEntry = 64 << 20;
const QString manifestName = QStringLiteral("manifest.json");
const QString rolesName = QStringLiteral("roles.json");
const QString dumpName = QStringLiteral("database.dump");
const QString payloadPrefix = QStringLiteral("payload/");

tl::unexpected<Error> programFailed(QProcess &process)
{
    const QString said = QString::fromUtf8(process.readAllStandardError()).trimmed().section(QLatin1Char('\n'), 0, 0);
    return fail(Fault::Bug, QStringLiteral("server_program_failed"),
        {{QStringLiteral("program"), process.program().section(QLatin1Char('/'), -1)},
            {QStringLiteral("reason"), said.isEmpty() ? process.errorString() : said}});
}

bool succeeded(const QProcess &process)
{
    return process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
}

tl::unexpected<Error> unreadable(const QString &path)
{
    return fail(Fault::Rule, QStringLiteral("backup_unreadable"), {{QStringLiteral("file"), path}});
}

} // namespace

Backup::Backup(PostgresTools tools, db::ConnectionSettings superuser)
    : m_tools(std::move(tools))
    , m_superuser(superuser.withTimeouts(0, 0))
{
}

void Backup::prepare(QProcess &process, const QString &program, const QStringList &arguments,
    const db::ConnectionSettings &settings) const
{
    const QString target = QStringLiteral("--dbname=%1 user='%2'").arg(settings.target(), settings.user);
    m_tools.prepare(process, program, QStringList{target, QStringLiteral("--no-password")} + arguments);
    if (settings.password.isEmpty())
        return;
    // The environment of a process is read by its own user only; its arguments by everybody.
    QProcessEnvironment environment = process.processEnvironment();
    environment.insert(QStringLiteral("PGPASSWORD"), settings.password);
    process.setProcessEnvironment(environment);
}

Result<Backup::Report> Backup::save(const QString &path)
{
    Result<db::RawConnection> connection = db::RawConnection::open(m_superuser);
    if (!connection)
        return pass(connection);
    const Result<QJsonArray> roles = db::ClusterRoles::read(*connection);
    if (!roles)
        return pass(roles);
    Report report;
    report.roles = static_cast<int>(roles->size());
    report.manifest
        = {{QStringLiteral("format"), formatVersion}, {QStringLiteral("program"), QStringLiteral(VD_VERSION)},
            {QStringLiteral("schema"), schemaVersion()}, {QStringLiteral("database"), m_superuser.database},
            {QStringLiteral("made_at"), QDateTime::currentDateTimeUtc().toString(Qt::ISODate)}};
    BackupWriter archive(path);
    Result<Done> done
        = archive.open()
              .and_then([&](Done) { return archive.add(manifestName, QJsonDocument(report.manifest).toJson()); })
              .and_then([&](Done) { return archive.add(rolesName, QJsonDocument(*roles).toJson()); });
    for (auto payload = m_payloads.cbegin(); done && payload != m_payloads.cend(); ++payload)
        done = archive.add(payloadPrefix + payload.key(), *payload);
    done = done.and_then([&](Done) { return dumpInto(archive); }).and_then([&](Done) { return archive.finish(); });
    if (!done)
        return pass(done);
    report.bytes = QFile(path).size();
    return report;
}

// A database that this program does not fit is backed up all the same: that is when a backup is wanted.
int Backup::schemaVersion() const
{
    const Result<db::SchemaFiles> ours = db::SchemaFiles::read();
    const Result<int> version = ours ? db::Migrator(m_superuser, *ours).check() : pass(ours);
    return version ? *version : version.error().facts.value(QLatin1String("database")).toInt();
}

Result<Done> Backup::dumpInto(BackupWriter &archive)
{
    if (const auto begun = archive.beginEntry(dumpName); !begun)
        return begun;
    QProcess dump;
    prepare(dump, QStringLiteral("pg_dump"), {QStringLiteral("--format=custom")}, m_superuser);
    dump.start();
    if (!dump.waitForStarted())
        return programFailed(dump);
    while (dump.state() != QProcess::NotRunning || dump.bytesAvailable() > 0) {
        if (dump.bytesAvailable() == 0)
            dump.waitForReadyRead(-1);
        if (const auto written = archive.write(dump.readAllStandardOutput()); !written) {
            dump.kill();
            dump.waitForFinished();
            return written;
        }
    }
    return succeeded(dump) ? archive.endEntry() : programFailed(dump);
}

Result<QHash<QString, QByteArray>> Backup::payloadsOf(const QString &path)
{
    BackupReader archive(path);
    if (const auto opened = archive.open(); !opened)
        return pass(opened);
    QHash<QString, QByteArray> payloads;
    while (true) {
        const auto entry = archive.next();
        if (!entry)
            return pass(entry);
        // They stand before the dump.
        if (!*entry || (*entry)->name == dumpName)
            return payloads;
        if ((*entry)->size > largestSmallEntry)
            return unreadable(path);
        if ((*entry)->name.startsWith(payloadPrefix))
            payloads.insert((*entry)->name.mid(payloadPrefix.size()), archive.read((*entry)->size));
    }
}

Result<Backup::Report> Backup::restore(const QString &path)
{
    BackupReader archive(path);
    if (const auto opened = archive.open(); !opened)
        return pass(opened);
    Report report;
    QJsonArray roles;
    db::RestoreTarget target(m_superuser);
    bool restored = false;
    while (true) {
        const auto entry = archive.next();
        if (!entry)
            return pass(entry);
        if (!*entry)
            break;
        const QString &name = (*entry)->name;
        if (name == dumpName) {
            if (report.manifest.value(QLatin1String("format")).toInt() != formatVersion || roles.isEmpty())
                return unreadable(path);
            const auto done
                = target.create(roles).and_then([&](Done) { return restoreFrom(archive, target.unfinished()); });
            if (!done)
                return pass(done);
            restored = true;
            continue;
        }
        if ((*entry)->size > largestSmallEntry)
            return unreadable(path);
        const QByteArray bytes = archive.read((*entry)->size);
        if (name == manifestName)
            report.manifest = QJsonDocument::fromJson(bytes).object();
        else if (name == rolesName)
            roles = QJsonDocument::fromJson(bytes).array();
        else if (name.startsWith(payloadPrefix))
            report.payloads.insert(name.mid(payloadPrefix.size()), bytes);
        const Result<db::SchemaFiles> ours = db::SchemaFiles::read();
        if (ours && report.manifest.value(QLatin1String("schema")).toInt() > ours->latestVersion())
            return fail(Fault::Rule, QStringLiteral("backup_newer"), {{QStringLiteral("file"), path}});
    }
    if (!restored)
        return unreadable(path);
    const Result<qint64> differences = target.differences();
    if (!differences)
        return pass(differences);
    report.differences = *differences;
    report.roles = static_cast<int>(roles.size());
    report.bytes = QFile(path).size();
    const auto published = target.publish();
    return published ? Result<Report>(report) : pass(published);
}

Result<Done> Backup::restoreFrom(BackupReader &archive, const db::ConnectionSettings &into)
{
    QProcess process;
    prepare(process, QStringLiteral("pg_restore"),
        {QStringLiteral("--format=custom"), QStringLiteral("--exit-on-error"), QStringLiteral("--single-transaction")},
        into);
    process.setStandardOutputFile(QProcess::nullDevice());
    process.start();
    if (!process.waitForStarted())
        return programFailed(process);
    for (QByteArray bytes = archive.read(chunk); !bytes.isEmpty(); bytes = archive.read(chunk)) {
        process.write(bytes);
        while (process.bytesToWrite() > 0 && process.waitForBytesWritten(-1)) { }
        if (process.state() == QProcess::NotRunning)
            break;
    }
    process.closeWriteChannel();
    process.waitForFinished(-1);
    return succeeded(process) ? Result<Done>(Done{}) : programFailed(process);
}

} // namespace vd::app

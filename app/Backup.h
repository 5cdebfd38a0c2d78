#pragma once

#include "app/PostgresTools.h"
#include "db/client/ConnectionSettings.h"
#include "models/base/Result.h"

#include <QHash>
#include <QJsonObject>

namespace vd::app {

class BackupReader;
class BackupWriter;

/// A whole venue in one file: the database as pg_dump writes it, the roles it needs, and what other parts of the
/// product add (keys). Blocks.
class Backup
{
public:
    struct Report
    {
        qint64 bytes = 0;
        int roles = 0;
        qint64 differences = 0; ///< After a restore: what the invariant watch found.
        QJsonObject manifest; ///< {format, program, schema, database, made_at}
        QHash<QString, QByteArray> payloads; ///< After a restore: what was added, by name.
    };

    Backup(PostgresTools tools, db::ConnectionSettings superuser);

    /// Puts bytes of another part of the product into the file under "payload/NAME". They are stored as they are: what
    /// is secret comes here sealed.
    void addPayload(const QString &name, const QByteArray &bytes) { m_payloads.insert(name, bytes); }

    /// Errors: backup_exists, backup_not_written, server_program_failed.
    [[nodiscard]] Result<Report> save(const QString &path);
    /// What other parts of the product put into a file, without restoring anything. Error: backup_unreadable.
    [[nodiscard]] static Result<QHash<QString, QByteArray>> payloadsOf(const QString &path);
    /// Into a database that must not exist yet. Errors: backup_unreadable, backup_newer, restore_exists,
    /// restore_not_allowed, server_program_failed.
    [[nodiscard]] Result<Report> restore(const QString &path);

private:
    [[nodiscard]] int schemaVersion() const;
    [[nodiscard]] Result<Done> dumpInto(BackupWriter &archive);
    [[nodiscard]] Result<Done> restoreFrom(BackupReader &archive, const db::ConnectionSettings &into);
    void prepare(QProcess &process, const QString &program, const QStringList &arguments,
        const db::ConnectionSettings &settings) const;

    PostgresTools m_tools;
    db::ConnectionSettings m_superuser;
    QHash<QString, QByteArray> m_payloads;
};

} // namespace vd::app

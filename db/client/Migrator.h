#pragma once

#include "db/client/ConnectionSettings.h"
#include "db/client/RawConnection.h"
#include "db/client/SchemaFiles.h"
#include "models/base/Result.h"

#include <optional>

namespace vd::db {

/// What a run of the migrator did.
struct MigrationReport
{
    int from = 0;
    int to = 0;
    QStringList applied; ///< File names of the migrations run now.
    bool codeApplied = false;
};

/// Brings a database to the schema this client was built with. Any number may run at once: they queue, and those that
/// come later find nothing to do. Needs a superuser's connection, because the first migration makes the roles.
class Migrator
{
public:
    Migrator(ConnectionSettings settings, SchemaFiles schema);

    /// Each migration is a transaction of its own whose row is written first; afterwards functions, views and grants
    /// run again in one transaction when any of them changed. With upTo it stops at that version and leaves the code
    /// out. Errors: migration_changed (an applied file differs), database_newer (made by a newer client),
    /// migration_running (another one holds the lock for more than a minute), migration_failed (file and reason in
    /// the facts), or those of a connection.
    [[nodiscard]] Result<MigrationReport> migrate(std::optional<int> upTo = std::nullopt);
    /// Whether the database is at this client's schema: its version, or one of the errors above. Changes nothing.
    [[nodiscard]] Result<int> check();
    /// Whether migrate() would find nothing to do, code included; asked on an open connection. Changes nothing.
    [[nodiscard]] Result<bool> isCurrent(RawConnection &connection) const;

private:
    struct Applied
    {
        int version;
        QString sha256;
    };
    [[nodiscard]] Result<RawConnection> connect() const;
    [[nodiscard]] Result<QList<Applied>> readApplied(RawConnection &connection) const;
    [[nodiscard]] Result<int> compare(const QList<Applied> &applied) const;
    [[nodiscard]] Result<Done> apply(RawConnection &connection, const Migration &migration) const;
    [[nodiscard]] Result<bool> applyCode(RawConnection &connection, bool force) const;
    [[nodiscard]] Result<Done> runCodeFiles(RawConnection &connection) const;

    ConnectionSettings m_settings;
    SchemaFiles m_schema;
};

} // namespace vd::db

#pragma once

#include "db/client/ConnectionSettings.h"
#include "db/client/RawConnection.h"
#include "models/base/Result.h"

#include <QJsonArray>

namespace vd::db {

/// Where a backup is restored to: a database of another name that gets its own only when all of it is there and was
/// checked. Blocks.
class RestoreTarget
{
public:
    /// The superuser's connection; its database must not exist yet.
    explicit RestoreTarget(const ConnectionSettings &superuser);
    /// What was not published is dropped.
    ~RestoreTarget();
    RestoreTarget(const RestoreTarget &) = delete;
    RestoreTarget &operator=(const RestoreTarget &) = delete;

    /// Errors: restore_exists, restore_not_allowed (the login is no superuser).
    [[nodiscard]] Result<Done> create(const QJsonArray &roles);
    /// Where to restore into.
    [[nodiscard]] const ConnectionSettings &unfinished() const { return m_unfinished; }
    /// The invariant watch over every venue: how many slots and orders differ. Statistics are made as well.
    [[nodiscard]] Result<qint64> differences();
    [[nodiscard]] Result<Done> publish();

private:
    ConnectionSettings m_settings;
    ConnectionSettings m_unfinished;
    RawConnection m_maintenance;
    bool m_made = false;
};

} // namespace vd::db

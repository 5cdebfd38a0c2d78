#pragma once

#include "db/client/ConnectionSettings.h"
#include "db/client/RawConnection.h"
#include "models/base/Result.h"

namespace vd::db {

/// A database of one proof on somebody's own server: made, migrated and dropped again with the one role it needs. What
/// a run that was killed has left behind goes when the next one begins. Blocks.
class ScratchDatabase
{
public:
    /// Errors: selftest_not_allowed (the login is no superuser, which the first migration needs), selftest_running
    /// (another run has the server's scratch place), and those of a connection and the migrator.
    [[nodiscard]] static Result<ScratchDatabase> make(const ConnectionSettings &superuser);
    ScratchDatabase(ScratchDatabase &&) noexcept = default;
    ScratchDatabase &operator=(ScratchDatabase &&) = delete;
    ~ScratchDatabase();

    /// A connection of the superuser, and one that is the scratch role as if it had signed in.
    [[nodiscard]] Result<RawConnection> asSuperuser() const;
    [[nodiscard]] Result<RawConnection> asDesk() const;
    [[nodiscard]] QString name() const { return m_settings.database; }

private:
    ScratchDatabase(RawConnection maintenance, ConnectionSettings settings, QByteArray login);
    [[nodiscard]] Result<Done> prepare();
    [[nodiscard]] static Result<Done> removeLeftovers(RawConnection &maintenance);

    RawConnection m_maintenance; // holds the lock of the server's one scratch place
    ConnectionSettings m_settings;
    QByteArray m_login;
};

} // namespace vd::db

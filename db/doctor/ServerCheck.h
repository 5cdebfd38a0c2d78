#pragma once

#include "db/client/ConnectionSettings.h"
#include "db/client/RawConnection.h"
#include "db/doctor/Weakness.h"
#include "models/base/Result.h"

namespace vd::db {

/// Asks a server about itself, signed in. What only a superuser may see is looked at when it may; else rules_unseen,
/// logins_unseen or database_unseen say so. Blocks.
class ServerCheck
{
public:
    /// desks: how many shall be able to connect.
    ServerCheck(ConnectionSettings login, int desks)
        : m_settings(std::move(login))
        , m_desks(desks)
    {
    }

    [[nodiscard]] Result<Weaknesses> run();

private:
    [[nodiscard]] Result<Done> checkSettings();
    [[nodiscard]] Result<Done> checkRules();
    [[nodiscard]] Result<Done> checkLogins();
    [[nodiscard]] Result<Done> checkDatabase();
    [[nodiscard]] Result<Done> checkZones();
    [[nodiscard]] Result<Done> checkConnection();
    /// Every row of the query is a weakness: code, detail.
    [[nodiscard]] Result<Done> collect(const QByteArray &sql, const Params &params = {});

    ConnectionSettings m_settings;
    int m_desks;
    RawConnection m_connection;
    Weaknesses m_found;
    bool m_databaseHidden = false; // not there, or not for this login to see
};

} // namespace vd::db

#pragma once

#include "app/PostgresTools.h"
#include "app/Secrets.h"
#include "db/client/ConnectionSettings.h"
#include "models/base/Result.h"

#include <QString>

namespace vd::app {

/// The private PostgreSQL 15 cluster of one person on one computer: in the data folder, on a Unix socket only, SCRAM
/// for every login, the superuser's password random and kept in Secrets. It outlives the programs that start it and
/// serves any number of them. Everything blocks; desktops use EmbeddedServer.
class EmbeddedCluster
{
public:
    struct Status
    {
        bool created = false;
        bool running = false;
        QString dataFolder;
        QString socketFolder;
    };

    EmbeddedCluster(const QString &folder, PostgresTools tools, Secrets &secrets);

    [[nodiscard]] Status status() const;
    /// Makes the cluster where there is none; a try that was cut short is made again from the start.
    [[nodiscard]] Result<Done> create();
    /// Starts it unless it runs, also after a kill -9 or a power cut. Several may ask at once.
    [[nodiscard]] Result<Done> start();
    /// Ends it; open desks are told.
    [[nodiscard]] Result<Done> stop();
    /// The superuser's connection, for set-up only.
    [[nodiscard]] Result<db::ConnectionSettings> superuser(const QString &database) const;
    /// Where a login connects; the caller adds user and password.
    [[nodiscard]] db::ConnectionSettings target() const;

private:
    [[nodiscard]] Result<Done> locked(Result<Done> (EmbeddedCluster::*work)());
    [[nodiscard]] Result<Done> createUnderLock();
    [[nodiscard]] Result<Done> startUnderLock();
    [[nodiscard]] Result<Done> prepareFolders() const;
    [[nodiscard]] Result<Done> writeConfiguration(const QString &dataFolder) const;
    [[nodiscard]] Result<bool> answers() const;

    QString m_folder;
    QString m_socketFolder;
    PostgresTools m_tools;
    Secrets &m_secrets;
};

} // namespace vd::app

#pragma once

#include "app/EmbeddedCluster.h"
#include "app/Secrets.h"
#include "db/client/ConnectionSettings.h"
#include "db/client/Migrator.h"
#include "models/base/Result.h"
#include "models/base/WorkerThread.h"

#include <QObject>

#include <atomic>

namespace vd::app {

/// "This computer only": makes, starts and migrates the private cluster without ever blocking the caller, and knows the
/// owner's sign-in.
class EmbeddedServer : public QObject
{
    Q_OBJECT

public:
    /// What a start spends its time with that does not find everything there.
    enum class Stage { Creating, Starting, Migrating };
    Q_ENUM(Stage)

    EmbeddedServer(const QString &folder, Secrets &secrets, QObject *parent = nullptr);

    /// Ready for desks: created, running, at this client's schema, with the owner's login. The connection is the
    /// owner's. Errors: embedded_failed, server_programs_missing, database_newer, migration_… and the like.
    [[nodiscard]] Future<db::ConnectionSettings> prepare();
    /// Whether the last prepare() found all there, a venue too. To be asked once its future is done.
    [[nodiscard]] bool wasComplete() const { return m_complete; }
    /// The superuser's connection, for set-up commands only.
    [[nodiscard]] Future<db::ConnectionSettings> superuser();
    /// The login that runs the sweep in `venuedeskctl serve`; it holds no other right.
    [[nodiscard]] Future<db::ConnectionSettings> serviceLogin();
    /// Created and running, with no database of ours yet unless there was one: for a restore.
    [[nodiscard]] Future<Done> start();
    [[nodiscard]] Future<Done> stop();
    [[nodiscard]] Future<EmbeddedCluster::Status> status();

    [[nodiscard]] static QString ownerName();

Q_SIGNALS:
    void stageReached(vd::app::EmbeddedServer::Stage stage);

private:
    [[nodiscard]] Result<EmbeddedCluster> cluster() const;
    [[nodiscard]] Result<db::ConnectionSettings> prepareNow();
    [[nodiscard]] bool isComplete(const EmbeddedCluster &server, const db::SchemaFiles &schema) const;
    [[nodiscard]] Result<Done> makeComplete(EmbeddedCluster &server, const db::SchemaFiles &schema);
    [[nodiscard]] Result<db::ConnectionSettings> login(const EmbeddedCluster &cluster, const QString &name,
        const QString &displayName, const QStringList &roles) const;

    QString m_folder;
    Secrets &m_secrets;
    std::atomic<bool> m_complete = false;
    WorkerThread m_worker; // last: its destructor waits for jobs that use the rest
};

} // namespace vd::app

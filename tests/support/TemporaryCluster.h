#pragma once

#include "app/PostgresTools.h"
#include "db/client/ConnectionSettings.h"
#include "models/base/Result.h"

#include <QDateTime>
#include <QProcess>
#include <QTemporaryDir>

#include <memory>

namespace vd::test {

/// A throw-away PostgreSQL cluster on a Unix socket. A run of all tests shares one, given by VD_TEST_SOCKET and
/// VD_TEST_PORT; a test program started alone makes its own. Databases are copies of a template, so each fixture has
/// its own for a tenth of a second. The superuser comes in without a password, every other login by SCRAM.
class TemporaryCluster
{
public:
    enum class Content {
        Nothing, ///< An empty database, for tests that bring their own functions.
        Schema, ///< Migrated, without rows.
        Demo ///< Migrated, with the small demo data.
    };

    /// The shared cluster where there is one.
    [[nodiscard]] static Result<std::unique_ptr<TemporaryCluster>> acquire();
    /// One of its own in any case, for tests that stop or kill it; with more lines for its postgresql.conf.
    [[nodiscard]] static Result<std::unique_ptr<TemporaryCluster>> startOwn(const QByteArray &configuration = {});
    ~TemporaryCluster();
    TemporaryCluster(const TemporaryCluster &) = delete;
    TemporaryCluster &operator=(const TemporaryCluster &) = delete;

    [[nodiscard]] QString socketFolder() const { return m_socketFolder; }
    [[nodiscard]] int port() const { return m_port; }

    /// A new database of its own; the superuser's connection to it.
    [[nodiscard]] Result<db::ConnectionSettings> createDatabase(Content content = Content::Schema);
    [[nodiscard]] db::ConnectionSettings superuser(const QString &database = QStringLiteral("postgres")) const;
    /// A new login with the role groups ("front_desk", "finance", …), an operator's row and those venues. Its name
    /// begins with the first role and is unlike any other of the cluster.
    [[nodiscard]] Result<db::ConnectionSettings> createLogin(
        const db::ConnectionSettings &database, const QStringList &roles, const QList<qint64> &venues = {});
    /// Makes base.now() answer this instant (and run on from it) in that database.
    [[nodiscard]] static Result<Done> setNow(const db::ConnectionSettings &superuser, const QDateTime &instant);

    /// Only for a cluster of its own: kill -9 of the server, and starting it again where it was.
    void kill();
    /// Ends it as an operator would: open connections are told.
    void stop();
    [[nodiscard]] Result<Done> startAgain();
    /// A copy that follows this cluster of its own: a commit is answered when both have it. Promote it with
    /// pg_promote() after this one is gone.
    [[nodiscard]] Result<std::unique_ptr<TemporaryCluster>> startSynchronousStandby();

private:
    explicit TemporaryCluster(app::PostgresTools tools)
        : m_tools(std::move(tools))
    {
    }
    [[nodiscard]] static Result<std::unique_ptr<TemporaryCluster>> withFolder();
    [[nodiscard]] Result<Done> makeTemplate(Content content) const;

    app::PostgresTools m_tools;
    std::unique_ptr<QTemporaryDir> m_folder; // none when the cluster is shared
    QProcess m_server;
    QString m_socketFolder;
    int m_port = 5432;
};

} // namespace vd::test

#pragma once

#include "app/EmbeddedServer.h"
#include "app/Secrets.h"
#include "db/client/ConnectionSettings.h"
#include "models/base/Result.h"

#include <QCommandLineParser>

#include <memory>

namespace vd::app {

/// Which server a venuedeskctl command is about: the embedded one, unless a profile or a host is named. Passwords come
/// from the keychain, an owner-only file or libpq's password file ($PGPASSFILE); never from an argument. Blocks.
class CtlTarget
{
public:
    static void addOptions(QCommandLineParser &parser);
    /// Errors: profile_unknown, profile_incomplete.
    [[nodiscard]] static Result<std::unique_ptr<CtlTarget>> from(const QCommandLineParser &parser);

    [[nodiscard]] bool isEmbedded() const { return m_embedded != nullptr; }
    [[nodiscard]] EmbeddedServer *embedded() const { return m_embedded.get(); }

    /// For set-up: the superuser of the embedded server (started and ready), else the user named by --user.
    [[nodiscard]] Result<db::ConnectionSettings> superuser();
    /// For a restore: the superuser without anything being made or migrated; the embedded server runs.
    [[nodiscard]] Result<db::ConnectionSettings> emptyServer();
    /// For the service: its own login on the embedded server, else the user named by --user.
    [[nodiscard]] Result<db::ConnectionSettings> service();
    /// For what a person does: the owner on the embedded server, else the user named by --user.
    [[nodiscard]] Result<db::ConnectionSettings> person();
    /// This computer's secrets, where the desktop keeps its ticket keys too, and the name they go by for this server.
    [[nodiscard]] Secrets &secrets() { return *m_secrets; }
    [[nodiscard]] QString serverName() const { return m_name; }

private:
    CtlTarget() = default;

    std::unique_ptr<Secrets> m_secrets;
    std::unique_ptr<EmbeddedServer> m_embedded; // none for a server profile
    db::ConnectionSettings m_remote;
    QString m_name = QStringLiteral("embedded");
};

} // namespace vd::app

#pragma once

#include "app/ServerFolder.h"
#include "db/client/ConnectionSettings.h"
#include "models/base/Result.h"

#include <QProcess>
#include <QTemporaryDir>

#include <memory>

namespace vd::test {

/// A server on a TCP port of this computer, as a venue would run one: made by init-server, or weak on purpose. Ends
/// with the test.
class ServerProcess
{
public:
    enum class Start { Yes, No };

    [[nodiscard]] static Result<std::unique_ptr<ServerProcess>> prepared(
        const QStringList &names, Start start = Start::Yes);
    /// Everything a server can do wrong that a configuration can say.
    [[nodiscard]] static Result<std::unique_ptr<ServerProcess>> weak();
    ~ServerProcess();
    ServerProcess(const ServerProcess &) = delete;
    ServerProcess &operator=(const ServerProcess &) = delete;

    [[nodiscard]] bool start();
    [[nodiscard]] Result<app::ServerFolder::Report> prepareAgain();
    /// By the socket; database venuedesk.
    [[nodiscard]] db::ConnectionSettings superuser() const;
    /// As desks come, with the authority's file; the caller adds the user.
    [[nodiscard]] db::ConnectionSettings outside(const QString &host) const;
    [[nodiscard]] QString authorityFile() const;
    [[nodiscard]] int port() const { return m_options.port; }

private:
    explicit ServerProcess(app::PostgresTools tools);
    [[nodiscard]] Result<Done> makeFolders();

    app::PostgresTools m_tools;
    QTemporaryDir m_folder;
    app::ServerFolder::Options m_options;
    QProcess m_server;
};

} // namespace vd::test

#pragma once

#include "app/PostgresTools.h"
#include "app/ServerCertificates.h"
#include "models/base/Result.h"

#include <QStringList>

namespace vd::app {

/// The data folder of a shared PostgreSQL 15 server, made safe: TLS only, SCRAM only, nobody trusted, guessing slowed
/// down, nothing personal in the log. Blocks.
class ServerFolder
{
public:
    struct Options
    {
        QString folder; ///< Of the data; made by initdb where there is none yet.
        QStringList names; ///< Host names and addresses desks will use.
        int desks = 10; ///< Three connections each.
        int port = 5432;
        QString socketFolder; ///< Empty for PostgreSQL's own.
        int certificateDays = 825;
    };
    struct Report
    {
        bool created = false; ///< Else an existing folder was changed.
        QString fingerprint; ///< Of the authority.
        QString authorityFile; ///< To be given to every desk.
        QString authorityKeyFile; ///< To be taken off the server.
    };

    ServerFolder(PostgresTools tools, Options options)
        : m_tools(std::move(tools))
        , m_options(std::move(options))
    {
    }

    /// Existing settings stay where they are and are overruled; an existing pg_hba.conf is kept beside the new one.
    /// Errors: server_running, server_version, folder_not_writable, certificate_failed, server_program_failed.
    [[nodiscard]] Result<Report> prepare();

private:
    [[nodiscard]] Result<bool> makeData();
    [[nodiscard]] Result<Done> writeSettings();
    [[nodiscard]] Result<Done> writeRules();
    [[nodiscard]] Result<Done> write(const QString &name, const QByteArray &text);
    [[nodiscard]] QString path(const QString &name) const { return m_options.folder + QLatin1Char('/') + name; }

    PostgresTools m_tools;
    Options m_options;
};

} // namespace vd::app

#pragma once

#include "models/base/Result.h"

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>

namespace vd::app {

/// PostgreSQL's own programs (initdb, pg_ctl, postgres). They refuse to run as root, so for root they run as user
/// postgres, who then also owns the files. Everything here blocks: not for the GUI thread.
class PostgresTools
{
public:
    /// Looks into VENUEDESK_PG_BIN, then where Debian puts version 15, then the PATH. Errors: server_programs_missing
    /// (the server's package is not installed), server_user_missing (root, and no user postgres).
    [[nodiscard]] static Result<PostgresTools> find();

    /// Runs a program to its end and gives its standard output. Error: server_program_failed with the program's name
    /// and the last line it wrote.
    [[nodiscard]] Result<QByteArray> run(const QString &program, const QStringList &arguments) const;
    /// Prepares a process that is the program, with the right user and no working folder of ours.
    void prepare(QProcess &process, const QString &program, const QStringList &arguments) const;
    /// Gives a file or folder (not what is in it) to the user the server runs as; mode 0700 or 0600.
    [[nodiscard]] Result<Done> handOver(const QString &path) const;
    /// initdb as every cluster of ours is made: UTF-8, C.UTF-8, messages in C; the superuser is "postgres".
    [[nodiscard]] Result<Done> initialise(const QString &dataFolder, const QStringList &more) const;

private:
    QString m_folder;
    bool m_switchUser = false;
    uint m_uid = 0;
    uint m_gid = 0;
};

} // namespace vd::app

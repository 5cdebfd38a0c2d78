#pragma once

#include <QString>
#include <QStringList>

class QSqlDatabase;

namespace vd::db {

/// Everything a connection needs. Over a network the server's certificate and name are always verified before any
/// password is sent; a socket of this machine needs no protection. The password is a value in memory only: never in a
/// file of ours, a log or an argument.
struct ConnectionSettings
{
    QStringList hosts; ///< Host names ("db1" or "db1:5433"), or folders of a Unix socket; tried in order.
    int port = 5432; ///< For every host that does not name its own.
    QString database = QStringLiteral("venuedesk");
    QString user;
    QString password;
    QString rootCertificate; ///< A PEM file; empty for the system's.
    QString terminal; ///< The desk's name, shown by the server beside its connections.
    int connectTimeoutSeconds = 5;
    int statementTimeoutMs = 5000; ///< 0 for none.
    int lockTimeoutMs = 2000; ///< 0 for none.

    [[nodiscard]] bool isLocalSocket() const;
    /// The same target with other patience.
    [[nodiscard]] ConnectionSettings withTimeouts(int statementMs, int lockMs) const;
    /// A libpq connection string without user and password. Sets the time zone to UTC, keepalives and timeouts, and
    /// with several hosts accepts only one that takes writes.
    [[nodiscard]] QString target() const;
    /// target() with user and password, for libpq itself.
    [[nodiscard]] QByteArray conninfo() const;
    void configure(QSqlDatabase &database) const;
};

} // namespace vd::db

#pragma once

#include "db/client/ConnectionSettings.h"
#include "db/client/Params.h"
#include "db/client/Rows.h"
#include "models/base/Result.h"

#include <memory>

struct pg_conn;

namespace vd::db {

/// A bare libpq connection of the calling thread, for set-up work: several statements in one go, no reconnecting.
/// Desks use Session. Errors carry the server's message in Error::detail, since this is what an installer shows.
class RawConnection
{
public:
    RawConnection();
    ~RawConnection();
    RawConnection(RawConnection &&) noexcept;
    RawConnection &operator=(RawConnection &&) noexcept;

    /// Also says why a connection was refused (wrong_credentials, unknown_database,
    /// server_full, tls_refused, no_route).
    [[nodiscard]] static Result<RawConnection> open(const ConnectionSettings &settings);

    /// Runs a script of any number of statements; the last one's rows are the answer.
    [[nodiscard]] Result<Rows> script(const QByteArray &sql);
    [[nodiscard]] Result<Rows> query(const QByteArray &sql, const Params &params);
    /// Until when the server's certificate is good; invalid without TLS.
    [[nodiscard]] QDateTime certificateExpires() const;
    /// False once a call has found the connection broken.
    [[nodiscard]] bool isAlive() const;
    /// The SCRAM verifier of a new password, made here: the server never sees the password itself.
    [[nodiscard]] Result<QByteArray> passwordVerifier(const QString &user, const QString &password);

private:
    std::unique_ptr<pg_conn, void (*)(pg_conn *)> m_connection;
};

} // namespace vd::db

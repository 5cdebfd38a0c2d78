#pragma once

#include "models/base/Result.h"
#include "models/operators/Profile.h"
#include "models/operators/SessionInfo.h"

namespace vd::operators {

/// Opens and closes the person's session with a server.
class SignInGateway
{
public:
    SignInGateway() = default;
    SignInGateway(const SignInGateway &) = delete;
    SignInGateway &operator=(const SignInGateway &) = delete;
    virtual ~SignInGateway() = default;

    /// Errors: no_route{host}, tls_refused{host, reason}, wrong_credentials, password_change_required, no_role,
    /// no_venue, operator_disabled, client_newer{client, database}, database_newer{client, database},
    /// embedded_failed{reason}, server_busy, pass_expired{hours}. While no server answers, who signed in here lately
    /// gets a session for the door (SessionInfo::offline).
    [[nodiscard]] virtual Future<SessionInfo> signIn(
        const Profile &profile, const QString &user, const QString &password)
        = 0;
    /// Signs in with a one-time password and sets another in the same go; where signIn() said password_change_required.
    /// Errors: those of signIn() and of changePassword().
    [[nodiscard]] virtual Future<SessionInfo> signInChanging(
        const Profile &profile, const QString &user, const QString &oneTimePassword, const QString &newPassword)
        = 0;
    /// Sets the signed-in person's password; sessions at other terminals end. Errors: wrong_credentials when the
    /// present one is not right, offline.
    [[nodiscard]] virtual Future<Done> changePassword(const QString &present, const QString &newPassword) = 0;
    /// Ends the session; open requests answer "cancelled".
    [[nodiscard]] virtual Future<Done> signOut() = 0;
    /// Checks the signed-in person's password again, for the lock screen; an empty one is right only for the owner of
    /// this computer's own server, who never typed one. Errors: wrong_credentials, offline.
    [[nodiscard]] virtual Future<Done> unlock(const QString &password) = 0;
};

} // namespace vd::operators

#pragma once

#include "models/base/Result.h"
#include "models/operators/SessionInfo.h"

#include <QByteArray>
#include <QDateTime>

namespace vd::operators {

/// With what a person signs in at this computer's door while no server answers: a proof of the password such as SCRAM
/// keeps (RFC 5802: PBKDF2, then the hash of a keyed hash), made at the last sign-in with the server. It opens the door
/// only, and only for a time.
class OfflinePass
{
public:
    static constexpr int iterations = 100'000;
    static constexpr qint64 validSeconds = 72 * 60 * 60;

    struct Opened
    {
        SessionInfo info; ///< Its only role is the door's.
        qint64 skewMs = 0; ///< How far this computer's clock was ahead then.
    };

    /// Who has the right to a door. Takes a tenth of a second; not for the GUI thread. Empty if cryptography fails.
    [[nodiscard]] static QByteArray make(
        const SessionInfo &info, const QString &password, const QDateTime &now, qint64 skewMs);
    /// Errors: wrong_credentials, pass_expired (hours), not_kept (nothing to open).
    [[nodiscard]] static Result<Opened> open(const QByteArray &pass, const QString &password, const QDateTime &now);
    [[nodiscard]] static bool isFor(Roles roles);
};

} // namespace vd::operators

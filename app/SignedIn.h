#pragma once

#include "db/client/ConnectionSettings.h"
#include "models/base/Result.h"
#include "models/operators/Profile.h"
#include "models/operators/SessionInfo.h"

#include <QDateTime>
#include <QJsonObject>
#include <QList>

#include <optional>

namespace vd::app {

/// What the server said to a sign-in, and where it was.
struct SignedIn
{
    db::ConnectionSettings settings; ///< With the password: further lanes are opened with it. Never leaves app.
    operators::SessionInfo info;
    QString server; ///< The name keys of this server are kept under.
    QList<VenueId> onePersonVenues; ///< Where two-person rules are off.
    QDateTime serverNow; ///< UTC.
    int schemaVersion = 0;
    std::optional<operators::Profile> pinned; ///< The profile as it is to be kept from now on, where that changed.
};

/// Reads the answer of api.sign_in; a role this client does not know is left out. Error: password_change_required.
[[nodiscard]] Result<SignedIn> signedInFromJson(const QJsonObject &json);

} // namespace vd::app

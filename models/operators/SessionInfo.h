#pragma once

#include "models/base/Id.h"
#include "models/operators/Role.h"
#include "models/operators/VenueInfo.h"

#include <QList>
#include <QString>

namespace vd::operators {

/// Who is signed in and what they may see.
struct SessionInfo
{
    OperatorId operatorId;
    QString login;
    QString displayName;
    Roles roles;
    QList<VenueInfo> venues; ///< At least one.
    bool offline = false; ///< Signed in without the server: this computer's door only, until the next sign-in.
    bool passwordKept = false; ///< This computer's owner, who typed no password: the lock opens without one too.
};

} // namespace vd::operators

#pragma once

#include "db/client/RawConnection.h"
#include "models/base/Result.h"

#include <QJsonArray>

namespace vd::db {

/// The roles a database needs, which belong to its cluster and are in no dump of it: our groups and owners, and the
/// logins of its operators with their SCRAM verifiers, memberships and attributes. Needs a superuser.
class ClusterRoles
{
public:
    [[nodiscard]] static Result<QJsonArray> read(RawConnection &database);
    /// Makes those that are missing; one that is there keeps its password and gets the memberships it lacks.
    [[nodiscard]] static Result<Done> write(RawConnection &cluster, const QJsonArray &roles);
};

} // namespace vd::db

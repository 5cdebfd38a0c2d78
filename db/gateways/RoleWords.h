#pragma once

#include "models/operators/Role.h"

#include <QJsonArray>
#include <QString>

namespace vd::db {

/// The roles as the database names them.
[[nodiscard]] QJsonArray roleWords(operators::Roles roles);
/// A role this client does not know is left out.
[[nodiscard]] operators::Roles rolesFromWords(const QJsonArray &words);

} // namespace vd::db

#pragma once

#include "models/catalog/Catalog.h"

#include <QString>

#include <optional>

namespace vd::db {

/// The space kind of the database's word; an unknown word gives nothing, never a default.
[[nodiscard]] std::optional<catalog::SpaceKind> spaceKindFromWord(const QString &word);

} // namespace vd::db

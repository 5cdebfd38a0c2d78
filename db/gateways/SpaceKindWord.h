#pragma once

#include "models/catalog/Catalog.h"

#include <QString>

#include <optional>

namespace vd::db {

/// The database's word of a space kind and back; an unknown word gives nothing, never a default.
[[nodiscard]] QString spaceKindWord(catalog::SpaceKind kind);
[[nodiscard]] std::optional<catalog::SpaceKind> spaceKindFromWord(const QString &word);

} // namespace vd::db

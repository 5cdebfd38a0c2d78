#pragma once

#include "models/base/Result.h"
#include "models/inventory/Board.h"

#include <optional>

namespace vd::inventory {

/// Why a cell cannot go into the cart as far as the board knows, by the codes the server would answer; none when it may
/// be tried. A shortcut only: the server decides when it is held.
[[nodiscard]] std::optional<Error> whyNotTake(const Cell &cell, const QString &space, const QDateTime &now);

} // namespace vd::inventory

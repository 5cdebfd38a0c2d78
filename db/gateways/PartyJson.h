#pragma once

#include "db/gateways/JsonFields.h"
#include "models/inventory/Board.h"

namespace vd::db {

/// One live party of a slot as the board's doors answer it.
[[nodiscard]] inventory::Party partyFromJson(JsonFields &fields);

} // namespace vd::db

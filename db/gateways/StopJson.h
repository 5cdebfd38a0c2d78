#pragma once

#include "models/inventory/StopsGateway.h"

namespace vd::db {

/// What a stop would hit, as the doors answer it.
[[nodiscard]] Result<inventory::StopPreview> stopPreviewFromJson(const QJsonObject &json);

} // namespace vd::db

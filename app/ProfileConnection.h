#pragma once

#include "db/client/ConnectionSettings.h"
#include "models/operators/Profile.h"

namespace vd::app {

/// Where a server profile leads; not for the embedded one. The caller adds user and password.
[[nodiscard]] db::ConnectionSettings connectionOf(const operators::Profile &profile);

} // namespace vd::app

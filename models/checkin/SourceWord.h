#pragma once

#include "models/checkin/CheckInGateway.h"

namespace vd::checkin {

/// What the server and the local store call the way a code came in: token, short_code, document, staff.
[[nodiscard]] QString wordOf(DoorQuestion::Source source);

} // namespace vd::checkin

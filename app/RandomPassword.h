#pragma once

#include <QString>

namespace vd::app {

/// 192 random bits from the system, as 32 characters that need no quoting anywhere.
[[nodiscard]] QString randomPassword();

} // namespace vd::app

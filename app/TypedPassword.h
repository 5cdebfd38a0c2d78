#pragma once

#include "models/base/Result.h"

#include <QString>

namespace vd::app {

/// Asks on the terminal without showing what is typed, or reads the first line of standard input. Error:
/// password_required.
[[nodiscard]] Result<QString> typedPassword(const QString &prompt);

} // namespace vd::app

#pragma once

#include "models/base/Result.h"

namespace vd::app {

/// How venuedeskctl ends; its --help lists them.
enum class ExitCode {
    Done = 0,
    Failed = 1, ///< Something unexpected, or a rule refused it.
    Usage = 2, ///< Wrong arguments.
    Unreachable = 3, ///< No server answers, or it is too busy.
    Denied = 4, ///< User, password or right is missing.
    WrongVersion = 5 ///< Database and program do not fit together.
};

[[nodiscard]] ExitCode exitCodeOf(const Error &error);

} // namespace vd::app

#pragma once

#include "models/checkin/TerminalKey.h"

namespace vd::test {

/// A terminal's key pair that is the same in every run: RFC 8032, 7.1, test 1. Everybody knows it.
[[nodiscard]] checkin::TerminalKey knownKey();

} // namespace vd::test

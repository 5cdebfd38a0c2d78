#pragma once

#include "models/base/Result.h"

#include <optional>

namespace vd::operators::PasswordRules {

constexpr int shortest = 12; ///< Characters.
constexpr int longest = 128;

/// What is wrong with a new password, or nothing: password_weak{shortest}, password_too_long{most}, password_has_login,
/// password_common. Length counts, not kinds of characters (NIST SP 800-63B, 5.1.1.2); a common word with digits or
/// signs around it, a word over and over, and a run along the keyboard are common.
[[nodiscard]] std::optional<Error> check(const QString &login, const QString &password);

/// A password to be changed at first use: 16 characters that cannot be mistaken for each other, in fours; 79 bits from
/// the system.
[[nodiscard]] QString oneTime();

} // namespace vd::operators::PasswordRules

#pragma once

#include "models/base/Result.h"

namespace vd::operators {

/// The system's keychain. Passwords are kept there when asked for, and nowhere else.
class PasswordKeeper
{
public:
    PasswordKeeper() = default;
    PasswordKeeper(const PasswordKeeper &) = delete;
    PasswordKeeper &operator=(const PasswordKeeper &) = delete;
    virtual ~PasswordKeeper() = default;

    /// False when this system has no keychain; the window then does not offer to remember.
    [[nodiscard]] virtual bool available() const = 0;
    /// Errors: not_kept when there is none.
    [[nodiscard]] virtual Future<QString> read(const QString &profile, const QString &user) = 0;
    [[nodiscard]] virtual Future<Done> keep(const QString &profile, const QString &user, const QString &password) = 0;
    [[nodiscard]] virtual Future<Done> forget(const QString &profile, const QString &user) = 0;
};

} // namespace vd::operators

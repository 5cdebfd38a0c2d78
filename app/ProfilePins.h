#pragma once

#include "models/base/Result.h"
#include "models/operators/Profile.h"

#include <optional>

namespace vd::app {

/// What a profile remembers of the last good sign-in, so that nobody can quietly put another authority's file in its
/// place or an older program on the desk. Reads the certificate's file: not for the GUI thread.
class ProfilePins
{
public:
    /// Errors: root_certificate_missing{path}, root_certificate_changed{path, was, is},
    /// client_older_than_pinned{pinned, client}.
    [[nodiscard]] static Result<Done> check(const operators::Profile &profile, const QString &clientVersion);
    /// The profile with what a good sign-in pins; none when nothing changes.
    [[nodiscard]] static std::optional<operators::Profile> pinned(
        const operators::Profile &profile, const QString &clientVersion);
};

} // namespace vd::app

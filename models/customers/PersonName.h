#pragma once

#include "models/base/Result.h"

#include <QString>

namespace vd::customers {

/// The one name field of a customer: whatever the person is called, in any script.
class PersonName
{
public:
    /// Unicode code points after NFC, as the database counts.
    static constexpr qsizetype longest = 200;

    /// NFC, blanks at the ends dropped, runs of blanks and control characters made one space; nothing is cut.
    /// Errors (Rule): name_required, name_too_long{length,largest}.
    [[nodiscard]] static Result<QString> parse(const QString &typed);
    /// How many code points the name has once stored.
    [[nodiscard]] static qsizetype length(const QString &typed);
};

} // namespace vd::customers

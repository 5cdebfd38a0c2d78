#pragma once

#include "models/checkin/CheckInGateway.h"

#include <span>

namespace vd::ui {

/// The words of one verdict code. Several entries may share a code; the first whose facts are all there is taken.
struct VerdictEntry
{
    const char *code;
    checkin::VerdictKind kind;
    const char *word; ///< English source, marked with QT_TRANSLATE_NOOP("VerdictText", …).
    const char *sentence; ///< The same.
    /// kind:name words that fill in %1, %2 … Kinds: h an instant's time of day, m date and time, d a date, t text,
    /// c count, s seconds as a duration.
    const char *facts = "";
};

[[nodiscard]] std::span<const VerdictEntry> verdictEntries();

} // namespace vd::ui

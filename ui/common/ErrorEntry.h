#pragma once

#include <span>

namespace vd::ui {

/// One sentence for one error code. Several entries may share a code; the first one whose facts are all there is
/// taken, so the one that knows most stands first and one without facts last.
///
/// `facts` is a list of words separated by blanks:
///   name=value  a condition on a fact, e.g. "free=0"; "fault=conflict" and "fault=missing" ask for the error's fault;
///   +name       a condition: the fact is there;
///   n:name      a count, filled in for %n (plural forms), at most one;
///   kind:name   fills in %1, %2 … in this order. Kinds: c count, t text, m money ({minor, currency}, or minor units
///               with the currency as a fact of its own), i instant (shown in the venue's zone), k the same as a time
///               of day only, d date, y date with its year, h time of day, s seconds as a duration, o order state,
///               p a list of roles.
/// A fact that is missing, null or says nothing leaves the entry out.
struct ErrorEntry
{
    const char *code;
    const char *text; ///< English source, marked with QT_TRANSLATE_NOOP("ErrorText", …).
    const char *facts = "";
};

using ErrorTable = std::span<const ErrorEntry>;

// One table per area, each in a file of its own: ErrorTable<Area>.cpp.
[[nodiscard]] ErrorTable bookingErrors();
[[nodiscard]] ErrorTable moneyErrors();
[[nodiscard]] ErrorTable peopleErrors();
[[nodiscard]] ErrorTable operatorErrors();
[[nodiscard]] ErrorTable doorErrors();
[[nodiscard]] ErrorTable adminErrors();
[[nodiscard]] ErrorTable catalogueErrors();
[[nodiscard]] ErrorTable setupErrors();
[[nodiscard]] ErrorTable serverErrors();
[[nodiscard]] ErrorTable systemErrors();

} // namespace vd::ui

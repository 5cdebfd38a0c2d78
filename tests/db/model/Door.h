#pragma once

#include "tests/db/model/Operation.h"
#include "tests/db/model/State.h"

/// domain.md 8: the verdict on a ticket, and taking it back.
namespace vd::test::model::door {

/// The verdict's code, "admitted" or the strongest reason.
[[nodiscard]] QString verdict(const State &state, const Scan &scan, const QString &login);
[[nodiscard]] Reasons check(const State &state, const Scan &scan, const QString &login);
void apply(State &state, const Scan &scan, const QString &login);
[[nodiscard]] Reasons check(const State &state, const UndoScan &undo, const QString &login);
void apply(State &state, const UndoScan &undo, const QString &login);

} // namespace vd::test::model::door

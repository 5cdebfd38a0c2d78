#pragma once

#include "tests/db/model/Operation.h"
#include "tests/db/model/State.h"

/// domain.md 7: one transaction over the difference of slot sets.
namespace vd::test::model::rescheduling {

[[nodiscard]] Reasons check(const State &state, const Reschedule &reschedule, const QString &login);
void apply(State &state, const Reschedule &reschedule, const QByteArray &request);
/// The price difference the tenders must cover exactly; 0 when it is lower or the order unpaid.
[[nodiscard]] qint64 due(const State &state, const Reschedule &reschedule);

} // namespace vd::test::model::rescheduling

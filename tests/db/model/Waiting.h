#pragma once

#include "tests/db/model/Operation.h"
#include "tests/db/model/State.h"

/// domain.md 6: the queue of a full slot.
namespace vd::test::model::waiting {

/// Offers what a release in these slots freed there and beside them, as holds, by priority and time of joining.
void offer(State &state, const QList<qint64> &released);
/// What became of the offer an order was made for.
void settle(State &state, int order, const QString &outcome);

[[nodiscard]] Reasons check(const State &state, const Join &join, const QString &login);
void apply(State &state, const Join &join);
[[nodiscard]] Reasons check(const State &state, const Leave &leave);
void apply(State &state, const Leave &leave);
[[nodiscard]] Reasons check(const State &state, const Accept &accept);
void apply(State &state, const Accept &accept);

} // namespace vd::test::model::waiting

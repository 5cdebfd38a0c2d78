#pragma once

#include "tests/db/model/Operation.h"
#include "tests/db/model/State.h"

/// domain.md 7: closures that suspend orders.
namespace vd::test::model::stops {

/// A published stop has yet to reach this order.
[[nodiscard]] bool pending(const State &state, int order);
/// A refund of these items of an order went through.
void settled(State &state, int order, const QList<int> &items);
/// A refund of these items was refused for good: the order is what it would be without it.
void backFromRefund(State &state, int order, const QList<int> &items);
/// An order's suspended items have moved.
void rescheduled(State &state, int order);
/// An order whose use or absence was taken back falls under the stops that hold its slots.
void suspendAgain(State &state, int order);
/// What the sweep does for a stop whose desk went away.
void workOne(State &state);

void apply(State &state, const PublishStop &publish);
/// How many orders were handled.
int apply(State &state, const WorkStop &work);
[[nodiscard]] Reasons check(const State &state, const WithdrawStop &withdraw);
void apply(State &state, const WithdrawStop &withdraw);

} // namespace vd::test::model::stops

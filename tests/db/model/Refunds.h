#pragma once

#include "tests/db/model/Operation.h"
#include "tests/db/model/State.h"

/// domain.md 4 and 7: money going back, by line and part.
namespace vd::test::model::refunds {

/// Starts a refund of lines; its number.
int start(State &state, int order, const QList<QPair<int, int>> &lines, bool fees, bool byStop);
/// Sends money of an order back that is not for a line: surplus.
void giveBackSurplus(State &state, int order, qint64 amount);
/// What benefits paid for an order that closes.
void giveBackBenefits(State &state, int order);

[[nodiscard]] Reasons check(const State &state, const RefundLines &refund, const QString &login);
void apply(State &state, const RefundLines &refund);
[[nodiscard]] Reasons check(const State &state, const SettleRefund &settle, const QString &login);
void apply(State &state, const SettleRefund &settle);
/// The parts a channel is to be asked about now.
QList<int> due(State &state);
[[nodiscard]] Reasons check(const State &state, const RefundAnswer &answer);
void apply(State &state, const RefundAnswer &answer);
[[nodiscard]] Reasons check(const State &state, const RetryRefund &retry);
void apply(State &state, const RetryRefund &retry);
[[nodiscard]] Reasons check(const State &state, const RefundPayment &refund);
void apply(State &state, const RefundPayment &refund);

} // namespace vd::test::model::refunds

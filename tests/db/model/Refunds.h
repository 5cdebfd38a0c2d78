#pragma once

#include "tests/db/model/Operation.h"
#include "tests/db/model/State.h"

/// domain.md 4 and 7: money going back, by line and part.
namespace vd::test::model::refunds {

/// The lines asked for: those named, or all that are live and not under way.
[[nodiscard]] QList<QPair<int, int>> linesOf(const State &state, const RefundLines &refund);
/// What would go back now, and the fee kept of it.
struct Sums
{
    qint64 amount = 0;
    qint64 fee = 0;
};
[[nodiscard]] Sums sumsOf(const State &state, const RefundLines &refund);
/// Parts a quantity off a line, with those who are named, else the least used and last; the number of the line that has
/// it.
int split(State &state, int item, int quantity, const QList<int> &named = {});
/// Whether so much more would be above what the front desk gives back of an order, or of one payment, unsigned.
[[nodiscard]] bool isAboveLimit(const State &state, int order, qint64 amount, int payment = none);
/// Starts a refund of lines; its number.
int start(State &state, int order, const QList<QPair<int, int>> &lines, bool fees, bool byStop,
    const QMap<int, QList<int>> &named = {});
/// Sends money of an order back that is not for a line: surplus.
void giveBackSurplus(State &state, int order, qint64 amount, bool isSigned);
/// What benefits paid for an order that closes.
void giveBackBenefits(State &state, int order);

[[nodiscard]] Reasons check(const State &state, const RefundLines &refund, const QString &login);
void apply(State &state, const RefundLines &refund);
[[nodiscard]] Reasons check(const State &state, const SettleRefund &settle, const QString &login);
void apply(State &state, const SettleRefund &settle);
/// Money that counts towards no order goes back by itself where its channel can, once staff had time to move it.
void propose(State &state, int payment);
/// Starts what was proposed and is due; then the parts a channel is to be asked about now.
QList<int> due(State &state);
[[nodiscard]] Reasons check(const State &state, const RefundAnswer &answer);
void apply(State &state, const RefundAnswer &answer);
[[nodiscard]] Reasons check(const State &state, const RetryRefund &retry);
void apply(State &state, const RetryRefund &retry);
[[nodiscard]] Reasons check(const State &state, const RefundPayment &refund);
void apply(State &state, const RefundPayment &refund, const QString &login);

} // namespace vd::test::model::refunds

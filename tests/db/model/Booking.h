#pragma once

#include "tests/db/model/Operation.h"
#include "tests/db/model/State.h"

/// domain.md 3: from the hold to the moment it is paid, let go or expires.
namespace vd::test::model::booking {

/// An order with its items, held, until the hold's normal end.
int draft(State &state, qint64 customer, const QList<Line> &lines);
/// The order is paid: its stock is sold, tickets are issued.
void confirm(State &state, int order);
/// Adds up what counts for the order, and confirms it once that covers the total.
void settle(State &state, int order);
/// Unpaid orders end; their stock goes back, their money becomes unapplied.
void close(State &state, const QList<int> &orders, const QString &as);
[[nodiscard]] int holdMinutes(const State &state, const Order &order);
/// A suspended order with nothing suspended left is usable again.
void resume(State &state, int order);
/// Nobody was absent: in the items and the customer's count too.
void undoNoShow(State &state, int order);

/// The first moment any line must be paid by on arrival; lines that may not wait are counted.
[[nodiscard]] std::optional<Instant> arrivalEnd(const State &state, const QList<Line> &lines, int &refused);

[[nodiscard]] Reasons check(const State &state, const Hold &hold, const QString &login);
void apply(State &state, const Hold &hold);
[[nodiscard]] Reasons check(const State &state, const Extend &extend);
void apply(State &state, const Extend &extend);
[[nodiscard]] Reasons check(const State &state, const Cancel &cancel);
void apply(State &state, const Cancel &cancel);
[[nodiscard]] Reasons check(const State &state, const NoShow &noShow, const QString &login);
void apply(State &state, const NoShow &noShow);
/// One run of the sweep; the number of orders closed.
int sweep(State &state);

} // namespace vd::test::model::booking

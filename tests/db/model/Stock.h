#pragma once

#include "tests/db/model/Operation.h"
#include "tests/db/model/State.h"

/// domain.md 2: what may be taken, and how it moves.
namespace vd::test::model::stock {

/// Two slots that need one unit at the same time, buffers included.
[[nodiscard]] bool collide(const Slot &a, const Slot &b);
/// Whether a live item of another slot, or of this one, has a unit of the slot's space at its time, buffers included.
[[nodiscard]] bool claimed(const State &state, const Slot &slot);
/// Every reason against a customer's taking these lines now. `order`: the order that takes them, where there is one.
[[nodiscard]] Reasons cart(
    const State &state, qint64 customer, const QList<Line> &lines, bool override, int order = none);
/// Puts a slot into the lines that name a category; nothing where none is free.
[[nodiscard]] std::optional<QList<Line>> picked(const State &state, QList<Line> lines);

/// New items of an order, held; line numbers begin at `firstLine`.
QList<int> add(State &state, int order, const QList<Line> &lines, int firstLine);
void sell(State &state, const QList<int> &items);
/// Gives stock back and offers it to the waitlist.
void release(State &state, const QList<int> &items);
void issueTickets(State &state, int order);
/// What an item's tickets say of its use.
void refreshUse(State &state, int item);
void refreshLastEnd(State &state, int order);
[[nodiscard]] bool used(const State &state, const Order &order);

} // namespace vd::test::model::stock

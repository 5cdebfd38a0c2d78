#pragma once

#include "tests/db/model/Operation.h"
#include "tests/db/model/State.h"

/// domain.md 5: the fairness limits of the stage's venue.
namespace vd::test::model::limits {

constexpr int holdsAtOnce = 5;
constexpr int placesInSlot = 7;
constexpr int placesInDay = 24;
constexpr qint64 refundMinor = 20'000;
constexpr int lateMoneyMinutes = 20;

/// Why a customer may not have these lines as well; the order that takes them and the items it leaves do not count.
[[nodiscard]] Reasons booking(const State &state, qint64 customer, const QList<Line> &lines, int butOrder = none,
    const QList<int> &butItems = {});
/// The SQL that sets them.
[[nodiscard]] QByteArray sql();

} // namespace vd::test::model::limits

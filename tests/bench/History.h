#pragma once

#include "tests/support/Crew.h"

namespace vd::bench {

/// What finance waits for in a venue with a long history, in milliseconds: the median of several asked after each
/// other.
struct HistoryFigures
{
    int orders = 0; ///< In the database.
    double dayMs = 0; ///< The daily reconciliation of a day of 5,000 orders.
    double monthMs = 0; ///< The same of 30 such days.
    double checksMs = 0; ///< The nightly checks.
    double recountMs = 0; ///< Everything there is.
    double chartMs = 0; ///< The slowest chart of the month.
    QByteArray chart; ///< Its door.
    double journalMs = 0; ///< The month's journal for accounting.
};

/// Writes the history (a million orders, or 150,000) into the database and asks as the finance login.
[[nodiscard]] HistoryFigures measureHistory(test::FixtureDatabase &database, bool full);

} // namespace vd::bench

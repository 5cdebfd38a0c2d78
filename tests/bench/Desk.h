#pragma once

#include "tests/support/TemporaryCluster.h"

namespace vd::bench {

/// What a person at the front desk waits for, 95th percentiles in milliseconds.
struct BoardFigures
{
    int cells = 0; ///< 200 spaces x 32 slots.
    double openMs = 0; ///< Another day asked for, to its picture.
    double changeMs = 0; ///< Another desk's COMMIT to the cell's picture here.
};
struct FinderFigures
{
    int orders = 0; ///< In the database.
    double answerMs = 0; ///< Asked and answered, by number, phone, last four, part of a name.
    double paintedMs = 0; ///< The same to the painted list, without the pause in typing that is waited for.
    double megabytes = 0; ///< Resident memory of this program afterwards.
};

[[nodiscard]] BoardFigures measureBoard(test::TemporaryCluster &cluster, bool full);
/// Over a million orders, or 150,000.
[[nodiscard]] FinderFigures measureFinder(test::TemporaryCluster &cluster, bool full);

} // namespace vd::bench

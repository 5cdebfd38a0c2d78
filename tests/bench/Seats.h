#pragma once

#include "tests/support/TemporaryCluster.h"

namespace vd::bench {

/// The desk's seat picker over a hall of 2,000 seats, in milliseconds.
struct SeatFigures
{
    double openMs = 0; ///< Asked for to painted.
    double changeMs = 0; ///< Another desk's COMMIT to the seat's picture here, the 95th percentile.
    double longestMs = 0; ///< Longest stretch away from the event loop: opening, changes, arrow keys, zoom.
};

[[nodiscard]] SeatFigures measureSeats(test::TemporaryCluster &cluster);

} // namespace vd::bench

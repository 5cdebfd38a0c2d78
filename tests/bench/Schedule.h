#pragma once

#include "tests/support/Crew.h"

namespace vd::bench {

/// A year of slots made through the schedule page on a real server.
struct ScheduleFigures
{
    qint64 slotCount = 0;
    double bareSeconds = 0; ///< INSERT … SELECT of the same rows into the same table, rolled back.
    double previewSeconds = 0; ///< From the button to the shown preview.
    double generateSeconds = 0; ///< From the answer to the question until all is written.
    double longestMs = 0; ///< Longest stretch away from the event loop meanwhile.
    double memoryMiB = 0; ///< Peak of this program.
};

/// 100 spaces x 365 days x 14 slots; small: 10 spaces x 60 days.
[[nodiscard]] ScheduleFigures measureSchedule(test::FixtureDatabase &database, bool full);

} // namespace vd::bench

#pragma once

#include "tests/support/TemporaryCluster.h"

namespace vd::bench {

/// S11: from a camera's frame to the painted verdict, with the server and without it.
struct DoorFigures
{
    int tickets = 0; ///< On the list.
    double loadSeconds = 0; ///< Fetching and keeping the whole list.
    double loadMegabytes = 0; ///< Memory at most while it was, above what the program had before.
    double onlineMs = 0; ///< 95th percentile: decode, verify, ask, paint.
    double offlineMs = 0; ///< The same by the own list.
    double readMs = 0; ///< Of these: finding the code in the frame and verifying its signature.
    double paintMs = 0; ///< And painting the verdict.
    double checkMs = 0; ///< The check alone, on the disk when it answers.
    double judgeMs = 0; ///< Of that: look-up and rules, without keeping the scan.
    int scans = 0;
};

[[nodiscard]] DoorFigures measureDoor(test::TemporaryCluster &cluster, bool full);

} // namespace vd::bench

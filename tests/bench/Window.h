#pragma once

namespace vd::bench {

/// What the main job's window did, on a screen of its own (Xvfb) and a private server that was running already.
struct WindowFigures
{
    double usableMs = 0; ///< From the program's start to a signed-in window.
    double bareMs = 0; ///< A bare Qt window in the same run.
    double longestMs = 0; ///< Longest stretch away from the event loop in the whole job.
};

[[nodiscard]] WindowFigures measureWindow();

} // namespace vd::bench

#pragma once

namespace vd::app {

/// Keeps what a program knows about people out of core files: none is written, by this process or by those it starts,
/// and no other process of the same user may read its memory.
class ProcessGuard
{
public:
    /// Call first thing in main. False where the system refused a part of it.
    static bool shut();
};

} // namespace vd::app

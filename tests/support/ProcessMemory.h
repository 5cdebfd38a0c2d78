#pragma once

#include <QtGlobal>

namespace vd::test {

/// How much memory this process uses, as the kernel counts it.
namespace ProcessMemory {

[[nodiscard]] qint64 kilobytes();
/// The most there ever was since forgetPeak().
[[nodiscard]] qint64 peakKilobytes();
void forgetPeak();

} // namespace ProcessMemory

} // namespace vd::test

#pragma once

#include <QBitArray>

namespace vd::ui {

/// A QR symbol: its modules without the quiet zone.
struct QrCode
{
    int size = 0; ///< Modules a side: 17 + 4 x version.
    QBitArray dark; ///< Row by row.

    [[nodiscard]] bool isDark(int x, int y) const { return dark.testBit(static_cast<qsizetype>(y) * size + x); }
    [[nodiscard]] int version() const { return (size - 17) / 4; }
};

} // namespace vd::ui

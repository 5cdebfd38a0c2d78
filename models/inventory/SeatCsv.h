#pragma once

#include "models/base/Result.h"
#include "models/inventory/SeatMap.h"

namespace vd::inventory {

/// A seat plan as CSV (RFC 4180, UTF-8): block, row, number, x, y, category, blocked (yes or no). A file with one bad
/// line is refused whole, with that line and its reason.
class SeatCsv
{
public:
    static constexpr qint64 largestFile = 1'000'000; ///< Bytes.

    /// Errors: seat_file_large{most}, seat_file_line{line,reason}; reasons are columns, row, number, spot, long, twice,
    /// spot_twice, blocked, many.
    [[nodiscard]] static Result<QList<Seat>> read(const QByteArray &content);
    [[nodiscard]] static QByteArray write(const QList<Seat> &seats);
};

} // namespace vd::inventory

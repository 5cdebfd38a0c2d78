#pragma once

#include "models/base/Result.h"
#include "ui/common/TicketPrintOptions.h"

#include <QImage>

#include <functional>

class QPagedPaintDevice;

namespace vd::ui {

class TicketCanvas;

/// Receipts and slips: one column from top to bottom, as long as it is on a roll, going on on the next page on A4. May
/// run in any thread.
class LongPaper
{
public:
    /// Asked before a block with the height it begins at and its length (pixels); answers where to begin, which is the
    /// same height or the top of a new page.
    using Room = std::function<qreal(qreal top, qreal length)>;
    /// Draws all blocks, or without a painter measures them; answers the height below the last, its margin included.
    using Draw = std::function<qreal(const TicketCanvas &canvas, const Room &room)>;

    /// Millimetres of the paper and of the margins at its sides.
    [[nodiscard]] static qreal width(TicketPaper paper);
    [[nodiscard]] static qreal margin(TicketPaper paper);

    [[nodiscard]] static QImage image(TicketPaper paper, const Draw &draw, int dpi);
    /// Onto a printer or a PDF writer that is set up but not begun; page size and margins are set here. Error:
    /// printer_failed.
    [[nodiscard]] static Result<Done> print(QPagedPaintDevice &device, TicketPaper paper, const Draw &draw);
};

} // namespace vd::ui

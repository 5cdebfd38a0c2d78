#pragma once

#include "models/base/Result.h"
#include "ui/common/SlipPrint.h"
#include "ui/common/TicketPrintOptions.h"

#include <QImage>

class QPagedPaintDevice;

namespace vd::ui {

/// Draws slips for A4 and thermal paper. Like TicketPainter it may run in any thread.
class SlipPainter
{
public:
    [[nodiscard]] static QImage image(const SlipPrint &slip, TicketPaper paper, int dpi = 300);
    /// Onto a printer or a PDF writer that is set up but not begun. Error: printer_failed.
    [[nodiscard]] static Result<Done> print(QPagedPaintDevice &device, const SlipPrint &slip, TicketPaper paper);
};

} // namespace vd::ui

#pragma once

#include "models/base/Result.h"
#include "models/checkin/TicketPrint.h"
#include "ui/common/TicketPrintOptions.h"

#include <QImage>

class QPagedPaintDevice;

namespace vd::ui {

/// Draws receipts for A4 and thermal paper. Like TicketPainter it may run in any thread.
class ReceiptPainter
{
public:
    /// The receipt as a picture, as long as it is.
    [[nodiscard]] static QImage image(
        const checkin::ReceiptPrint &receipt, const TicketPrintOptions &options, int dpi = 300);

    /// Onto a printer or a PDF writer that is set up but not begun; page size and margins are set here. A receipt
    /// longer than an A4 page goes on on the next. Error: printer_failed.
    [[nodiscard]] static Result<Done> print(
        QPagedPaintDevice &device, const checkin::ReceiptPrint &receipt, const TicketPrintOptions &options);
};

} // namespace vd::ui

#pragma once

#include "models/base/Result.h"
#include "models/checkin/TicketPrint.h"
#include "ui/common/TicketPrintOptions.h"

#include <QImage>
#include <QList>

class QPagedPaintDevice;

namespace vd::ui {

/// Draws tickets for paper and for phones. Draws no widget and waits for nothing, so it may run in any thread; printing
/// and writing files belong off the GUI thread (see TicketExport).
class TicketPainter
{
public:
    /// One ticket as a picture, exactly as large as it is. On A4 that is one strip, not the page.
    /// Error: qr_text_unsuitable.
    [[nodiscard]] static Result<QImage> image(
        const checkin::TicketPrint &ticket, const TicketPrintOptions &options, int dpi = 300);

    /// All tickets onto a printer or a PDF writer that is set up but not begun; page size and margins are set here: A4
    /// with three tickets a page, else one ticket a page as long as its content. Errors: qr_text_unsuitable,
    /// printer_failed.
    [[nodiscard]] static Result<Done> print(
        QPagedPaintDevice &device, const QList<checkin::TicketPrint> &tickets, const TicketPrintOptions &options);
};

} // namespace vd::ui

#include "ui/common/ReceiptPainter.h"

#include "ui/common/LongPaper.h"
#include "ui/common/ReceiptLayout.h"

namespace vd::ui {

QImage ReceiptPainter::image(const checkin::ReceiptPrint &receipt, const TicketPrintOptions &options, int dpi)
{
    const ReceiptLayout layout(receipt, options);
    return LongPaper::image(
        options.paper,
        [&layout](const TicketCanvas &canvas, const LongPaper::Room &room) { return layout.draw(canvas, room); }, dpi);
}

Result<Done> ReceiptPainter::print(
    QPagedPaintDevice &device, const checkin::ReceiptPrint &receipt, const TicketPrintOptions &options)
{
    const ReceiptLayout layout(receipt, options);
    return LongPaper::print(device, options.paper,
        [&layout](const TicketCanvas &canvas, const LongPaper::Room &room) { return layout.draw(canvas, room); });
}

} // namespace vd::ui

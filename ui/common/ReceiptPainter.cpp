#include "ui/common/ReceiptPainter.h"

#include "ui/common/PrintPages.h"
#include "ui/common/ReceiptLayout.h"

#include <QPainter>

#include <cmath>

namespace vd::ui {

namespace {

constexpr qreal mmPerInch = 25.4;
constexpr qreal a4Margin = 20; // Above and below, millimetres.

qreal endless(qreal top, qreal)
{
    return top;
}

tl::unexpected<Error> printerFailed()
{
    return fail(Fault::Rule, QStringLiteral("printer_failed"));
}

} // namespace

QImage ReceiptPainter::image(const checkin::ReceiptPrint &receipt, const TicketPrintOptions &options, int dpi)
{
    const int dotsPerMeter = qRound(dpi * 1000 / mmPerInch);
    QImage ruler(1, 1, QImage::Format_RGB32);
    ruler.setDotsPerMeterX(dotsPerMeter);
    ruler.setDotsPerMeterY(dotsPerMeter);
    const ReceiptLayout layout(receipt, options);
    const TicketCanvas measure(&ruler, nullptr);
    QImage image(static_cast<int>(measure.px(layout.paperWidth())), static_cast<int>(layout.draw(measure, endless)),
        QImage::Format_RGB32);
    image.setDotsPerMeterX(dotsPerMeter);
    image.setDotsPerMeterY(dotsPerMeter);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    layout.draw(TicketCanvas(&image, &painter), endless);
    return image;
}

Result<Done> ReceiptPainter::print(
    QPagedPaintDevice &device, const checkin::ReceiptPrint &receipt, const TicketPrintOptions &options)
{
    const ReceiptLayout layout(receipt, options);
    const bool a4 = options.paper == TicketPaper::A4;
    QSizeF paper = PrintPages::a4;
    if (!a4) {
        const qreal height = layout.draw(TicketCanvas(&device, nullptr), endless);
        paper = QSizeF(layout.paperWidth(), std::ceil(height * mmPerInch / device.logicalDpiX()));
    }
    QPainter painter;
    if (!PrintPages::setSize(device, paper) || !painter.begin(&device))
        return printerFailed();
    const TicketCanvas canvas(&device, &painter);
    bool paged = true;
    layout.draw(canvas, [&](qreal top, qreal length) {
        if (!a4 || top + length <= canvas.px(PrintPages::a4.height() - a4Margin))
            return top;
        paged = device.newPage() && paged;
        return canvas.px(a4Margin);
    });
    return painter.end() && paged ? Result<Done>(Done{}) : printerFailed();
}

} // namespace vd::ui

#include "ui/common/TicketPainter.h"

#include "models/base/Pass.h"
#include "ui/common/PrintPages.h"
#include "ui/common/TicketCanvas.h"
#include "ui/common/TicketLayout.h"
#include "ui/scan/QrWriter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace vd::ui {

namespace {

constexpr qreal mmPerInch = 25.4;
constexpr int stripsPerPage = 3;
constexpr qreal stripGap = 6; // Millimetres between strips, where the scissors go.

Result<TicketLayout> layoutOf(const checkin::TicketPrint &ticket, const TicketPrintOptions &options)
{
    const Result<QrCode> code = QrWriter::encode(ticket.token);
    if (!code)
        return pass(code);
    return TicketLayout{ticket.venue, ticket.venueAddress, ticket.footnote, TicketWords::of(ticket, options), *code,
        options.paper, TicketInk::of(options.paper), options.codeFirst};
}

void setResolution(QImage &image, int dpi)
{
    image.setDotsPerMeterX(qRound(dpi * 1000 / mmPerInch));
    image.setDotsPerMeterY(qRound(dpi * 1000 / mmPerInch));
}

tl::unexpected<Error> printerFailed()
{
    return fail(Fault::Rule, QStringLiteral("printer_failed"));
}

Result<Done> printStrips(QPagedPaintDevice &device, const QList<TicketLayout> &layouts)
{
    QPainter painter;
    if (!PrintPages::setSize(device, PrintPages::a4) || !painter.begin(&device))
        return printerFailed();
    const TicketCanvas canvas(&device, &painter);
    const qreal left = canvas.px((PrintPages::a4.width() - TicketLayout::stripWidth) / 2);
    const qreal step = TicketLayout::stripHeight + stripGap;
    const qreal first = (PrintPages::a4.height() - stripsPerPage * step + stripGap) / 2;
    for (qsizetype i = 0; i < layouts.size(); ++i) {
        if (i > 0 && i % stripsPerPage == 0 && !device.newPage())
            return printerFailed();
        layouts.at(i).drawStrip(canvas, left, canvas.px(first + static_cast<qreal>(i % stripsPerPage) * step));
    }
    return painter.end() ? Result<Done>(Done{}) : printerFailed();
}

Result<Done> printRolls(QPagedPaintDevice &device, const QList<TicketLayout> &layouts)
{
    // One length for all: printers change paper between jobs, not between pages.
    const TicketCanvas measure(&device, nullptr);
    qreal height = 0;
    for (const TicketLayout &layout : layouts)
        height = std::max(height, layout.drawRoll(measure));
    const QSizeF paper(layouts.first().rollWidth(), std::ceil(height * mmPerInch / device.logicalDpiX()));
    QPainter painter;
    if (!PrintPages::setSize(device, paper) || !painter.begin(&device))
        return printerFailed();
    const TicketCanvas canvas(&device, &painter);
    for (qsizetype i = 0; i < layouts.size(); ++i) {
        if (i > 0 && !device.newPage())
            return printerFailed();
        layouts.at(i).drawRoll(canvas);
    }
    return painter.end() ? Result<Done>(Done{}) : printerFailed();
}

} // namespace

Result<QImage> TicketPainter::image(const checkin::TicketPrint &ticket, const TicketPrintOptions &options, int dpi)
{
    const Result<TicketLayout> layout = layoutOf(ticket, options);
    if (!layout)
        return pass(layout);
    QImage ruler(1, 1, QImage::Format_RGB32);
    setResolution(ruler, dpi);
    const TicketCanvas measure(&ruler, nullptr);
    const bool strip = options.paper == TicketPaper::A4;
    const QSizeF size = strip ? QSizeF(measure.px(TicketLayout::stripWidth) + measure.px(2),
                            measure.px(TicketLayout::stripHeight) + measure.px(2))
                              : QSizeF(measure.px(layout->rollWidth()), layout->drawRoll(measure));
    QImage image(size.toSize(), QImage::Format_RGB32);
    setResolution(image, dpi);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const TicketCanvas canvas(&image, &painter);
    if (strip)
        layout->drawStrip(canvas, canvas.px(1), canvas.px(1));
    else
        layout->drawRoll(canvas);
    return image;
}

Result<Done> TicketPainter::print(
    QPagedPaintDevice &device, const QList<checkin::TicketPrint> &tickets, const TicketPrintOptions &options)
{
    QList<TicketLayout> layouts;
    for (const checkin::TicketPrint &ticket : tickets) {
        const Result<TicketLayout> layout = layoutOf(ticket, options);
        if (!layout)
            return pass(layout);
        layouts += *layout;
    }
    if (layouts.isEmpty())
        return printerFailed();
    return options.paper == TicketPaper::A4 ? printStrips(device, layouts) : printRolls(device, layouts);
}

} // namespace vd::ui

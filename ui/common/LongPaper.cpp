#include "ui/common/LongPaper.h"

#include "ui/common/PrintPages.h"
#include "ui/common/TicketCanvas.h"

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

qreal LongPaper::width(TicketPaper paper)
{
    switch (paper) {
    case TicketPaper::A4:
        return 210;
    case TicketPaper::Roll58:
        return 58;
    case TicketPaper::Picture:
        return 90;
    default:
        return 80;
    }
}

qreal LongPaper::margin(TicketPaper paper)
{
    switch (paper) {
    case TicketPaper::A4:
        return 22;
    case TicketPaper::Roll58:
        return 5;
    case TicketPaper::Picture:
        return 7;
    default:
        return 4;
    }
}

QImage LongPaper::image(TicketPaper paper, const Draw &draw, int dpi)
{
    const int dotsPerMeter = qRound(dpi * 1000 / mmPerInch);
    QImage ruler(1, 1, QImage::Format_RGB32);
    ruler.setDotsPerMeterX(dotsPerMeter);
    ruler.setDotsPerMeterY(dotsPerMeter);
    const TicketCanvas measure(&ruler, nullptr);
    QImage image(
        static_cast<int>(measure.px(width(paper))), static_cast<int>(draw(measure, endless)), QImage::Format_RGB32);
    image.setDotsPerMeterX(dotsPerMeter);
    image.setDotsPerMeterY(dotsPerMeter);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    draw(TicketCanvas(&image, &painter), endless);
    return image;
}

Result<Done> LongPaper::print(QPagedPaintDevice &device, TicketPaper paper, const Draw &draw)
{
    const bool a4 = paper == TicketPaper::A4;
    QSizeF size = PrintPages::a4;
    if (!a4) {
        const qreal height = draw(TicketCanvas(&device, nullptr), endless);
        size = QSizeF(width(paper), std::ceil(height * mmPerInch / device.logicalDpiX()));
    }
    QPainter painter;
    if (!PrintPages::setSize(device, size) || !painter.begin(&device))
        return printerFailed();
    const TicketCanvas canvas(&device, &painter);
    bool paged = true;
    draw(canvas, [&](qreal top, qreal length) {
        if (!a4 || top + length <= canvas.px(PrintPages::a4.height() - a4Margin))
            return top;
        paged = device.newPage() && paged;
        return canvas.px(a4Margin);
    });
    return painter.end() && paged ? Result<Done>(Done{}) : printerFailed();
}

} // namespace vd::ui

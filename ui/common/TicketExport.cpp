#include "ui/common/TicketExport.h"

#include "models/base/Pass.h"
#include "ui/common/ReceiptPainter.h"
#include "ui/common/SlipPainter.h"
#include "ui/common/TicketPainter.h"

#include <QFileInfo>
#include <QPdfWriter>
#include <QPrinter>
#include <QPrinterInfo>
#include <QPromise>
#include <QSaveFile>

#include <memory>

namespace vd::ui {

namespace {

tl::unexpected<Error> unwritable(const QString &path)
{
    return fail(Fault::Rule, QStringLiteral("file_unwritable"), {{QStringLiteral("file"), QFileInfo(path).fileName()}});
}

// Writes through a file that replaces the old one only when it is whole.
Result<Done> written(const QString &path, const std::function<Result<Done>(QIODevice &)> &write)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return unwritable(path);
    Result<Done> done = write(file);
    if (!done)
        file.cancelWriting();
    else if (!file.commit())
        return unwritable(path);
    return done;
}

QString numbered(const QString &path, qsizetype number)
{
    const QFileInfo info(path);
    return info.path() + QLatin1Char('/') + info.completeBaseName() + QLatin1Char('-') + QString::number(number)
        + QLatin1Char('.') + info.suffix();
}

Result<Done> saveImage(const QString &path, const Result<QImage> &image)
{
    if (!image)
        return pass(image);
    return written(path, [&](QIODevice &file) -> Result<Done> {
        return image->save(&file, "PNG") ? Result<Done>(Done{}) : unwritable(path);
    });
}

} // namespace

TicketExport::TicketExport()
{
    m_thread.setMaxThreadCount(1);
}

template <typename T>
Future<T> TicketExport::later(std::function<Result<T>()> work)
{
    const auto promise = std::make_shared<QPromise<Result<T>>>();
    promise->start();
    Future<T> future = promise->future();
    m_thread.start([promise, work = std::move(work)] {
        promise->addResult(work());
        promise->finish();
    });
    return future;
}

Future<QImage> TicketExport::picture(const checkin::TicketPrint &ticket, const TicketPrintOptions &options, int dpi)
{
    return later<QImage>([=] { return TicketPainter::image(ticket, options, dpi); });
}

Future<QStringList> TicketExport::savePictures(
    const QString &path, const QList<checkin::TicketPrint> &tickets, const TicketPrintOptions &options)
{
    return later<QStringList>([=]() -> Result<QStringList> {
        QStringList files;
        for (qsizetype i = 0; i < tickets.size(); ++i) {
            const QString file = tickets.size() == 1 ? path : numbered(path, i + 1);
            if (const Result<Done> saved = saveImage(file, TicketPainter::image(tickets.at(i), options)); !saved)
                return pass(saved);
            files += file;
        }
        return files;
    });
}

Future<Done> TicketExport::savePdf(
    const QString &path, const QList<checkin::TicketPrint> &tickets, const TicketPrintOptions &options)
{
    return later<Done>([=] {
        return toPdf(path, [&](QPagedPaintDevice &device) { return TicketPainter::print(device, tickets, options); });
    });
}

Future<Done> TicketExport::savePdf(
    const QString &path, const checkin::ReceiptPrint &receipt, const TicketPrintOptions &options)
{
    return later<Done>([=] {
        return toPdf(path, [&](QPagedPaintDevice &device) { return ReceiptPainter::print(device, receipt, options); });
    });
}

Future<Done> TicketExport::print(
    const QString &printer, const QList<checkin::TicketPrint> &tickets, const TicketPrintOptions &options)
{
    return later<Done>([=] {
        return toPrinter(
            printer, [&](QPagedPaintDevice &device) { return TicketPainter::print(device, tickets, options); });
    });
}

Future<Done> TicketExport::print(
    const QString &printer, const checkin::ReceiptPrint &receipt, const TicketPrintOptions &options)
{
    return later<Done>([=] {
        return toPrinter(
            printer, [&](QPagedPaintDevice &device) { return ReceiptPainter::print(device, receipt, options); });
    });
}

Future<Done> TicketExport::savePdf(const QString &path, const SlipPrint &slip, TicketPaper paper)
{
    return later<Done>([=] {
        return toPdf(path, [&](QPagedPaintDevice &device) { return SlipPainter::print(device, slip, paper); });
    });
}

Future<Done> TicketExport::print(const QString &printer, const SlipPrint &slip, TicketPaper paper)
{
    return later<Done>([=] {
        return toPrinter(printer, [&](QPagedPaintDevice &device) { return SlipPainter::print(device, slip, paper); });
    });
}

Future<Done> TicketExport::savePicture(
    const QString &path, const checkin::ReceiptPrint &receipt, const TicketPrintOptions &options)
{
    return later<Done>([=] { return saveImage(path, ReceiptPainter::image(receipt, options)); });
}

Future<QImage> TicketExport::picture(const checkin::ReceiptPrint &receipt, const TicketPrintOptions &options, int dpi)
{
    return later<QImage>([=]() -> Result<QImage> { return ReceiptPainter::image(receipt, options, dpi); });
}

Future<QStringList> TicketExport::printers()
{
    return later<QStringList>([]() -> Result<QStringList> {
        QStringList names = QPrinterInfo::availablePrinterNames();
        const QString usual = QPrinterInfo::defaultPrinterName();
        if (names.removeOne(usual))
            names.prepend(usual);
        return names;
    });
}

Result<Done> TicketExport::toPdf(const QString &path, const Drawing &draw)
{
    return written(path, [&](QIODevice &file) -> Result<Done> {
        QPdfWriter writer(&file);
        writer.setCreator(QStringLiteral("Venuedesk " VD_VERSION));
        Result<Done> drawn = draw(writer);
        // A PDF writer that cannot go on is a file that cannot be written.
        if (!drawn && drawn.error().code == QLatin1String("printer_failed"))
            return unwritable(path);
        return drawn;
    });
}

Result<Done> TicketExport::toPrinter(const QString &name, const Drawing &draw)
{
    const QPrinterInfo info = name.isEmpty() ? QPrinterInfo::defaultPrinter() : QPrinterInfo::printerInfo(name);
    // Without a printer QPrinter would quietly write a PDF somewhere.
    if (info.isNull())
        return fail(Fault::Rule, QStringLiteral("printer_failed"));
    QPrinter printer(info, QPrinter::HighResolution);
    if (!printer.isValid())
        return fail(Fault::Rule, QStringLiteral("printer_failed"));
    Result<Done> drawn = draw(printer);
    if (drawn && printer.printerState() == QPrinter::Error)
        return fail(Fault::Rule, QStringLiteral("printer_failed"));
    return drawn;
}

} // namespace vd::ui

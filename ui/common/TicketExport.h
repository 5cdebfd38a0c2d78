#pragma once

#include "models/base/Result.h"
#include "models/checkin/TicketPrint.h"
#include "ui/common/SlipPrint.h"
#include "ui/common/TicketPrintOptions.h"

#include <QImage>
#include <QList>
#include <QStringList>
#include <QThreadPool>

#include <functional>

class QIODevice;
class QPagedPaintDevice;

namespace vd::ui {

/// Prints and saves tickets and receipts on a thread of its own, one job after the other, so that paper comes out in
/// the order it was asked for. Goes only when its last job is done.
class TicketExport
{
public:
    TicketExport();

    /// A ticket as it will come out, for showing. Error: qr_text_unsuitable.
    [[nodiscard]] Future<QImage> picture(
        const checkin::TicketPrint &ticket, const TicketPrintOptions &options, int dpi = 300);
    /// PNG files for a customer, one a ticket: of several, "name.png" becomes "name-1.png" and so on. Answers the files
    /// written. Errors: qr_text_unsuitable, file_unwritable (facts: file).
    [[nodiscard]] Future<QStringList> savePictures(
        const QString &path, const QList<checkin::TicketPrint> &tickets, const TicketPrintOptions &options);
    /// One PDF of all tickets. Errors: qr_text_unsuitable, file_unwritable (facts: file).
    [[nodiscard]] Future<Done> savePdf(
        const QString &path, const QList<checkin::TicketPrint> &tickets, const TicketPrintOptions &options);
    [[nodiscard]] Future<Done> savePdf(
        const QString &path, const checkin::ReceiptPrint &receipt, const TicketPrintOptions &options);
    /// To a printer by its name, empty for the usual one. Errors: qr_text_unsuitable, printer_failed.
    [[nodiscard]] Future<Done> print(
        const QString &printer, const QList<checkin::TicketPrint> &tickets, const TicketPrintOptions &options);
    [[nodiscard]] Future<Done> print(
        const QString &printer, const checkin::ReceiptPrint &receipt, const TicketPrintOptions &options);
    [[nodiscard]] Future<Done> savePdf(const QString &path, const SlipPrint &slip, TicketPaper paper);
    [[nodiscard]] Future<Done> print(const QString &printer, const SlipPrint &slip, TicketPaper paper);
    /// A PNG file. Error: file_unwritable (facts: file).
    [[nodiscard]] Future<Done> savePicture(
        const QString &path, const checkin::ReceiptPrint &receipt, const TicketPrintOptions &options);
    /// A receipt as it will come out, for showing and copying.
    [[nodiscard]] Future<QImage> picture(
        const checkin::ReceiptPrint &receipt, const TicketPrintOptions &options, int dpi = 300);
    /// The names of the printers there are, the usual one first.
    [[nodiscard]] Future<QStringList> printers();

private:
    using Drawing = std::function<Result<Done>(QPagedPaintDevice &)>;

    template <typename T>
    [[nodiscard]] Future<T> later(std::function<Result<T>()> work);
    [[nodiscard]] static Result<Done> toPdf(const QString &path, const Drawing &draw);
    [[nodiscard]] static Result<Done> toPrinter(const QString &name, const Drawing &draw);

    QThreadPool m_thread;
};

} // namespace vd::ui

#include "ui/scan/QrWriter.h"

#include <QPainter>

#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>

#include <algorithm>
#include <stdexcept>

namespace vd::ui {

namespace {

// ZXing counts correction levels from 1 to 8, two for each of L, M, Q and H.
constexpr int correctionM = 4;

bool isAlphanumeric(QChar c)
{
    static const QString others = QStringLiteral(" $%*+-./:");
    return (c >= QLatin1Char('0') && c <= QLatin1Char('9')) || (c >= QLatin1Char('A') && c <= QLatin1Char('Z'))
        || others.contains(c);
}

tl::unexpected<Error> unsuitable()
{
    return fail(Fault::Bug, QStringLiteral("qr_text_unsuitable"));
}

Result<QrCode> symbol(const QString &text)
{
    if (text.isEmpty())
        return unsuitable();
    try {
        ZXing::MultiFormatWriter writer(ZXing::BarcodeFormat::QRCode);
        writer.setEccLevel(correctionM).setMargin(0);
        // Asked for no size, the writer gives one pixel a module.
        const ZXing::BitMatrix matrix = writer.encode(text.toStdString(), 0, 0);
        QrCode code{matrix.width(), QBitArray(static_cast<qsizetype>(matrix.width()) * matrix.height())};
        if (matrix.width() != matrix.height() || code.version() > QrWriter::largestVersion)
            return unsuitable();
        for (int y = 0; y < code.size; ++y) {
            for (int x = 0; x < code.size; ++x)
                code.dark.setBit(static_cast<qsizetype>(y) * code.size + x, matrix.get(x, y));
        }
        return code;
    } catch (const std::exception &) {
        return unsuitable();
    }
}

} // namespace

Result<QrCode> QrWriter::encode(const QString &text)
{
    return std::all_of(text.cbegin(), text.cend(), isAlphanumeric) ? symbol(text) : unsuitable();
}

Result<QrCode> QrWriter::encodeLink(const QString &text)
{
    return std::all_of(text.cbegin(), text.cend(), [](QChar c) { return c > QLatin1Char(' ') && c.unicode() < 127; })
        ? symbol(text)
        : unsuitable();
}

QImage QrWriter::toImage(const QrCode &code, int modulePixels)
{
    const int side = sideOf(code, modulePixels);
    QImage image(side, side, QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    paint(painter, image.rect(), code);
    return image;
}

void QrWriter::paint(QPainter &painter, const QRect &square, const QrCode &code)
{
    const int module = modulePixelsFor(code, std::min(square.width(), square.height()));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(square, Qt::white);
    const QPoint origin = square.topLeft()
        + QPoint((square.width() - code.size * module) / 2, (square.height() - code.size * module) / 2);
    for (int y = 0; y < code.size; ++y) {
        // Runs of dark modules are one rectangle: no hairlines between them in a PDF viewer.
        for (int x = 0; x < code.size; ++x) {
            int end = x;
            while (end < code.size && code.isDark(end, y))
                ++end;
            if (end > x)
                painter.fillRect(QRect(origin + QPoint(x, y) * module, QSize((end - x) * module, module)), Qt::black);
            x = end;
        }
    }
    painter.restore();
}

} // namespace vd::ui

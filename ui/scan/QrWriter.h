#pragma once

#include "models/base/Result.h"
#include "ui/scan/QrCode.h"

#include <QColor>
#include <QImage>

class QPainter;
class QRect;

namespace vd::ui {

/// Makes QR symbols (ISO/IEC 18004) of ticket texts: alphanumeric mode, correction level M, version 10 at most, so that
/// a code of 30 mm still has modules a cheap camera can tell apart.
class QrWriter
{
public:
    static constexpr int quietZone = 4; ///< Modules of white on every side that the standard demands.
    static constexpr int largestVersion = 10;

    /// Error: qr_text_unsuitable (empty, a character outside the alphanumeric mode, or more than version 10 holds).
    [[nodiscard]] static Result<QrCode> encode(const QString &text);

    /// The same for what others want to be scanned, as a payment channel's link: printable ASCII, byte mode.
    [[nodiscard]] static Result<QrCode> encodeLink(const QString &text);

    /// The symbol with its quiet zone, every module a square of whole pixels. Black on white, 8-bit grey.
    [[nodiscard]] static QImage toImage(const QrCode &code, int modulePixels);

    /// Pixels a side of the symbol and its quiet zone when a module has that many pixels.
    [[nodiscard]] static int sideOf(const QrCode &code, int modulePixels)
    {
        return (code.size + 2 * quietZone) * modulePixels;
    }
    /// The largest whole module size with which the symbol and its quiet zone fit a side of so many pixels; 0 if none.
    [[nodiscard]] static int modulePixelsFor(const QrCode &code, int side)
    {
        return side / (code.size + 2 * quietZone);
    }

    /// Paints symbol and quiet zone centred into a square of device pixels, on white, whole pixels a module. The
    /// painter must not be scaled.
    static void paint(QPainter &painter, const QRect &square, const QrCode &code);
};

} // namespace vd::ui

#pragma once

#include "models/base/Result.h"

#include <QImage>
#include <QList>
#include <QPolygonF>
#include <QString>

namespace vd::ui {

/// A code seen in a picture.
struct FoundCode
{
    QString text;
    QPolygonF corners; ///< In the picture's pixels; where to draw a frame when several were found.

    friend bool operator==(const FoundCode &a, const FoundCode &b) { return a.text == b.text; }
};

/// Looks for QR codes in pictures, harder than the library alone: light on dark, pale, shaded, striped, blurred, small,
/// tilted. Pure and slow (up to about a second for a large picture without a code), so never called in the GUI thread.
class QrReader
{
public:
    static constexpr qint64 largestPicture = 50'000'000; ///< Pixels.

    /// How much time a picture is worth.
    enum class Effort {
        Frame, ///< One of many from a camera: a few ways, which ones depends on the frame's number.
        Picture, ///< The only one there is: every way until one finds something.
    };

    /// All codes in a picture, in reading order, each text once. Errors: image_too_large (facts: megapixels, limit),
    /// image_unreadable (no pixels), no_code_in_image.
    [[nodiscard]] static Result<QList<FoundCode>> read(
        const QImage &image, Effort effort = Effort::Picture, int frame = 0);
};

} // namespace vd::ui

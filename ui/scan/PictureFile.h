#pragma once

#include "models/base/Result.h"

#include <QByteArray>
#include <QImage>
#include <QString>

namespace vd::ui {

/// Opens pictures a person hands in. They may be anything, so what they are is told from their bytes, how large they
/// are before they are decoded, and only formats of pixels are taken: no drawings that could name other files.
/// Slow, so never called in the GUI thread.
class PictureFile
{
public:
    static constexpr qint64 largestFile = 20LL * 1024 * 1024; ///< Bytes.

    /// The picture, upright, at most QrReader::largestPicture pixels. Errors: file_unreadable (cannot be opened),
    /// image_unreadable (no PNG, JPEG, BMP, GIF or WebP, or a damaged one), image_too_large (facts: megabytes or
    /// megapixels, and limit).
    [[nodiscard]] static Result<QImage> load(const QString &path);
    /// The same for bytes already here.
    [[nodiscard]] static Result<QImage> decode(const QByteArray &bytes);
};

} // namespace vd::ui

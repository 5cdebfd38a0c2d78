#pragma once

#include "models/base/Result.h"

#include <QByteArray>
#include <QString>

namespace vd::ui {

/// Makes a poster of a picture file: decoded, turned upright, at most 1600 pixels wide or high, written anew as a JPEG
/// of at most 1 MiB, so that nothing of the file but its picture is kept.
class PosterReader
{
public:
    static constexpr qint64 largestFile = 20 * 1024 * 1024;
    static constexpr qsizetype largestPoster = 1024 * 1024;
    static constexpr int longestSide = 1600;

    /// Errors: poster_too_large, poster_not_image, file_unreadable. Blocks; for a thread of its own.
    [[nodiscard]] static Result<QByteArray> read(const QString &path);
};

} // namespace vd::ui

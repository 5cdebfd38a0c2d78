#pragma once

#include "models/base/Result.h"

#include <QByteArray>
#include <QString>

namespace vd {

/// A file that only its owner may read, whole or not at all.
class OwnerFile
{
public:
    /// Blocks. An existing file is replaced. Error: folder_not_writable{path}.
    [[nodiscard]] static Result<Done> write(const QString &path, const QByteArray &bytes);
    /// The same away from the calling thread.
    [[nodiscard]] static Future<Done> writeLater(const QString &path, const QByteArray &bytes);
    /// Blocks. Errors: file_unreadable{file} (not there, not readable, larger than most).
    [[nodiscard]] static Result<QByteArray> read(const QString &path, qint64 most);
};

} // namespace vd

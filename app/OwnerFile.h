#pragma once

#include "models/base/Result.h"

#include <QByteArray>
#include <QString>

namespace vd::app {

/// A file that only its owner may read, whole or not at all. Blocks.
class OwnerFile
{
public:
    /// An existing file is replaced. Error: folder_not_writable{path}.
    [[nodiscard]] static Result<Done> write(const QString &path, const QByteArray &bytes);
    /// Errors: file_unreadable{file} (not there, not readable, larger than most).
    [[nodiscard]] static Result<QByteArray> read(const QString &path, qint64 most);
};

} // namespace vd::app

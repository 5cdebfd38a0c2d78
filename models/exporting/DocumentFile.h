#pragma once

#include "models/base/Result.h"
#include "models/exporting/DocumentWriter.h"

#include <atomic>
#include <memory>

namespace vd::exporting {

struct ExportedFile
{
    QString path;
    int rows = 0; ///< Records that carry data, headings not counted.
    qint64 bytes = 0;
};

using Writer = std::shared_ptr<const DocumentWriter>;

/// Writes a document to a file, away from the calling thread. The file appears under its name only when it is whole:
/// it is written beside it and renamed, and a failure or a cancel leaves nothing behind and an older file as it was.
class DocumentFile
{
public:
    /// Raised, it stops a running write. Unlike a cancelled future it keeps the answer: a file that was whole before
    /// the flag was seen is reported as written.
    using StopFlag = std::shared_ptr<std::atomic_bool>;

    /// The future's progress counts rows. Errors: export_folder{folder}, disk_full{folder}, export_failed{file,reason},
    /// cancelled.
    [[nodiscard]] static Future<ExportedFile> write(
        const QString &path, const Document &document, const Writer &writer, const StopFlag &stop);

    /// The same in the calling thread, for programs without a window.
    [[nodiscard]] static Result<ExportedFile> writeNow(
        const QString &path, const Document &document, const DocumentWriter &writer);
};

} // namespace vd::exporting

#pragma once

#include "models/base/Result.h"
#include "models/finance/CsvWriter.h"

#include <atomic>
#include <memory>

namespace vd::finance {

struct ExportedFile
{
    QString path;
    int rows = 0; ///< Records that carry data, headings not counted.
    qint64 bytes = 0;
};

/// Writes sections to one CSV file, away from the calling thread. The file appears under its name only when it is
/// whole: it is written beside it and renamed, and a failure or a cancel leaves nothing behind and an older file as it
/// was.
class CsvFile
{
public:
    /// Raised, it stops a running write. Unlike a cancelled future it keeps the answer: a file that was whole before
    /// the flag was seen is reported as written.
    using StopFlag = std::shared_ptr<std::atomic_bool>;

    /// The future's progress counts rows. Errors: export_folder{folder}, disk_full{folder}, export_failed{file,reason},
    /// cancelled.
    [[nodiscard]] static Future<ExportedFile> write(
        const QString &path, const QList<CsvSection> &sections, const StopFlag &stop);

    /// The same in the calling thread, for programs without a window.
    [[nodiscard]] static Result<ExportedFile> writeNow(const QString &path, const QList<CsvSection> &sections);

    [[nodiscard]] static int rowCount(const QList<CsvSection> &sections);
};

} // namespace vd::finance

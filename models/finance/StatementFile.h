#pragma once

#include "models/finance/StatementReader.h"

#include <memory>

namespace vd::finance {

/// What the import dialog shows before anything is sent: the file's first lines as the mapping reads them.
struct StatementPreview
{
    StatementMapping mapping;
    QStringList headings;
    StatementBatch batch;
};

/// A channel's file on the disk, read away from the calling thread. Errors: statement_file{reason}, and the reader's.
class StatementFile
{
public:
    /// One reading of a file, handed from batch to batch; only one is on its way at a time.
    struct Reading;
    struct Part
    {
        std::shared_ptr<Reading> reading;
        StatementBatch batch;
        double share = 0; ///< Of the file read so far, 0 to 1.
    };

    static constexpr int previewLines = 40;
    static constexpr int batchLines = 2000;
    static constexpr qint64 largest = qint64(2) * 1024 * 1024 * 1024;

    /// Guesses the mapping from the file's beginning and reads its first lines with it.
    [[nodiscard]] static Future<StatementPreview> guess(const QString &path, const QString &currency);
    /// A mapping that names no columns yet answers the headings and no lines.
    [[nodiscard]] static Future<StatementPreview> preview(const QString &path, const StatementMapping &mapping);
    /// SHA-256 of the whole file, in hex.
    [[nodiscard]] static Future<QString> hash(const QString &path);
    [[nodiscard]] static Future<Part> first(const QString &path, const StatementMapping &mapping);
    [[nodiscard]] static Future<Part> next(const std::shared_ptr<Reading> &reading);
};

} // namespace vd::finance

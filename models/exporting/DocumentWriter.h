#pragma once

#include "models/exporting/Document.h"

#include <functional>

class QIODevice;

namespace vd::exporting {

/// Writes documents in one file format. Used from any thread, by several at once.
class DocumentWriter
{
public:
    enum class Outcome { Written, Stopped, Failed };
    /// Told the rows done so far every few hundred rows and at the end; false stops the writing.
    using Progress = std::function<bool(int rowsDone)>;
    static constexpr int rowsBetweenReports = 256;

    virtual ~DocumentWriter() = default;

    /// "csv": of the file's name, and what the audit calls the format.
    [[nodiscard]] virtual QString suffix() const = 0;
    /// Failed: the device did not take everything, or the document does not fit the format; errno tells the first.
    [[nodiscard]] virtual Outcome write(
        const Document &document, QIODevice &device, const Progress &progress) const = 0;
};

} // namespace vd::exporting

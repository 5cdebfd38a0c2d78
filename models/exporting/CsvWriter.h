#pragma once

#include "models/exporting/DocumentWriter.h"

namespace vd::exporting {

/// Writes RFC 4180 records as UTF-8 with a byte order mark and CRLF. Text cells a spreadsheet would take for a formula
/// (beginning with = + - @, tab or return) get one apostrophe in front; amounts, numbers, dates and times never do.
/// Every record of a file has the same number of fields, as the RFC asks, also where sections differ in width. A
/// section stands below its title, sections are parted by an empty record; a document of one sheet is that table alone.
class CsvWriter final : public DocumentWriter
{
public:
    [[nodiscard]] QString suffix() const override { return QStringLiteral("csv"); }
    [[nodiscard]] Outcome write(const Document &document, QIODevice &device, const Progress &progress) const override;

    /// One cell as it stands in the file.
    [[nodiscard]] static QString cell(CellType type, const Cell &value);
};

} // namespace vd::exporting

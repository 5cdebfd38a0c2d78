#pragma once

#include "models/exporting/DocumentWriter.h"

namespace vd::exporting {

/// Writes an Excel workbook with a worksheet for each section: text as text character for character (never a formula),
/// amounts and counts as numbers in the currency's format, dates and times as such, a heading that stays in sight, an
/// automatic filter, and totals as formulas with their values. Rows go through a temporary file, so that a large export
/// needs little memory.
class XlsxWriter final : public DocumentWriter
{
public:
    [[nodiscard]] QString suffix() const override { return QStringLiteral("xlsx"); }
    [[nodiscard]] Outcome write(const Document &document, QIODevice &device, const Progress &progress) const override;

    /// "#,##0.00" for CNY, "#,##0" for JPY.
    [[nodiscard]] static QString numberFormat(const QString &currency);
    /// A worksheet's name as Excel takes it: at most 31 characters, none of []:*?/\, unlike the others.
    [[nodiscard]] static QString sheetName(const QString &title, const QStringList &others);
};

} // namespace vd::exporting

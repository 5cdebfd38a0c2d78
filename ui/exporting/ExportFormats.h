#pragma once

#include "models/exporting/DocumentFile.h"

#include <QCoreApplication>
#include <QStringList>

namespace vd::ui {

/// The file formats exports come in, by their suffix, and what this computer exports into: remembered for the next
/// sessions.
class ExportFormats
{
    Q_DECLARE_TR_FUNCTIONS(vd::ui::ExportFormats)

public:
    /// "xlsx", "pdf", "csv": the best for spreadsheets first.
    [[nodiscard]] static QStringList suffixes();
    /// "Excel workbook", in the window's language; an unknown suffix comes back as it is.
    [[nodiscard]] static QString words(const QString &suffix);
    /// Null for an unknown suffix. Figures of printed formats are written in the window's language.
    [[nodiscard]] static exporting::Writer writer(const QString &suffix);
    /// For file dialogs: "Excel workbook (*.xlsx);;…", beginning with the one given.
    [[nodiscard]] static QString filters(const QString &first);

    [[nodiscard]] static QString format();
    static void setFormat(const QString &suffix);
    /// Empty until one was chosen.
    [[nodiscard]] static QString folder();
    static void setFolder(const QString &folder);
    [[nodiscard]] static QString pattern();
    static void setPattern(const QString &pattern);
};

} // namespace vd::ui

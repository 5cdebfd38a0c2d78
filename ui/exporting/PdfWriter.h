#pragma once

#include "models/exporting/DocumentWriter.h"

#include <QLocale>
#include <QPicture>

namespace vd::ui {

/// Writes a document as A4 pages: title, an optional picture, the tables with their headings on every page, lines to
/// sign on, and "2 of 7" below. Fonts are embedded, Chinese ones too. Upright, or across where the widest table asks
/// for it; text too long for its column goes on in the next line, figures are never cut.
class PdfWriter final : public exporting::DocumentWriter
{
public:
    /// Figures are written as people of the locale read them.
    explicit PdfWriter(const QLocale &locale = QLocale());
    /// picture, drawn in that size in logical pixels, comes below the title.
    PdfWriter(const QPicture &picture, const QSize &size, const QLocale &locale = QLocale());

    [[nodiscard]] QString suffix() const override { return QStringLiteral("pdf"); }
    [[nodiscard]] Outcome write(
        const exporting::Document &document, QIODevice &device, const Progress &progress) const override;

private:
    QLocale m_locale;
    QPicture m_picture;
    QSize m_pictureSize;
};

} // namespace vd::ui

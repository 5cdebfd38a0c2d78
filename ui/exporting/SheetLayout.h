#pragma once

#include "models/exporting/Document.h"
#include "ui/exporting/PdfInk.h"

#include <QLocale>

namespace vd::ui {

/// One table of a printed document: how wide its columns are and how its cells stand in them.
class SheetLayout
{
public:
    /// room: the width of the page between its margins, in device pixels.
    SheetLayout(const exporting::Sheet &sheet, const QLocale &locale, const PdfInk &ink, qreal room);

    /// What the table would take if nothing had to give way.
    [[nodiscard]] static qreal naturalWidth(const exporting::Sheet &sheet, const QLocale &locale, const PdfInk &ink);

    /// A single record of many fields is printed as a list of names and values.
    [[nodiscard]] static bool isList(const exporting::Sheet &sheet);

    [[nodiscard]] int lineCount() const { return static_cast<int>(m_lines.size()); }
    [[nodiscard]] bool hasHeading() const { return !m_heading.isEmpty(); }
    [[nodiscard]] qreal headingHeight() const { return heightOf(m_heading, true); }
    [[nodiscard]] qreal lineHeight(int line) const;

    void drawHeading(PdfInk &ink, qreal top) const;
    void drawLine(PdfInk &ink, int line, qreal top) const;

private:
    struct Line
    {
        QStringList texts;
        bool strong = false;
    };

    void fit(qreal room);
    [[nodiscard]] qreal heightOf(const QStringList &texts, bool strong) const;
    void drawTexts(PdfInk &ink, const QStringList &texts, bool strong, qreal top, const QColor &colour) const;

    const PdfInk &m_ink;
    QStringList m_heading;
    QList<Line> m_lines;
    QList<bool> m_right; ///< Columns of figures.
    QList<bool> m_wraps; ///< Columns that may give way.
    QList<qreal> m_widths;
};

} // namespace vd::ui

#pragma once

#include "models/exporting/DocumentWriter.h"
#include "ui/exporting/PdfInk.h"
#include "ui/exporting/SheetLayout.h"

#include <QCoreApplication>
#include <QPicture>

#include <memory>
#include <vector>

class QPagedPaintDevice;

namespace vd::ui {

/// A document laid out on pages of one size: first all pages are made up, so that each can say how many there are, then
/// they are painted.
class PdfPages
{
    Q_DECLARE_TR_FUNCTIONS(vd::ui::PdfWriter)

public:
    /// page: a page's size between its margins, in device pixels.
    PdfPages(const exporting::Document &document, const QLocale &locale, const QPicture &picture,
        const QSize &pictureSize, PdfInk &ink, const QSizeF &page);

    [[nodiscard]] int pageCount() const { return static_cast<int>(m_pages.size()); }
    /// Paints with the ink's painter, whose origin is the upper left margin.
    [[nodiscard]] exporting::DocumentWriter::Outcome paint(
        QPagedPaintDevice &device, const exporting::DocumentWriter::Progress &progress);

private:
    enum class Kind { Title, Subtitle, Picture, SheetTitle, Heading, Line, Signatures };
    struct Block
    {
        Kind kind;
        int sheet;
        int line;
        qreal top;
    };

    void makeUp();
    void addSheet(int sheet);
    void put(Kind kind, int sheet, int line, qreal height, qreal after = 0);
    void newPage();
    [[nodiscard]] QSizeF pictureSize() const;
    void paintBlock(const Block &block);
    void paintFrame(int page);
    void paintSignatures(qreal top);

    const exporting::Document &m_document;
    const QPicture &m_picture;
    QSize m_pictureSize;
    PdfInk &m_ink;
    QSizeF m_page;
    std::vector<std::unique_ptr<SheetLayout>> m_sheets;
    QList<QList<Block>> m_pages;
    qreal m_top = 0;
};

} // namespace vd::ui

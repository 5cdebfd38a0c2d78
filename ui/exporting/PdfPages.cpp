#include "ui/exporting/PdfPages.h"

#include "ui/common/Theme.h"

#include <QPagedPaintDevice>
#include <QPainter>

namespace vd::ui {

using exporting::DocumentWriter;

namespace {

QColor shade(Token token)
{
    return Theme::color(token, Scheme::Light);
}

} // namespace

PdfPages::PdfPages(const exporting::Document &document, const QLocale &locale, const QPicture &picture,
    const QSize &pictureSize, PdfInk &ink, const QSizeF &page)
    : m_document(document)
    , m_picture(picture)
    , m_pictureSize(pictureSize)
    , m_ink(ink)
    , m_page(page)
{
    for (const exporting::Sheet &sheet : document.sheets)
        m_sheets.push_back(std::make_unique<SheetLayout>(sheet, locale, ink, page.width()));
    makeUp();
}

void PdfPages::makeUp()
{
    m_pages.append(QList<Block>());
    put(Kind::Title, 0, 0, m_ink.pt(24));
    for (int line = 0; line < m_document.subtitles.size(); ++line)
        put(Kind::Subtitle, 0, line, m_ink.pt(13));
    m_top += m_ink.pt(8);
    if (!m_pictureSize.isEmpty())
        put(Kind::Picture, 0, 0, pictureSize().height(), m_ink.pt(12));
    for (int sheet = 0; sheet < static_cast<int>(m_sheets.size()); ++sheet)
        addSheet(sheet);
    if (!m_document.signatures.isEmpty())
        put(Kind::Signatures, 0, 0, m_ink.pt(64));
}

void PdfPages::addSheet(int sheet)
{
    const SheetLayout &layout = *m_sheets.at(sheet);
    const qreal heading = layout.hasHeading() ? layout.headingHeight() : 0;
    const qreal title = m_ink.pt(22);
    // A title is not left alone at the foot of a page.
    if (m_top + title + heading + 2 * m_ink.rowHeight() > m_page.height())
        newPage();
    put(Kind::SheetTitle, sheet, 0, title);
    if (layout.hasHeading())
        put(Kind::Heading, sheet, 0, heading);
    for (int line = 0; line < layout.lineCount(); ++line) {
        const qreal height = layout.lineHeight(line);
        if (m_top + height > m_page.height()) {
            newPage();
            if (layout.hasHeading())
                put(Kind::Heading, sheet, 0, heading);
        }
        put(Kind::Line, sheet, line, height);
    }
    m_top += m_ink.pt(14);
}

void PdfPages::put(Kind kind, int sheet, int line, qreal height, qreal after)
{
    if (m_top + height > m_page.height() && !m_pages.constLast().isEmpty())
        newPage();
    m_pages.last().append({kind, sheet, line, m_top});
    m_top += height + after;
}

void PdfPages::newPage()
{
    m_pages.append(QList<Block>());
    m_top = m_ink.pt(20); // below the running title
}

QSizeF PdfPages::pictureSize() const
{
    const QSizeF most(m_page.width(), m_page.height() * 0.55);
    return QSizeF(m_pictureSize).scaled(most, Qt::KeepAspectRatio);
}

DocumentWriter::Outcome PdfPages::paint(QPagedPaintDevice &device, const DocumentWriter::Progress &progress)
{
    int done = 0;
    for (int page = 0; page < pageCount(); ++page) {
        if (page > 0 && !device.newPage())
            return DocumentWriter::Outcome::Failed;
        paintFrame(page);
        for (const Block &block : std::as_const(m_pages[page])) {
            paintBlock(block);
            done += block.kind == Kind::Line ? 1 : 0;
        }
        if (!progress(std::min(done, m_document.rowCount())))
            return DocumentWriter::Outcome::Stopped;
    }
    return DocumentWriter::Outcome::Written;
}

void PdfPages::paintFrame(int page)
{
    QPainter &painter = *m_ink.painter;
    painter.setFont(m_ink.caption());
    painter.setPen(shade(Token::Muted));
    const QRectF foot(0, m_page.height() + m_ink.pt(6), m_page.width(), m_ink.pt(12));
    painter.drawText(foot, Qt::AlignRight | Qt::AlignVCenter, tr("%1 of %2").arg(page + 1).arg(pageCount()));
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("Venuedesk " VD_VERSION));
    if (page == 0)
        return;
    const QString running = (QStringList{m_document.title} + m_document.subtitles).join(QStringLiteral("  ·  "));
    const QRectF head(0, 0, m_page.width(), m_ink.pt(12));
    painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(m_ink.caption()).elidedText(running, Qt::ElideRight, head.width()));
}

void PdfPages::paintBlock(const Block &block)
{
    QPainter &painter = *m_ink.painter;
    const auto text = [&](const QFont &font, Token token, const QString &words, qreal height) {
        painter.setFont(font);
        painter.setPen(shade(token));
        painter.drawText(QRectF(0, block.top, m_page.width(), height), Qt::AlignLeft | Qt::AlignVCenter, words);
    };
    switch (block.kind) {
    case Kind::Title:
        return text(m_ink.title(), Token::Text, m_document.title, m_ink.pt(22));
    case Kind::Subtitle:
        return text(m_ink.base(), Token::Muted, m_document.subtitles.at(block.line), m_ink.pt(13));
    case Kind::SheetTitle:
        return text(m_ink.section(), Token::Text, m_document.sheets.at(block.sheet).title, m_ink.pt(20));
    case Kind::Heading:
        return m_sheets.at(block.sheet)->drawHeading(m_ink, block.top);
    case Kind::Line:
        return m_sheets.at(block.sheet)->drawLine(m_ink, block.line, block.top);
    case Kind::Signatures:
        return paintSignatures(block.top);
    case Kind::Picture:
        break;
    }
    painter.save();
    painter.translate(0, block.top);
    // A picture is replayed at its device's resolution; its measures here are logical pixels.
    const qreal resolution = static_cast<qreal>(m_picture.logicalDpiX()) / painter.device()->logicalDpiX();
    const qreal scale = pictureSize().width() / m_pictureSize.width() * resolution;
    painter.scale(scale, scale);
    painter.drawPicture(0, 0, m_picture);
    painter.restore();
}

void PdfPages::paintSignatures(qreal top)
{
    QPainter &painter = *m_ink.painter;
    const auto count = static_cast<qreal>(m_document.signatures.size());
    const qreal gap = m_ink.pt(24);
    const qreal width = std::min(m_ink.pt(200), (m_page.width() - (count - 1) * gap) / count);
    const qreal line = top + m_ink.pt(44);
    qreal left = 0;
    for (const QString &caption : m_document.signatures) {
        painter.setPen(QPen(shade(Token::Text), m_ink.pt(0.6)));
        painter.drawLine(QPointF(left, line), QPointF(left + width, line));
        painter.setFont(m_ink.caption());
        painter.setPen(shade(Token::Muted));
        painter.drawText(QRectF(left, line + m_ink.pt(3), width, m_ink.pt(12)), Qt::AlignLeft | Qt::AlignVCenter,
            tr("%1, date").arg(caption));
        left += width + gap;
    }
}

} // namespace vd::ui

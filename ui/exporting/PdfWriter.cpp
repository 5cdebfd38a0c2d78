#include "ui/exporting/PdfWriter.h"

#include "ui/exporting/PdfPages.h"

#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

namespace vd::ui {

namespace {

constexpr int dpi = 600;
constexpr qreal mmPerInch = 25.4;
constexpr qreal marginMm = 15;
constexpr QSizeF a4Mm(210, 297);

/// A device that notes when it could not take everything: QPdfWriter itself does not ask.
class WatchedDevice final : public QIODevice
{
public:
    explicit WatchedDevice(QIODevice &device)
        : m_device(device)
    {
        open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    }
    [[nodiscard]] bool failed() const { return m_failed; }

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *data, qint64 length) override
    {
        if (!m_failed && m_device.write(data, length) != length)
            m_failed = true;
        return length;
    }

private:
    QIODevice &m_device;
    bool m_failed = false;
};

QSizeF between(const QSizeF &paperMm)
{
    const qreal dots = dpi / mmPerInch;
    return {(paperMm.width() - 2 * marginMm) * dots, (paperMm.height() - 2 * marginMm) * dots};
}

bool liesAcross(const exporting::Document &document, const QLocale &locale, const PdfInk &ink)
{
    for (const exporting::Sheet &sheet : document.sheets)
        if (SheetLayout::naturalWidth(sheet, locale, ink) > between(a4Mm).width())
            return true;
    return false;
}

} // namespace

PdfWriter::PdfWriter(const QLocale &locale)
    : m_locale(locale)
{
}

PdfWriter::PdfWriter(const QPicture &picture, const QSize &size, const QLocale &locale)
    : m_locale(locale)
    , m_picture(picture)
    , m_pictureSize(size)
{
}

exporting::DocumentWriter::Outcome PdfWriter::write(
    const exporting::Document &document, QIODevice &device, const Progress &progress) const
{
    PdfInk ink(dpi);
    const bool across = !m_pictureSize.isEmpty() || liesAcross(document, m_locale, ink);
    const QSizeF paper = across ? a4Mm.transposed() : a4Mm;
    PdfPages pages(document, m_locale, m_picture, m_pictureSize, ink, between(paper));
    WatchedDevice watched(device);
    Outcome outcome = Outcome::Failed;
    {
        QPdfWriter pdf(&watched);
        pdf.setResolution(dpi);
        pdf.setTitle(document.title);
        pdf.setCreator(QStringLiteral("Venuedesk " VD_VERSION));
        pdf.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), across ? QPageLayout::Landscape : QPageLayout::Portrait,
            QMarginsF(marginMm, marginMm, marginMm, marginMm), QPageLayout::Millimeter));
        QPainter painter(&pdf);
        if (!painter.isActive())
            return Outcome::Failed;
        ink.painter = &painter;
        outcome = pages.paint(pdf, progress);
    }
    return outcome == Outcome::Written && watched.failed() ? Outcome::Failed : outcome;
}

} // namespace vd::ui

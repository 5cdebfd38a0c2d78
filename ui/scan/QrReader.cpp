#include "ui/scan/QrReader.h"

#include "ui/scan/GreyImage.h"

// Texts as UTF-8, as later versions of the library have them.
#define ZX_USE_UTF8 1
#include <ZXing/ReadBarcode.h>

#include <algorithm>
#include <array>
#include <functional>

namespace vd::ui {

namespace {

// Working size of the costlier ways: a code that fills a tenth of the picture still has three pixels a module.
constexpr int workingSide = 1600;
// Half of a frame larger than this still shows a code; halving takes the grain out of it.
constexpr int frameSide = 1000;
// More pixels than this only cost time: even a poster's small code has enough of them.
constexpr int fullSide = 4000;
// A symbol longer than any ticket is somebody else's; its text is cut so that nothing downstream has to hold it.
constexpr qsizetype longestText = 4096;

ZXing::DecodeHints hints(ZXing::Binarizer binarizer)
{
    ZXing::DecodeHints hints;
    hints.setFormats(ZXing::BarcodeFormat::QRCode);
    hints.setBinarizer(binarizer);
    hints.setMaxNumberOfSymbols(16);
    return hints;
}

QPolygonF corners(const ZXing::Position &position, qreal scale)
{
    QPolygonF polygon;
    for (const ZXing::PointI &point : position)
        polygon << QPointF(point.x, point.y) * scale;
    return polygon;
}

void look(QList<FoundCode> &found, const QImage &grey, qreal scale,
    ZXing::Binarizer binarizer = ZXing::Binarizer::LocalAverage)
{
    const ZXing::ImageView view(
        grey.constBits(), grey.width(), grey.height(), ZXing::ImageFormat::Lum, static_cast<int>(grey.bytesPerLine()));
    for (const ZXing::Result &result : ZXing::ReadBarcodes(view, hints(binarizer))) {
        FoundCode code{QString::fromStdString(result.text()).left(longestText), corners(result.position(), scale)};
        if (result.isValid() && !code.text.isEmpty() && !found.contains(code))
            found += code;
    }
}

// The picture in the forms the ways share.
class Subject
{
public:
    explicit Subject(const QImage &grey)
        : full(GreyImage::atMost(grey, fullSide))
        , fullScale(static_cast<qreal>(grey.width()) / full.width())
        , scale(fullScale * std::max(1.0, static_cast<qreal>(std::max(full.width(), full.height())) / workingSide))
    {
    }
    // Made when a way first wants it: scaling smoothly takes longer than reading.
    [[nodiscard]] const QImage &working() const
    {
        if (m_working.isNull())
            m_working = GreyImage::atMost(full, workingSide);
        return m_working;
    }

    QImage full;
    qreal fullScale; // To the picture's pixels.
    qreal scale; // The working picture's.

private:
    mutable QImage m_working;
};

using Way = void (*)(QList<FoundCode> &, const Subject &);

void shaded(QList<FoundCode> &found, const Subject &s, const QImage &grey, int fraction, int percent)
{
    const int radius = std::max(8, std::max(grey.width(), grey.height()) / fraction);
    look(found, GreyImage::locallyThresholded(grey, radius, percent), s.scale, ZXing::Binarizer::FixedThreshold);
}

// Cheap and likely ways first; tests/ui/tst_QrReader.cpp prints what they gain.
const std::array ways{
    Way{[](auto &found, const Subject &s) { look(found, GreyImage::stretched(s.working()), s.scale); }},
    Way{[](auto &found, const Subject &s) { shaded(found, s, GreyImage::stretched(s.working()), 24, 10); }},
    Way{[](auto &found, const Subject &s) {
        shaded(found, s, GreyImage::inverted(GreyImage::stretched(s.working())), 24, 10);
    }},
    Way{[](auto &found, const Subject &s) { look(found, GreyImage::scaled(s.working(), 0.5), s.scale * 2); }},
    Way{[](auto &found, const Subject &s) {
        look(found, GreyImage::sharpened(GreyImage::stretched(s.working()), 4, 3), s.scale);
    }},
    Way{[](auto &found, const Subject &s) {
        shaded(found, s, GreyImage::sharpened(GreyImage::stretched(s.working()), 6, 2), 40, 4);
    }},
    Way{[](auto &found, const Subject &s) {
        if (s.working().width() <= workingSide / 2 && s.working().height() <= workingSide / 2)
            look(found, GreyImage::sharpened(GreyImage::scaled(s.working(), 2), 5, 2), s.scale / 2);
    }},
    Way{[](auto &found, const Subject &s) {
        look(found, GreyImage::scaled(GreyImage::inverted(GreyImage::stretched(s.working())), 0.5), s.scale * 2);
    }},
};

void sortByReading(QList<FoundCode> &found)
{
    qreal tallest = 1;
    for (const FoundCode &code : found)
        tallest = std::max(tallest, code.corners.boundingRect().height());
    // Codes beside each other are one line even if one stands a little higher.
    const auto place = [tallest](const FoundCode &code) {
        const QPointF centre = code.corners.boundingRect().center();
        return std::pair{qRound(centre.y() / tallest), centre.x()};
    };
    std::stable_sort(
        found.begin(), found.end(), [&place](const FoundCode &a, const FoundCode &b) { return place(a) < place(b); });
}

QList<FoundCode> readFrame(const QImage &grey, int frame)
{
    // As it is first, so that a small code beside a large one is not missed; scaling costs more than reading.
    QList<FoundCode> found;
    const Subject s(grey);
    look(found, s.full, s.fullScale);
    if (found.isEmpty() && std::max(grey.width(), grey.height()) > frameSide)
        look(found, GreyImage::halved(s.full), s.fullScale * 2);
    if (found.isEmpty() && frame % 2 == 0)
        look(found, GreyImage::inverted(s.full), s.fullScale);
    else if (found.isEmpty())
        ways[static_cast<size_t>(frame / 2) % ways.size()](found, s);
    return found;
}

QList<FoundCode> readPicture(const Subject &s)
{
    // Both polarities always: a picture may show a printed ticket beside a phone.
    QList<FoundCode> found;
    look(found, s.full, s.fullScale);
    look(found, GreyImage::inverted(s.full), s.fullScale);
    for (auto way = ways.begin(); way != ways.end() && found.isEmpty(); ++way)
        (*way)(found, s);
    return found;
}

} // namespace

Result<QList<FoundCode>> QrReader::read(const QImage &image, Effort effort, int frame)
{
    if (image.isNull())
        return fail(Fault::Rule, QStringLiteral("image_unreadable"));
    const qint64 pixels = static_cast<qint64>(image.width()) * image.height();
    if (pixels > largestPicture)
        return fail(Fault::Rule, QStringLiteral("image_too_large"),
            {{QStringLiteral("megapixels"), static_cast<int>(pixels / 1'000'000)},
                {QStringLiteral("limit"), static_cast<int>(largestPicture / 1'000'000)}});
    const QImage grey = GreyImage::from(image);
    QList<FoundCode> found = effort == Effort::Frame ? readFrame(grey, frame) : readPicture(Subject(grey));
    // A code of light modules on a see-through ground shows only on black.
    if (found.isEmpty() && effort == Effort::Picture && image.hasAlphaChannel())
        found = readPicture(Subject(GreyImage::from(image, 0xff000000)));
    if (found.isEmpty())
        return fail(Fault::Rule, QStringLiteral("no_code_in_image"));
    sortByReading(found);
    return found;
}

} // namespace vd::ui

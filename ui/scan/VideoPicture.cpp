#include "ui/scan/VideoPicture.h"

#include <QVideoFrame>

#include <algorithm>
#include <array>
#include <functional>

namespace vd::ui {

namespace {

using Format = QVideoFrameFormat;

// A frame that is mapped for as long as this lives.
class Mapped
{
public:
    explicit Mapped(const QVideoFrame &frame)
        : m_frame(frame)
    {
        m_valid = m_frame.map(QVideoFrame::ReadOnly);
    }
    ~Mapped()
    {
        if (m_valid)
            m_frame.unmap();
    }
    Q_DISABLE_COPY_MOVE(Mapped)

    [[nodiscard]] bool isValid() const { return m_valid; }
    [[nodiscard]] int width() const { return m_frame.width(); }
    [[nodiscard]] int height() const { return m_frame.height(); }
    [[nodiscard]] Format::PixelFormat format() const { return m_frame.pixelFormat(); }
    [[nodiscard]] int planes() const { return m_frame.planeCount(); }
    [[nodiscard]] const uchar *row(int plane, int y) const
    {
        return m_frame.bits(plane) + static_cast<qsizetype>(m_frame.bytesPerLine(plane)) * y;
    }
    // Whether a plane is as large as rows of so many bytes need: drivers have been known to say otherwise.
    [[nodiscard]] bool holds(int plane, int rows, int bytesPerRow) const
    {
        return plane < planes() && m_frame.bytesPerLine(plane) >= bytesPerRow
            && m_frame.mappedBytes(plane)
            >= static_cast<qsizetype>(m_frame.bytesPerLine(plane)) * (rows - 1) + bytesPerRow;
    }
    [[nodiscard]] QImage asImage() const
    {
        if (format() == Format::Format_Jpeg)
            return QImage::fromData(m_frame.bits(0), m_frame.mappedBytes(0), "JPEG");
        const QImage::Format image = Format::imageFormatFromPixelFormat(format());
        if (image == QImage::Format_Invalid
            || !holds(0, height(), width() * QImage::toPixelFormat(image).bitsPerPixel() / 8))
            return {};
        return QImage(m_frame.bits(0), width(), height(), m_frame.bytesPerLine(0), image);
    }

private:
    QVideoFrame m_frame;
    bool m_valid = false;
};

// Where the luminance of a pixel is in the first plane: bytes a pixel and the first one's place.
struct Luma
{
    int step = 0;
    int offset = 0;
};

Luma lumaOf(Format::PixelFormat format)
{
    switch (format) {
    case Format::Format_YUV420P:
    case Format::Format_YUV422P:
    case Format::Format_YV12:
    case Format::Format_NV12:
    case Format::Format_NV21:
    case Format::Format_IMC1:
    case Format::Format_IMC2:
    case Format::Format_IMC3:
    case Format::Format_IMC4:
    case Format::Format_Y8:
        return {1, 0};
    case Format::Format_YUYV:
        return {2, 0};
    case Format::Format_UYVY:
    case Format::Format_Y16:
    case Format::Format_P010:
    case Format::Format_P016:
        return {2, 1}; // Of 16-bit formats, which are little-endian, the upper byte is enough.
    default:
        return {};
    }
}

// Cb and Cr of a pixel.
using Chroma = std::function<std::array<int, 2>(int x, int y)>;

Chroma chromaOf(const Mapped &frame)
{
    const int halfWidth = (frame.width() + 1) / 2;
    const int halfHeight = (frame.height() + 1) / 2;
    const Format::PixelFormat format = frame.format();
    const bool swapped = format == Format::Format_NV21 || format == Format::Format_YV12;
    const auto ordered = [swapped](int a, int b) { return swapped ? std::array{b, a} : std::array{a, b}; };
    if ((format == Format::Format_NV12 || format == Format::Format_NV21) && frame.holds(1, halfHeight, halfWidth * 2))
        return [&frame, ordered](int x, int y) {
            const uchar *pair = frame.row(1, y / 2) + static_cast<qsizetype>(x / 2) * 2;
            return ordered(pair[0], pair[1]);
        };
    if ((format == Format::Format_YUV420P || format == Format::Format_YV12) && frame.holds(1, halfHeight, halfWidth)
        && frame.holds(2, halfHeight, halfWidth))
        return
            [&frame, ordered](int x, int y) { return ordered(frame.row(1, y / 2)[x / 2], frame.row(2, y / 2)[x / 2]); };
    // Packed formats name their chroma beside the luminance of each pair of pixels.
    if (format == Format::Format_YUYV || format == Format::Format_UYVY) {
        const int first = format == Format::Format_YUYV ? 1 : 0;
        return [&frame, first](int x, int y) {
            const uchar *group = frame.row(0, y) + static_cast<qsizetype>(x / 2) * 4;
            return std::array<int, 2>{group[first], group[first + 2]};
        };
    }
    return [](int, int) { return std::array{128, 128}; };
}

// ITU-R BT.601, video range.
QRgb colour(int y, const std::array<int, 2> &chroma)
{
    const int c = 298 * (y - 16);
    const int d = chroma[0] - 128;
    const int e = chroma[1] - 128;
    const auto part = [](int v) { return std::clamp((v + 128) >> 8, 0, 255); };
    return qRgb(part(c + 409 * e), part(c - 100 * d - 208 * e), part(c + 516 * d));
}

QSize fitting(const QSize &size, int side)
{
    return std::max(size.width(), size.height()) <= side
        ? size
        : size.scaled(side, side, Qt::KeepAspectRatio).expandedTo({1, 1});
}

} // namespace

QImage VideoPicture::luminance(const QVideoFrame &frame)
{
    const Mapped mapped(frame);
    if (!mapped.isValid())
        return {};
    const Luma luma = lumaOf(mapped.format());
    if (luma.step == 0)
        return mapped.asImage().convertToFormat(QImage::Format_Grayscale8);
    if (!mapped.holds(0, mapped.height(), mapped.width() * luma.step))
        return {};
    QImage grey(mapped.width(), mapped.height(), QImage::Format_Grayscale8);
    for (int y = 0; y < grey.height(); ++y) {
        const uchar *in = mapped.row(0, y) + luma.offset;
        uchar *out = grey.scanLine(y);
        if (luma.step == 1) {
            std::copy_n(in, grey.width(), out);
            continue;
        }
        for (int x = 0; x < grey.width(); ++x)
            out[x] = in[static_cast<qsizetype>(x) * luma.step];
    }
    return grey;
}

QImage VideoPicture::preview(const QVideoFrame &frame, int side)
{
    const Mapped mapped(frame);
    if (!mapped.isValid())
        return {};
    const Luma luma = lumaOf(mapped.format());
    if (luma.step == 0) {
        const QImage whole = mapped.asImage();
        return whole.isNull() ? whole : whole.scaled(fitting(whole.size(), side)).convertToFormat(QImage::Format_RGB32);
    }
    if (!mapped.holds(0, mapped.height(), mapped.width() * luma.step))
        return {};
    const Chroma chroma = chromaOf(mapped);
    QImage small(fitting({mapped.width(), mapped.height()}, side), QImage::Format_RGB32);
    for (int y = 0; y < small.height(); ++y) {
        auto *out = reinterpret_cast<QRgb *>(small.scanLine(y));
        const int from = y * mapped.height() / small.height();
        for (int x = 0; x < small.width(); ++x) {
            const int at = x * mapped.width() / small.width();
            out[x]
                = colour(mapped.row(0, from)[luma.offset + static_cast<qsizetype>(at) * luma.step], chroma(at, from));
        }
    }
    return small;
}

} // namespace vd::ui

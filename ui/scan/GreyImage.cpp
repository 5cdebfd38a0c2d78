#include "ui/scan/GreyImage.h"

#include <QList>
#include <QPainter>

#include <algorithm>
#include <array>

namespace vd::ui {

namespace {

// Calls fn(row in, row out, width) for every row of a new picture of the same size.
template <typename Fn>
QImage mapped(const QImage &grey, Fn fn)
{
    QImage result(grey.size(), QImage::Format_Grayscale8);
    for (int y = 0; y < grey.height(); ++y)
        fn(grey.constScanLine(y), result.scanLine(y), grey.width(), y);
    return result;
}

} // namespace

QImage GreyImage::from(const QImage &image, QRgb ground)
{
    if (image.format() == QImage::Format_Grayscale8)
        return image;
    if (!image.hasAlphaChannel())
        return image.convertToFormat(QImage::Format_Grayscale8);
    QImage opaque(image.size(), QImage::Format_RGB32);
    opaque.fill(ground);
    QPainter painter(&opaque);
    painter.drawImage(0, 0, image);
    painter.end();
    return opaque.convertToFormat(QImage::Format_Grayscale8);
}

QImage GreyImage::inverted(const QImage &grey)
{
    return mapped(grey, [](const uchar *in, uchar *out, int width, int) {
        std::transform(in, in + width, out, [](uchar v) { return static_cast<uchar>(255 - v); });
    });
}

QImage GreyImage::stretched(const QImage &grey)
{
    std::array<qint64, 256> count{};
    for (int y = 0; y < grey.height(); ++y) {
        const uchar *row = grey.constScanLine(y);
        for (int x = 0; x < grey.width(); ++x)
            ++count[row[x]];
    }
    const qint64 outliers = static_cast<qint64>(grey.width()) * grey.height() / 200;
    int darkest = 0;
    for (qint64 seen = count[0]; seen <= outliers && darkest < 255; seen += count[static_cast<size_t>(darkest)])
        ++darkest;
    int lightest = 255;
    for (qint64 seen = count[255]; seen <= outliers && lightest > 0; seen += count[static_cast<size_t>(lightest)])
        --lightest;
    const int range = std::max(1, lightest - darkest);
    std::array<uchar, 256> level{};
    for (int v = 0; v < 256; ++v)
        level[static_cast<size_t>(v)] = static_cast<uchar>(std::clamp((v - darkest) * 255 / range, 0, 255));
    return mapped(grey, [&level](const uchar *in, uchar *out, int width, int) {
        std::transform(in, in + width, out, [&level](uchar v) { return level[v]; });
    });
}

QImage GreyImage::localMean(const QImage &grey, int radius)
{
    // Sums of columns slide down, their sum slides along the row: two additions a pixel, whatever the radius.
    const int width = grey.width();
    const int height = grey.height();
    QList<quint32> sums(width, 0);
    quint32 *const columns = sums.data();
    const auto addRow = [&](int y, int sign) {
        const uchar *row = grey.constScanLine(y);
        for (int x = 0; x < width; ++x)
            columns[x] += static_cast<quint32>(sign * row[x]);
    };
    for (int y = 0; y < std::min(radius, height); ++y)
        addRow(y, 1);
    return mapped(grey, [&](const uchar *, uchar *out, int, int y) {
        if (y + radius < height)
            addRow(y + radius, 1);
        if (y - radius - 1 >= 0)
            addRow(y - radius - 1, -1);
        const int rows = std::min(height - 1, y + radius) - std::max(0, y - radius) + 1;
        quint64 sum = 0;
        for (int x = 0; x < std::min(radius, width); ++x)
            sum += columns[x];
        for (int x = 0; x < width; ++x) {
            if (x + radius < width)
                sum += columns[x + radius];
            if (x - radius - 1 >= 0)
                sum -= columns[x - radius - 1];
            const int count = (std::min(width - 1, x + radius) - std::max(0, x - radius) + 1) * rows;
            out[x] = static_cast<uchar>(sum / static_cast<quint64>(count));
        }
    });
}

QImage GreyImage::locallyThresholded(const QImage &grey, int radius, int percent)
{
    const QImage mean = localMean(grey, radius);
    return mapped(grey, [&](const uchar *in, uchar *out, int width, int y) {
        const uchar *around = mean.constScanLine(y);
        for (int x = 0; x < width; ++x)
            out[x] = in[x] * 100 < around[x] * (100 - percent) ? 0 : 255;
    });
}

QImage GreyImage::sharpened(const QImage &grey, int radius, int strength)
{
    const QImage mean = localMean(grey, radius);
    return mapped(grey, [&](const uchar *in, uchar *out, int width, int y) {
        const uchar *around = mean.constScanLine(y);
        for (int x = 0; x < width; ++x)
            out[x] = static_cast<uchar>(std::clamp(in[x] + strength * (in[x] - around[x]), 0, 255));
    });
}

QImage GreyImage::atMost(const QImage &grey, int side)
{
    if (std::max(grey.width(), grey.height()) <= side)
        return grey;
    return grey.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_Grayscale8);
}

QImage GreyImage::halved(const QImage &grey)
{
    QImage result(std::max(1, grey.width() / 2), std::max(1, grey.height() / 2), QImage::Format_Grayscale8);
    const int right = std::min(1, grey.width() - 1);
    const int below = std::min(1, grey.height() - 1);
    for (int y = 0; y < result.height(); ++y) {
        const uchar *upper = grey.constScanLine(2 * y);
        const uchar *lower = grey.constScanLine(2 * y + below);
        uchar *out = result.scanLine(y);
        for (int x = 0; x < result.width(); ++x) {
            const int at = 2 * x;
            out[x] = static_cast<uchar>((upper[at] + upper[at + right] + lower[at] + lower[at + right] + 2) / 4);
        }
    }
    return result;
}

QImage GreyImage::scaled(const QImage &grey, qreal factor)
{
    const QSize size(std::max(1, qRound(grey.width() * factor)), std::max(1, qRound(grey.height() * factor)));
    return grey.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_Grayscale8);
}

} // namespace vd::ui

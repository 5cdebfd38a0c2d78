#include "tests/support/Distortions.h"

#include <QBuffer>
#include <QPainter>
#include <QRandomGenerator>
#include <QTransform>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace vd::test {

namespace {

constexpr QRgb desk = qRgb(120, 116, 110);

template <typename Fn>
QImage perPixel(const QImage &image, Fn fn)
{
    QImage result = image.convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < result.height(); ++y) {
        auto *row = reinterpret_cast<QRgb *>(result.scanLine(y));
        for (int x = 0; x < result.width(); ++x)
            row[x] = fn(row[x], x, y);
    }
    return result;
}

QRgb grey(qreal value)
{
    const int v = std::clamp(static_cast<int>(std::lround(value)), 0, 255);
    return qRgb(v, v, v);
}

QRgb scaledBy(QRgb c, qreal factor)
{
    const auto part = [factor](int v) { return std::clamp(static_cast<int>(std::lround(v * factor)), 0, 255); };
    return qRgb(part(qRed(c)), part(qGreen(c)), part(qBlue(c)));
}

QImage boxBlur(const QImage &image, int radius, bool across)
{
    const QImage source = image.convertToFormat(QImage::Format_RGB32);
    QImage result = source;
    const int length = across ? source.width() : source.height();
    const int lines = across ? source.height() : source.width();
    for (int line = 0; line < lines; ++line) {
        for (int at = 0; at < length; ++at) {
            std::array<int, 3> sum{};
            for (int i = -radius; i <= radius; ++i) {
                const int from = std::clamp(at + i, 0, length - 1);
                const QRgb c = across ? source.pixel(from, line) : source.pixel(line, from);
                sum = {sum[0] + qRed(c), sum[1] + qGreen(c), sum[2] + qBlue(c)};
            }
            const int n = 2 * radius + 1;
            const QRgb mean = qRgb(sum[0] / n, sum[1] / n, sum[2] / n);
            result.setPixel(across ? at : line, across ? line : at, mean);
        }
    }
    return result;
}

QImage smoothly(const QImage &image, qreal factor)
{
    return image.scaled(image.size() * factor, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

} // namespace

QImage Distortions::onCard(const QImage &symbol)
{
    QImage card(symbol.width() + 220, symbol.height() + 160, QImage::Format_RGB32);
    card.fill(desk);
    QPainter painter(&card);
    painter.fillRect(card.rect().adjusted(30, 30, -30, -30), Qt::white);
    painter.drawImage(60, 60, symbol);
    // Lines of "text" beside the symbol, so that it is not alone on the card.
    for (int y = 90; y < card.height() - 60; y += 26)
        painter.fillRect(QRect(symbol.width() + 70, y, 40 + (y * 7) % 60, 8), QColor(40, 40, 48));
    return card;
}

QImage Distortions::inverted(const QImage &image)
{
    QImage result = image.convertToFormat(QImage::Format_RGB32);
    result.invertPixels();
    return result;
}

QImage Distortions::levels(const QImage &image, int black, int white)
{
    return perPixel(image, [=](QRgb c, int, int) { return grey(black + qGray(c) * (white - black) / 255.0); });
}

QImage Distortions::turned(const QImage &image, qreal degrees)
{
    const QRect bounds = QTransform().rotate(degrees).mapRect(image.rect());
    QImage result(bounds.size(), QImage::Format_RGB32);
    result.fill(desk);
    QPainter painter(&result);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(-bounds.topLeft());
    painter.rotate(degrees);
    painter.drawImage(0, 0, image);
    return result;
}

QImage Distortions::inPerspective(const QImage &image, qreal depth)
{
    const qreal w = image.width();
    const qreal h = image.height();
    const QPolygonF from{QPointF(0, 0), QPointF(w, 0), QPointF(w, h), QPointF(0, h)};
    const QPolygonF to{QPointF(w * depth, h * depth * 0.6), QPointF(w * (1 - depth * 0.4), 0), QPointF(w, h),
        QPointF(0, h * (1 - depth * 0.3))};
    QTransform transform;
    QTransform::quadToQuad(from, to, transform);
    QImage result(image.size(), QImage::Format_RGB32);
    result.fill(desk);
    QPainter painter(&result);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setTransform(transform);
    painter.drawImage(0, 0, image);
    return result;
}

QImage Distortions::blurred(const QImage &image, int radius)
{
    // Three boxes are close to a bell curve.
    QImage result = image;
    for (int i = 0; i < 3; ++i)
        result = boxBlur(boxBlur(result, radius, true), radius, false);
    return result;
}

QImage Distortions::noisy(const QImage &image, int amount, quint32 seed)
{
    QRandomGenerator random(seed);
    return perPixel(image, [&](QRgb c, int, int) {
        const int noise = random.bounded(-amount, amount + 1) + random.bounded(-amount, amount + 1);
        return grey(qGray(c) + noise);
    });
}

QImage Distortions::glare(const QImage &image, qreal share, QPointF centre)
{
    // A round patch of that share of the picture burns out to white, with a soft edge.
    const qreal radius = std::sqrt(image.width() * image.height() * share / M_PI);
    const QPointF at(centre.x() * image.width(), centre.y() * image.height());
    return perPixel(image, [&](QRgb c, int x, int y) {
        const qreal distance = std::hypot(x - at.x(), y - at.y()) / radius;
        const qreal light = std::clamp(1.6 - distance, 0.0, 1.0) * 255;
        return grey(qGray(c) + light);
    });
}

QImage Distortions::bands(const QImage &image, int period, qreal depth)
{
    return perPixel(image,
        [=](QRgb c, int, int y) { return scaledBy(c, 1 - depth * (0.5 + 0.5 * std::sin(2 * M_PI * y / period))); });
}

QImage Distortions::shadow(const QImage &image, qreal depth)
{
    const int edge = image.width() * 45 / 100;
    return perPixel(image, [=](QRgb c, int x, int y) { return x + y / 4 > edge ? scaledBy(c, 1 - depth) : c; });
}

QImage Distortions::coloured(const QImage &image, QRgb dark, QRgb light)
{
    return perPixel(image, [=](QRgb c, int, int) {
        const qreal f = qGray(c) / 255.0;
        const auto mix = [f](int a, int b) { return static_cast<int>(a + (b - a) * f); };
        return qRgb(mix(qRed(dark), qRed(light)), mix(qGreen(dark), qGreen(light)), mix(qBlue(dark), qBlue(light)));
    });
}

QImage Distortions::phone(const QImage &symbol, bool darkMode, bool frame)
{
    QImage screen(symbol.width() + 160, symbol.height() * 2, QImage::Format_RGB32);
    screen.fill(frame ? QColor(18, 18, 20) : QColor(28, 30, 36));
    QPainter painter(&screen);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    if (frame) {
        painter.fillRect(screen.rect(), QColor(90, 86, 80));
        painter.setBrush(QColor(10, 10, 12));
        painter.drawRoundedRect(QRectF(screen.rect()).adjusted(24, 24, -24, -24), 48, 48);
    }
    const QPoint at(80, symbol.height() / 2);
    if (darkMode) {
        painter.drawImage(at, levels(inverted(symbol), 24, 214));
    } else {
        painter.setBrush(Qt::white);
        painter.drawRoundedRect(QRectF(QRect(at, symbol.size())).adjusted(-10, -10, 10, 10), 28, 28);
        painter.drawImage(at, symbol);
    }
    painter.setBrush(QColor(210, 212, 218));
    for (int i = 0; i < 4; ++i)
        painter.drawRect(80, at.y() + symbol.height() + 40 + i * 34, 120 + (i * 83) % 140, 12);
    return screen;
}

QImage Distortions::asJpeg(const QImage &image, int quality)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "JPEG", quality);
    return QImage::fromData(bytes, "JPEG");
}

QList<DistortedPicture> Distortions::corpus(const QImage &symbol)
{
    const QImage card = onCard(symbol);
    QList<DistortedPicture> all;
    const auto add = [&all](const char *kind, const QImage &image) { all += {QLatin1String(kind), image}; };
    add("normal", symbol);
    add("normal", card);
    for (const QImage &image : {symbol, card})
        add("inverted", inverted(image));
    for (const int black : {178, 166, 186})
        add("30 % contrast", levels(card, black, black + 76 > 255 ? 255 : black + 76));
    add("30 % contrast, inverted", inverted(levels(card, 150, 226)));
    for (const int degrees : {90, 180, 270})
        add("rotated by quarters", turned(card, degrees));
    for (const int degrees : {7, 17, 30, 45, 61, 78})
        add("tilted", turned(card, degrees));
    for (const qreal depth : {0.08, 0.15, 0.22, 0.28})
        add("seen from the side", inPerspective(card, depth));
    for (const int white : {48, 32, 22, 14})
        add("dim", levels(card, white / 6, white));
    for (const int radius : {1, 2, 3})
        add("blurred", blurred(card, radius));
    for (const int radius : {1, 2, 3})
        add("blurred and small", smoothly(blurred(card, radius), 0.6));
    for (const qreal share : {0.3, 0.25, 0.2})
        add("small", smoothly(card, share));
    for (const qreal share : {0.4, 0.3})
        add("small and pale", smoothly(levels(card, 140, 210), share));
    for (const int amount : {60, 100})
        add("large and grainy", noisy(smoothly(card, 3), amount, static_cast<quint32>(amount)));
    add("large and grainy", noisy(smoothly(inverted(card), 3), 80, 1));
    for (const int degrees : {14, 37})
        add("tilted, dim, blurred", blurred(turned(levels(card, 20, 70), degrees), 2));
    for (const auto &[share, centre] : {std::pair{0.10, QPointF(0.45, 0.55)}, {0.06, QPointF(0.35, 0.4)},
             {0.04, QPointF(0.5, 0.6)}, {0.03, QPointF(0.3, 0.7)}})
        add("glare patch", glare(levels(card, 30, 200), share, centre));
    for (const int amount : {30, 60, 90, 120})
        add("noise", noisy(card, amount, static_cast<quint32>(amount)));
    for (const int amount : {15, 25, 40})
        add("noise, dim", noisy(levels(card, 10, 60), amount, static_cast<quint32>(amount)));
    for (const bool frame : {false, true}) {
        add("phone, light code", phone(symbol, false, frame));
        add("phone, dark mode", phone(symbol, true, frame));
        add("phone, dark mode, bands", bands(phone(symbol, true, frame), 90, 0.6));
        add("phone, tilted", turned(phone(symbol, false, frame), 12));
        add("phone, dark mode, tilted", turned(phone(symbol, true, frame), 12));
    }
    for (const qreal depth : {0.5, 0.7, 0.8, 0.9})
        add("brightness bands", bands(card, 120, depth));
    for (const qreal depth : {0.5, 0.7, 0.85})
        add("shadow edge", shadow(card, depth));
    add("coloured", coloured(card, qRgb(30, 170, 80), qRgb(255, 255, 255)));
    add("coloured", coloured(card, qRgb(160, 110, 40), qRgb(240, 225, 190)));
    add("coloured", coloured(card, qRgb(220, 60, 60), qRgb(250, 200, 200)));
    for (const int quality : {30, 10, 5})
        add("compressed", asJpeg(card, quality));
    return all;
}

} // namespace vd::test

#include "tests/ui/gallery/Poster.h"

#include <QBuffer>
#include <QImage>
#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRandomGenerator>
#include <QtMath>

namespace vd::gallery {

namespace {

constexpr int width = 1200;
constexpr int height = 900;
constexpr int waterline = 560;

// Sparks on a ring, falling a little.
void firework(QPainter &painter, const QPointF &centre, double radius, const QColor &colour)
{
    for (int ring = 1; ring <= 3; ++ring) {
        const double r = radius * ring / 3;
        const int sparks = 8 + 6 * ring;
        for (int i = 0; i < sparks; ++i) {
            const double angle = 2 * M_PI * i / sparks + ring;
            const QPointF to(centre.x() + r * std::cos(angle), centre.y() + r * std::sin(angle) + ring * ring * 2);
            QColor faded = colour;
            faded.setAlphaF(1.1F - 0.3F * static_cast<float>(ring));
            painter.setPen(QPen(faded, 5 - ring, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(to - (to - centre) * 0.22, to);
        }
    }
}

void skyAndWater(QPainter &painter)
{
    QLinearGradient sky(0, 0, 0, waterline);
    sky.setColorAt(0, QColor(12, 18, 54));
    sky.setColorAt(0.7, QColor(48, 44, 110));
    sky.setColorAt(1, QColor(222, 110, 96));
    painter.fillRect(0, 0, width, waterline, sky);
    QRandomGenerator stars(53);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < 90; ++i) {
        painter.setBrush(QColor(255, 255, 255, stars.bounded(60, 200)));
        const double size = 1 + stars.generateDouble() * 2.4;
        painter.drawEllipse(QPointF(stars.bounded(width), stars.bounded(300)), size, size);
    }
    QLinearGradient water(0, waterline, 0, height);
    water.setColorAt(0, QColor(24, 118, 138));
    water.setColorAt(1, QColor(6, 40, 72));
    painter.fillRect(0, waterline, width, height - waterline, water);
    for (int row = 0; row < 9; ++row) {
        QPainterPath wave;
        const double y = waterline + 24 + row * 38;
        wave.moveTo(-20, y);
        for (int x = -20; x <= width + 20; x += 10)
            wave.lineTo(x, y + (5 + row) * std::sin(x / (46.0 + 9 * row) + row * 1.7));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(180, 236, 232, 120 - row * 9), 2 + row / 2.0));
        painter.drawPath(wave);
    }
}

// A swimmer at full stretch: arm, cap, back, wake.
void swimmer(QPainter &painter, const QPointF &at, double scale)
{
    painter.save();
    painter.translate(at);
    painter.scale(scale, scale);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(8, 24, 46));
    QPainterPath body;
    body.moveTo(-150, 8);
    body.cubicTo(-90, -34, -30, -40, 18, -18);
    body.cubicTo(60, -78, 118, -84, 170, -30);
    body.cubicTo(120, -58, 84, -40, 60, 6);
    body.closeSubpath();
    painter.drawPath(body);
    painter.setBrush(QColor(236, 92, 70));
    painter.drawEllipse(QPointF(44, -16), 27, 24);
    painter.setPen(QPen(QColor(230, 250, 250, 190), 6, Qt::SolidLine, Qt::RoundCap));
    for (int i = 0; i < 4; ++i)
        painter.drawLine(QPointF(-170 - 34 * i, 12 + 3 * i), QPointF(-148 - 30 * i, 8 + 3 * i));
    painter.restore();
}

void words(QPainter &painter)
{
    const auto line = [&painter](const char *text, int size, int y, const QColor &colour, QFont::Weight weight) {
        QFont font(painter.font());
        font.setPixelSize(size);
        font.setWeight(weight);
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(QRect(0, y, width, size * 3 / 2), Qt::AlignCenter, QString::fromUtf8(text));
    };
    line("NEW YEAR", 128, 84, QColor(255, 236, 196), QFont::Black);
    line("SWIM GALA", 128, 218, QColor(255, 236, 196), QFont::Black);
    line("新年游泳嘉年华", 66, 380, QColor(255, 255, 255), QFont::Bold);
    line("1 January · 10:00 – 18:00", 48, 800, QColor(220, 244, 244), QFont::DemiBold);
}

} // namespace

QByteArray galaPoster()
{
    QImage image(width, height, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    skyAndWater(painter);
    firework(painter, {190, 170}, 130, QColor(255, 214, 120));
    firework(painter, {1010, 150}, 150, QColor(255, 138, 150));
    firework(painter, {1080, 420}, 90, QColor(150, 226, 240));
    swimmer(painter, {330, 690}, 1);
    swimmer(painter, {780, 640}, 0.8);
    swimmer(painter, {920, 760}, 1.15);
    words(painter);
    painter.end();
    QByteArray jpeg;
    QBuffer buffer(&jpeg);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "JPEG", 88);
    return jpeg;
}

} // namespace vd::gallery

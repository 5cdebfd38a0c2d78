#pragma once

#include <QImage>
#include <QList>
#include <QString>

namespace vd::test {

/// A picture of a code as a door meets it.
struct DistortedPicture
{
    QString kind;
    QImage image;
};

/// Pictures of one QR symbol (given with its quiet zone, 8-bit grey, some pixels a module), generated: the same on
/// every machine.
class Distortions
{
public:
    [[nodiscard]] static QList<DistortedPicture> corpus(const QImage &symbol);

    [[nodiscard]] static QImage onCard(const QImage &symbol);
    [[nodiscard]] static QImage inverted(const QImage &image);
    [[nodiscard]] static QImage levels(const QImage &image, int black, int white);
    [[nodiscard]] static QImage turned(const QImage &image, qreal degrees);
    [[nodiscard]] static QImage inPerspective(const QImage &image, qreal depth);
    [[nodiscard]] static QImage blurred(const QImage &image, int radius);
    [[nodiscard]] static QImage noisy(const QImage &image, int amount, quint32 seed);
    [[nodiscard]] static QImage glare(const QImage &image, qreal share, QPointF centre);
    [[nodiscard]] static QImage bands(const QImage &image, int period, qreal depth);
    [[nodiscard]] static QImage shadow(const QImage &image, qreal depth);
    [[nodiscard]] static QImage coloured(const QImage &image, QRgb dark, QRgb light);
    [[nodiscard]] static QImage phone(const QImage &symbol, bool darkMode, bool frame);
    [[nodiscard]] static QImage asJpeg(const QImage &image, int quality);
};

} // namespace vd::test

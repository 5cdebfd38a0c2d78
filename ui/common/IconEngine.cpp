#include "ui/common/IconEngine.h"

#include <QFile>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace vd::ui {

namespace {

QByteArray coloured(const QString &path, const QColor &colour)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll().replace("currentColor", colour.name().toLatin1());
}

// Parsing an SVG for every paint would cost more than drawing it, so the drawn picture is kept.
QPixmap cached(const QString &path, const QColor &colour, QSize pixels)
{
    const QString key
        = QStringLiteral("vd-icon/%1/%2/%3x%4").arg(path, colour.name()).arg(pixels.width()).arg(pixels.height());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QSvgRenderer(coloured(path, colour)).render(&painter, QRectF(QPointF(), QSizeF(pixels)));
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

} // namespace

void IconEngine::render(QPainter *painter, const QRectF &rect, const QString &path, const QColor &colour)
{
    const qreal scale = painter->device()->devicePixelRatioF();
    QPixmap pixmap = cached(path, colour, (rect.size() * scale).toSize());
    pixmap.setDevicePixelRatio(scale);
    painter->drawPixmap(rect.topLeft(), pixmap);
}

QColor IconEngine::colourFor(QIcon::Mode mode) const
{
    return Theme::color(mode == QIcon::Disabled ? Token::Disabled : m_colour);
}

void IconEngine::paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State)
{
    const int side = qMin(rect.width(), rect.height());
    const QRectF square(rect.x() + (rect.width() - side) / 2, rect.y() + (rect.height() - side) / 2, side, side);
    render(painter, square, m_path, colourFor(mode));
}

QPixmap IconEngine::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state)
{
    return scaledPixmap(size, mode, state, 1.0);
}

QPixmap IconEngine::scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State, qreal scale)
{
    // Qt asks in device pixels here and passes the scale only for information.
    const int side = qMin(size.width(), size.height());
    QPixmap pixmap = cached(m_path, colourFor(mode), {side, side});
    pixmap.setDevicePixelRatio(scale);
    return pixmap;
}

QSize IconEngine::actualSize(const QSize &size, QIcon::Mode, QIcon::State)
{
    const int side = qMin(size.width(), size.height());
    return {side, side};
}

} // namespace vd::ui

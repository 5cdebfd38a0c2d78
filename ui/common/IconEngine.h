#pragma once

#include "ui/common/Theme.h"

#include <QIconEngine>

namespace vd::ui {

/// Draws one SVG of the icon set in the theme's colour of the moment.
class IconEngine final : public QIconEngine
{
public:
    IconEngine(QString path, Token colour)
        : m_path(std::move(path))
        , m_colour(colour)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal scale) override;
    QSize actualSize(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    [[nodiscard]] QIconEngine *clone() const override { return new IconEngine(*this); }
    bool isNull() override { return false; }

    /// Draws the file at path into rect with every `currentColor` replaced.
    static void render(QPainter *painter, const QRectF &rect, const QString &path, const QColor &colour);

private:
    [[nodiscard]] QColor colourFor(QIcon::Mode mode) const;

    QString m_path;
    Token m_colour;
};

} // namespace vd::ui

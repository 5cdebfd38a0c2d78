#pragma once

#include "ui/common/Theme.h"

#include <QIcon>

namespace vd::ui {

/// The product's own icon set. An icon takes its colour from the theme when it is painted, so it follows a switch of
/// light and dark by itself and is drawn as vectors at every scale.
class Icon
{
public:
    /// The icon of resources/icons/<name>.svg; a null icon when there is none of that name.
    [[nodiscard]] static QIcon get(const QString &name, Token colour = Token::Text);
    /// Paints the icon into rect, in any colour; for delegates and self-painted widgets.
    static void paint(QPainter *painter, const QRectF &rect, const QString &name, const QColor &colour);
    [[nodiscard]] static bool exists(const QString &name);
    [[nodiscard]] static QStringList names();
};

} // namespace vd::ui

#pragma once

#include <QStyleOption>

class QPainter;

namespace vd::ui {

/// Draws item views, their headers, menus and tool tips for Style.
class ViewPainter
{
public:
    static void itemGround(const QStyleOptionViewItem *option, QPainter *painter, const QWidget *widget);
    static void header(const QStyleOptionHeader *option, QPainter *painter);
    static void headerArrow(const QStyleOptionHeader *option, QPainter *painter);
    static void menuItem(const QStyleOptionMenuItem *option, QPainter *painter);
    static void tip(const QStyleOption *option, QPainter *painter);
    /// Frame around a view, a card or a pop-up.
    static void card(const QStyleOption *option, QPainter *painter, bool focus);

    [[nodiscard]] static QSize menuItemSize(const QStyleOptionMenuItem *option, const QSize &contents);
};

} // namespace vd::ui

#pragma once

#include <QStyleOption>

class QPainter;

namespace vd::ui {

/// Draws scroll bars, tabs and progress bars for Style, and lays out scroll bars.
class BarPainter
{
public:
    static void scrollBar(const QStyleOptionSlider *option, QPainter *painter);
    [[nodiscard]] static QRect scrollPart(const QStyleOptionSlider *option, QStyle::SubControl part);

    static void tabShape(const QStyleOptionTab *option, QPainter *painter);
    static void tabBase(const QStyleOptionTabBarBase *option, QPainter *painter);

    static void progress(const QStyleOptionProgressBar *option, QPainter *painter);
};

} // namespace vd::ui

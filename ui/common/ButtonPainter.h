#pragma once

#include <QStyleOption>

class QPainter;

namespace vd::ui {

/// Draws push buttons, tool buttons, check boxes and radio buttons for Style.
class ButtonPainter
{
public:
    static void panel(const QStyleOption *option, QPainter *painter, const QWidget *widget);
    static void label(const QStyleOptionButton *option, QPainter *painter, const QWidget *widget);
    static void toolPanel(const QStyleOption *option, QPainter *painter);
    static void check(const QStyleOption *option, QPainter *painter);
    static void radio(const QStyleOption *option, QPainter *painter);
    /// The ring around what has the focus and no frame of its own.
    static void focusRing(const QRectF &rect, QPainter *painter);

    /// What a layout places: all of it, or of a flush one what begins with its text.
    [[nodiscard]] static QRect layoutRect(const QStyleOptionButton *option, const QWidget *widget);
    [[nodiscard]] static QSize size(const QStyleOptionButton *option, const QWidget *widget);

private:
    [[nodiscard]] static int padding(const QStyleOptionButton *option, const QWidget *widget);
};

} // namespace vd::ui

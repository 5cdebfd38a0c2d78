#pragma once

#include <QStyleOption>

class QPainter;

namespace vd::ui {

/// Draws the frames of line edits, text fields, combo boxes and spin boxes for Style, and lays out their parts.
class InputPainter
{
public:
    /// Ground and frame of anything one types into or chooses from; red when the widget's property "fault" is set.
    static void frame(const QRect &rect, const QStyleOption *option, QPainter *painter, const QWidget *widget);
    static void comboBox(const QStyleOptionComboBox *option, QPainter *painter, const QWidget *widget);
    static void spinBox(const QStyleOptionSpinBox *option, QPainter *painter, const QWidget *widget);

    [[nodiscard]] static QRect comboPart(const QStyleOptionComboBox *option, QStyle::SubControl part);
    [[nodiscard]] static QRect spinPart(const QStyleOptionSpinBox *option, QStyle::SubControl part);
};

} // namespace vd::ui

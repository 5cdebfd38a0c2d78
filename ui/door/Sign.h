#pragma once

#include <QColor>

class QPainter;
class QRectF;

namespace vd::ui {

/// The big signs of the door's screen. Each has an outline of its own, so that it is told apart without its colour,
/// from across a hall and out of focus.
enum class Sign {
    Tick, ///< In a disc.
    Cross, ///< In an octagon.
    Exclamation, ///< In a triangle.
    Tilde, ///< In a diamond.
    Frame, ///< A viewfinder: waiting for a code.
    Dots, ///< Being asked.
    Unplugged, ///< A plug without its socket: no connection.
    Back, ///< An arrow that turns back: undone.
};

/// Paints a sign into a square: the outline filled with `colour`, its mark in `ground`. The last four are mark only.
void paintSign(QPainter *painter, const QRectF &square, Sign sign, const QColor &colour, const QColor &ground);

} // namespace vd::ui

#pragma once

#include "ui/desk/BoardGeometry.h"

#include <QPoint>
#include <QRect>

class QPainter;

namespace vd::ui {

/// Paints what stays while the board scrolls: spaces with their numbers on top, hours on the left, the line of now.
class BoardHeaders
{
public:
    static constexpr int top = 50;
    static constexpr int left = 58;

    BoardHeaders(
        QPainter &painter, const inventory::BoardModel &model, const BoardGeometry &geometry, const QTimeZone &zone);

    /// Lines of the hours behind the cells; area is the cells' part of the viewport.
    void paintLines(const QRect &area, const QPoint &scroll);
    void paintSpaces(const QRect &area, const QPoint &scroll, int currentColumn);
    void paintHours(const QRect &area, const QPoint &scroll, const QDateTime &now);
    void paintNow(const QRect &area, const QPoint &scroll, const QDateTime &now);

private:
    QPainter &m_painter;
    const inventory::BoardModel &m_model;
    const BoardGeometry &m_geometry;
    QTimeZone m_zone;
};

} // namespace vd::ui

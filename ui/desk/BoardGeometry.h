#pragma once

#include "models/inventory/BoardModel.h"

#include <QHash>
#include <QList>
#include <QRect>
#include <QTimeZone>

namespace vd::ui {

/// Where every slot of the day stands: spaces across, time down. Pure arithmetic in content pixels, without the sticky
/// headers and the scroll position. Hours in which nothing is offered anywhere are folded into a narrow band.
class BoardGeometry
{
public:
    enum class Direction { Left, Right, Up, Down };

    struct Box
    {
        SlotId slot;
        QRect rect;
        bool fromBefore = false; ///< Begins before what is shown: reaches in from the day before.
        bool goesOn = false; ///< Ends after midnight.
    };
    struct Column
    {
        int x = 0;
        int width = 0;
        bool firstOfCategory = false;
        QList<Box> boxes; ///< By start.
    };
    struct Tick
    {
        int y = 0;
        QDateTime at; ///< UTC.
        bool folded = false; ///< The band of hours without slots begins here.
    };
    struct Scale
    {
        int hour = 56; ///< Pixels of one hour.
        int column = 104; ///< Least width of a space.
        int widest = 240;
    };

    static constexpr int foldHeight = 16;

    /// available is the width the columns may fill.
    void rebuild(const inventory::BoardModel &model, const QTimeZone &zone, const Scale &scale, int available);

    [[nodiscard]] QSize size() const { return m_size; }
    [[nodiscard]] const QList<Column> &columns() const { return m_columns; }
    [[nodiscard]] const QList<Tick> &ticks() const { return m_ticks; }
    /// Null when the slot is not shown.
    [[nodiscard]] const Box *box(SlotId slot) const;
    [[nodiscard]] int columnOf(SlotId slot) const { return m_place.value(slot, {-1, -1}).first; }
    /// An invalid id where there is none.
    [[nodiscard]] SlotId slotAt(const QPoint &point) const;
    /// The slot nearest to a point that may lie between cells or outside of all of them.
    [[nodiscard]] SlotId nearestAt(const QPoint &point) const;
    [[nodiscard]] int columnAt(int x) const;
    /// A stretch of time in the lane of a slot; null when nothing of it is shown.
    [[nodiscard]] QRect strip(SlotId slot, const QDateTime &from, const QDateTime &until) const;
    /// -1 outside the hours shown.
    [[nodiscard]] int yOf(const QDateTime &instant) const;
    /// The nearest slot in a direction; the same one at the border.
    [[nodiscard]] SlotId neighbour(SlotId from, Direction direction) const;
    /// First or last slot of a column, by time.
    [[nodiscard]] SlotId edge(int column, bool last) const;
    /// The slot of a column nearest in time to a height.
    [[nodiscard]] SlotId nearest(int column, int y) const;
    /// Every slot touched by the rectangle that two slots span.
    [[nodiscard]] QList<SlotId> between(SlotId a, SlotId b) const;
    /// The shortest slot's length in minutes, 60 when there is none.
    [[nodiscard]] static int shortestMinutes(const inventory::BoardModel &model);

private:
    struct Segment
    {
        qint64 from = 0; ///< Seconds since 1970.
        qint64 to = 0;
        int y = 0;
        int height = 0;
        bool folded = false;
    };
    void layTime(const inventory::BoardModel &model, const QTimeZone &zone, int hour);
    void layColumns(const inventory::BoardModel &model, const QTimeZone &zone, const Scale &scale, int available);
    void placeSlots(const inventory::BoardModel &model, const QTimeZone &zone, Column &column,
        const inventory::BoardModel::Column &source);
    [[nodiscard]] int heightAt(qint64 seconds) const;

    QList<Segment> m_segments;
    QList<Column> m_columns;
    QList<Tick> m_ticks;
    QHash<SlotId, QPair<int, int>> m_place;
    qint64 m_midnight = 0;
    QSize m_size;
};

} // namespace vd::ui

#include "ui/desk/BoardGeometry.h"

#include <algorithm>

namespace vd::ui {

namespace {

constexpr qint64 hourSeconds = 3600;
// How far into the next morning a night session is drawn.
constexpr qint64 longestDay = 36 * hourSeconds;
constexpr int categoryGap = 10;
constexpr int cellGap = 3;

// A day has thousands of slots and few instants at which they begin: each is looked up in the zone once.
class HourFloor
{
public:
    explicit HourFloor(const QTimeZone &zone)
        : m_zone(zone)
    {
    }
    qint64 of(const QDateTime &instant)
    {
        const qint64 seconds = instant.toSecsSinceEpoch();
        const auto known = m_known.constFind(seconds);
        if (known != m_known.constEnd())
            return *known;
        const QTime local = instant.toTimeZone(m_zone).time();
        return *m_known.insert(seconds, seconds - local.minute() * 60 - local.second());
    }

private:
    const QTimeZone &m_zone;
    QHash<qint64, qint64> m_known;
};

// Slots of one space that overlap (halves and full court, lengths side by side) share the column in lanes.
QList<int> lanesOf(const QList<QPair<qint64, qint64>> &times, QList<int> &lanesInGroup)
{
    QList<int> lanes(times.size(), 0);
    lanesInGroup.fill(1, times.size());
    QList<qint64> ends;
    qsizetype groupStart = 0;
    qint64 groupEnd = 0;
    for (qsizetype i = 0; i < times.size(); ++i) {
        if (i == 0 || times.at(i).first >= groupEnd) {
            for (qsizetype j = groupStart; j < i; ++j)
                lanesInGroup[j] = static_cast<int>(ends.size());
            groupStart = i;
            groupEnd = 0;
            ends.clear();
        }
        qsizetype lane = 0;
        while (lane < ends.size() && ends.at(lane) > times.at(i).first)
            ++lane;
        if (lane == ends.size())
            ends.append(0);
        ends[lane] = times.at(i).second;
        lanes[i] = static_cast<int>(lane);
        groupEnd = std::max(groupEnd, times.at(i).second);
    }
    for (qsizetype j = groupStart; j < times.size(); ++j)
        lanesInGroup[j] = static_cast<int>(ends.size());
    return lanes;
}

} // namespace

void BoardGeometry::rebuild(
    const inventory::BoardModel &model, const QTimeZone &zone, const Scale &scale, int available)
{
    m_place.clear();
    m_columns.clear();
    layTime(model, zone, scale.hour);
    layColumns(model, zone, scale, available);
}

void BoardGeometry::layTime(const inventory::BoardModel &model, const QTimeZone &zone, int hour)
{
    m_segments.clear();
    m_ticks.clear();
    m_midnight = model.date().isValid() ? model.date().startOfDay(zone).toSecsSinceEpoch() : 0;
    QSet<qint64> used;
    HourFloor floorHour(zone);
    for (const auto &column : model.columns()) {
        for (const SlotId &slot : column.slotIds) {
            const inventory::Cell *cell = model.cell(slot);
            const qint64 from = std::max(floorHour.of(cell->shownFrom(zone)), m_midnight);
            const qint64 to = std::min(cell->shownUntil(zone).toSecsSinceEpoch(), m_midnight + longestDay);
            for (qint64 at = from; at < to; at += hourSeconds)
                used.insert(at);
        }
    }
    QList<qint64> hours = used.values();
    std::sort(hours.begin(), hours.end());
    int y = 0;
    for (const qint64 at : std::as_const(hours)) {
        if (!m_segments.isEmpty() && m_segments.constLast().to < at) {
            m_ticks.append({y, QDateTime::fromSecsSinceEpoch(m_segments.constLast().to, Qt::UTC), true});
            m_segments.append({m_segments.constLast().to, at, y, foldHeight, true});
            y += foldHeight;
        }
        m_ticks.append({y, QDateTime::fromSecsSinceEpoch(at, Qt::UTC), false});
        m_segments.append({at, at + hourSeconds, y, hour, false});
        y += hour;
    }
    m_size.setHeight(y);
}

void BoardGeometry::layColumns(
    const inventory::BoardModel &model, const QTimeZone &zone, const Scale &scale, int available)
{
    const auto &sources = model.columns();
    int gaps = 0;
    for (qsizetype i = 1; i < sources.size(); ++i)
        gaps += sources.at(i).space.category != sources.at(i - 1).space.category ? categoryGap : 0;
    const int count = std::max(1, static_cast<int>(sources.size()));
    const int width = std::clamp((available - gaps) / count, scale.column, std::max(scale.column, scale.widest));
    int x = 0;
    for (qsizetype i = 0; i < sources.size(); ++i) {
        Column column;
        column.firstOfCategory = i == 0 || sources.at(i).space.category != sources.at(i - 1).space.category;
        x += column.firstOfCategory && i > 0 ? categoryGap : 0;
        column.x = x;
        column.width = width;
        placeSlots(model, zone, column, sources.at(i));
        for (int j = 0; j < column.boxes.size(); ++j)
            m_place.insert(column.boxes.at(j).slot, {static_cast<int>(i), j});
        m_columns.append(column);
        x += width;
    }
    m_size.setWidth(x);
}

void BoardGeometry::placeSlots(const inventory::BoardModel &model, const QTimeZone &zone, Column &column,
    const inventory::BoardModel::Column &source)
{
    QList<QPair<qint64, qint64>> times;
    times.reserve(source.slotIds.size());
    column.boxes.reserve(source.slotIds.size());
    for (const SlotId &slot : source.slotIds) {
        const inventory::Cell *cell = model.cell(slot);
        times.append({cell->shownFrom(zone).toSecsSinceEpoch(), cell->shownUntil(zone).toSecsSinceEpoch()});
    }
    QList<int> lanesInGroup;
    const QList<int> lanes = lanesOf(times, lanesInGroup);
    for (qsizetype i = 0; i < times.size(); ++i) {
        const int top = heightAt(std::max(times.at(i).first, m_midnight));
        const int bottom = heightAt(std::min(times.at(i).second, m_midnight + longestDay));
        const int laneWidth = column.width / lanesInGroup.at(i);
        const QRect rect(
            column.x + laneWidth * lanes.at(i), top, laneWidth - cellGap, std::max(bottom - top - cellGap, 6));
        column.boxes.append({source.slotIds.at(i), rect,
            times.at(i).first<m_midnight, times.at(i).second> m_midnight + 24 * hourSeconds});
    }
}

int BoardGeometry::heightAt(qint64 seconds) const
{
    for (const Segment &segment : m_segments) {
        if (seconds < segment.from)
            return segment.y;
        if (seconds < segment.to)
            return segment.y
                + static_cast<int>((seconds - segment.from) * segment.height / (segment.to - segment.from));
    }
    return m_size.height();
}

const BoardGeometry::Box *BoardGeometry::box(SlotId slot) const
{
    const auto place = m_place.constFind(slot);
    return place == m_place.constEnd() ? nullptr : &m_columns.at(place->first).boxes.at(place->second);
}

int BoardGeometry::columnAt(int x) const
{
    for (int i = 0; i < m_columns.size(); ++i) {
        if (x >= m_columns.at(i).x && x < m_columns.at(i).x + m_columns.at(i).width)
            return i;
    }
    return -1;
}

SlotId BoardGeometry::slotAt(const QPoint &point) const
{
    const int column = columnAt(point.x());
    if (column < 0)
        return {};
    for (const Box &box : m_columns.at(column).boxes) {
        if (box.rect.contains(point))
            return box.slot;
    }
    return {};
}

int BoardGeometry::yOf(const QDateTime &instant) const
{
    const qint64 seconds = instant.toSecsSinceEpoch();
    if (m_segments.isEmpty() || seconds < m_segments.constFirst().from || seconds >= m_segments.constLast().to)
        return -1;
    return heightAt(seconds);
}

QRect BoardGeometry::strip(SlotId slot, const QDateTime &from, const QDateTime &until) const
{
    const Box *of = box(slot);
    if (!of)
        return {};
    const int top = heightAt(std::max(from.toSecsSinceEpoch(), m_midnight));
    const int bottom = heightAt(std::min(until.toSecsSinceEpoch(), m_midnight + longestDay));
    return bottom - top > cellGap ? QRect(of->rect.left(), top, of->rect.width(), bottom - top - cellGap) : QRect();
}

SlotId BoardGeometry::nearestAt(const QPoint &point) const
{
    int column = columnAt(point.x());
    if (column < 0 && !m_columns.isEmpty())
        column = point.x() < 0 ? 0 : static_cast<int>(m_columns.size()) - 1;
    return nearest(column, point.y());
}

SlotId BoardGeometry::neighbour(SlotId from, Direction direction) const
{
    const auto place = m_place.constFind(from);
    if (place == m_place.constEnd())
        return edge(0, false);
    const auto [column, index] = *place;
    if (direction == Direction::Up || direction == Direction::Down) {
        const int to = index + (direction == Direction::Up ? -1 : 1);
        const QList<Box> &boxes = m_columns.at(column).boxes;
        return to < 0 || to >= boxes.size() ? from : boxes.at(to).slot;
    }
    const int step = direction == Direction::Left ? -1 : 1;
    const int y = m_columns.at(column).boxes.at(index).rect.top();
    for (int next = column + step; next >= 0 && next < m_columns.size(); next += step) {
        const SlotId found = nearest(next, y);
        if (found.isValid())
            return found;
    }
    return from;
}

SlotId BoardGeometry::edge(int column, bool last) const
{
    if (column < 0 || column >= m_columns.size() || m_columns.at(column).boxes.isEmpty())
        return {};
    const QList<Box> &boxes = m_columns.at(column).boxes;
    return last ? boxes.constLast().slot : boxes.constFirst().slot;
}

SlotId BoardGeometry::nearest(int column, int y) const
{
    SlotId best;
    int distance = 0;
    if (column < 0 || column >= m_columns.size())
        return best;
    for (const Box &box : m_columns.at(column).boxes) {
        const bool inside = y >= box.rect.top() && y <= box.rect.bottom();
        const int away = inside ? 0 : std::min(std::abs(box.rect.top() - y), std::abs(box.rect.bottom() - y));
        if (!best.isValid() || away < distance) {
            best = box.slot;
            distance = away;
        }
    }
    return best;
}

QList<SlotId> BoardGeometry::between(SlotId a, SlotId b) const
{
    const Box *first = box(a);
    const Box *second = box(b);
    if (!first || !second)
        return {};
    const QRect span = first->rect.united(second->rect);
    QList<SlotId> found;
    for (const Column &column : m_columns) {
        for (const Box &box : column.boxes) {
            if (span.intersects(box.rect))
                found.append(box.slot);
        }
    }
    return found;
}

int BoardGeometry::shortestMinutes(const inventory::BoardModel &model)
{
    qint64 shortest = hourSeconds;
    for (const auto &column : model.columns()) {
        for (const SlotId &slot : column.slotIds) {
            const inventory::Cell *cell = model.cell(slot);
            shortest = std::min(shortest, cell->startsAt.secsTo(cell->endsAt));
        }
    }
    return static_cast<int>(std::max<qint64>(shortest / 60, 5));
}

} // namespace vd::ui

#include "models/orders/MovePlan.h"

#include <algorithm>

namespace vd::orders {

namespace {

/// The slot of a space at a time; of several, the one that lasts as long.
const inventory::Cell *slotAt(
    const inventory::BoardModel &board, SpaceId space, const QDateTime &startsAt, qint64 seconds)
{
    const inventory::Cell *found = nullptr;
    for (const inventory::BoardModel::Column &column : board.columns()) {
        if (column.space.id != space)
            continue;
        for (const SlotId &slot : column.slotIds) {
            const inventory::Cell *cell = board.cell(slot);
            if (!cell || cell->startsAt != startsAt)
                continue;
            if (!found || cell->startsAt.secsTo(cell->endsAt) == seconds)
                found = cell;
        }
    }
    return found;
}

} // namespace

MovePlan::MovePlan(const Order &order)
{
    for (const Item &item : order.items) {
        if (item.stockState != QLatin1String("released"))
            m_items.append(item);
    }
    std::stable_sort(
        m_items.begin(), m_items.end(), [](const Item &a, const Item &b) { return a.startsAt < b.startsAt; });
    // What the venue stopped has to go; what it did not may stay, and what somebody is in on cannot go.
    const bool stopped = std::any_of(m_items.cbegin(), m_items.cend(), [](const Item &item) { return item.suspended; });
    for (const Item &item : std::as_const(m_items)) {
        if (stopped && (!item.suspended || item.useState == QLatin1String("part")))
            m_staying.insert(item.id);
    }
}

void MovePlan::setIncluded(ItemId item, bool included)
{
    if (included)
        m_staying.remove(item);
    else
        m_staying.insert(item);
    m_targets.clear();
}

void MovePlan::pick(const inventory::BoardModel &board, SlotId slot)
{
    m_targets.clear();
    const inventory::Cell *anchor = board.cell(slot);
    const auto first
        = std::find_if(m_items.cbegin(), m_items.cend(), [this](const Item &item) { return isIncluded(item.id); });
    if (!anchor || first == m_items.cend())
        return;
    const qint64 shift = first->startsAt.secsTo(anchor->startsAt);
    for (const Item &item : std::as_const(m_items)) {
        if (!isIncluded(item.id))
            continue;
        const SpaceId space = item.space == first->space ? anchor->space : item.space;
        const inventory::Cell *cell = item.id == first->id
            ? anchor
            : slotAt(board, space, item.startsAt.addSecs(shift), item.startsAt.secsTo(item.endsAt));
        if (cell)
            m_targets.insert(
                item.id, {cell->slot, board.spaceName(cell->space), cell->businessDate, cell->startsAt, cell->endsAt});
    }
}

std::optional<MovePlan::Target> MovePlan::target(ItemId item) const
{
    const auto found = m_targets.constFind(item);
    return found == m_targets.cend() ? std::nullopt : std::optional<Target>(*found);
}

bool MovePlan::isComplete() const
{
    return !m_targets.isEmpty() && std::all_of(m_items.cbegin(), m_items.cend(), [this](const Item &item) {
        return !isIncluded(item.id) || m_targets.contains(item.id);
    });
}

QList<Move> MovePlan::moves() const
{
    QList<Move> all;
    for (const Item &item : m_items) {
        if (const std::optional<Target> goes = target(item.id))
            all.append({item.id, goes->slot});
    }
    return all;
}

QSet<SlotId> MovePlan::from() const
{
    QSet<SlotId> all;
    for (const Item &item : m_items) {
        if (isIncluded(item.id))
            all.insert(item.slot);
    }
    return all;
}

QSet<SlotId> MovePlan::to() const
{
    QSet<SlotId> all;
    for (const Target &target : m_targets)
        all.insert(target.slot);
    return all;
}

} // namespace vd::orders

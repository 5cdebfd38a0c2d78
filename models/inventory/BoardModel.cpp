#include "models/inventory/BoardModel.h"

#include <algorithm>

namespace vd::inventory {

namespace {

bool counts(const Cell &cell)
{
    return std::any_of(
        cell.parties.cbegin(), cell.parties.cend(), [](const Party &p) { return p.expiresAt.isValid(); });
}

// Whether a change of the cell moves anything on the board.
bool samePlace(const Cell &a, const Cell &b)
{
    return a.space == b.space && a.startsAt == b.startsAt && a.endsAt == b.endsAt;
}

} // namespace

void BoardModel::setSpaces(const QList<catalog::Space> &spaces)
{
    m_spaces = spaces;
    m_spaceAt.clear();
    for (int i = 0; i < m_spaces.size(); ++i)
        m_spaceAt.insert(m_spaces.at(i).id, i);
    rebuildColumns();
    Q_EMIT layoutChanged();
}

void BoardModel::setBoard(const Board &board)
{
    m_readAt = board.readAt;
    if (board.venue != m_venue || board.date != m_date) {
        m_venue = board.venue;
        m_date = board.date;
        m_cells.clear();
        m_counting.clear();
        for (const Cell &cell : board.cells)
            put(cell);
        rebuildColumns();
        Q_EMIT boardReset();
        return;
    }
    QList<SlotId> asked = m_cells.keys();
    for (const Cell &cell : board.cells) {
        if (!m_cells.contains(cell.slot))
            asked.append(cell.slot);
    }
    patch(asked, board.cells);
}

void BoardModel::patch(const QList<SlotId> &asked, const QList<Cell> &cells)
{
    QSet<SlotId> missing(asked.cbegin(), asked.cend());
    QList<SlotId> changed;
    bool moved = false;
    for (const Cell &cell : cells) {
        missing.remove(cell.slot);
        const auto known = m_cells.constFind(cell.slot);
        if (known != m_cells.constEnd()) {
            if (cell.version < known->version || cell == *known)
                continue;
            moved = moved || !samePlace(cell, *known);
            changed.append(cell.slot);
        } else {
            moved = true;
        }
        put(cell);
    }
    for (const SlotId &gone : std::as_const(missing)) {
        moved = m_cells.remove(gone) || moved;
        m_counting.remove(gone);
    }
    if (moved) {
        rebuildColumns();
        Q_EMIT layoutChanged();
    }
    if (!changed.isEmpty())
        Q_EMIT cellsChanged(changed);
}

void BoardModel::setCategory(CategoryId category)
{
    if (category == m_category)
        return;
    m_category = category;
    rebuildColumns();
    Q_EMIT layoutChanged();
}

void BoardModel::setOnly(const QSet<SpaceId> &spaces)
{
    if (spaces == m_only)
        return;
    m_only = spaces;
    rebuildColumns();
    Q_EMIT layoutChanged();
}

const Cell *BoardModel::cell(SlotId slot) const
{
    const auto found = m_cells.constFind(slot);
    return found == m_cells.constEnd() ? nullptr : &*found;
}

const catalog::Space *BoardModel::space(SpaceId space) const
{
    const int at = m_spaceAt.value(space, -1);
    return at < 0 ? nullptr : &m_spaces.at(at);
}

QString BoardModel::spaceName(SpaceId id) const
{
    const catalog::Space *found = space(id);
    return found ? found->name : QString();
}

QList<SlotId> BoardModel::slotsOfOrder(OrderId order) const
{
    QList<SlotId> found;
    for (const Cell &cell : m_cells) {
        if (std::any_of(
                cell.parties.cbegin(), cell.parties.cend(), [order](const Party &p) { return p.order == order; }))
            found.append(cell.slot);
    }
    return found;
}

QList<SlotId> BoardModel::offersFor(const QDateTime &startsAt, const QDateTime &endsAt) const
{
    QList<const Cell *> found;
    for (const Cell &cell : m_cells) {
        const bool offered = cell.kind == catalog::SpaceKind::Equipment || cell.kind == catalog::SpaceKind::Instructor;
        if (offered && cell.status == QLatin1String("open") && cell.free > 0 && cell.startsAt >= startsAt
            && cell.endsAt <= endsAt)
            found.append(&cell);
    }
    std::sort(found.begin(), found.end(), [this](const Cell *a, const Cell *b) {
        return std::make_tuple(m_spaceAt.value(a->space), a->startsAt)
            < std::make_tuple(m_spaceAt.value(b->space), b->startsAt);
    });
    QList<SlotId> ids;
    for (const Cell *cell : std::as_const(found))
        ids.append(cell->slot);
    return ids;
}

void BoardModel::put(const Cell &cell)
{
    m_cells.insert(cell.slot, cell);
    if (counts(cell))
        m_counting.insert(cell.slot);
    else
        m_counting.remove(cell.slot);
}

void BoardModel::rebuildColumns()
{
    m_columns.clear();
    m_columnOf.clear();
    QHash<SpaceId, QList<const Cell *>> bySpace;
    for (const Cell &cell : std::as_const(m_cells))
        bySpace[cell.space].append(&cell);
    for (const catalog::Space &space : std::as_const(m_spaces)) {
        QList<const Cell *> cells = bySpace.value(space.id);
        if ((m_category.isValid() && space.category != m_category) || (space.retired && cells.isEmpty())
            || (!m_only.isEmpty() && !m_only.contains(space.id)))
            continue;
        std::sort(cells.begin(), cells.end(), [](const Cell *a, const Cell *b) {
            return std::tie(a->startsAt, a->endsAt, a->slot) < std::tie(b->startsAt, b->endsAt, b->slot);
        });
        Column column{space, {}};
        for (const Cell *cell : std::as_const(cells)) {
            column.slotIds.append(cell->slot);
            m_columnOf.insert(cell->slot, static_cast<int>(m_columns.size()));
        }
        m_columns.append(column);
    }
}

} // namespace vd::inventory

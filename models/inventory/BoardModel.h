#pragma once

#include "models/inventory/Board.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QSet>

namespace vd::inventory {

/// The day on the board: value rows by slot, grouped into the columns of the spaces that are shown.
///
/// What is shown is told apart by how much of it changed, so that a view keeps its selection and scroll position:
/// another day resets, other slots or columns change the layout, other figures change cells.
class BoardModel : public QObject
{
    Q_OBJECT

public:
    struct Column
    {
        catalog::Space space;
        QList<SlotId> slotIds; ///< By start, then end.
    };

    using QObject::QObject;

    /// In board order; retired spaces are shown only where they have slots.
    void setSpaces(const QList<catalog::Space> &spaces);
    /// Another venue or date resets, the same one is compared cell by cell.
    void setBoard(const Board &board);
    /// Fresh rows of the slots that were asked for. One that is not among the cells any more is taken off the board.
    /// A row older than the one shown is dropped.
    void patch(const QList<SlotId> &asked, const QList<Cell> &cells);
    /// Shows the spaces of one category only; an invalid id shows all.
    void setCategory(CategoryId category);
    /// Shows these spaces only, of the category; none chosen shows all.
    void setOnly(const QSet<SpaceId> &spaces);
    [[nodiscard]] const QSet<SpaceId> &only() const { return m_only; }

    [[nodiscard]] CategoryId category() const { return m_category; }
    [[nodiscard]] VenueId venue() const { return m_venue; }
    [[nodiscard]] QDate date() const { return m_date; }
    [[nodiscard]] QDateTime readAt() const { return m_readAt; }
    [[nodiscard]] const QList<Column> &columns() const { return m_columns; }
    [[nodiscard]] const QList<catalog::Space> &spaces() const { return m_spaces; }
    /// Null when the slot is not on the board.
    [[nodiscard]] const Cell *cell(SlotId slot) const;
    [[nodiscard]] bool isEmpty() const { return m_cells.isEmpty(); }
    /// The column of a slot, -1 when it is filtered away or not on the board.
    [[nodiscard]] int columnOf(SlotId slot) const { return m_columnOf.value(slot, -1); }
    /// The space's name, empty when unknown.
    [[nodiscard]] QString spaceName(SpaceId space) const;
    [[nodiscard]] const catalog::Space *space(SpaceId space) const;
    /// Slots in which an order has places.
    [[nodiscard]] QList<SlotId> slotsOfOrder(OrderId order) const;
    /// Slots that show a countdown: held by somebody until an instant.
    [[nodiscard]] const QSet<SlotId> &counting() const { return m_counting; }
    /// Slots of equipment and instructors with places left for exactly or within a time; what can be offered with it.
    [[nodiscard]] QList<SlotId> offersFor(const QDateTime &startsAt, const QDateTime &endsAt) const;

Q_SIGNALS:
    void boardReset();
    void layoutChanged();
    void cellsChanged(const QList<vd::SlotId> &changed);

private:
    void put(const Cell &cell);
    void rebuildColumns();

    VenueId m_venue;
    QDate m_date;
    QDateTime m_readAt;
    CategoryId m_category;
    QSet<SpaceId> m_only;
    QList<catalog::Space> m_spaces;
    QHash<SpaceId, int> m_spaceAt;
    QHash<SlotId, Cell> m_cells;
    QList<Column> m_columns;
    QHash<SlotId, int> m_columnOf;
    QSet<SlotId> m_counting;
};

} // namespace vd::inventory

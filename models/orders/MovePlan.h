#pragma once

#include "models/inventory/BoardModel.h"
#include "models/orders/Order.h"
#include "models/orders/OrderActionsGateway.h"

#include <optional>

namespace vd::orders {

/// A move being picked on the board: which items of an order go, and where to. Two hours picked by their first cell go
/// together; a coach or rackets booked along keep their space and follow in time. A value.
class MovePlan
{
public:
    struct Target
    {
        SlotId slot;
        QString spaceName;
        QDate businessDate;
        QDateTime startsAt; ///< UTC.
        QDateTime endsAt; ///< UTC.
    };

    MovePlan() = default;
    explicit MovePlan(const Order &order);

    /// The items that still have their places.
    [[nodiscard]] const QList<Item> &items() const { return m_items; }
    [[nodiscard]] bool isIncluded(ItemId item) const { return !m_staying.contains(item); }
    /// What was picked is forgotten.
    void setIncluded(ItemId item, bool included);
    /// The first included item goes to this slot, the others along with it, as far as the board shows slots for them.
    void pick(const inventory::BoardModel &board, SlotId slot);
    [[nodiscard]] std::optional<Target> target(ItemId item) const;
    [[nodiscard]] bool isPicked() const { return !m_targets.isEmpty(); }
    /// Every included item has a target, and there is one.
    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] QList<Move> moves() const;
    /// Slots that are left, and slots that are taken.
    [[nodiscard]] QSet<SlotId> from() const;
    [[nodiscard]] QSet<SlotId> to() const;

private:
    QList<Item> m_items; ///< By start.
    QSet<ItemId> m_staying;
    QHash<ItemId, Target> m_targets;
};

} // namespace vd::orders

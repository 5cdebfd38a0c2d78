#pragma once

#include "models/catalog/Catalog.h"

#include <QHash>
#include <QList>
#include <QSet>

namespace vd::orders {

/// Which ticket types are sold where: a space's own stand before its category's.
class TicketChoice
{
public:
    void set(const QList<catalog::TicketType> &types, const QList<catalog::Space> &spaces);
    /// The default first.
    [[nodiscard]] QList<catalog::TicketType> in(SpaceId space) const;
    /// Whether a type is known and costs something else than the slot's price on the board.
    [[nodiscard]] bool isSpecial(TicketTypeId type) const;
    /// Places that so many tickets take; an unknown type takes one each.
    [[nodiscard]] int places(TicketTypeId type, int quantity) const;
    /// How many documents a line names: one per place where the space asks for real names, else none.
    [[nodiscard]] int namedPlaces(SpaceId space, TicketTypeId type, int quantity) const;

private:
    QList<catalog::TicketType> m_types;
    QHash<SpaceId, CategoryId> m_categoryOf;
    QSet<SpaceId> m_realName;
};

} // namespace vd::orders

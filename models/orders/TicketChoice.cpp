#include "models/orders/TicketChoice.h"

#include <algorithm>

namespace vd::orders {

void TicketChoice::set(const QList<catalog::TicketType> &types, const QList<catalog::Space> &spaces)
{
    m_types = types;
    m_categoryOf.clear();
    m_realName.clear();
    for (const catalog::Space &space : spaces) {
        m_categoryOf.insert(space.id, space.category);
        if (space.realName)
            m_realName.insert(space.id);
    }
}

QList<catalog::TicketType> TicketChoice::in(SpaceId space) const
{
    QList<catalog::TicketType> own;
    QList<catalog::TicketType> general;
    const CategoryId category = m_categoryOf.value(space);
    for (const catalog::TicketType &type : m_types) {
        if (type.space.isValid() && type.space == space)
            own.append(type);
        else if (!type.space.isValid() && type.category.isValid() && type.category == category)
            general.append(type);
    }
    const auto isDefault = [](const catalog::TicketType &type) { return type.isDefault; };
    if (std::any_of(own.cbegin(), own.cend(), isDefault))
        general.removeIf(isDefault);
    QList<catalog::TicketType> all = own + general;
    std::stable_partition(all.begin(), all.end(), isDefault);
    return all;
}

bool TicketChoice::isSpecial(TicketTypeId type) const
{
    return std::any_of(m_types.cbegin(), m_types.cend(),
        [type](const catalog::TicketType &known) { return known.id == type && !known.isDefault; });
}

int TicketChoice::namedPlaces(SpaceId space, TicketTypeId type, int quantity) const
{
    return m_realName.contains(space) && quantity >= 1 ? places(type, quantity) : 0;
}

int TicketChoice::places(TicketTypeId type, int quantity) const
{
    const auto known = std::find_if(
        m_types.cbegin(), m_types.cend(), [type](const catalog::TicketType &one) { return one.id == type; });
    return quantity * (known == m_types.cend() ? 1 : known->places);
}

} // namespace vd::orders

#include "models/catalog/Record.h"

#include <array>

namespace vd::catalog {

QLatin1String recordWord(RecordKind kind)
{
    static constexpr std::array words{
        "organization", "venue", "category", "space", "ticket_type", "activity", "policy", "price_list", "limits"};
    return QLatin1String(words.at(static_cast<std::size_t>(kind)));
}

} // namespace vd::catalog

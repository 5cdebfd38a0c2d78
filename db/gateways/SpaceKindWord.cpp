#include "db/gateways/SpaceKindWord.h"

#include <array>

namespace vd::db {

namespace {

using catalog::SpaceKind;

constexpr std::array words{
    std::pair(SpaceKind::Exclusive, QLatin1String("exclusive")),
    std::pair(SpaceKind::Quota, QLatin1String("quota")),
    std::pair(SpaceKind::Equipment, QLatin1String("equipment")),
    std::pair(SpaceKind::Instructor, QLatin1String("instructor")),
};

} // namespace

std::optional<SpaceKind> spaceKindFromWord(const QString &word)
{
    for (const auto &[value, text] : words) {
        if (text == word)
            return value;
    }
    return std::nullopt;
}

} // namespace vd::db

#include "db/gateways/RoleWords.h"

#include <array>
#include <utility>

namespace vd::db {

namespace {

using operators::Role;

constexpr std::array table{
    std::pair(Role::FrontDesk, QLatin1String("front_desk")),
    std::pair(Role::DeskLead, QLatin1String("desk_lead")),
    std::pair(Role::Door, QLatin1String("door")),
    std::pair(Role::Finance, QLatin1String("finance")),
    std::pair(Role::Administrator, QLatin1String("administrator")),
    std::pair(Role::Auditor, QLatin1String("auditor")),
};

} // namespace

QJsonArray roleWords(operators::Roles roles)
{
    QJsonArray words;
    for (const auto &[role, word] : table)
        if (roles.testFlag(role))
            words.append(QString(word));
    return words;
}

operators::Roles rolesFromWords(const QJsonArray &words)
{
    operators::Roles roles;
    for (const auto &[role, word] : table)
        roles.setFlag(role, words.contains(QString(word)));
    return roles;
}

} // namespace vd::db

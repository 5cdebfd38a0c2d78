#include "app/SignedIn.h"

#include "db/gateways/JsonFields.h"

#include <array>
#include <utility>

namespace vd::app {

namespace {

using operators::Role;

constexpr std::array roleWords{
    std::pair(Role::FrontDesk, QLatin1String("front_desk")),
    std::pair(Role::DeskLead, QLatin1String("desk_lead")),
    std::pair(Role::Door, QLatin1String("door")),
    std::pair(Role::Finance, QLatin1String("finance")),
    std::pair(Role::Administrator, QLatin1String("administrator")),
    std::pair(Role::Auditor, QLatin1String("auditor")),
};

operators::Roles rolesFrom(const QJsonArray &words)
{
    operators::Roles roles;
    for (const auto &[role, word] : roleWords)
        roles.setFlag(role, words.contains(QString(word)));
    return roles;
}

} // namespace

Result<SignedIn> signedInFromJson(const QJsonObject &json)
{
    db::JsonFields f(json, QStringLiteral("sign_in"));
    SignedIn signedIn;
    signedIn.info.operatorId = f.id<OperatorId>("operator_id");
    signedIn.info.login = f.text("login");
    signedIn.info.displayName = f.text("display_name");
    signedIn.info.roles = rolesFrom(json.value(QLatin1String("roles")).toArray());
    signedIn.info.venues = f.list("venues", [&signedIn](db::JsonFields &venue) {
        operators::VenueInfo info;
        info.id = venue.id<VenueId>("id");
        info.name = venue.text("name");
        info.zone = QTimeZone(venue.text("zone").toUtf8());
        info.currency = venue.text("currency");
        if (venue.boolean("one_person"))
            signedIn.onePersonVenues << info.id;
        return info;
    });
    signedIn.serverNow = f.instant("server_now");
    signedIn.schemaVersion = f.integer("schema_version");
    signedIn.mustChangePassword = f.boolean("must_change_password");
    if (signedIn.info.venues.isEmpty())
        return fail(Fault::Denied, QStringLiteral("no_venue"));
    if (!signedIn.info.roles)
        return fail(Fault::Denied, QStringLiteral("no_role"));
    return f.finish(std::move(signedIn));
}

} // namespace vd::app

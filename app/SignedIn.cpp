#include "app/SignedIn.h"

#include "db/gateways/JsonFields.h"
#include "db/gateways/RoleWords.h"

namespace vd::app {

Result<SignedIn> signedInFromJson(const QJsonObject &json)
{
    db::JsonFields f(json, QStringLiteral("sign_in"));
    // The server shows nothing else to a one-time password.
    if (f.boolean("must_change_password"))
        return fail(Fault::Denied, QStringLiteral("password_change_required"));
    SignedIn signedIn;
    signedIn.info.operatorId = f.id<OperatorId>("operator_id");
    signedIn.info.login = f.text("login");
    signedIn.info.displayName = f.text("display_name");
    signedIn.info.roles = db::rolesFromWords(f.array("roles"));
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
    if (signedIn.info.venues.isEmpty())
        return fail(Fault::Denied, QStringLiteral("no_venue"));
    if (!signedIn.info.roles)
        return fail(Fault::Denied, QStringLiteral("no_role"));
    return f.finish(std::move(signedIn));
}

} // namespace vd::app

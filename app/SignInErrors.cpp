#include "app/SignInErrors.h"

namespace vd::app {

namespace {

// A database without our first door was never set up, or by something older than the first release.
bool hasNoDoors(const Error &error)
{
    const QString state = error.facts.value(QLatin1String("sqlstate")).toString();
    return state == QLatin1String("42883") || state == QLatin1String("3F000");
}

} // namespace

Error signInError(const Error &error, const operators::Profile &profile)
{
    // Where no password was typed, libpq gives up itself.
    if (error.detail.contains(QLatin1String("no password supplied")))
        return {Fault::Denied, QStringLiteral("wrong_credentials"), {}, error.detail};
    if (error.code == QLatin1String("account_disabled"))
        return {Fault::Denied, QStringLiteral("operator_disabled"), {}, error.detail};
    if (error.code == QLatin1String("offline"))
        return {Fault::Offline, QStringLiteral("no_route"),
            {{QStringLiteral("host"), profile.hosts.join(QStringLiteral(", "))}}, error.detail};
    if (hasNoDoors(error))
        return {Fault::Rule, QStringLiteral("client_newer"), {{QStringLiteral("database"), 0}}, error.detail};
    return error;
}

Result<Done> checkSchema(int client, int database)
{
    const QJsonObject versions{{QStringLiteral("client"), client}, {QStringLiteral("database"), database}};
    if (client > database)
        return fail(Fault::Rule, QStringLiteral("client_newer"), versions);
    if (client < database)
        return fail(Fault::Rule, QStringLiteral("database_newer"), versions);
    return Done{};
}

} // namespace vd::app

#include "db/gateways/PgWatchGateway.h"

#include "db/gateways/Doors.h"
#include "db/gateways/JsonFields.h"

namespace vd::db {

namespace {

using namespace finance;

StockDifference stockDifference(JsonFields &f)
{
    return {f.id<SlotId>("slot"), f.text("space"), f.date("day"), f.instant("starts_at"), f.instant("ends_at"),
        f.integer("held"), f.integer("sold"), f.integer("counted_held"), f.integer("counted_sold")};
}

MoneyDifference moneyDifference(JsonFields &f)
{
    const QString currency = f.text("currency");
    return {f.id<OrderId>("order"), f.text("order_no"), f.money("paid_minor", currency),
        f.money("counted_minor", currency), f.money("total_minor", currency)};
}

Result<Watch> watchFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("watch"));
    Watch watch;
    watch.stockCount = f.integer("stock_count");
    watch.moneyCount = f.integer("money_count");
    watch.stock = f.list("stock", stockDifference);
    watch.money = f.list("money", moneyDifference);
    if (!json.value(QLatin1String("last")).isObject())
        return f.finish(std::move(watch));
    JsonFields last(f.object("last"), QStringLiteral("watch.last"));
    watch.last = NightlyRun{last.date("day"), last.instant("at"), last.integer("differences"), last.boolean("whole")};
    return last.finish(Done{}).and_then([&](const Done &) { return f.finish(std::move(watch)); });
}

Result<Alert> alertFromRow(const Row &row)
{
    Alert alert;
    alert.id = row.id<AlertId>("id");
    alert.venue = row.id<VenueId>("venue_id");
    alert.kind = row.text("kind");
    alert.facts = row.object("facts");
    alert.raisedAt = row.instant("raised_at");
    return alert;
}

} // namespace

Future<Watch> PgWatchGateway::watch(VenueId venue)
{
    return doors::json<Watch>(m_reports, "select api.watch($1) as answer", Params::of(venue), watchFromJson);
}

Future<QList<Alert>> PgWatchGateway::alerts(VenueId venue)
{
    return doors::rows<Alert>(
        m_reports, "select a.*, $1::bigint as venue_id from api.alerts($1) a", Params::of(venue), alertFromRow);
}

Future<Done> PgWatchGateway::seeAlert(AlertId alert, VenueId venue)
{
    Params params = Params::of(alert);
    params.idempotent();
    return doors::write<Done>(m_lane, QLatin1String("see_alert"), params, doors::done, venue);
}

Future<int> PgWatchGateway::nightlyChecks()
{
    return doors::row<int>(m_reports, "select api.nightly_checks() as answer", {},
        [](const Row &row) { return Result<int>(row.integer("answer")); });
}

Future<Done> PgWatchGateway::reportFailures(VenueId venue, int failures)
{
    return doors::row<Done>(m_lane, "select api.report_failure($1, $2)", Params::of(venue, failures),
        [](const Row &) { return Result<Done>(Done{}); });
}

Future<QList<Alert>> PgWatchGateway::alertsSince(const QDateTime &since)
{
    return doors::rows<Alert>(m_reports, "select * from api.alerts_since($1)", Params::of(since), alertFromRow);
}

} // namespace vd::db

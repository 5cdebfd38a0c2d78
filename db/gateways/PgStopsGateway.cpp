#include "db/gateways/PgStopsGateway.h"

#include "db/gateways/Doors.h"
#include "db/gateways/JsonFields.h"
#include "db/gateways/StopJson.h"

namespace vd::db {

namespace {

using namespace inventory;

Result<StopId> stopFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("publish_stop"));
    return f.finish(f.id<StopId>("stop"));
}

Result<int> doneFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("work_stop"));
    return f.finish(f.integer("done"));
}

Result<Stop> stopFromRow(const Row &row)
{
    Stop stop;
    stop.id = row.id<StopId>("id");
    stop.spaceNames = row.text("space_names");
    stop.from = row.instant("from_at");
    stop.until = row.instant("until_at");
    stop.reason = row.text("reason");
    stop.state = row.text("state");
    stop.publishedBy = row.text("published_by");
    stop.publishedAt = row.instant("published_at");
    stop.orders = row.integer("orders");
    stop.open = row.integer("open_orders");
    return stop;
}

Result<StopOrder> orderFromRow(const Row &row)
{
    const auto state = orders::orderStateFromDatabase(row.text("state"));
    if (!state)
        return fail(Fault::Bug, QStringLiteral("unexpected"), {}, QStringLiteral("stop_order.state"));
    StopOrder order;
    order.order = row.id<OrderId>("order_id");
    order.orderNo = row.text("order_no");
    order.state = *state;
    order.customerName = row.text("customer_name");
    order.customerPhone = row.text("customer_phone");
    order.outcome = row.text("outcome");
    order.detail = row.text("detail");
    order.amount = Money(row.int64("amount_minor"), row.text("currency"));
    order.handledAt = row.instant("handled_at");
    order.entered = row.integer("entered");
    order.party = row.integer("party");
    return order;
}

} // namespace

Future<StopPreview> PgStopsGateway::preview(const StopRange &range)
{
    return doors::json<StopPreview>(m_reports, "select api.stop_preview($1, $2, $3, $4) as answer",
        Params::of(range.venue, range.spaces, range.from, range.until), stopPreviewFromJson);
}

Future<StopId> PgStopsGateway::publish(const QUuid &request, const StopRange &range, const QString &reason)
{
    const Params params
        = Params().request(request).add(range.venue).add(range.spaces).add(range.from).add(range.until).add(reason);
    return doors::write<StopId>(m_lane, QLatin1String("publish_stop"), params, stopFromJson, range.venue);
}

Future<int> PgStopsGateway::work(StopId stop, bool again)
{
    return doors::json<int>(
        m_reports, "select api.work_stop($1, $2) as answer", Params::of(stop, again).idempotent(), doneFromJson);
}

Future<QList<Stop>> PgStopsGateway::stops(VenueId venue)
{
    return doors::rows<Stop>(m_reports, "select * from api.stops($1)", Params::of(venue), stopFromRow);
}

Future<QList<StopOrder>> PgStopsGateway::orders(StopId stop)
{
    return doors::rows<StopOrder>(m_reports, "select * from api.stop_orders($1)", Params::of(stop), orderFromRow);
}

Future<Done> PgStopsGateway::withdraw(const QUuid &request, VenueId venue, StopId stop)
{
    return doors::write<Done>(
        m_lane, QLatin1String("withdraw_stop"), Params().request(request).add(stop), doors::done, venue);
}

Future<Done> PgStopsGateway::block(const QUuid &request, VenueId venue, SlotId slot, int places, const QString &reason)
{
    return doors::write<Done>(m_lane, QLatin1String("block"),
        Params().request(request).add(slot).add(places).add(reason), doors::done, venue);
}

} // namespace vd::db

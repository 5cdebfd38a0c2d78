#include "db/gateways/PgOrdersGateway.h"

#include "db/gateways/CustomerJson.h"
#include "db/gateways/Doors.h"
#include "db/gateways/OrderJson.h"

namespace vd::db {

namespace {

Result<orders::OrderRow> fromRow(const Row &row)
{
    const auto state = orders::orderStateFromDatabase(row.text("state"));
    if (!state)
        return fail(Fault::Bug, QStringLiteral("unexpected"), {}, QStringLiteral("order.state"));
    orders::OrderRow order;
    order.id = row.id<OrderId>("id");
    order.orderNo = row.text("order_no");
    order.state = *state;
    order.customerName = row.text("customer_name");
    order.customerPhone = row.text("customer_phone");
    order.firstSpace = row.text("first_space");
    order.businessDate = row.date("business_date");
    order.startsAt = row.instant("starts_at");
    order.total = Money(row.int64("total_minor"), row.text("currency"));
    order.paid = Money(row.int64("paid_minor"), row.text("currency"));
    order.createdAt = row.instant("created_at");
    return order;
}

} // namespace

Future<orders::Order> PgOrdersGateway::order(OrderId id)
{
    return doors::json<orders::Order>(m_lane, "select api.\"order\"($1) as answer", Params::of(id), orderFromJson);
}

Future<QList<orders::OrderRow>> PgOrdersGateway::find(VenueId venue, const orders::OrderFilter &filter, int limit)
{
    Params params = searchParams(venue, filter.typed, limit);
    params.add(filter.day);
    QStringList states;
    for (const orders::OrderState state : filter.states)
        states << toDatabase(state);
    if (states.isEmpty())
        params.null();
    else
        params.add(states);
    return doors::rows<orders::OrderRow>(
        m_reports, "select * from api.find_orders($1, $2, $3, $4, $5, $6, $7)", params, fromRow);
}

} // namespace vd::db

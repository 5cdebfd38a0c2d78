#include "db/gateways/PgCustomersGateway.h"

#include "db/gateways/CustomerJson.h"
#include "db/gateways/Doors.h"
#include "db/gateways/JsonFields.h"

namespace vd::db {

namespace {

using customers::Customer;

Result<Customer> fromRow(const Row &row)
{
    Customer customer;
    customer.id = row.id<CustomerId>("id");
    customer.name = row.text("name");
    customer.phoneTyped = row.text("phone_typed");
    customer.phoneE164 = row.text("phone_e164");
    customer.note = row.text("note");
    customer.visits = row.integer("visits");
    customer.orders = row.integer("orders");
    customer.noShows = row.integer("no_shows");
    customer.lastVisit = row.instant("last_visit");
    customer.version = row.integer("version");
    return customer;
}

Result<customers::MergePreview> previewFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("merge"));
    customers::MergePreview preview;
    preview.orders = f.integer("orders");
    preview.liveOrders = f.integer("live_orders");
    preview.waiting = f.integer("waiting");
    preview.benefits = f.integer("benefits");
    preview.noShows = f.integer("no_shows");
    preview.venues = f.integer("venues");
    const QJsonObject conflict = f.object("conflict");
    if (!conflict.isEmpty()) {
        JsonFields c(conflict, QStringLiteral("merge.conflict"));
        preview.conflictSpace = c.text("space");
        preview.conflictAt = c.instant("starts_at");
    }
    return f.finish(std::move(preview));
}

} // namespace

Future<QList<Customer>> PgCustomersGateway::find(VenueId venue, const QString &typed, int limit)
{
    return doors::rows<Customer>(
        m_reports, "select * from api.find_customers($1, $2, $3, $4, $5)", searchParams(venue, typed, limit), fromRow);
}

Future<Customer> PgCustomersGateway::customer(VenueId venue, CustomerId id)
{
    return doors::row<Customer>(m_lane, "select * from api.customer($1, $2)", Params::of(venue, id), fromRow);
}

Future<Customer> PgCustomersGateway::save(const QUuid &request, VenueId venue, const Customer &customer)
{
    const Params params = Params().request(request).add(venue).add(customerJson(customer));
    return doors::write<Customer>(m_lane, QLatin1String("save_customer"), params, customerFromJson, venue);
}

Future<customers::MergePreview> PgCustomersGateway::mergePreview(VenueId venue, CustomerId keep, CustomerId merge)
{
    return doors::json<customers::MergePreview>(
        m_lane, "select api.merge_preview($1, $2, $3) as answer", Params::of(venue, keep, merge), previewFromJson);
}

Future<Customer> PgCustomersGateway::merge(const QUuid &request, VenueId venue, CustomerId keep, CustomerId merge)
{
    return doors::write<Customer>(m_lane, QLatin1String("merge_customers"),
        Params().request(request).add(venue).add(keep).add(merge), customerFromJson, venue);
}

} // namespace vd::db

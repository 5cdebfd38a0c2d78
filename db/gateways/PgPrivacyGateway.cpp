#include "db/gateways/PgPrivacyGateway.h"

#include "db/gateways/Doors.h"
#include "db/gateways/JsonFields.h"

namespace vd::db {

namespace {

using customers::RetentionBatch;

Result<std::optional<int>> daysFromJson(const QJsonObject &json)
{
    if (json.value(QLatin1String("keep_days")).isNull())
        return std::optional<int>();
    JsonFields f(json, QStringLiteral("retention"));
    return f.finish(std::optional<int>(f.integer("keep_days")));
}

Result<RetentionBatch> batchFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("retention_run"));
    RetentionBatch batch;
    batch.customers = f.integer("customers");
    batch.documents = f.integer("documents");
    batch.last = f.id<CustomerId>("last");
    batch.more = f.boolean("more");
    return f.finish(batch);
}

Result<customers::RetentionPreview> previewFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("retention_preview"));
    return f.finish(customers::RetentionPreview{f.int64("known"), f.int64("customers"), f.int64("documents")});
}

Result<QJsonObject> asItIs(const QJsonObject &json)
{
    return json;
}

} // namespace

Future<std::optional<int>> PgPrivacyGateway::keepDays(VenueId venue)
{
    return doors::json<std::optional<int>>(
        m_lane, "select api.retention($1) as answer", Params::of(venue), daysFromJson);
}

Future<Done> PgPrivacyGateway::setKeepDays(const QUuid &request, VenueId venue, std::optional<int> days)
{
    const Params params = Params().request(request).add(venue).add(days);
    return doors::write<Done>(m_lane, QLatin1String("set_retention"), params, doors::done);
}

Future<customers::RetentionPreview> PgPrivacyGateway::preview(VenueId venue, std::optional<int> days)
{
    return doors::json<customers::RetentionPreview>(
        m_lane, "select api.retention_preview($1, $2) as answer", Params().add(venue).add(days), previewFromJson);
}

Future<RetentionBatch> PgPrivacyGateway::retain(CustomerId after, int limit)
{
    return doors::json<RetentionBatch>(
        m_lane, "select api.retention_run($1, $2) as answer", Params::of(after, limit).idempotent(), batchFromJson);
}

Future<QJsonObject> PgPrivacyGateway::exportCustomer(const QUuid &request, VenueId venue, CustomerId customer)
{
    const Params params = Params().request(request).add(venue).add(customer);
    return doors::write<QJsonObject>(m_lane, QLatin1String("export_customer"), params, asItIs);
}

Future<Done> PgPrivacyGateway::eraseCustomer(const QUuid &request, VenueId venue, CustomerId customer)
{
    const Params params = Params().request(request).add(venue).add(customer);
    return doors::write<Done>(m_lane, QLatin1String("erase_customer"), params, doors::done, venue);
}

} // namespace vd::db

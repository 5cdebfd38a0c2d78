#include "db/gateways/PgRecordsGateway.h"

#include "db/gateways/Doors.h"
#include "db/gateways/JsonFields.h"

namespace vd::db {

using namespace catalog;

namespace {

Record recordFromValues(RecordKind kind, QJsonObject values)
{
    Record record;
    record.kind = kind;
    record.id = values.take(QLatin1String("id")).toInteger();
    record.version = values.take(QLatin1String("version")).toInt();
    values.remove(QLatin1String("venue_id"));
    record.values = values;
    return record;
}

Result<QList<Record>> recordsFromJson(const QJsonObject &json)
{
    QList<Record> records;
    for (int n = 0; n <= static_cast<int>(RecordKind::Limits); ++n) {
        const auto kind = static_cast<RecordKind>(n);
        const QJsonValue list = json.value(recordWord(kind));
        if (!list.isArray())
            return fail(Fault::Bug, QStringLiteral("unexpected"), {}, recordWord(kind));
        for (const QJsonValue &each : list.toArray())
            records << recordFromValues(kind, each.toObject());
    }
    return records;
}

Result<PriceLine> priceLine(const Row &row)
{
    const QJsonObject json = row.object("line");
    PriceLine line;
    line.ticketType = json.value(QLatin1String("ticket_type")).toString();
    if (const QJsonValue minor = json.value(QLatin1String("amount_minor")); minor.isDouble())
        line.minor = minor.toInteger();
    if (const QJsonValue minor = json.value(QLatin1String("now_minor")); minor.isDouble())
        line.nowMinor = minor.toInteger();
    line.rule = json.value(QLatin1String("rule")).toObject();
    return line;
}

Result<PricesApplied> applied(const QJsonObject &json)
{
    JsonFields fields(json, QStringLiteral("applied"));
    return fields.finish(PricesApplied{fields.integer("changed"), fields.int64("left")});
}

Result<QJsonObject> asItIs(const QJsonObject &json)
{
    return json;
}

Result<QByteArray> poster(const Row &row)
{
    return QByteArray::fromBase64(row.text("poster").toLatin1());
}

Result<QList<VenueId>> venueIds(const QJsonObject &json)
{
    QList<VenueId> ids;
    for (const QJsonValue &id : json.value(QLatin1String("venues")).toArray())
        ids << VenueId(id.toInteger());
    return ids;
}

} // namespace

Future<QList<Record>> PgRecordsGateway::records(VenueId venue)
{
    return doors::json<QList<Record>>(m_lane, "select api.catalogue($1) as answer", Params::of(venue), recordsFromJson);
}

Future<Record> PgRecordsGateway::save(const QUuid &request, VenueId venue, const Record &record)
{
    QJsonObject values = record.values;
    values.insert(QStringLiteral("id"), record.id);
    values.insert(QStringLiteral("version"), record.version);
    Params params;
    params.request(request).add(venue).add(QString(recordWord(record.kind))).add(values);
    return m_lane.run([params, venue, kind = record.kind](Session &session) -> Result<Record> {
        return session.call(QLatin1String("save_record"), params, venue).map([&](const QJsonObject &data) {
            return recordFromValues(kind, data);
        });
    });
}

Future<QByteArray> PgRecordsGateway::poster(qint64 activity)
{
    return doors::row<QByteArray>(m_lane, "select api.poster($1) as poster", Params::of(activity), db::poster);
}

Future<QList<PriceLine>> PgRecordsGateway::pricePreview(
    VenueId venue, qint64 version, qint64 space, const QDate &date, const QTime &time)
{
    return doors::rows<PriceLine>(m_lane,
        "select x as line from jsonb_array_elements(api.price_preview($1, $2, $3, $4, $5)) x",
        Params::of(venue, version, space, date, time.toString(QStringLiteral("HH:mm"))), priceLine);
}

Future<PricesApplied> PgRecordsGateway::applyPrices(
    const QUuid &request, VenueId venue, qint64 version, const QDate &from, int most)
{
    Params params;
    params.request(request).add(venue).add(version).add(from).add(most);
    return doors::write<PricesApplied>(m_lane, QLatin1String("apply_prices"), params, applied, venue);
}

Future<QJsonObject> PgRecordsGateway::example(VenueId venue, RecordKind kind, const QJsonObject &values)
{
    return doors::json<QJsonObject>(m_lane, "select api.rule_example($1, $2, $3) as answer",
        Params::of(venue, QString(recordWord(kind)), values), asItIs);
}

Future<QJsonObject> PgRecordsGateway::exportFile(const QList<VenueId> &venues)
{
    return doors::json<QJsonObject>(m_lane, "select api.export_catalogue($1) as answer", Params::of(venues), asItIs);
}

Future<QList<VenueId>> PgRecordsGateway::importFile(const QUuid &request, const QJsonObject &file, const QString &name)
{
    Params params;
    params.request(request).add(file);
    if (name.isEmpty())
        params.null();
    else
        params.add(name);
    return doors::write<QList<VenueId>>(m_lane, QLatin1String("import_catalogue"), params, venueIds);
}

} // namespace vd::db

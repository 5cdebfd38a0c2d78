#include "db/gateways/PgScheduleGateway.h"

#include "db/gateways/Doors.h"
#include "db/gateways/JsonFields.h"

namespace vd::db {

namespace {

using namespace schedule;

GeneratorRow generatorRow(JsonFields &f)
{
    GeneratorRow row;
    row.space = f.id<SpaceId>("space_id");
    row.spaceName = f.text("space_name");
    row.businessDate = f.date("business_date");
    row.startsAt = f.instant("starts_at");
    row.endsAt = f.instant("ends_at");
    row.outcome = f.text("outcome");
    row.with = f.text("with");
    return row;
}

Result<GeneratorPreview> fromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("schedule"));
    GeneratorPreview preview;
    preview.adds = f.integer("adds");
    preview.existing = f.integer("existing");
    preview.conflicts = f.integer("conflicts");
    preview.rows = f.list("rows", generatorRow);
    preview.perDay
        = f.list("per_day", [](JsonFields &day) { return QPair<QDate, int>(day.date("date"), day.integer("adds")); });
    return f.finish(std::move(preview));
}

QJsonObject toJson(const GeneratorRequest &request)
{
    QJsonArray spaces;
    for (const SpaceId space : request.spaces)
        spaces << qint64(space.value());
    const QString clock = QStringLiteral("HH:mm");
    return {
        {QStringLiteral("venue"), qint64(request.venue.value())},
        {QStringLiteral("spaces"), spaces},
        {QStringLiteral("from"), request.from.toString(Qt::ISODate)},
        {QStringLiteral("to"), request.to.toString(Qt::ISODate)},
        {QStringLiteral("weekdays"), request.weekdays},
        {QStringLiteral("start"), request.start.toString(clock)},
        {QStringLiteral("end"), request.end.toString(clock)},
        {QStringLiteral("slot_minutes"), request.slotMinutes},
        {QStringLiteral("gap_minutes"), request.gapMinutes},
        {QStringLiteral("capacity"), request.capacity},
        {QStringLiteral("label"), request.label},
    };
}

} // namespace

Future<GeneratorPreview> PgScheduleGateway::preview(const GeneratorRequest &request)
{
    return doors::json<GeneratorPreview>(
        m_reports, "select api.schedule_preview($1) as answer", Params::of(toJson(request)), fromJson);
}

Future<GeneratorPreview> PgScheduleGateway::generate(const QUuid &requestId, const GeneratorRequest &request)
{
    const Params params = Params().request(requestId).add(toJson(request));
    return doors::write<GeneratorPreview>(
        m_reports, QLatin1String("schedule_generate"), params, fromJson, request.venue);
}

} // namespace vd::db

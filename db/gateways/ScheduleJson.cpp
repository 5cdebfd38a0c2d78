#include "db/gateways/ScheduleJson.h"

#include "db/gateways/JsonFields.h"

#include <QJsonArray>

namespace vd::db::schedulejson {

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

DayChange dayChange(JsonFields &f)
{
    return {f.date("date"), f.integer("adds"), f.integer("removes"), f.integer("leaves"), f.integer("changes"),
        f.integer("conflicts")};
}

void readCounts(JsonFields &f, GeneratorPreview &preview)
{
    preview.adds = f.integer("adds");
    preview.removes = f.integer("removes");
    preview.leaves = f.integer("leaves");
    preview.changes = f.integer("changes");
    preview.existing = f.integer("existing");
    preview.conflicts = f.integer("conflicts");
}

QString clockFormat()
{
    return QStringLiteral("HH:mm");
}

template <typename IdType>
QJsonArray idsToJson(const QList<IdType> &ids)
{
    QJsonArray array;
    for (const IdType id : ids)
        array << qint64(id.value());
    return array;
}

template <typename IdType>
QList<IdType> idsFromJson(const QJsonArray &array)
{
    QList<IdType> ids;
    for (const QJsonValue &id : array)
        ids << IdType(id.toInteger());
    return ids;
}

/// A template's plan is as it was typed: what a block leaves out is its default.
SlotBlock slotBlock(const QJsonObject &json)
{
    SlotBlock block;
    block.weekdays = json.value(QLatin1String("weekdays")).toInt();
    block.start = QTime::fromString(json.value(QLatin1String("start")).toString(), clockFormat());
    block.end = QTime::fromString(json.value(QLatin1String("end")).toString(), clockFormat());
    block.slotMinutes = json.value(QLatin1String("slot_minutes")).toInt();
    block.gapMinutes = json.value(QLatin1String("gap_minutes")).toInt();
    block.capacity = json.value(QLatin1String("capacity")).toInt();
    block.label = json.value(QLatin1String("label")).toString();
    block.activity = ActivityId(json.value(QLatin1String("activity")).toInteger());
    return block;
}

QJsonArray blocksToJson(const QList<SlotBlock> &blocks)
{
    QJsonArray array;
    for (const SlotBlock &block : blocks) {
        QJsonObject json{{QStringLiteral("weekdays"), block.weekdays},
            {QStringLiteral("start"), block.start.toString(clockFormat())},
            {QStringLiteral("end"), block.end.toString(clockFormat())},
            {QStringLiteral("slot_minutes"), block.slotMinutes}, {QStringLiteral("gap_minutes"), block.gapMinutes},
            {QStringLiteral("capacity"), block.capacity}, {QStringLiteral("label"), block.label}};
        if (block.activity.isValid())
            json.insert(QStringLiteral("activity"), qint64(block.activity.value()));
        array << json;
    }
    return array;
}

ScheduleTemplate readTemplate(JsonFields &f)
{
    ScheduleTemplate read;
    read.id = f.id<TemplateId>("id");
    read.venue = f.id<VenueId>("venue_id");
    read.name = f.text("name");
    read.spaces = idsFromJson<SpaceId>(f.array("spaces"));
    for (const QJsonValue &block : f.array("blocks"))
        read.blocks << slotBlock(block.toObject());
    read.calendars = idsFromJson<CalendarId>(f.array("calendars"));
    read.keepBuffers = f.boolean("keep_buffers");
    read.weeksAhead = f.integer("weeks_ahead");
    read.retired = f.boolean("retired");
    read.version = f.integer("version");
    return read;
}

Calendar readCalendar(JsonFields &f)
{
    Calendar read;
    read.id = f.id<CalendarId>("id");
    read.venue = f.id<VenueId>("venue_id");
    read.name = f.text("name");
    read.retired = f.boolean("retired");
    read.version = f.integer("version");
    read.entries = f.list("entries", [](JsonFields &entry) {
        return CalendarEntry{
            entry.date("first_day"), entry.integer("days"), entry.boolean("yearly"), entry.text("name")};
    });
    return read;
}

} // namespace

Result<GeneratorPreview> preview(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("schedule"));
    GeneratorPreview read;
    readCounts(f, read);
    read.rows = f.list("rows", generatorRow);
    read.perDay = f.list("per_day", dayChange);
    return f.finish(std::move(read));
}

Result<GeneratorPreview> counts(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("schedule"));
    GeneratorPreview read;
    readCounts(f, read);
    return f.finish(std::move(read));
}

Result<ScheduleTemplate> scheduleTemplate(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("template"));
    return f.finish(readTemplate(f));
}

Result<QList<ScheduleTemplate>> templates(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("templates"));
    return f.finish(f.list("rows", readTemplate));
}

Result<Calendar> calendar(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("calendar"));
    return f.finish(readCalendar(f));
}

Result<QList<Calendar>> calendars(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("calendars"));
    return f.finish(f.list("rows", readCalendar));
}

Result<KeptAhead> keptAhead(const QJsonObject &json)
{
    if (json.isEmpty())
        return KeptAhead{};
    JsonFields f(json, QStringLiteral("keep_schedules"));
    KeptAhead read;
    read.ofTemplate = f.id<TemplateId>("template");
    read.name = f.text("name");
    read.adds = f.integer("adds");
    read.conflicts = f.integer("conflicts");
    read.problem = f.text("problem");
    read.next = f.date("next");
    return f.finish(std::move(read));
}

QJsonObject toJson(const GeneratorRequest &request)
{
    QJsonObject json{{QStringLiteral("venue"), qint64(request.venue.value())},
        {QStringLiteral("spaces"), idsToJson(request.spaces)},
        {QStringLiteral("from"), request.from.toString(Qt::ISODate)},
        {QStringLiteral("to"), request.to.toString(Qt::ISODate)},
        {QStringLiteral("calendars"), idsToJson(request.calendars)}};
    if (request.copyWeek.isValid()) {
        json.insert(QStringLiteral("copy_week"), request.copyWeek.toString(Qt::ISODate));
        return json;
    }
    json.insert(QStringLiteral("blocks"), blocksToJson(request.blocks()));
    json.insert(QStringLiteral("keep_buffers"), request.keepBuffers);
    if (request.ofTemplate.isValid())
        json.insert(QStringLiteral("template"), qint64(request.ofTemplate.value()));
    return json;
}

QJsonObject toJson(const ScheduleTemplate &saved)
{
    return {{QStringLiteral("id"), qint64(saved.id.value())}, {QStringLiteral("venue_id"), qint64(saved.venue.value())},
        {QStringLiteral("name"), saved.name}, {QStringLiteral("spaces"), idsToJson(saved.spaces)},
        {QStringLiteral("blocks"), blocksToJson(saved.blocks)},
        {QStringLiteral("calendars"), idsToJson(saved.calendars)}, {QStringLiteral("keep_buffers"), saved.keepBuffers},
        {QStringLiteral("weeks_ahead"), saved.weeksAhead}, {QStringLiteral("retired"), saved.retired},
        {QStringLiteral("version"), saved.version}};
}

QJsonObject toJson(const Calendar &saved)
{
    QJsonArray entries;
    for (const CalendarEntry &entry : saved.entries)
        entries << QJsonObject{{QStringLiteral("first_day"), entry.firstDay.toString(Qt::ISODate)},
            {QStringLiteral("days"), entry.days}, {QStringLiteral("yearly"), entry.yearly},
            {QStringLiteral("name"), entry.name}};
    return {{QStringLiteral("id"), qint64(saved.id.value())}, {QStringLiteral("venue_id"), qint64(saved.venue.value())},
        {QStringLiteral("name"), saved.name}, {QStringLiteral("retired"), saved.retired},
        {QStringLiteral("version"), saved.version}, {QStringLiteral("entries"), entries}};
}

} // namespace vd::db::schedulejson

#include "db/gateways/JsonFields.h"
#include "db/gateways/ScheduleJson.h"

#include <QJsonArray>

namespace vd::db::schedulejson {

namespace {

using namespace schedule;

QString wordOf(SlotAction action)
{
    switch (action) {
    case SlotAction::Close:
        return QStringLiteral("close");
    case SlotAction::Open:
        return QStringLiteral("open");
    case SlotAction::Reprice:
        return QStringLiteral("reprice");
    case SlotAction::Capacity:
        return QStringLiteral("capacity");
    }
    return {};
}

SlotEditRow editRow(JsonFields &f)
{
    SlotEditRow row;
    row.slot = f.id<SlotId>("slot_id");
    row.spaceName = f.text("space_name");
    row.businessDate = f.date("business_date");
    row.startsAt = f.instant("starts_at");
    row.endsAt = f.instant("ends_at");
    row.outcome = f.text("outcome");
    row.why = f.text("why");
    row.booked = f.integer("booked");
    return row;
}

Activity readActivity(JsonFields &f)
{
    Activity read;
    read.id = f.id<ActivityId>("id");
    read.venue = f.id<VenueId>("venue_id");
    read.title = f.text("title");
    read.state = f.text("state");
    for (const QJsonValue &move : f.array("moves"))
        read.moves << move.toString();
    read.slotCount = f.integer("slots");
    read.places = f.integer("places");
    read.held = f.integer("held");
    read.sold = f.integer("sold");
    read.first = f.date("first");
    read.last = f.date("last");
    return read;
}

} // namespace

Result<SlotEditPreview> editPreview(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("edit_slots_preview"));
    SlotEditPreview read;
    read.changes = f.integer("changes");
    read.same = f.integer("same");
    read.leaves = f.integer("leaves");
    read.booked = f.integer("booked");
    read.rows = f.list("rows", editRow);
    return f.finish(std::move(read));
}

Result<int> edited(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("edit_slots"));
    return f.finish(f.integer("changed"));
}

Result<Activity> activity(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("activity"));
    return f.finish(readActivity(f));
}

Result<QList<Activity>> activities(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("activities"));
    return f.finish(f.list("rows", readActivity));
}

Result<ActivityStop> activityStop(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("cancel_activity"));
    return f.finish(ActivityStop{f.id<StopId>("stop"), f.integer("slots"), f.integer("orders")});
}

QJsonObject toJson(const SlotEdit &edit)
{
    QJsonArray spaces;
    for (const SpaceId space : edit.spaces)
        spaces << qint64(space.value());
    QJsonObject json{{QStringLiteral("venue"), qint64(edit.venue.value())}, {QStringLiteral("spaces"), spaces},
        {QStringLiteral("from"), edit.from.toString(Qt::ISODate)},
        {QStringLiteral("to"), edit.to.toString(Qt::ISODate)}, {QStringLiteral("weekdays"), edit.weekdays},
        {QStringLiteral("action"), wordOf(edit.action)}};
    if (edit.fromTime.isValid())
        json.insert(QStringLiteral("from_time"), edit.fromTime.toString(QStringLiteral("HH:mm")));
    if (edit.untilTime.isValid())
        json.insert(QStringLiteral("until_time"), edit.untilTime.toString(QStringLiteral("HH:mm")));
    if (edit.action == SlotAction::Capacity)
        json.insert(QStringLiteral("capacity"), edit.capacity);
    if (edit.action == SlotAction::Close)
        json.insert(QStringLiteral("reason"), edit.reason);
    return json;
}

} // namespace vd::db::schedulejson

#include "db/gateways/PgScheduleGateway.h"

#include "db/gateways/Doors.h"
#include "db/gateways/ScheduleJson.h"
#include "db/gateways/SeatJson.h"
#include "db/gateways/StopJson.h"

namespace vd::db {

using namespace schedule;

Future<GeneratorPreview> PgScheduleGateway::preview(const GeneratorRequest &request)
{
    return doors::json<GeneratorPreview>(m_reports, "select api.schedule_preview($1) as answer",
        Params::of(schedulejson::toJson(request)), schedulejson::preview);
}

Future<GeneratorPreview> PgScheduleGateway::generate(const QUuid &requestId, const GeneratorRequest &request, Part part)
{
    QJsonObject json = schedulejson::toJson(request);
    if (part != Part::All)
        json.insert(QStringLiteral("part"), part == Part::Remove ? QStringLiteral("remove") : QStringLiteral("add"));
    return doors::write<GeneratorPreview>(m_reports, QLatin1String("schedule_generate"),
        Params().request(requestId).add(json), schedulejson::counts, request.venue);
}

Future<QList<ScheduleTemplate>> PgScheduleGateway::templates(VenueId venue)
{
    return doors::json<QList<ScheduleTemplate>>(m_reports,
        "select jsonb_build_object('rows', api.schedule_templates($1)) as answer", Params::of(venue),
        schedulejson::templates);
}

Future<ScheduleTemplate> PgScheduleGateway::saveTemplate(const QUuid &requestId, const ScheduleTemplate &saved)
{
    return doors::write<ScheduleTemplate>(m_reports, QLatin1String("save_schedule_template"),
        Params().request(requestId).add(schedulejson::toJson(saved)), schedulejson::scheduleTemplate, saved.venue);
}

Future<QList<Calendar>> PgScheduleGateway::calendars(VenueId venue)
{
    return doors::json<QList<Calendar>>(m_reports, "select jsonb_build_object('rows', api.calendars($1)) as answer",
        Params::of(venue), schedulejson::calendars);
}

Future<Calendar> PgScheduleGateway::saveCalendar(const QUuid &requestId, const Calendar &saved)
{
    return doors::write<Calendar>(m_reports, QLatin1String("save_calendar"),
        Params().request(requestId).add(schedulejson::toJson(saved)), schedulejson::calendar, saved.venue);
}

Future<KeptAhead> PgScheduleGateway::keepAhead(TemplateId last, const QDate &day)
{
    return doors::json<KeptAhead>(m_reports, "select coalesce(api.keep_schedules($1, $2), '{}') as answer",
        Params::of(last, day), schedulejson::keptAhead);
}

Future<SlotEditPreview> PgScheduleGateway::previewEdit(const SlotEdit &edit)
{
    return doors::json<SlotEditPreview>(m_reports, "select api.edit_slots_preview($1) as answer",
        Params::of(schedulejson::toJson(edit)), schedulejson::editPreview);
}

Future<int> PgScheduleGateway::edit(const QUuid &requestId, const SlotEdit &edit)
{
    return doors::write<int>(m_reports, QLatin1String("edit_slots"),
        Params().request(requestId).add(schedulejson::toJson(edit)), schedulejson::edited, edit.venue);
}

Future<QList<Activity>> PgScheduleGateway::activities(VenueId venue)
{
    return doors::json<QList<Activity>>(m_reports, "select jsonb_build_object('rows', api.activities($1)) as answer",
        Params::of(venue), schedulejson::activities);
}

Future<Activity> PgScheduleGateway::setActivityState(
    const QUuid &requestId, const Activity &activity, const QString &state)
{
    return doors::write<Activity>(m_reports, QLatin1String("set_activity_state"),
        Params().request(requestId).add(activity.id).add(state), schedulejson::activity, activity.venue);
}

Future<inventory::StopPreview> PgScheduleGateway::activityHits(ActivityId activity)
{
    return doors::json<inventory::StopPreview>(
        m_reports, "select api.activity_preview($1) as answer", Params::of(activity), stopPreviewFromJson);
}

Future<ActivityStop> PgScheduleGateway::cancelActivity(
    const QUuid &requestId, const Activity &activity, const QString &reason)
{
    return doors::write<ActivityStop>(m_reports, QLatin1String("cancel_activity"),
        Params().request(requestId).add(activity.id).add(reason), schedulejson::activityStop, activity.venue);
}

Future<inventory::SeatMap> PgScheduleGateway::seatMap(SpaceId space)
{
    return doors::json<inventory::SeatMap>(
        m_reports, "select api.seat_map($1) as answer", Params::of(space), seatjson::map);
}

Future<inventory::SeatMap> PgScheduleGateway::saveSeatMap(
    const QUuid &requestId, VenueId venue, const inventory::SeatMap &map)
{
    return doors::write<inventory::SeatMap>(m_reports, QLatin1String("save_seat_map"),
        Params().request(requestId).add(seatjson::toJson(map)), seatjson::map, venue);
}

Future<QList<inventory::SlotSeat>> PgScheduleGateway::slotSeats(SlotId slot)
{
    return doors::json<QList<inventory::SlotSeat>>(
        m_reports, "select api.slot_seats($1) as answer", Params::of(slot), seatjson::slotSeats);
}

} // namespace vd::db

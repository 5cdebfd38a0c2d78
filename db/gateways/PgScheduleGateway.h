#pragma once

#include "models/schedule/ScheduleGateway.h"

namespace vd::db {

class Lane;

/// Schedules through the doors of schema api; a year of many spaces takes longer than a booking may wait.
class PgScheduleGateway final : public schedule::ScheduleGateway
{
public:
    explicit PgScheduleGateway(Lane &reports)
        : m_reports(reports)
    {
    }

    Future<schedule::GeneratorPreview> preview(const schedule::GeneratorRequest &request) override;
    Future<schedule::GeneratorPreview> generate(
        const QUuid &requestId, const schedule::GeneratorRequest &request, schedule::Part part) override;
    Future<QList<schedule::ScheduleTemplate>> templates(VenueId venue) override;
    Future<schedule::ScheduleTemplate> saveTemplate(
        const QUuid &requestId, const schedule::ScheduleTemplate &saved) override;
    Future<QList<schedule::Calendar>> calendars(VenueId venue) override;
    Future<schedule::Calendar> saveCalendar(const QUuid &requestId, const schedule::Calendar &saved) override;
    Future<schedule::KeptAhead> keepAhead(TemplateId last, const QDate &day) override;
    Future<schedule::SlotEditPreview> previewEdit(const schedule::SlotEdit &edit) override;
    Future<int> edit(const QUuid &requestId, const schedule::SlotEdit &edit) override;
    Future<QList<schedule::Activity>> activities(VenueId venue) override;
    Future<schedule::Activity> setActivityState(
        const QUuid &requestId, const schedule::Activity &activity, const QString &state) override;
    Future<inventory::StopPreview> activityHits(ActivityId activity) override;
    Future<schedule::ActivityStop> cancelActivity(
        const QUuid &requestId, const schedule::Activity &activity, const QString &reason) override;
    Future<inventory::SeatMap> seatMap(SpaceId space) override;
    Future<inventory::SeatMap> saveSeatMap(
        const QUuid &requestId, VenueId venue, const inventory::SeatMap &map) override;
    Future<QList<inventory::SlotSeat>> slotSeats(SlotId slot) override;

private:
    Lane &m_reports;
};

} // namespace vd::db

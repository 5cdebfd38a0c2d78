#pragma once

#include "models/schedule/ScheduleGateway.h"
#include "tests/support/fakes/Answers.h"

#include <QHash>
#include <QTimeZone>

namespace vd::test {

/// A schedule in memory that generates by the same rule as the server: adds what is missing, leaves what exists,
/// reports what overlaps.
class FakeScheduleGateway final : public schedule::ScheduleGateway
{
public:
    Future<schedule::GeneratorPreview> preview(const schedule::GeneratorRequest &request) override;
    Future<schedule::GeneratorPreview> generate(const QUuid &requestId, const schedule::GeneratorRequest &request,
        schedule::Part part = schedule::Part::All) override;
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

    Answers answers;
    /// Takes every slot for one to add, keeps none: for runs too large to compare slot by slot.
    bool countOnly = false;
    QTimeZone zone = QTimeZone("Asia/Shanghai");
    QHash<SpaceId, QString> names;
    QList<schedule::GeneratorRow> stored; ///< outcome is not used.
    QList<QPair<QUuid, schedule::GeneratorRequest>> generated; ///< Every call of generate, in order.

    QList<schedule::Part> parts; ///< Of each call of generate.
    QList<schedule::GeneratorRow> outdated; ///< What a template made and asks for no more; outcome remove or leave.
    QList<schedule::ScheduleTemplate> templateRows;
    QList<schedule::Calendar> calendarRows;
    QList<schedule::KeptAhead> aheadSteps; ///< Answered one after the other, then nothing more.
    QList<QPair<TemplateId, QDate>> aheadAsked;
    QList<QUuid> calendarKeys; ///< Of each saveCalendar.
    schedule::SlotEditPreview editPreview;
    QList<schedule::SlotEdit> edits; ///< Carried out, in order.
    QList<schedule::Activity> activityRows;
    inventory::StopPreview hits;
    inventory::SeatMap seatPlan;
    QList<inventory::SlotSeat> seatsOfSlot;
    QStringList cancelReasons;

private:
    [[nodiscard]] schedule::GeneratorPreview work(const schedule::GeneratorRequest &request, bool write);
    void addOutdated(const schedule::GeneratorRequest &request, schedule::GeneratorPreview &preview) const;
    [[nodiscard]] schedule::GeneratorRow judge(const schedule::GeneratorRow &wanted) const;
};

} // namespace vd::test

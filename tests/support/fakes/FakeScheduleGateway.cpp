#include "tests/support/fakes/FakeScheduleGateway.h"

#include "models/schedule/SlotPlan.h"

#include <QMap>

#include <algorithm>

namespace vd::test {

using namespace schedule;

GeneratorRow FakeScheduleGateway::judge(const GeneratorRow &wanted) const
{
    GeneratorRow row = wanted;
    row.outcome = QStringLiteral("add");
    for (const GeneratorRow &other : stored) {
        if (other.space != row.space || other.endsAt <= row.startsAt || row.endsAt <= other.startsAt)
            continue;
        if (other.startsAt == row.startsAt && other.endsAt == row.endsAt) {
            row.outcome = QStringLiteral("exists");
            return row;
        }
        row.outcome = QStringLiteral("conflict");
        row.with = QStringLiteral("%1-%2").arg(other.startsAt.toTimeZone(zone).toString(QStringLiteral("HH:mm")),
            other.endsAt.toTimeZone(zone).toString(QStringLiteral("HH:mm")));
    }
    return row;
}

void FakeScheduleGateway::addOutdated(const GeneratorRequest &request, GeneratorPreview &preview) const
{
    if (!request.ofTemplate.isValid())
        return;
    for (const GeneratorRow &row : outdated) {
        if (row.businessDate < request.from || row.businessDate > request.to)
            continue;
        preview.rows << row;
        ++(row.outcome == QLatin1String("leave") ? preview.leaves : preview.removes);
    }
}

GeneratorPreview FakeScheduleGateway::work(const GeneratorRequest &request, bool write)
{
    GeneratorPreview preview;
    for (const GeneratorRequest &part : SlotPlan::parts(request)) {
        const SlotPlan plan(part, zone);
        if (countOnly) {
            preview.adds += static_cast<int>(plan.total());
            continue;
        }
        for (QDate date = part.from; date <= part.to; date = date.addDays(1))
            for (const SpaceId space : part.spaces)
                for (const PlannedSlot &slot : plan.slotsOn(date))
                    preview.rows << judge(
                        {space, names.value(space, space.toString()), date, slot.startsAt, slot.endsAt, {}, {}});
    }
    addOutdated(request, preview);
    QMap<QDate, DayChange> days;
    for (const GeneratorRow &row : std::as_const(preview.rows)) {
        DayChange &day = days[row.businessDate];
        day.date = row.businessDate;
        day.adds += row.outcome == QLatin1String("add") ? 1 : 0;
        day.removes += row.outcome == QLatin1String("remove") ? 1 : 0;
        day.leaves += row.outcome == QLatin1String("leave") ? 1 : 0;
        day.conflicts += row.outcome == QLatin1String("conflict") ? 1 : 0;
        preview.existing += row.outcome == QLatin1String("exists") ? 1 : 0;
        if (write && row.outcome == QLatin1String("add"))
            stored << row;
    }
    for (const DayChange &day : std::as_const(days)) {
        preview.adds += day.adds;
        preview.conflicts += day.conflicts;
        if (day.adds + day.removes + day.leaves + day.conflicts > 0)
            preview.perDay << day;
    }
    static const QStringList order{QStringLiteral("conflict"), QStringLiteral("leave"), QStringLiteral("remove")};
    std::stable_sort(preview.rows.begin(), preview.rows.end(), [](const GeneratorRow &a, const GeneratorRow &b) {
        return static_cast<quint64>(order.indexOf(a.outcome)) < static_cast<quint64>(order.indexOf(b.outcome));
    });
    preview.rows = preview.rows.mid(0, 2000);
    return preview;
}

Future<GeneratorPreview> FakeScheduleGateway::preview(const GeneratorRequest &request)
{
    return answers.give<GeneratorPreview>(answers.error ? GeneratorPreview{} : work(request, false));
}

Future<GeneratorPreview> FakeScheduleGateway::generate(
    const QUuid &requestId, const GeneratorRequest &request, Part part)
{
    generated.append({requestId, request});
    parts << part;
    if (answers.error)
        return answers.give<GeneratorPreview>(GeneratorPreview{});
    if (part != Part::Remove)
        return answers.give<GeneratorPreview>(work(request, true));
    GeneratorPreview removed;
    addOutdated(request, removed);
    outdated.removeIf([](const GeneratorRow &row) { return row.outcome == QLatin1String("remove"); });
    removed.rows.clear();
    removed.leaves = 0;
    return answers.give<GeneratorPreview>(removed);
}

Future<QList<ScheduleTemplate>> FakeScheduleGateway::templates(VenueId)
{
    return answers.give<QList<ScheduleTemplate>>(templateRows);
}

Future<ScheduleTemplate> FakeScheduleGateway::saveTemplate(const QUuid &, const ScheduleTemplate &saved)
{
    ScheduleTemplate kept = saved;
    ++kept.version;
    if (!kept.id.isValid())
        kept.id = TemplateId(100 + templateRows.size());
    if (!answers.error) {
        templateRows.removeIf([&kept](const ScheduleTemplate &known) { return known.id == kept.id; });
        templateRows << kept;
    }
    return answers.give<ScheduleTemplate>(kept);
}

Future<QList<Calendar>> FakeScheduleGateway::calendars(VenueId)
{
    return answers.give<QList<Calendar>>(calendarRows);
}

Future<Calendar> FakeScheduleGateway::saveCalendar(const QUuid &requestId, const Calendar &saved)
{
    calendarKeys << requestId;
    Calendar kept = saved;
    ++kept.version;
    if (!kept.id.isValid())
        kept.id = CalendarId(100 + calendarRows.size());
    if (!answers.error) {
        calendarRows.removeIf([&kept](const Calendar &known) { return known.id == kept.id; });
        calendarRows << kept;
    }
    return answers.give<Calendar>(kept);
}

Future<KeptAhead> FakeScheduleGateway::keepAhead(TemplateId last, const QDate &day)
{
    aheadAsked.append({last, day});
    return answers.give<KeptAhead>(aheadSteps.isEmpty() ? KeptAhead{} : aheadSteps.takeFirst());
}

Future<SlotEditPreview> FakeScheduleGateway::previewEdit(const SlotEdit &)
{
    return answers.give<SlotEditPreview>(editPreview);
}

Future<int> FakeScheduleGateway::edit(const QUuid &, const SlotEdit &edit)
{
    const int changed = editPreview.changes;
    if (!answers.error) {
        edits << edit;
        editPreview = {0, editPreview.same + changed, editPreview.leaves, 0, {}};
    }
    return answers.give<int>(changed);
}

Future<QList<Activity>> FakeScheduleGateway::activities(VenueId)
{
    return answers.give<QList<Activity>>(activityRows);
}

Future<Activity> FakeScheduleGateway::setActivityState(const QUuid &, const Activity &activity, const QString &state)
{
    Activity moved = activity;
    moved.state = state;
    moved.moves = state == QLatin1String("on_sale") ? QStringList{QStringLiteral("off_sale"), QStringLiteral("ended")}
                                                    : QStringList{QStringLiteral("on_sale")};
    if (!answers.error)
        for (Activity &known : activityRows)
            if (known.id == moved.id)
                known = moved;
    return answers.give<Activity>(moved);
}

Future<inventory::StopPreview> FakeScheduleGateway::activityHits(ActivityId)
{
    return answers.give<inventory::StopPreview>(hits);
}

Future<ActivityStop> FakeScheduleGateway::cancelActivity(const QUuid &, const Activity &activity, const QString &reason)
{
    if (!answers.error) {
        cancelReasons << reason;
        for (Activity &known : activityRows)
            if (known.id == activity.id)
                known.state = QStringLiteral("cancelled");
    }
    return answers.give<ActivityStop>(ActivityStop{StopId(1), hits.slotCount, hits.orders});
}

Future<inventory::SeatMap> FakeScheduleGateway::seatMap(SpaceId space)
{
    inventory::SeatMap map = seatPlan;
    map.space = space;
    return answers.give<inventory::SeatMap>(map);
}

Future<inventory::SeatMap> FakeScheduleGateway::saveSeatMap(const QUuid &, VenueId, const inventory::SeatMap &map)
{
    inventory::SeatMap kept = map;
    ++kept.version;
    qint64 next = 1000;
    for (inventory::Seat &seat : kept.seats)
        if (!seat.id.isValid())
            seat.id = SeatId(next++);
    if (!answers.error)
        seatPlan = kept;
    return answers.give<inventory::SeatMap>(kept);
}

Future<QList<inventory::SlotSeat>> FakeScheduleGateway::slotSeats(SlotId)
{
    return answers.give<QList<inventory::SlotSeat>>(seatsOfSlot);
}

} // namespace vd::test

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

GeneratorPreview FakeScheduleGateway::work(const GeneratorRequest &request, bool write)
{
    const SlotPlan plan(request, zone);
    GeneratorPreview preview;
    if (countOnly) {
        preview.adds = static_cast<int>(plan.total());
        return preview;
    }
    QMap<QDate, int> perDay;
    for (QDate date = request.from; date <= request.to; date = date.addDays(1)) {
        for (const SpaceId space : request.spaces) {
            for (const PlannedSlot &slot : plan.slotsOn(date)) {
                const GeneratorRow row
                    = judge({space, names.value(space, space.toString()), date, slot.startsAt, slot.endsAt, {}, {}});
                if (row.outcome == QLatin1String("add"))
                    ++perDay[date];
                preview.rows << row;
            }
        }
    }
    for (const GeneratorRow &row : std::as_const(preview.rows)) {
        preview.adds += row.outcome == QLatin1String("add") ? 1 : 0;
        preview.existing += row.outcome == QLatin1String("exists") ? 1 : 0;
        preview.conflicts += row.outcome == QLatin1String("conflict") ? 1 : 0;
        if (write && row.outcome == QLatin1String("add"))
            stored << row;
    }
    for (auto day = perDay.cbegin(); day != perDay.cend(); ++day)
        preview.perDay.append({day.key(), day.value()});
    std::stable_partition(preview.rows.begin(), preview.rows.end(),
        [](const GeneratorRow &row) { return row.outcome == QLatin1String("conflict"); });
    preview.rows = preview.rows.mid(0, 2000);
    return preview;
}

Future<GeneratorPreview> FakeScheduleGateway::preview(const GeneratorRequest &request)
{
    return answers.give<GeneratorPreview>(answers.error ? GeneratorPreview{} : work(request, false));
}

Future<GeneratorPreview> FakeScheduleGateway::generate(const QUuid &requestId, const GeneratorRequest &request)
{
    generated.append({requestId, request});
    return answers.give<GeneratorPreview>(answers.error ? GeneratorPreview{} : work(request, true));
}

} // namespace vd::test

#include "ui/admin/PlanSentence.h"

#include "models/schedule/SlotPlan.h"
#include "ui/common/FormatText.h"

#include <QMap>

namespace vd::ui {

using schedule::GeneratorRequest;
using schedule::SlotPlan;

namespace {

constexpr int namedChangeDays = 3;

} // namespace

QString PlanSentence::clocks(const QList<GeneratorRequest> &parts, const QTimeZone &zone)
{
    QMap<QDate, int> unusual;
    for (const GeneratorRequest &part : parts)
        for (const SlotPlan plan(part, zone); const QDate &date : plan.unusualDays())
            unusual[date] += plan.countOn(date);
    QString text;
    const QList<QDate> days = unusual.keys();
    for (const QDate &date : days.mid(0, namedChangeDays))
        text += QLatin1Char('\n')
            + tr("The clocks change on %1: %n slot(s) there.", nullptr, unusual.value(date))
                  .arg(FormatText::dateWithYear(date));
    return text;
}

QString PlanSentence::of(const GeneratorRequest &request, const QTimeZone &zone, const QHash<SpaceId, int> &pauses)
{
    if (request.copyWeek.isValid())
        return tr(
            "Copies the slots of the week from %1 to the same weekdays from %2 to %3. What is there already stays.")
            .arg(FormatText::dateWithYear(request.copyWeek), FormatText::dateWithYear(request.from),
                FormatText::dateWithYear(request.to));
    const int spaces = static_cast<int>(request.spaces.size());
    const QList<GeneratorRequest> parts = SlotPlan::parts(request, pauses);
    QString text;
    if (parts.size() == 1) {
        const SlotPlan plan(parts.constFirst(), zone);
        //: %1 "Makes 14 slots a day", %2 "3 spaces", %3 "28 days", %4 the number of all slots
        text = tr("%1 in each of %2 on %3: %4 in all.")
                   .arg(tr("Makes %n slot(s) a day", nullptr, plan.usualCount()), tr("%n space(s)", nullptr, spaces),
                       tr("%n day(s)", nullptr, plan.days()), FormatText::number(plan.total()));
        if (plan.leftoverMinutes() > 0)
            text += QLatin1Char('\n')
                + tr("%1 at the end of each day stay free.").arg(FormatText::duration(plan.leftoverMinutes() * 60LL));
    } else {
        qint64 total = 0;
        for (const GeneratorRequest &part : parts)
            total += SlotPlan(part, zone).total();
        //: %1 "2 blocks", %2 "3 spaces", %3 the number of all slots
        text = tr("%1 in %2: %3 slots in all.")
                   .arg(tr("%n block(s)", nullptr, static_cast<int>(request.blocks().size())),
                       tr("%n space(s)", nullptr, spaces), FormatText::number(total));
    }
    if (!request.calendars.isEmpty())
        text += QLatin1Char('\n') + tr("Less the days that the calendars close.");
    return text + clocks(parts, zone);
}

} // namespace vd::ui

#include "models/schedule/SlotPlan.h"

#include "models/base/ZoneTime.h"

#include <QMap>

#include <algorithm>

namespace vd::schedule {

namespace {

constexpr int dayMinutes = 1'440;

qsizetype characters(const QString &text)
{
    return text.toUcs4().size();
}

} // namespace

SlotPlan::SlotPlan(GeneratorRequest request, QTimeZone zone)
    : m_request(std::move(request))
    , m_zone(std::move(zone))
{
    findClockChanges();
}

QList<GeneratorRequest> SlotPlan::parts(const GeneratorRequest &request, const QHash<SpaceId, int> &pauses)
{
    QMap<int, QList<SpaceId>> byPause;
    for (const SpaceId space : request.spaces)
        byPause[request.keepBuffers ? pauses.value(space) : 0] << space;
    QList<GeneratorRequest> parts;
    for (const SlotBlock &block : request.blocks()) {
        for (auto pause = byPause.cbegin(); pause != byPause.cend(); ++pause) {
            GeneratorRequest part = request;
            static_cast<SlotBlock &>(part) = block;
            part.more.clear();
            part.spaces = pause.value();
            part.gapMinutes = std::max(block.gapMinutes, pause.key());
            parts << part;
        }
    }
    return parts;
}

void SlotPlan::findClockChanges()
{
    if (!m_zone.isValid() || !m_request.from.isValid() || m_request.to < m_request.from
        || m_request.from.daysTo(m_request.to) >= longestRange)
        return;
    const QDateTime first(m_request.from.addDays(-2), QTime(0, 0), Qt::UTC);
    const QDateTime last(m_request.to.addDays(3), QTime(0, 0), Qt::UTC);
    for (const QTimeZone::OffsetData &change : m_zone.transitions(first, last))
        for (int around = -2; around <= 2; ++around)
            m_nearClockChange.insert(change.atUtc.date().addDays(around));
}

FieldErrors SlotPlan::faults() const
{
    FieldErrors faults;
    if (m_request.spaces.isEmpty())
        faults << fieldError(QStringLiteral("spaces"), QStringLiteral("schedule_no_space"));
    checkRange(faults);
    checkTimes(faults);
    if (m_request.capacity < 0 || m_request.capacity > largestCapacity)
        faults << fieldError(QStringLiteral("capacity"), QStringLiteral("capacity_invalid"),
            {{QStringLiteral("most"), largestCapacity}});
    if (characters(m_request.label) > longestLabel)
        faults << fieldError(
            QStringLiteral("label"), QStringLiteral("name_too_long"), {{QStringLiteral("most"), longestLabel}});
    if (faults.isEmpty() && total() > largestTotal)
        faults << fieldError(QStringLiteral("range"), QStringLiteral("schedule_too_large"),
            {{QStringLiteral("rows"), total()}, {QStringLiteral("most"), largestTotal}});
    return faults;
}

void SlotPlan::checkRange(FieldErrors &faults) const
{
    const QString field = QStringLiteral("range");
    const bool noWeekday = (m_request.weekdays & 127) == 0;
    if (noWeekday)
        faults << fieldError(QStringLiteral("weekdays"), QStringLiteral("schedule_no_weekday"));
    if (!m_request.from.isValid() || !m_request.to.isValid() || m_request.to < m_request.from) {
        faults << fieldError(field, QStringLiteral("schedule_range"));
        return;
    }
    const qint64 length = m_request.from.daysTo(m_request.to) + 1;
    if (length > longestRange) {
        faults << fieldError(field, QStringLiteral("schedule_range_long"),
            {{QStringLiteral("days"), length}, {QStringLiteral("most"), longestRange}});
        return;
    }
    if (!noWeekday && days() == 0)
        faults << fieldError(field, QStringLiteral("schedule_range_empty"));
}

void SlotPlan::checkTimes(FieldErrors &faults) const
{
    if (!m_request.start.isValid() || !m_request.end.isValid()) {
        faults << fieldError(QStringLiteral("times"), QStringLiteral("schedule_time_invalid"));
        return;
    }
    const QJsonObject limits{{QStringLiteral("least"), shortestSlot}, {QStringLiteral("most"), longestMinutes}};
    if (m_request.slotMinutes < shortestSlot || m_request.slotMinutes > longestMinutes)
        faults << fieldError(QStringLiteral("length"), QStringLiteral("minutes_invalid"), limits);
    else if (m_request.slotMinutes > spanMinutes())
        faults << fieldError(QStringLiteral("length"), QStringLiteral("schedule_length"),
            {{QStringLiteral("slot_minutes"), m_request.slotMinutes}, {QStringLiteral("span_minutes"), spanMinutes()}});
    if (m_request.gapMinutes < 0 || m_request.gapMinutes > longestMinutes)
        faults << fieldError(QStringLiteral("gap"), QStringLiteral("minutes_invalid"),
            {{QStringLiteral("least"), 0}, {QStringLiteral("most"), longestMinutes}});
}

bool SlotPlan::isPossible() const
{
    return m_zone.isValid() && m_request.start.isValid() && m_request.end.isValid() && m_request.slotMinutes > 0
        && m_request.gapMinutes >= 0 && m_request.slotMinutes <= spanMinutes();
}

bool SlotPlan::endsNextDay() const
{
    return m_request.end <= m_request.start;
}

bool SlotPlan::isChosen(const QDate &date) const
{
    return date.isValid() && m_request.from <= date && date <= m_request.to
        && (m_request.weekdays & (1 << (date.dayOfWeek() - 1))) != 0;
}

int SlotPlan::days() const
{
    if (!m_request.from.isValid() || !m_request.to.isValid() || m_request.from.daysTo(m_request.to) >= longestRange)
        return 0;
    int chosen = 0;
    for (QDate date = m_request.from; date <= m_request.to; date = date.addDays(1))
        chosen += isChosen(date) ? 1 : 0;
    return chosen;
}

int SlotPlan::spanMinutes() const
{
    const int span = m_request.start.secsTo(m_request.end) / 60;
    return endsNextDay() ? span + dayMinutes : span;
}

int SlotPlan::usualCount() const
{
    return isPossible() ? (spanMinutes() - m_request.slotMinutes) / (m_request.slotMinutes + m_request.gapMinutes) + 1
                        : 0;
}

int SlotPlan::leftoverMinutes() const
{
    const int count = usualCount();
    return count == 0 ? 0 : spanMinutes() - count * m_request.slotMinutes - (count - 1) * m_request.gapMinutes;
}

QDateTime SlotPlan::closes(const QDate &date) const
{
    return ZoneTime::instant(endsNextDay() ? date.addDays(1) : date, m_request.end, m_zone);
}

int SlotPlan::countOn(const QDate &date) const
{
    if (!isChosen(date))
        return 0;
    return m_nearClockChange.contains(date) ? static_cast<int>(slotsOn(date).size()) : usualCount();
}

qint64 SlotPlan::total() const
{
    const int usual = usualCount();
    if (usual == 0)
        return 0;
    qint64 perSpace = static_cast<qint64>(usual) * days();
    for (const QDate &date : m_nearClockChange)
        if (isChosen(date))
            perSpace += countOn(date) - usual;
    return perSpace * m_request.spaces.size();
}

QList<QDate> SlotPlan::unusualDays() const
{
    QList<QDate> unusual;
    const int usual = usualCount();
    for (const QDate &date : m_nearClockChange)
        if (isChosen(date) && countOn(date) != usual)
            unusual << date;
    std::sort(unusual.begin(), unusual.end());
    return unusual;
}

QList<PlannedSlot> SlotPlan::candidates(const QDate &date) const
{
    QList<PlannedSlot> found;
    const int step = m_request.slotMinutes + m_request.gapMinutes;
    for (int n = 0; n < usualCount(); ++n) {
        const QDateTime wall = QDateTime(date, m_request.start, Qt::UTC).addSecs(60LL * n * step);
        for (const QDateTime &start : ZoneTime::instants(wall.date(), wall.time(), m_zone))
            found << PlannedSlot{date, start, start.addSecs(60LL * m_request.slotMinutes)};
    }
    std::sort(
        found.begin(), found.end(), [](const PlannedSlot &a, const PlannedSlot &b) { return a.startsAt < b.startsAt; });
    return found;
}

QList<PlannedSlot> SlotPlan::slotsOn(const QDate &date) const
{
    QList<PlannedSlot> planned;
    if (!isChosen(date) || !isPossible())
        return planned;
    const QDateTime close = closes(date);
    const QList<PlannedSlot> all = candidates(date);
    for (qsizetype i = 0; i < all.size(); ++i) {
        const bool tooEarly = i > 0 && all.at(i).startsAt < all.at(i - 1).endsAt;
        if (!tooEarly && all.at(i).endsAt <= close)
            planned << all.at(i);
    }
    return planned;
}

} // namespace vd::schedule

#include "models/schedule/SlotPlan.h"

#include "models/base/ZoneTime.h"

namespace vd::schedule {

namespace {

constexpr qint64 daySeconds = 86'400;
constexpr int longestSlot = 1'440;

qsizetype characters(const QString &text)
{
    return text.toUcs4().size();
}

} // namespace

SlotPlan::SlotPlan(GeneratorRequest request, QTimeZone zone) : m_request(std::move(request)), m_zone(std::move(zone)) { }

FieldErrors SlotPlan::faults() const
{
    FieldErrors faults;
    if (m_request.spaces.isEmpty())
        faults << fieldError(QStringLiteral("spaces"), QStringLiteral("schedule_no_space"));
    checkRange(faults);
    checkTimes(faults);
    if (m_request.capacity < 0 || m_request.capacity > largestCapacity)
        faults << fieldError(QStringLiteral("capacity"), QStringLiteral("capacity_invalid"), {{QStringLiteral("most"), largestCapacity}});
    if (characters(m_request.label) > longestLabel)
        faults << fieldError(QStringLiteral("label"), QStringLiteral("name_too_long"), {{QStringLiteral("most"), longestLabel}});
    if (faults.isEmpty() && total() > largestTotal)
        faults << fieldError(QStringLiteral("range"), QStringLiteral("schedule_too_large"),
            {{QStringLiteral("rows"), total()}, {QStringLiteral("most"), largestTotal}});
    return faults;
}

void SlotPlan::checkRange(FieldErrors &faults) const
{
    const QString field = QStringLiteral("range");
    if (!m_request.from.isValid() || !m_request.to.isValid() || m_request.to < m_request.from) {
        faults << fieldError(field, QStringLiteral("schedule_range"));
        return;
    }
    const qint64 length = m_request.from.daysTo(m_request.to) + 1;
    if (length > longestRange) {
        faults << fieldError(field, QStringLiteral("schedule_range_long"), {{QStringLiteral("days"), length}, {QStringLiteral("most"), longestRange}});
        return;
    }
    if ((m_request.weekdays & 127) == 0)
        faults << fieldError(QStringLiteral("weekdays"), QStringLiteral("schedule_no_weekday"));
    else if (days() == 0)
        faults << fieldError(field, QStringLiteral("schedule_range_empty"));
}

void SlotPlan::checkTimes(FieldErrors &faults) const
{
    if (!m_request.start.isValid() || !m_request.end.isValid()) {
        faults << fieldError(QStringLiteral("times"), QStringLiteral("schedule_time_invalid"));
        return;
    }
    if (m_request.slotMinutes < 1 || m_request.slotMinutes > longestSlot)
        faults << fieldError(QStringLiteral("length"), QStringLiteral("schedule_length_invalid"), {{QStringLiteral("most"), longestSlot}});
    else if (m_request.slotMinutes * 60LL > usualSeconds())
        faults << fieldError(QStringLiteral("length"), QStringLiteral("schedule_length"),
            {{QStringLiteral("minutes"), m_request.slotMinutes}, {QStringLiteral("window"), usualSeconds() / 60}});
    if (m_request.gapMinutes < 0 || m_request.gapMinutes > longestSlot)
        faults << fieldError(QStringLiteral("gap"), QStringLiteral("schedule_gap_invalid"), {{QStringLiteral("most"), longestSlot}});
}

bool SlotPlan::hasTimes() const
{
    return m_request.start.isValid() && m_request.end.isValid() && m_request.slotMinutes > 0 && m_request.gapMinutes >= 0;
}

bool SlotPlan::endsNextDay() const
{
    return m_request.end <= m_request.start;
}

bool SlotPlan::isChosen(const QDate &date) const
{
    return date.isValid() && m_request.from <= date && date <= m_request.to && (m_request.weekdays & (1 << (date.dayOfWeek() - 1))) != 0;
}

int SlotPlan::days() const
{
    if (!m_request.from.isValid() || !m_request.to.isValid())
        return 0;
    int chosen = 0;
    for (QDate date = m_request.from; date <= m_request.to; date = date.addDays(1))
        chosen += isChosen(date) ? 1 : 0;
    return chosen;
}

qint64 SlotPlan::usualSeconds() const
{
    const qint64 span = m_request.start.secsTo(m_request.end);
    return endsNextDay() ? span + daySeconds : span;
}

int SlotPlan::fitting(qint64 seconds) const
{
    const qint64 length = m_request.slotMinutes * 60LL;
    const qint64 step = length + m_request.gapMinutes * 60LL;
    return seconds < length ? 0 : static_cast<int>((seconds - length) / step) + 1;
}

int SlotPlan::usualCount() const
{
    return hasTimes() ? fitting(usualSeconds()) : 0;
}

int SlotPlan::leftoverMinutes() const
{
    const int count = usualCount();
    if (count == 0)
        return 0;
    const qint64 used = count * m_request.slotMinutes * 60LL + (count - 1) * m_request.gapMinutes * 60LL;
    return static_cast<int>((usualSeconds() - used) / 60);
}

QDateTime SlotPlan::opens(const QDate &date) const
{
    return ZoneTime::instant(date, m_request.start, m_zone);
}

QDateTime SlotPlan::closes(const QDate &date) const
{
    return ZoneTime::instant(endsNextDay() ? date.addDays(1) : date, m_request.end, m_zone);
}

int SlotPlan::countOn(const QDate &date) const
{
    return isChosen(date) && hasTimes() && m_zone.isValid() ? fitting(opens(date).secsTo(closes(date))) : 0;
}

qint64 SlotPlan::total() const
{
    qint64 perSpace = 0;
    for (QDate date = m_request.from; date.isValid() && date <= m_request.to; date = date.addDays(1))
        perSpace += countOn(date);
    return perSpace * m_request.spaces.size();
}

QList<QDate> SlotPlan::unusualDays() const
{
    QList<QDate> unusual;
    const int usual = usualCount();
    for (QDate date = m_request.from; date.isValid() && date <= m_request.to; date = date.addDays(1))
        if (isChosen(date) && countOn(date) != usual)
            unusual << date;
    return unusual;
}

QList<PlannedSlot> SlotPlan::slotsOn(const QDate &date) const
{
    QList<PlannedSlot> planned;
    const int count = countOn(date);
    QDateTime start = count > 0 ? opens(date) : QDateTime();
    for (int i = 0; i < count; ++i) {
        const QDateTime end = start.addSecs(m_request.slotMinutes * 60LL);
        planned << PlannedSlot {date, start, end};
        start = end.addSecs(m_request.gapMinutes * 60LL);
    }
    return planned;
}

} // namespace vd::schedule

#pragma once

#include "models/base/FieldError.h"
#include "models/schedule/Schedule.h"

#include <QHash>

#include <QSet>
#include <QTimeZone>

namespace vd::schedule {

struct PlannedSlot
{
    QDate businessDate;
    QDateTime startsAt; ///< UTC.
    QDateTime endsAt; ///< UTC.

    friend bool operator==(const PlannedSlot &, const PlannedSlot &) = default;
};

/// What the own block of a generator request makes, worked out without the server: for the live sentence and for
/// telling a fault beside its field. Dates are calendar values and times wall-clock values of the venue's zone; the
/// PC's zone does not enter.
class SlotPlan
{
public:
    static constexpr int largestCapacity = 1'000'000;
    static constexpr int largestTotal = 1'200'000; ///< Slots one request may make.
    static constexpr int longestRange = 3'661; ///< Days, ten years.
    static constexpr int shortestSlot = 5; ///< Minutes.
    static constexpr int longestMinutes = 1'440; ///< Of a slot and of a gap.
    static constexpr int longestLabel = 120; ///< Characters.

    SlotPlan(GeneratorRequest request, QTimeZone zone);

    /// The request as several of one block and one gap each. pauses: minutes a space keeps free between two uses.
    [[nodiscard]] static QList<GeneratorRequest> parts(
        const GeneratorRequest &request, const QHash<SpaceId, int> &pauses = {});

    /// What is wrong, by field (spaces, range, weekdays, times, length, gap, capacity, label); empty when it can be
    /// sent.
    [[nodiscard]] FieldErrors faults() const;

    /// The end is on the day after the start.
    [[nodiscard]] bool endsNextDay() const;
    /// Days of the range whose weekday is chosen.
    [[nodiscard]] int days() const;
    /// Slots of one space on an ordinary day, when no clocks change.
    [[nodiscard]] int usualCount() const;
    /// Minutes of an ordinary day, after the last slot, that no slot fits in.
    [[nodiscard]] int leftoverMinutes() const;
    /// Slots of one space on one day; 0 outside the range and on days not chosen.
    [[nodiscard]] int countOn(const QDate &date) const;
    /// All slots, over all days and spaces.
    [[nodiscard]] qint64 total() const;
    /// Chosen days on which a change of clocks makes the count another than usual.
    [[nodiscard]] QList<QDate> unusualDays() const;
    /// The slots of one space on one day, in time order.
    [[nodiscard]] QList<PlannedSlot> slotsOn(const QDate &date) const;
    [[nodiscard]] bool isChosen(const QDate &date) const;

private:
    [[nodiscard]] QDateTime closes(const QDate &date) const;
    [[nodiscard]] QList<PlannedSlot> candidates(const QDate &date) const;
    [[nodiscard]] int spanMinutes() const;
    [[nodiscard]] bool isPossible() const;
    void findClockChanges();
    void checkRange(FieldErrors &faults) const;
    void checkTimes(FieldErrors &faults) const;

    GeneratorRequest m_request;
    QTimeZone m_zone;
    QSet<QDate> m_nearClockChange; ///< Only these days need their instants to be worked out.
};

} // namespace vd::schedule

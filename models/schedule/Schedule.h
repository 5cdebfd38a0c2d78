#pragma once

#include "models/base/Id.h"

#include <QDate>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QTime>

namespace vd {

using CalendarId = Id<struct CalendarTag>; ///< Of holidays and closures.
using TemplateId = Id<struct TemplateTag>; ///< Of a schedule.

} // namespace vd

namespace vd::schedule {

/// One pattern of slots: wall-clock times of the venue; the end may lie past midnight (end <= start means the next
/// day). Slots belong to the business date they start under. Starts lie on the wall-clock grid start, start + length +
/// gap, …; each lasts exactly its minutes.
struct SlotBlock
{
    int weekdays = 127; ///< Bit 0 is Monday.
    QTime start;
    QTime end;
    int slotMinutes = 60;
    int gapMinutes = 0;
    int capacity = 0; ///< 0: the space's maximum.
    QString label;
    ActivityId activity; ///< Whose sessions these are; none for plain slots.

    friend bool operator==(const SlotBlock &, const SlotBlock &) = default;
};

/// What the generator shall make: its own block and any more of them, for these spaces and days, less the days that its
/// calendars close; or, with copyWeek, what that week of seven days has, on the same weekdays. When the clocks change,
/// a start they skip is left out, a start they repeat is two slots, and a slot that would begin before the one before
/// it ends, or end after the close, is left out. SlotPlan is this rule in C++; the server's schedule.plan gives the
/// same.
struct GeneratorRequest : SlotBlock
{
    VenueId venue;
    QList<SpaceId> spaces;
    QDate from;
    QDate to; ///< Inclusive.
    QList<SlotBlock> more;
    QList<CalendarId> calendars;
    bool keepBuffers = false; ///< The gap is at least what the space keeps free before and after a use.
    QDate copyWeek; ///< First of the seven days that are copied; invalid for blocks.
    TemplateId ofTemplate; ///< Whose slots these are: a run takes back what it made and asks for no more.

    [[nodiscard]] QList<SlotBlock> blocks() const { return QList<SlotBlock>{*this} + more; }

    friend bool operator==(const GeneratorRequest &, const GeneratorRequest &) = default;
};

/// A request under a name, without its days.
struct ScheduleTemplate
{
    TemplateId id;
    VenueId venue;
    QString name;
    QList<SpaceId> spaces;
    QList<SlotBlock> blocks;
    QList<CalendarId> calendars;
    bool keepBuffers = false;
    int weeksAhead = 0; ///< The service keeps it made that far; 0: only by hand.
    bool retired = false;
    int version = 0;

    friend bool operator==(const ScheduleTemplate &, const ScheduleTemplate &) = default;
};

/// Days on which nothing is sold; yearly ones come again every later year, which 29 February cannot.
struct CalendarEntry
{
    QDate firstDay;
    int days = 1;
    bool yearly = false;
    QString name;

    friend bool operator==(const CalendarEntry &, const CalendarEntry &) = default;
};

/// A named list of holidays or closures of a venue.
struct Calendar
{
    CalendarId id;
    VenueId venue;
    QString name;
    bool retired = false;
    int version = 0;
    QList<CalendarEntry> entries;

    friend bool operator==(const Calendar &, const Calendar &) = default;
};

/// A slot the generator would make, or found there.
struct GeneratorRow
{
    SpaceId space;
    QString spaceName;
    QDate businessDate;
    QDateTime startsAt; ///< UTC.
    QDateTime endsAt; ///< UTC.
    QString outcome; ///< add, remove, change, leave, exists, conflict, outside (its hours).
    QString
        with; ///< What it conflicts with, who has a place in what is left, or the day's hours, in the server's words.
};

/// How many slots of a business date a run touches.
struct DayChange
{
    QDate date;
    int adds = 0;
    int removes = 0;
    int leaves = 0;
    int changes = 0;
    int conflicts = 0;
};

struct GeneratorPreview
{
    int adds = 0;
    int existing = 0;
    int conflicts = 0; ///< With other slots, or with the hours.
    int removes = 0; ///< Made by the template, asked for no more, nobody has a place.
    int leaves = 0; ///< The same, but somebody has, holds or waits for a place.
    int changes = 0; ///< Made by the template with another capacity, label or activity.
    QList<GeneratorRow> rows; ///< The first 2,000: conflicts, then what is left, taken back, changed, added.
    QList<DayChange> perDay;

    /// Slots a run would write.
    [[nodiscard]] int work() const { return adds + removes + changes; }
};

/// What one step of keeping templates made ahead did.
struct KeptAhead
{
    TemplateId ofTemplate; ///< None: that was the last one.
    QString name;
    int adds = 0;
    int conflicts = 0;
    QString problem; ///< Why this template cannot be run any more; empty when it can.
    QDate next; ///< Where to go on with the same template; invalid: with the next one.
};

} // namespace vd::schedule

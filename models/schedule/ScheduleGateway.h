#pragma once

#include "models/base/Id.h"
#include "models/base/Result.h"

#include <QDate>
#include <QDateTime>
#include <QList>
#include <QTime>
#include <QUuid>

namespace vd::schedule {

/// What the generator shall make: wall-clock times of the venue; the end may lie past midnight (end <= start means the
/// next day). Slots belong to the business date they start under. Starts lie on the wall-clock grid start, start + length +
/// gap, …; each lasts exactly its minutes. When the clocks change, a start they skip is left out, a start they repeat is two
/// slots, and a slot that would begin before the one before it ends, or end after the close, is left out. SlotPlan is this
/// rule in C++; the server's schedule.plan gives the same slots.
struct GeneratorRequest {
    VenueId venue;
    QList<SpaceId> spaces;
    QDate from;
    QDate to;              ///< Inclusive.
    int weekdays = 127;    ///< Bit 0 is Monday.
    QTime start;
    QTime end;
    int slotMinutes = 60;
    int gapMinutes = 0;
    int capacity = 0;      ///< 0: the space's maximum.
    QString label;

    friend bool operator==(const GeneratorRequest &, const GeneratorRequest &) = default;
};

/// A slot the generator would make or found.
struct GeneratorRow {
    SpaceId space;
    QString spaceName;
    QDate businessDate;
    QDateTime startsAt; ///< UTC.
    QDateTime endsAt;   ///< UTC.
    QString outcome;    ///< add, exists, conflict.
    QString with;       ///< What it conflicts with, in the slot's own words.
};

struct GeneratorPreview {
    int adds = 0;
    int existing = 0;
    int conflicts = 0;
    QList<GeneratorRow> rows;          ///< The first 2,000 in time order; conflicts always included first.
    QList<QPair<QDate, int>> perDay;   ///< Adds by business date.
};

class ScheduleGateway
{
public:
    virtual ~ScheduleGateway() = default;

    /// Writes nothing. Errors: schedule_empty, schedule_range, schedule_length, schedule_too_large{rows,most}, unknown_space.
    virtual Future<GeneratorPreview> preview(const GeneratorRequest &request) = 0;
    /// Adds only what is missing, never touches what exists; running it again adds nothing.
    virtual Future<GeneratorPreview> generate(const QUuid &requestId, const GeneratorRequest &request) = 0;
};

} // namespace vd::schedule

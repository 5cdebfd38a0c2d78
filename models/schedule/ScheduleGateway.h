#pragma once

#include "models/base/Result.h"
#include "models/inventory/SeatsGateway.h"
#include "models/schedule/Activity.h"
#include "models/schedule/Schedule.h"
#include "models/schedule/SlotEdit.h"

#include <QUuid>

namespace vd::schedule {

/// Which half of a run is wanted: a long one first takes back, then adds, so that nothing old is in the way.
enum class Part { All, Remove, Add };

/// Slots as they are planned; what is done to many of them, the activities they belong to and the seats in them stand
/// in interfaces of their own.
class ScheduleGateway : public SlotEditGateway, public ActivitiesGateway, public inventory::SeatsGateway
{
public:
    /// Writes nothing. Errors: schedule_empty, schedule_range, schedule_length, schedule_blocks_overlap{first,second},
    /// schedule_week_empty, schedule_too_large{rows,most}, unknown_space.
    virtual Future<GeneratorPreview> preview(const GeneratorRequest &request) = 0;
    /// Does what the preview shows, never touches what is sold; running it again does nothing. The answer has counts
    /// only.
    virtual Future<GeneratorPreview> generate(const QUuid &requestId, const GeneratorRequest &request, Part part) = 0;

    /// Retired ones included.
    virtual Future<QList<ScheduleTemplate>> templates(VenueId venue) = 0;
    /// Errors: those of a preview, name_taken{name}, stale.
    virtual Future<ScheduleTemplate> saveTemplate(const QUuid &requestId, const ScheduleTemplate &saved) = 0;
    /// Retired ones included.
    virtual Future<QList<Calendar>> calendars(VenueId venue) = 0;
    /// The whole list of days in place of the old one. Errors: name_taken{name}, calendar_leap_day{line},
    /// calendar_entry_invalid{line}, calendar_too_long{lines,most}, stale.
    virtual Future<Calendar> saveCalendar(const QUuid &requestId, const Calendar &saved) = 0;

    /// The service's: adds what is missing of the template after `last`, or of `last` itself from a day on.
    virtual Future<KeptAhead> keepAhead(TemplateId last, const QDate &day) = 0;
};

} // namespace vd::schedule

#include "ui/common/ErrorEntry.h"

#include <QtGlobal>

namespace vd::ui {

namespace {

// clang-format off
constexpr ErrorEntry table[] = {
    {"unknown_venue", QT_TRANSLATE_NOOP("ErrorText", "There is no venue of this name, or it is not one of yours.")},
    {"venue_required", QT_TRANSLATE_NOOP("ErrorText", "Several venues are yours. Say which one is meant.")},
    {"schedule_empty", QT_TRANSLATE_NOOP("ErrorText", "These settings make no slots at all. Check the dates, the weekdays and the times.")},
    {"schedule_too_large", QT_TRANSLATE_NOOP("ErrorText", "This would make %1 slots; at most %2 are made at once. Choose fewer spaces or a shorter range."), "c:rows c:most"},
    {"schedule_too_large", QT_TRANSLATE_NOOP("ErrorText", "This would make %1 slots; at most %2 are made at once. Choose fewer spaces or a shorter range."), "c:slots c:largest"},
    {"schedule_too_large", QT_TRANSLATE_NOOP("ErrorText", "This would make too many slots at once. Choose fewer spaces or a shorter range.")},
    {"schedule_overlap", QT_TRANSLATE_N_NOOP("ErrorText", "%n slot(s) would overlap with slots that are already there. Nothing was made. Look at the conflicts in the preview."), "n:conflicts"},
    {"schedule_overlap", QT_TRANSLATE_NOOP("ErrorText", "This slot would overlap with one that is already there. Nothing was made. Choose another time.")},
    {"range_backwards", QT_TRANSLATE_NOOP("ErrorText", "The end lies before the start. Change one of them.")},
    {"range_too_long", QT_TRANSLATE_N_NOOP("ErrorText", "At most %n day(s) can be chosen at once. Choose a shorter range."), "n:most"},
    {"range_too_long", QT_TRANSLATE_N_NOOP("ErrorText", "At most %n day(s) can be chosen at once. Choose a shorter range."), "n:largest"},
    {"range_too_long", QT_TRANSLATE_NOOP("ErrorText", "This range is too long. Choose a shorter one.")},
    {"date_invalid", QT_TRANSLATE_NOOP("ErrorText", "This is not a date. Type it as 2026-12-05 or choose it in the calendar.")},
    {"time_invalid", QT_TRANSLATE_NOOP("ErrorText", "This is not a time of day. Type it as 18:00.")},
    {"name_taken", QT_TRANSLATE_NOOP("ErrorText", "The name “%1” is already in use here. Choose another one."), "t:name"},
    {"name_taken", QT_TRANSLATE_NOOP("ErrorText", "This name is already in use here. Choose another one.")},
    {"in_use", QT_TRANSLATE_N_NOOP("ErrorText", "%n slot(s) or order(s) still use this. Nothing was removed. Take it out of use instead."), "n:uses"},
    {"in_use", QT_TRANSLATE_NOOP("ErrorText", "This is still in use. Nothing was removed. Take it out of use instead.")},
    {"version_published", QT_TRANSLATE_NOOP("ErrorText", "This version is already in use and stays as it is. Make a new version instead.")},
    {"changed_meanwhile", QT_TRANSLATE_NOOP("ErrorText", "Somebody else saved this while you were editing. Nothing of yours was saved; your text is still here. Compare and save again.")},
    {"value_out_of_range", QT_TRANSLATE_NOOP("ErrorText", "The value must lie between %1 and %2. Change it and try again."), "t:smallest t:largest"},
    {"value_out_of_range", QT_TRANSLATE_NOOP("ErrorText", "The value is out of its range. Change it and try again.")},
    {"zone_unknown", QT_TRANSLATE_NOOP("ErrorText", "This time zone is not known. Choose one from the list, for example Asia/Shanghai.")},
    {"schedule_length", QT_TRANSLATE_NOOP("ErrorText", "The slot does not fit between start and end. Make it shorter or the day longer.")},
    {"capacity_invalid", QT_TRANSLATE_NOOP("ErrorText", "The capacity must be a whole number from 1 to the space's maximum. Change it and try again.")},
    {"stale", QT_TRANSLATE_NOOP("ErrorText", "Somebody else saved this while you were editing. Nothing of yours was saved; your text is still here. Compare and save again.")},
    {"range_invalid", QT_TRANSLATE_NOOP("ErrorText", "This time range cannot be used: the end must lie after the start, by at most 400 days. Nothing was changed. Check both times, and that a space is chosen.")},
    {"catalog_never_deleted", QT_TRANSLATE_NOOP("ErrorText", "What was once set up is kept for the records. Nothing was deleted. Take it out of use instead.")},
};
// clang-format on

} // namespace

ErrorTable setupErrors()
{
    return table;
}

} // namespace vd::ui

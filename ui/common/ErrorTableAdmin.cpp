#include "ui/common/ErrorEntry.h"

#include <QtGlobal>

namespace vd::ui {

namespace {

// clang-format off
constexpr ErrorEntry table[] = {
    {"capacity_invalid", QT_TRANSLATE_NOOP("ErrorText", "This takes one party at a time, so its capacity is 1."), "most=1"},
    {"capacity_invalid", QT_TRANSLATE_NOOP("ErrorText", "The capacity must be a whole number from 1 to %1."), "c:most"},
    {"capacity_below_slots", QT_TRANSLATE_NOOP("ErrorText", "Slots to come offer more than %1 places. Nothing was saved. Lower their capacity first."), "c:capacity"},
    {"minutes_invalid", QT_TRANSLATE_NOOP("ErrorText", "Type whole minutes from %1 to %2."), "c:least c:most"},
    {"minutes_invalid", QT_TRANSLATE_NOOP("ErrorText", "Type whole minutes, at most %1."), "c:most"},
    {"number_invalid", QT_TRANSLATE_NOOP("ErrorText", "This is empty. Type a whole number."), "typed="},
    {"number_invalid", QT_TRANSLATE_NOOP("ErrorText", "“%1” is not a whole number. Type figures only, for example 60."), "t:typed"},
    {"category_required", QT_TRANSLATE_NOOP("ErrorText", "The category is missing. Choose one or type a new name of at most 120 characters.")},
    {"kind_invalid", QT_TRANSLATE_NOOP("ErrorText", "This kind is not known. Choose one from the list.")},
    {"kind_fixed", QT_TRANSLATE_NOOP("ErrorText", "The kind of a space stays as it was made, because its bookings depend on it. Make a new space instead.")},
    {"region_invalid", QT_TRANSLATE_NOOP("ErrorText", "This country code is not known. Choose one from the list, for example CN.")},
    {"currency_invalid", QT_TRANSLATE_NOOP("ErrorText", "This currency is not known. Choose one from the list, for example CNY.")},
    {"currency_in_use", QT_TRANSLATE_NOOP("ErrorText", "This venue has slots or orders in its currency already, so the currency stays. Nothing was saved.")},
    {"zone_in_use", QT_TRANSLATE_NOOP("ErrorText", "This venue has slots or orders in %1 already, so its time zone stays. Nothing was saved."), "t:zone"},
    {"zone_in_use", QT_TRANSLATE_NOOP("ErrorText", "This venue has slots or orders already, so its time zone stays. Nothing was saved.")},
    {"hold_minutes_invalid", QT_TRANSLATE_NOOP("ErrorText", "A hold lasts from 1 to 1,440 minutes. Change the minutes.")},
    {"schedule_no_space", QT_TRANSLATE_NOOP("ErrorText", "No space is chosen. Tick at least one.")},
    {"schedule_no_weekday", QT_TRANSLATE_NOOP("ErrorText", "No weekday is chosen. Press at least one.")},
    {"schedule_range", QT_TRANSLATE_NOOP("ErrorText", "The last day must not lie before the first, nor more than ten years after it. Nothing was made for %1 to %2. Change the dates."), "y:from y:to"},
    {"schedule_range", QT_TRANSLATE_NOOP("ErrorText", "The last day lies before the first. Change one of them.")},
    {"schedule_range_empty", QT_TRANSLATE_NOOP("ErrorText", "None of the chosen weekdays lies between these two days. Choose other days or another weekday.")},
    {"schedule_range_long", QT_TRANSLATE_NOOP("ErrorText", "These are %1 days; at most %2 are made at once. Choose a shorter range."), "c:days c:most"},
    {"schedule_time_invalid", QT_TRANSLATE_NOOP("ErrorText", "This is not a time of day. Type it as 18:00.")},
    {"schedule_length", QT_TRANSLATE_NOOP("ErrorText", "A slot of %1 minutes does not fit into the %2 minutes between start and end. Make the slot shorter or the time longer."), "c:slot_minutes c:span_minutes"},
    {"export_failed", QT_TRANSLATE_NOOP("ErrorText", "The file %1 could not be written: %2. Nothing half-written was left."), "t:file t:reason"},
    {"file_pattern_empty", QT_TRANSLATE_NOOP("ErrorText", "The pattern gives a file no name. Use words and {venue}, {what}, {day}, {from} or {until}.")},
    {"file_pattern_unknown", QT_TRANSLATE_NOOP("ErrorText", "The pattern does not know %1. It knows {venue}, {what}, {day}, {from} and {until}."), "t:word"},
    {"file_pattern_unknown", QT_TRANSLATE_NOOP("ErrorText", "The pattern has a word it does not know. It knows {venue}, {what}, {day}, {from} and {until}.")},
    {"export_unsettled", QT_TRANSLATE_NOOP("ErrorText", "Money kept coming in while the day was read, so its lines did not add up yet. Nothing was exported. Try again.")},
};
// clang-format on

} // namespace

ErrorTable adminErrors()
{
    return table;
}

} // namespace vd::ui

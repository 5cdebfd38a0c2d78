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
    {"schedule_blocks", QT_TRANSLATE_NOOP("ErrorText", "A schedule has from one to %1 blocks. Add or remove one."), "c:most"},
    {"schedule_blocks_overlap", QT_TRANSLATE_NOOP("ErrorText", "Block %1 and block %2 are partly on the same days at the same time. Change the times or the weekdays of one."), "c:first c:second"},
    {"schedule_blocks_overlap", QT_TRANSLATE_NOOP("ErrorText", "Two blocks are partly on the same days at the same time. Change the times or the weekdays of one.")},
    {"schedule_week_empty", QT_TRANSLATE_NOOP("ErrorText", "The week from %1 has no slots of these spaces to copy. Choose another week."), "y:week"},
    {"template_weeks_invalid", QT_TRANSLATE_NOOP("ErrorText", "Type from %1 to %2 weeks, or nothing for by hand only."), "c:least c:most"},
    {"unknown_template", QT_TRANSLATE_NOOP("ErrorText", "This schedule template is not there any more. Nothing was changed. Choose another one."), "fault=missing"},
    {"unknown_calendar", QT_TRANSLATE_NOOP("ErrorText", "One of the chosen calendars is not there any more. Nothing was changed. Choose the calendars again."), "fault=missing"},
    {"unknown_activity", QT_TRANSLATE_NOOP("ErrorText", "This activity is not there any more, or is over. Nothing was changed. Choose another one."), "fault=missing"},
    {"calendar_days", QT_TRANSLATE_NOOP("ErrorText", "Type from 1 to 366 days.")},
    {"calendar_leap_day", QT_TRANSLATE_NOOP("ErrorText", "Entry %1 is on 29 February, which is not in every year. Nothing was saved. Choose 28 February or 1 March for every year, or the one day of a leap year."), "c:line"},
    {"calendar_leap_day", QT_TRANSLATE_NOOP("ErrorText", "29 February is not in every year. Choose 28 February or 1 March, or take the tick for every year away.")},
    {"calendar_entry_invalid", QT_TRANSLATE_NOOP("ErrorText", "Entry %1 has no name, no day, or more than 366 days. Nothing was saved. Change it."), "c:line"},
    {"calendar_too_long", QT_TRANSLATE_NOOP("ErrorText", "These are %1 entries; a calendar holds at most %2. Nothing was saved. Remove some or make a second calendar."), "c:lines c:most"},
    {"calendar_file_large", QT_TRANSLATE_NOOP("ErrorText", "The file is too large for a calendar: at most %1 bytes are read. Nothing was taken from it."), "c:most"},
    {"calendar_file_form", QT_TRANSLATE_NOOP("ErrorText", "The file is neither an iCalendar file nor a table of days (first day, days, yearly, name). Nothing was taken from it.")},
    {"calendar_file_line", QT_TRANSLATE_NOOP("ErrorText", "Line %1: this is not a day. Write it as 2027-10-01. Nothing was taken from the file."), "c:line reason=day"},
    {"calendar_file_line", QT_TRANSLATE_NOOP("ErrorText", "Line %1: the end lies before the start. Nothing was taken from the file."), "c:line reason=end"},
    {"calendar_file_line", QT_TRANSLATE_NOOP("ErrorText", "Line %1: the number of days must be from 1 to 366. Nothing was taken from the file."), "c:line reason=days"},
    {"calendar_file_line", QT_TRANSLATE_NOOP("ErrorText", "Line %1: the name is missing or longer than 120 characters. Nothing was taken from the file."), "c:line reason=name"},
    {"calendar_file_line", QT_TRANSLATE_NOOP("ErrorText", "Line %1: yearly must be yes or no. Nothing was taken from the file."), "c:line reason=yearly"},
    {"calendar_file_line", QT_TRANSLATE_NOOP("ErrorText", "Line %1 has more than four columns. Nothing was taken from the file."), "c:line reason=columns"},
    {"calendar_file_line", QT_TRANSLATE_NOOP("ErrorText", "Line %1: this repetition cannot be kept; only “every year on this day” can. Nothing was taken from the file."), "c:line reason=repeat"},
    {"calendar_file_line", QT_TRANSLATE_NOOP("ErrorText", "Line %1: 29 February is not in every year. Nothing was taken from the file."), "c:line reason=leap_day"},
    {"calendar_file_line", QT_TRANSLATE_NOOP("ErrorText", "Line %1: a calendar holds at most 2,000 entries. Nothing was taken from the file."), "c:line reason=many"},
    {"calendar_file_line", QT_TRANSLATE_NOOP("ErrorText", "Line %1 cannot be read. Nothing was taken from the file."), "c:line"},
    {"edit_times_empty", QT_TRANSLATE_NOOP("ErrorText", "The second time must be later than the first, on the same day. Change one of them.")},
    {"edit_too_large", QT_TRANSLATE_NOOP("ErrorText", "These are %1 slots; at most %2 are changed at once. Nothing was changed. Choose fewer spaces or a shorter range."), "c:slots c:most"},
    {"activity_move", QT_TRANSLATE_NOOP("ErrorText", "This activity cannot go to that state from where it is. Nothing was changed. Reload to see its state.")},
    {"activity_state_same", QT_TRANSLATE_NOOP("ErrorText", "The activity is in that state already; somebody else may have been first. Reload to see it."), "fault=conflict"},
    {"activity_has_bookings", QT_TRANSLATE_N_NOOP("ErrorText", "%n slot(s) to come are still booked, so the activity has not ended. Nothing was changed. Take it off sale, or cancel it."), "n:slots"},
    {"activity_stopped", QT_TRANSLATE_NOOP("ErrorText", "The stop that cancelled this activity is still published. Nothing was changed. A lead withdraws the stop first.")},
    {"seat_count_invalid", QT_TRANSLATE_NOOP("ErrorText", "Type a whole number from 1 to 999.")},
    {"seat_row_invalid", QT_TRANSLATE_NOOP("ErrorText", "The row's name is missing or longer than 20 characters. Type A, AA or a number.")},
    {"seats_too_many", QT_TRANSLATE_NOOP("ErrorText", "These would be %1 seats; a plan holds at most %2. Add fewer."), "c:seats c:most"},
    {"seats_over_capacity", QT_TRANSLATE_NOOP("ErrorText", "The plan has %1 seats to sell, the space holds %2. Nothing was saved. Block or remove some, or raise the space's capacity."), "c:seats c:most"},
    {"seats_space", QT_TRANSLATE_NOOP("ErrorText", "Only a space that holds several people can have a seat plan. Nothing was saved."), "fault=missing"},
    {"seat_invalid", QT_TRANSLATE_NOOP("ErrorText", "Seat %1 in row %2 has no row, no number or a name that is too long. Nothing was saved. Change it."), "t:number t:row"},
    {"seat_invalid", QT_TRANSLATE_NOOP("ErrorText", "One seat has no row, no number or a name that is too long. Nothing was saved. Change it.")},
    {"seat_twice", QT_TRANSLATE_NOOP("ErrorText", "Seat %1 in row %2 is there twice. Nothing was saved. Give one of them another number."), "t:number t:row"},
    {"seat_twice", QT_TRANSLATE_NOOP("ErrorText", "One seat is there twice. Nothing was saved. Give one of them another number.")},
    {"seat_spot_twice", QT_TRANSLATE_NOOP("ErrorText", "Two seats lie on one another. Nothing was saved. Move one of them.")},
    {"seat_in_use", QT_TRANSLATE_NOOP("ErrorText", "Seat %1 in row %2 is booked for a time to come, so it stays as it is. Nothing was saved. Undo the change of this seat."), "t:number t:row"},
    {"seat_in_use", QT_TRANSLATE_NOOP("ErrorText", "A changed seat is booked for a time to come, so it stays as it is. Nothing was saved. Undo the change.")},
    {"seat_file_large", QT_TRANSLATE_NOOP("ErrorText", "The file is too large for a seat plan: at most %1 bytes are read. Nothing was taken from it."), "c:most"},
    {"seat_file_line", QT_TRANSLATE_NOOP("ErrorText", "Line %1: a seat has block, row, number, x, y, category and blocked. Nothing was taken from the file."), "c:line reason=columns"},
    {"seat_file_line", QT_TRANSLATE_NOOP("ErrorText", "Line %1: x and y must be whole numbers from 0 to 999. Nothing was taken from the file."), "c:line reason=spot"},
    {"seat_file_line", QT_TRANSLATE_NOOP("ErrorText", "Line %1: this seat is there already. Nothing was taken from the file."), "c:line reason=twice"},
    {"seat_file_line", QT_TRANSLATE_NOOP("ErrorText", "Line %1: another seat lies on this spot already. Nothing was taken from the file."), "c:line reason=spot_twice"},
    {"seat_file_line", QT_TRANSLATE_NOOP("ErrorText", "Line %1: blocked must be yes or no. Nothing was taken from the file."), "c:line reason=blocked"},
    {"seat_file_line", QT_TRANSLATE_NOOP("ErrorText", "Line %1: the row, the number or a name is missing or too long. Nothing was taken from the file."), "c:line"},
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

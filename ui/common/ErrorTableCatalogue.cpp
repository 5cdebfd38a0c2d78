#include "ui/common/ErrorEntry.h"

#include <QtGlobal>

namespace vd::ui {

namespace {

// clang-format off
constexpr ErrorEntry table[] = {
    {"number_out_of_range", QT_TRANSLATE_NOOP("ErrorText", "Type a whole number from %1 to %2."), "c:least c:most"},
    {"percent_invalid", QT_TRANSLATE_NOOP("ErrorText", "Type a percentage from 0 to 100, for example 12.5.")},
    {"moment_invalid", QT_TRANSLATE_NOOP("ErrorText", "This is not a moment. Type it as 2026-12-05 18:00, in the time of the venue.")},
    {"choice_invalid", QT_TRANSLATE_NOOP("ErrorText", "“%1” is none of the choices here: %2."), "t:typed t:choices"},
    {"choice_invalid", QT_TRANSLATE_NOOP("ErrorText", "This is none of the choices here.")},
    {"hours_invalid", QT_TRANSLATE_NOOP("ErrorText", "These hours cannot be read. Type them as 09:00-12:00, 13:00-22:00, or leave the day empty.")},
    {"hours_empty", QT_TRANSLATE_NOOP("ErrorText", "A stretch that begins and ends at %1 is empty. Change its end."), "t:from"},
    {"hours_empty", QT_TRANSLATE_NOOP("ErrorText", "A stretch that ends when it begins is empty. Change its end.")},
    {"hours_overlap", QT_TRANSLATE_NOOP("ErrorText", "The stretch from %1 begins before the one ahead of it has ended. Put them in order; only the last of a day may end after midnight."), "t:from"},
    {"hours_overlap", QT_TRANSLATE_NOOP("ErrorText", "Two stretches overlap. Put them in order; only the last of a day may end after midnight.")},
    {"range_empty", QT_TRANSLATE_NOOP("ErrorText", "The end does not lie after the start, so nothing is in between. Change one of them.")},
    {"reference_unknown", QT_TRANSLATE_NOOP("ErrorText", "What was chosen here does not belong to this venue or is gone. Choose again.")},
    {"sold_nowhere", QT_TRANSLATE_NOOP("ErrorText", "Choose the category or the one space it is sold in.")},
    {"default_needed", QT_TRANSLATE_NOOP("ErrorText", "One ticket type is sold unless another is asked for. Make another one that first.")},
    {"fee_steps_invalid", QT_TRANSLATE_NOOP("ErrorText", "A fee by time left needs steps, each with hours and a percentage, from the longest time left to the shortest.")},
    {"parts_invalid", QT_TRANSLATE_NOOP("ErrorText", "A divisible space is made of two or more other courts that are not divided themselves.")},
    {"parts_in_use", QT_TRANSLATE_NOOP("ErrorText", "There are bookings to come, or this is part of another space, so what it is made of stays. Nothing was saved.")},
    {"stock_invalid", QT_TRANSLATE_NOOP("ErrorText", "Choose equipment that has units of its own to lend from, and that does not lend from this.")},
    {"stock_in_use", QT_TRANSLATE_NOOP("ErrorText", "There are bookings to come, so the stock they are taken from stays. Nothing was saved.")},
    {"poster_too_large", QT_TRANSLATE_NOOP("ErrorText", "This picture is too large. Choose one of at most 20 MB.")},
    {"poster_not_image", QT_TRANSLATE_NOOP("ErrorText", "This file is not a picture that can be read. Choose a JPEG, PNG or WebP.")},
    {"price_missing", QT_TRANSLATE_NOOP("ErrorText", "The price is missing. For nothing, type 0.")},
    {"field_unknown", QT_TRANSLATE_NOOP("ErrorText", "Nothing is called “%1” here. What there is: %2."), "t:field t:known"},
    {"name_unknown", QT_TRANSLATE_NOOP("ErrorText", "The file names “%1”, but holds nothing of that name."), "t:name"},
    {"venue_exists", QT_TRANSLATE_NOOP("ErrorText", "There is a venue called “%1” already, and it is left as it is. Give the copy another name."), "t:name"},
    {"file_other", QT_TRANSLATE_NOOP("ErrorText", "This is not a catalogue of Venuedesk.")},
    {"file_version", QT_TRANSLATE_NOOP("ErrorText", "This catalogue is of another form (%1) than this program reads (1)."), "t:version"},
    {"file_version", QT_TRANSLATE_NOOP("ErrorText", "This catalogue does not say which form it is of.")},
    {"file_empty", QT_TRANSLATE_NOOP("ErrorText", "The file holds no venue.")},
    {"copy_of_one", QT_TRANSLATE_NOOP("ErrorText", "The file holds %1 venues; only one can be given another name."), "c:venues"},
    {"file_too_large", QT_TRANSLATE_NOOP("ErrorText", "The file is larger than %1 MB."), "c:most"},
    {"file_not_json", QT_TRANSLATE_NOOP("ErrorText", "The file is not JSON: %1."), "t:reason"},
    {"file_unreadable", QT_TRANSLATE_NOOP("ErrorText", "The file %1 cannot be read: %2."), "t:file t:reason"},
};
// clang-format on

} // namespace

ErrorTable catalogueErrors()
{
    return table;
}

} // namespace vd::ui

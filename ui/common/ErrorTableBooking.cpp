#include "ui/common/ErrorEntry.h"

#include <QtGlobal>

namespace vd::ui {

namespace {

// clang-format off
constexpr ErrorEntry table[] = {
    {"sold_out", QT_TRANSLATE_NOOP("ErrorText", "This slot was just taken: no place is left. Nothing was booked. Choose another slot or put the customer on the waitlist."), "free=0"},
    {"sold_out", QT_TRANSLATE_N_NOOP("ErrorText", "Only %n place(s) of the %1 asked for are free. Nothing was booked. Take fewer, choose another slot, or use the waitlist."), "n:free c:wanted"},
    {"sold_out", QT_TRANSLATE_NOOP("ErrorText", "This slot is sold out. Nothing was booked. Choose another slot or put the customer on the waitlist.")},
    {"type_sold_out", QT_TRANSLATE_N_NOOP("ErrorText", "Only %n place(s) are left of the ticket type “%1”. Nothing was booked. Take fewer or another ticket type."), "n:free t:type"},
    {"type_sold_out", QT_TRANSLATE_NOOP("ErrorText", "This ticket type is sold out for the slot. Nothing was booked. Choose another ticket type.")},
    {"slot_closed", QT_TRANSLATE_NOOP("ErrorText", "This slot is closed: %1. Nothing was booked. Choose another slot; a lead can open it with a reason."), "t:reason"},
    {"slot_closed", QT_TRANSLATE_NOOP("ErrorText", "This slot is closed for sale. Nothing was booked. Choose another slot; a lead can open it with a reason.")},
    {"slot_ended", QT_TRANSLATE_NOOP("ErrorText", "This slot ended at %1. It cannot be sold any more. Choose a later one."), "i:ended_at"},
    {"slot_ended", QT_TRANSLATE_NOOP("ErrorText", "This slot is over. It cannot be sold any more. Choose a later one.")},
    {"slot_begun", QT_TRANSLATE_NOOP("ErrorText", "This slot has begun. It is sold only with permission and a reason. Choose a later one or ask a lead.")},
    {"slot_stopped", QT_TRANSLATE_NOOP("ErrorText", "This slot is stopped: %1. Nothing was booked. Choose another slot."), "t:reason"},
    {"slot_stopped", QT_TRANSLATE_NOOP("ErrorText", "This slot is stopped and cannot be sold. Choose another slot.")},
    {"slot_blocked", QT_TRANSLATE_NOOP("ErrorText", "The remaining places of this slot are kept back by staff. Nothing was booked. A lead can release them.")},
    {"slot_changed", QT_TRANSLATE_NOOP("ErrorText", "This slot was changed by someone else a moment ago. Nothing of yours was saved. Look at it again and repeat what is still needed.")},
    {"slot_not_on_sale", QT_TRANSLATE_NOOP("ErrorText", "Sale of this slot opens on %1. Nothing was booked. Call back then, or ask a lead to sell it earlier."), "i:opens_at"},
    {"slot_not_on_sale", QT_TRANSLATE_NOOP("ErrorText", "Sale of this slot closed on %1. Nothing was booked. Choose a later slot, or ask a lead."), "i:closed_at"},
    {"slot_not_on_sale", QT_TRANSLATE_NOOP("ErrorText", "This slot is not on sale now. Nothing was booked. Choose another slot, or ask a lead.")},
    {"quantity_invalid", QT_TRANSLATE_NOOP("ErrorText", "The quantity must be a whole number from 1 to %1. Change it and try again."), "c:largest"},
    {"quantity_invalid", QT_TRANSLATE_NOOP("ErrorText", "The quantity must be a whole number of at least 1. Change it and try again.")},
    {"too_many_items", QT_TRANSLATE_NOOP("ErrorText", "One order takes at most %1 lines. Nothing was booked. Split it into two orders."), "c:largest"},
    {"too_many_items", QT_TRANSLATE_NOOP("ErrorText", "This order has too many lines. Nothing was booked. Split it into two orders.")},
    {"no_items", QT_TRANSLATE_NOOP("ErrorText", "Nothing is selected yet. Choose a slot on the board first.")},
    {"limit_reached", QT_TRANSLATE_NOOP("ErrorText", "This customer may have at most %1 of these and already has %2. Nothing was booked. A lead can allow more with a reason."), "c:largest c:present"},
    {"limit_reached", QT_TRANSLATE_NOOP("ErrorText", "This is more than one customer may buy. Nothing was booked. A lead can allow more with a reason.")},
    {"too_many_holds", QT_TRANSLATE_NOOP("ErrorText", "Too many unpaid bookings are being held at once. Nothing was booked. Finish or let go of one first.")},
    {"too_fast", QT_TRANSLATE_NOOP("ErrorText", "Too many bookings were made in the last minute. Nothing was booked. Wait %1 and try again."), "s:wait"},
    {"too_fast", QT_TRANSLATE_NOOP("ErrorText", "Too many bookings were made in the last minute. Nothing was booked. Wait a moment and try again.")},
    {"unknown_slot", QT_TRANSLATE_NOOP("ErrorText", "This slot is not there any more. Nothing was booked. The board is loaded again; choose another slot.")},
    {"unknown_order", QT_TRANSLATE_NOOP("ErrorText", "No order of this number was found at this venue. Check the number or search by phone.")},
    {"unknown_customer", QT_TRANSLATE_NOOP("ErrorText", "This customer is not there any more, perhaps merged with another. Search for the phone number again.")},
    {"foreign_venue", QT_TRANSLATE_NOOP("ErrorText", "This belongs to another venue. Switch to that venue, or choose something of this one.")},
    {"mixed_venues", QT_TRANSLATE_NOOP("ErrorText", "One order holds slots of one venue only. Nothing was booked. Make an order for each venue.")},
    {"request_key_reused", QT_TRANSLATE_NOOP("ErrorText", "This form was already sent with other contents. Nothing was booked twice. Look at the order that was made, or start a new booking.")},
    {"live_order_exists", QT_TRANSLATE_NOOP("ErrorText", "This customer already has order %1 for this slot. Nothing was booked. Open that order and change it instead."), "t:order_no"},
    {"live_order_exists", QT_TRANSLATE_NOOP("ErrorText", "This customer already has an order for this slot. Nothing was booked. Open that order and change it instead.")},
    {"claim_taken", QT_TRANSLATE_NOOP("ErrorText", "%1 is already taken for part of this time by another booking. Nothing was booked. Choose another time or space."), "t:space"},
    {"claim_taken", QT_TRANSLATE_NOOP("ErrorText", "This space is already taken for part of this time. Nothing was booked. Choose another time or space.")},
    {"seat_taken", QT_TRANSLATE_NOOP("ErrorText", "Seat %1 was just taken. Nothing was booked. Choose another seat."), "t:seat"},
    {"seat_taken", QT_TRANSLATE_NOOP("ErrorText", "This seat was just taken. Nothing was booked. Choose another seat.")},
    {"none_free", QT_TRANSLATE_NOOP("ErrorText", "None is free at %1. Nothing was booked. Choose another time or use the waitlist."), "t:time"},
    {"none_free", QT_TRANSLATE_NOOP("ErrorText", "None is free at this time. Nothing was booked. Choose another time or use the waitlist.")},
    {"hold_expired", QT_TRANSLATE_NOOP("ErrorText", "The hold ran out at %1 and the places were given back. Book them again if they are still free."), "i:expired_at"},
    {"hold_expired", QT_TRANSLATE_NOOP("ErrorText", "The hold has run out and the places were given back. Book them again if they are still free.")},
    {"hold_not_extendable", QT_TRANSLATE_NOOP("ErrorText", "This hold was already extended once. It cannot be extended again. Take the payment before it ends.")},
    {"order_state", QT_TRANSLATE_NOOP("ErrorText", "The order is now “%1”; for this it would have to be “%2”. Nothing was changed. Look at the order as it is now."), "o:state o:wanted"},
    {"order_state", QT_TRANSLATE_NOOP("ErrorText", "The order is now “%1”, and this cannot be done to it any more. Nothing was changed. Look at the order as it is now."), "o:state"},
    {"order_state", QT_TRANSLATE_NOOP("ErrorText", "The order's state does not allow this. Nothing was changed. Look at the order as it is now.")},
    {"no_change", QT_TRANSLATE_NOOP("ErrorText", "This is what is already booked. Nothing was changed and no reschedule was used up.")},
    {"reschedule_limit", QT_TRANSLATE_NOOP("ErrorText", "This order was already rescheduled as often as its rules allow (%1). Nothing was changed. A lead can allow it once more."), "c:largest"},
    {"reschedule_limit", QT_TRANSLATE_NOOP("ErrorText", "This order may not be rescheduled again. Nothing was changed. A lead can allow it once more.")},
    {"too_late_to_cancel", QT_TRANSLATE_NOOP("ErrorText", "Free cancellation ended on %1. Nothing was changed. A lead can approve it outside the rules."), "i:deadline"},
    {"too_late_to_cancel", QT_TRANSLATE_NOOP("ErrorText", "The time to cancel is over. Nothing was changed. A lead can approve it outside the rules.")},
    {"already_waiting", QT_TRANSLATE_NOOP("ErrorText", "This customer is already on the waitlist of this slot. Nothing was added.")},
    {"offer_expired", QT_TRANSLATE_NOOP("ErrorText", "The offer ran out and the place went to the next in line. The customer keeps no place; join the waitlist again if wanted.")},
    {"reason_required", QT_TRANSLATE_NOOP("ErrorText", "This needs a reason. Write one or two words about why, then try again.")},
    {"capacity_below_sold", QT_TRANSLATE_N_NOOP("ErrorText", "%n place(s) are already held or sold, so the capacity cannot be less. Nothing was changed. Choose a larger number."), "n:taken"},
    {"already_extended", QT_TRANSLATE_NOOP("ErrorText", "This hold was already extended once. It cannot be extended again. Take the payment before it ends.")},
    {"no_price", QT_TRANSLATE_NOOP("ErrorText", "No price is set for this slot. Nothing was booked. An administrator can add one to the price list.")},
    {"unknown_space", QT_TRANSLATE_NOOP("ErrorText", "This space is not there any more. Nothing was changed. Load the page again.")},
    {"request_key_missing", QT_TRANSLATE_NOOP("ErrorText", "The form lost its key, which keeps it from being sent twice. Nothing was booked. Open the form again.")},
};
// clang-format on

} // namespace

ErrorTable bookingErrors()
{
    return table;
}

} // namespace vd::ui

#include "ui/common/ErrorEntry.h"

#include <QtGlobal>

namespace vd::ui {

namespace {

// clang-format off
constexpr ErrorEntry table[] = {
    {"amount_empty", QT_TRANSLATE_NOOP("ErrorText", "The amount is missing. Type it in figures, for example 120.50.")},
    {"amount_invalid", QT_TRANSLATE_NOOP("ErrorText", "“%1” is not an amount that can be read without guessing. Type figures with a point for the decimals, for example 1,200.50."), "t:typed"},
    {"amount_invalid", QT_TRANSLATE_NOOP("ErrorText", "A pass or free hours pay a whole line, not a part of it. Nothing was recorded. Choose the full amount of the line."), "+wanted_minor"},
    {"amount_invalid", QT_TRANSLATE_NOOP("ErrorText", "This would bring the order's total below zero. Nothing was changed. Take less off."), "+total_minor"},
    {"amount_invalid", QT_TRANSLATE_NOOP("ErrorText", "The amount is missing, below zero or too large. Nothing was recorded. Check the figures.")},
    {"amount_too_precise", QT_TRANSLATE_NOOP("ErrorText", "This currency has no decimals. Type a whole amount."), "decimals=0"},
    {"amount_too_precise", QT_TRANSLATE_N_NOOP("ErrorText", "This currency has %n decimal(s). Type the amount with no more than that."), "n:decimals"},
    {"amount_too_large", QT_TRANSLATE_NOOP("ErrorText", "This amount is larger than any a desk can take. Check the figures.")},
    {"amount_not_positive", QT_TRANSLATE_NOOP("ErrorText", "The amount must be more than zero. Check the figures.")},
    {"amount_above_due", QT_TRANSLATE_NOOP("ErrorText", "Only %1 is still to be paid. Take that amount, or less."), "m:due_minor"},
    {"amount_above_due", QT_TRANSLATE_NOOP("ErrorText", "Only %1 is still to be paid. Take that amount, or less."), "m:due"},
    {"amount_above_due", QT_TRANSLATE_NOOP("ErrorText", "This is more than is still to be paid. Take what is due, or less.")},
    {"amount_changed", QT_TRANSLATE_NOOP("ErrorText", "The amount is now %1; it was %2 when you opened this. Nothing was done. Check it and confirm again."), "m:now m:seen"},
    {"currency_differs", QT_TRANSLATE_NOOP("ErrorText", "The payment is in %1, the order in %2. Nothing was recorded. Take it in the order's currency, or leave it among the unapplied payments."), "t:payment t:order"},
    {"currency_differs", QT_TRANSLATE_NOOP("ErrorText", "The amount is in %1, the order in %2. Nothing was booked to the order; finance finds it among the unapplied payments."), "t:currency t:wanted"},
    {"currency_differs", QT_TRANSLATE_NOOP("ErrorText", "The payment is in another currency than the order. Nothing was recorded. Take it in the order's currency.")},
    {"payment_duplicate", QT_TRANSLATE_NOOP("ErrorText", "Payment %1 was already recorded. It counts once; nothing more is to be done."), "t:number"},
    {"payment_duplicate", QT_TRANSLATE_NOOP("ErrorText", "This payment was already recorded. It counts once; nothing more is to be done.")},
    {"payment_late", QT_TRANSLATE_NOOP("ErrorText", "The order was closed before this payment came in. The money is listed as unapplied with a refund due; the order stays closed.")},
    {"payment_unknown", QT_TRANSLATE_NOOP("ErrorText", "No payment of this number is known. Check the number on the slip.")},
    {"surplus", QT_TRANSLATE_NOOP("ErrorText", "The customer paid %1 too much. The order is paid; finance sees the surplus and refunds it."), "m:surplus"},
    {"surplus", QT_TRANSLATE_NOOP("ErrorText", "The customer paid more than was due. The order is paid; finance sees the surplus and refunds it.")},
    {"nothing_due", QT_TRANSLATE_NOOP("ErrorText", "Nothing is left to pay on this order. Nothing was recorded.")},
    {"benefit_too_small", QT_TRANSLATE_NOOP("ErrorText", "The member's balance is %1, less than what is due. Take the rest by another means."), "m:balance"},
    {"benefit_too_small", QT_TRANSLATE_NOOP("ErrorText", "The member's balance does not cover this. Take the rest by another means.")},
    {"refund_exceeds", QT_TRANSLATE_NOOP("ErrorText", "At most %1 can still be refunded. Nothing was refunded. Lower the amount."), "m:refundable"},
    {"refund_exceeds", QT_TRANSLATE_NOOP("ErrorText", "This is more than can still be refunded. Nothing was refunded. Lower the amount.")},
    {"refund_changed", QT_TRANSLATE_NOOP("ErrorText", "Refundable is now %1; it was %2 when you opened this. Nothing was refunded. Check it and decide again."), "m:now m:seen"},
    {"refund_needs_approval", QT_TRANSLATE_NOOP("ErrorText", "Refunds above %1 need a lead's approval. Nothing was refunded. Ask a lead to approve it."), "m:limit"},
    {"refund_needs_approval", QT_TRANSLATE_NOOP("ErrorText", "This refund needs a lead's approval. Nothing was refunded. Ask a lead to approve it.")},
    {"own_approval", QT_TRANSLATE_NOOP("ErrorText", "What you asked for yourself must be approved by someone else. Nothing was changed. Ask another lead.")},
    {"shift_not_open", QT_TRANSLATE_NOOP("ErrorText", "This shift is closed already, or it is somebody else's. Nothing was recorded. Load the page again."), "fault=conflict"},
    {"shift_not_open", QT_TRANSLATE_NOOP("ErrorText", "This shift is not there any more. Nothing was recorded. Load the page again."), "fault=missing"},
    {"shift_not_open", QT_TRANSLATE_NOOP("ErrorText", "Cash needs an open shift. Nothing was recorded. Open your shift first.")},
    {"shift_already_open", QT_TRANSLATE_NOOP("ErrorText", "A shift is already open at this desk since %1. Close it before opening another."), "i:opened_at"},
    {"shift_already_open", QT_TRANSLATE_NOOP("ErrorText", "A shift is already open at this desk. Close it before opening another.")},
    {"day_sealed", QT_TRANSLATE_NOOP("ErrorText", "The %1 is closed. Corrections are booked on today and point back to it."), "d:date"},
    {"statement_unreadable", QT_TRANSLATE_NOOP("ErrorText", "Line %1 of the statement cannot be read. Nothing was imported. Check that it is the channel's own file."), "c:line"},
    {"statement_unreadable", QT_TRANSLATE_NOOP("ErrorText", "The statement cannot be read. Nothing was imported. Check that it is the channel's own file.")},
    {"statement_known", QT_TRANSLATE_NOOP("ErrorText", "This statement was already imported on %1. Nothing was imported twice."), "i:imported_at"},
    {"export_folder", QT_TRANSLATE_NOOP("ErrorText", "The folder %1 cannot be written to. Nothing was exported. Choose another folder or ask for write permission."), "t:folder"},
    {"export_folder", QT_TRANSLATE_NOOP("ErrorText", "The folder cannot be written to. Nothing was exported. Choose another folder.")},
    {"disk_full", QT_TRANSLATE_NOOP("ErrorText", "The disk is full. The file was not written and no half file was left. Make room or choose another folder.")},
    {"given_too_little", QT_TRANSLATE_NOOP("ErrorText", "%1 was given, but %2 is due. Nothing was recorded. Take the rest, or record it as a part payment."), "m:given_minor m:amount_minor"},
    {"given_too_little", QT_TRANSLATE_NOOP("ErrorText", "Less was given than is due. Nothing was recorded. Take the rest, or record it as a part payment.")},
    {"shift_open", QT_TRANSLATE_NOOP("ErrorText", "A shift is already open at this desk. Close it before opening another.")},
    {"difference_due", QT_TRANSLATE_NOOP("ErrorText", "Nothing is to be paid for this change. Nothing was changed. Take the payment out and confirm again."), "due_minor=0"},
    {"difference_due", QT_TRANSLATE_NOOP("ErrorText", "This change costs %1, but %2 is being paid. Nothing was changed. Take exactly the difference."), "m:due_minor m:given_minor"},
    {"difference_due", QT_TRANSLATE_NOOP("ErrorText", "The payment is not the difference that this change costs. Nothing was changed. Take exactly the difference.")},
    {"channel_unknown", QT_TRANSLATE_NOOP("ErrorText", "This way of paying is not offered here. Nothing was recorded. Choose another one.")},
    {"unknown_payment", QT_TRANSLATE_NOOP("ErrorText", "This payment is not there any more, or belongs to another venue. Nothing was changed. Load the list again.")},
    {"payment_state", QT_TRANSLATE_NOOP("ErrorText", "This payment already belongs to an order. Nothing was changed. Load the list again."), "applied=true"},
    {"payment_state", QT_TRANSLATE_NOOP("ErrorText", "This payment failed, so there is no money to use. Nothing was changed. Take the payment again."), "state=failed"},
    {"payment_state", QT_TRANSLATE_NOOP("ErrorText", "This payment is still under way. Nothing was changed. Wait for the channel's answer."), "state=started"},
    {"payment_state", QT_TRANSLATE_NOOP("ErrorText", "This payment was already refunded, at least in part. Nothing was changed. Load the list again."), "state=succeeded"},
    {"payment_state", QT_TRANSLATE_NOOP("ErrorText", "This payment changed meanwhile. Nothing was changed. Load the list again.")},
    {"refundable_changed", QT_TRANSLATE_NOOP("ErrorText", "Refundable is now %1; it was %2 when you opened this. Nothing was refunded. Check it and decide again."), "m:now_minor m:seen_minor"},
    {"refundable_changed", QT_TRANSLATE_NOOP("ErrorText", "The refundable amount changed while this was open. Nothing was refunded. Check it and decide again.")},
    {"refund_above_payment", QT_TRANSLATE_NOOP("ErrorText", "At most %1 can still be refunded. Nothing was refunded. Lower the amount."), "m:refundable_minor"},
    {"refund_above_payment", QT_TRANSLATE_NOOP("ErrorText", "This is more than can still be refunded. Nothing was refunded. Lower the amount.")},
    {"refund_never", QT_TRANSLATE_NOOP("ErrorText", "By its rules this booking is not refunded. Nothing was refunded. A lead can approve it with a reason.")},
    {"refund_too_late", QT_TRANSLATE_NOOP("ErrorText", "By its rules this booking was refundable until %1. Nothing was refunded. A lead can approve it with a reason."), "i:free_until"},
    {"refund_too_late", QT_TRANSLATE_NOOP("ErrorText", "By its rules it is too late to refund this booking. Nothing was refunded. A lead can approve it with a reason.")},
    {"whole_order_only", QT_TRANSLATE_NOOP("ErrorText", "By its rules this order is refunded whole or not at all. Nothing was refunded. Choose all lines; a lead can approve a part with a reason.")},
    {"unknown_refund", QT_TRANSLATE_NOOP("ErrorText", "This refund is not there any more. Nothing was recorded. Load the list again.")},
    {"refund_by_staff", QT_TRANSLATE_NOOP("ErrorText", "Cash, card and transfer refunds are confirmed by staff once they are paid out. Nothing was recorded.")},
    {"refund_by_channel", QT_TRANSLATE_NOOP("ErrorText", "This refund goes back through the payment channel by itself. Nothing was recorded. Wait for the channel's answer.")},
    {"refund_outdated", QT_TRANSLATE_NOOP("ErrorText", "The order has changed since this refund failed, so it cannot be tried again as it was. Nothing was refunded. Start a new refund from the order.")},
    {"refund_settled", QT_TRANSLATE_NOOP("ErrorText", "This refund was closed as failed. Nothing was recorded. Start a new one if the money is still owed."), "state=failed"},
    {"refund_settled", QT_TRANSLATE_NOOP("ErrorText", "This refund is already settled. It counts once; nothing more is to be done.")},
    {"benefit_too_low", QT_TRANSLATE_NOOP("ErrorText", "“%1” does not hold enough for this. Nothing was recorded. Pay the rest by another means."), "t:name"},
    {"benefit_too_low", QT_TRANSLATE_NOOP("ErrorText", "The member's balance does not cover this. Take the rest by another means.")},
    {"unknown_benefit", QT_TRANSLATE_NOOP("ErrorText", "This member benefit is not there any more, or not this customer's. Nothing was recorded. Choose another means.")},
    {"benefit_not_valid", QT_TRANSLATE_NOOP("ErrorText", "“%1” is valid from %2 to %3 only. Nothing was recorded. Choose another means."), "t:name y:from y:until"},
    {"benefit_not_valid", QT_TRANSLATE_NOOP("ErrorText", "“%1” is valid from %2 on only. Nothing was recorded. Choose another means."), "t:name y:from"},
    {"benefit_not_valid", QT_TRANSLATE_NOOP("ErrorText", "“%1” was valid until %2. Nothing was recorded. Choose another means."), "t:name y:until"},
    {"benefit_not_valid", QT_TRANSLATE_NOOP("ErrorText", "This member benefit is not valid today. Nothing was recorded. Choose another means.")},
    {"benefit_used_for_line", QT_TRANSLATE_NOOP("ErrorText", "A benefit already paid this line. Nothing was recorded twice. Look at the order as it is now.")},
    {"benefit_not_for_this", QT_TRANSLATE_NOOP("ErrorText", "“%1” is not for this kind of space, day or time. Nothing was recorded. Choose another means."), "t:name"},
    {"benefit_not_for_this", QT_TRANSLATE_NOOP("ErrorText", "This member benefit is not for this kind of space, day or time. Nothing was recorded. Choose another means.")},
    {"unknown_alert", QT_TRANSLATE_NOOP("ErrorText", "This alert is not there any more. Nothing was changed. Load the page again.")},
};
// clang-format on

} // namespace

ErrorTable moneyErrors()
{
    return table;
}

} // namespace vd::ui

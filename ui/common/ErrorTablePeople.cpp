#include "ui/common/ErrorEntry.h"

#include <QtGlobal>

namespace vd::ui {

namespace {

// clang-format off
constexpr ErrorEntry table[] = {
    {"phone_required", QT_TRANSLATE_NOOP("ErrorText", "A phone number is needed, so that the customer can be called back. Type it as the caller says it.")},
    {"phone_invalid", QT_TRANSLATE_NOOP("ErrorText", "“%1” is too short, too long or no phone number at all. Ask the caller to repeat it."), "t:typed"},
    {"phone_invalid", QT_TRANSLATE_NOOP("ErrorText", "This is not a phone number. Ask the caller to repeat it.")},
    {"phone_letters", QT_TRANSLATE_NOOP("ErrorText", "A phone number has no letters. Type the digits the caller says.")},
    {"phone_prefix_only", QT_TRANSLATE_NOOP("ErrorText", "This is a country code alone. Type the rest of the number too.")},
    {"phone_too_short", QT_TRANSLATE_NOOP("ErrorText", "The number has only %1 digits; the shortest have %2. Ask the caller to repeat it."), "c:digits c:smallest"},
    {"phone_too_short", QT_TRANSLATE_NOOP("ErrorText", "The number is too short. Ask the caller to repeat it.")},
    {"phone_too_long", QT_TRANSLATE_NOOP("ErrorText", "The number has %1 digits; the longest have %2. Ask the caller to repeat it."), "c:digits c:largest"},
    {"phone_too_long", QT_TRANSLATE_NOOP("ErrorText", "The number is too long. Ask the caller to repeat it.")},
    {"phone_unusual", QT_TRANSLATE_NOOP("ErrorText", "This number looks unusual for this country. It is accepted; read it back to the caller to be sure.")},
    {"name_required", QT_TRANSLATE_NOOP("ErrorText", "A name is needed. One word is enough; write what you hear.")},
    {"name_too_long", QT_TRANSLATE_NOOP("ErrorText", "The name has %1 characters; at most %2 can be stored. Shorten it yourself, nothing is cut off."), "c:length c:largest"},
    {"name_too_long", QT_TRANSLATE_NOOP("ErrorText", "This is longer than %1 characters. Shorten it yourself, nothing is cut off."), "c:most"},
    {"name_too_long", QT_TRANSLATE_NOOP("ErrorText", "The name is longer than 200 characters. Shorten it yourself, nothing is cut off.")},
    {"merge_same", QT_TRANSLATE_NOOP("ErrorText", "This is the same profile. Nothing was merged. Choose the other one.")},
    {"merge_conflict", QT_TRANSLATE_NOOP("ErrorText", "Both are booked or waiting for %1 at %2. Nothing was merged. End one of the two first."), "t:space i:starts_at"},
    {"merge_conflict", QT_TRANSLATE_NOOP("ErrorText", "Both are booked or waiting for %1. Nothing was merged. End one of the two first."), "t:space"},
    {"merge_conflict", QT_TRANSLATE_NOOP("ErrorText", "Both are booked or waiting for the same slot. Nothing was merged. End one of the two first.")},
    {"text_too_long", QT_TRANSLATE_NOOP("ErrorText", "The text has %1 characters; at most %2 can be stored. Shorten it yourself, nothing is cut off."), "c:length c:largest"},
    {"text_too_long", QT_TRANSLATE_NOOP("ErrorText", "The text is longer than %1 characters. Shorten it yourself, nothing is cut off."), "c:most"},
    {"text_too_long", QT_TRANSLATE_NOOP("ErrorText", "The text is too long. Shorten it yourself, nothing is cut off.")},
    {"text_unstorable", QT_TRANSLATE_NOOP("ErrorText", "The text contains a character that cannot be stored. Remove what was pasted last and type it instead.")},
    {"document_required", QT_TRANSLATE_NOOP("ErrorText", "This space asks for real names: each place needs a document. Type the document's number.")},
    {"document_invalid", QT_TRANSLATE_NOOP("ErrorText", "This is not a valid document number. Check it against the document.")},
    {"document_used", QT_TRANSLATE_NOOP("ErrorText", "This document already has a place in this slot. Nothing was booked. One document holds one place.")},
    {"customer_blocked", QT_TRANSLATE_NOOP("ErrorText", "This customer let too many bookings expire lately. A lead can confirm the booking.")},
    {"merge_self", QT_TRANSLATE_NOOP("ErrorText", "A customer cannot be merged with itself. Choose two different ones.")},
    {"not_allowed", QT_TRANSLATE_NOOP("ErrorText", "Your role does not allow this: it needs %1. Nothing was changed. Ask a colleague with that role."), "p:roles"},
    {"not_allowed", QT_TRANSLATE_NOOP("ErrorText", "Your role does not allow this. Nothing was changed. Ask a lead or an administrator.")},
    {"needs_lead", QT_TRANSLATE_NOOP("ErrorText", "This needs a lead's approval. Nothing was changed. A lead can approve it at this desk.")},
    {"approval_needed", QT_TRANSLATE_NOOP("ErrorText", "%1 more, after %2 that this order has had back, is above the %3 that the front desk may give back. Nothing was changed. A lead other than you can approve it at this desk."), "why=above_limit m:amount_minor m:before_minor m:limit_minor"},
    {"approval_needed", QT_TRANSLATE_NOOP("ErrorText", "%1 is more than the %2 that the front desk may give back. Nothing was changed. A lead other than you can approve it at this desk."), "why=above_limit m:amount_minor m:limit_minor"},
    {"approval_needed", QT_TRANSLATE_NOOP("ErrorText", "This is outside the rules it was sold under. Nothing was changed. A lead other than you can approve it at this desk."), "why=outside_policy"},
    {"approval_needed", QT_TRANSLATE_NOOP("ErrorText", "A lead has to approve this. Nothing was changed. A lead can sign it at this desk.")},
    {"approval_invalid", QT_TRANSLATE_NOOP("ErrorText", "The approval is older than five minutes. Nothing was changed. Ask the lead to sign again."), "why=expired"},
    {"approval_invalid", QT_TRANSLATE_NOOP("ErrorText", "The approval has been used. Nothing was changed. Each action is signed once; ask the lead to sign this one."), "why=used"},
    {"approval_invalid", QT_TRANSLATE_NOOP("ErrorText", "The lead approved something else: an amount, a time or a line has changed since. Nothing was changed. Ask the lead to sign again."), "why=differs"},
    {"approval_invalid", QT_TRANSLATE_NOOP("ErrorText", "Whoever signed this may not sign it any more. Nothing was changed. Ask another lead to sign."), "why=giver"},
    {"approval_invalid", QT_TRANSLATE_NOOP("ErrorText", "This approval was not given to you. Nothing was changed. Ask a lead to sign.")},
    {"approval_own", QT_TRANSLATE_NOOP("ErrorText", "Nobody approves what they asked for themselves. Nothing was changed. Ask another lead.")},
    {"approval_action_unknown", QT_TRANSLATE_NOOP("ErrorText", "This cannot be approved by somebody else. Nothing was changed.")},
    {"unknown_operator", QT_TRANSLATE_NOOP("ErrorText", "%1 does not work at this venue. Nothing was changed."), "t:login"},
    {"unknown_operator", QT_TRANSLATE_NOOP("ErrorText", "This person does not work at this venue. Nothing was changed.")},
    {"second_person", QT_TRANSLATE_NOOP("ErrorText", "This takes two different people. Nothing was changed. Ask a colleague to approve it.")},
    {"own_rights", QT_TRANSLATE_NOOP("ErrorText", "Nobody can change their own rights. Nothing was changed. Ask another administrator.")},
    {"last_administrator", QT_TRANSLATE_NOOP("ErrorText", "This is the last active administrator. Nothing was changed. Name another one first.")},
    {"login_taken", QT_TRANSLATE_NOOP("ErrorText", "The login name %1 is already in use. Choose another one."), "t:login"},
    {"login_taken", QT_TRANSLATE_NOOP("ErrorText", "This login name is already in use. Choose another one.")},
    {"password_weak", QT_TRANSLATE_N_NOOP("ErrorText", "The password is too short or too easy to guess. Take at least %n character(s): a few words that nobody would guess."), "n:shortest"},
    {"password_weak", QT_TRANSLATE_NOOP("ErrorText", "The password is too easy to guess. Take a longer one.")},
    {"documents_required", QT_TRANSLATE_NOOP("ErrorText", "%1 asks for real names: each of the %2 places needs a document. Nothing was booked. Type the missing document numbers."), "t:space c:places"},
    {"documents_required", QT_TRANSLATE_NOOP("ErrorText", "This space asks for real names: each place needs a document. Type the document's number.")},
    {"document_twice", QT_TRANSLATE_NOOP("ErrorText", "Place %1 of this booking has the same document. Check both numbers."), "c:place"},
    {"document_twice", QT_TRANSLATE_NOOP("ErrorText", "Another place of this booking has the same document. Check both numbers.")},
    {"document_not_sealed", QT_TRANSLATE_NOOP("ErrorText", "The server takes documents only as this program seals them. Nothing was booked. Update Venuedesk on this computer.")},
    {"document_keys_changed", QT_TRANSLATE_NOOP("ErrorText", "The keys that documents are sealed with were changed at this moment. Nothing was booked. Try again.")},
    {"document_keys_missing", QT_TRANSLATE_NOOP("ErrorText", "This computer has no key for documents yet. Sign in once at a computer that has it; it hands the key on by itself.")},
    {"key_rotation_under_way", QT_TRANSLATE_NOOP("ErrorText", "Another change of the document key is under way. Finish it first.")},
    {"key_in_use", QT_TRANSLATE_NOOP("ErrorText", "Documents still need this key. Nothing was changed. Let the renewal run to its end first.")},
    {"seal_broken", QT_TRANSLATE_NOOP("ErrorText", "This document cannot be opened: it was sealed with another key or is damaged.")},
    {"crypto_failed", QT_TRANSLATE_NOOP("ErrorText", "This computer's encryption did not work. Nothing was changed. Try again; if it stays, ask your administrator.")},
    {"key_file_invalid", QT_TRANSLATE_NOOP("ErrorText", "This is no file of document keys, or it is damaged. Nothing was changed.")},
    {"key_file_other", QT_TRANSLATE_NOOP("ErrorText", "This file holds no key that this organization uses now. Nothing was changed. Take the newest file.")},
    {"passphrase_wrong", QT_TRANSLATE_NOOP("ErrorText", "The passphrase does not open this file. Type it again.")},
    {"passphrase_weak", QT_TRANSLATE_NOOP("ErrorText", "The passphrase needs at least %1 characters. Several words are easiest to remember."), "c:shortest"},
    {"passphrase_weak", QT_TRANSLATE_NOOP("ErrorText", "The passphrase is too short. Several words are easiest to remember.")},
    {"named_places_too_many", QT_TRANSLATE_NOOP("ErrorText", "%1 places need a document each; one booking takes %2. Make several bookings."), "c:places c:most"},
    {"named_places_too_many", QT_TRANSLATE_NOOP("ErrorText", "Too many places need a document each. Make several bookings.")},
    {"keep_days_invalid", QT_TRANSLATE_NOOP("ErrorText", "Customers are kept from %1 to %2 days, or for good. Nothing was saved."), "c:least c:most"},
    {"keep_days_invalid", QT_TRANSLATE_NOOP("ErrorText", "Customers cannot be kept for this many days. Nothing was saved.")},
    {"customer_has_business", QT_TRANSLATE_NOOP("ErrorText", "This customer still has something open: %1. Nothing was erased. Finish or cancel it first."), "t:orders"},
    {"customer_has_business", QT_TRANSLATE_NOOP("ErrorText", "This customer still has something open: an order, money, a place on the waitlist or a benefit. Nothing was erased. Finish it first.")},
    {"document_has_place", QT_TRANSLATE_NOOP("ErrorText", "This document already has a place in this slot. Nothing was booked. One document holds one place.")},
};
// clang-format on

} // namespace

ErrorTable peopleErrors()
{
    return table;
}

} // namespace vd::ui

#include "ui/common/ErrorEntry.h"

#include <QtGlobal>

namespace vd::ui {

namespace {

// clang-format off
constexpr ErrorEntry table[] = {
    {"code_unreadable", QT_TRANSLATE_NOOP("ErrorText", "The scan cannot be read. Nothing was checked in. Scan again, or check the scanner's keyboard layout, or type the short code.")},
    {"code_checksum", QT_TRANSLATE_NOOP("ErrorText", "The code has a typing mistake: its check character does not fit. Nothing was checked in. Read it again.")},
    {"code_too_long", QT_TRANSLATE_NOOP("ErrorText", "This is far longer than any code of ours. Nothing was checked in. Scan the ticket's code.")},
    {"not_one_of_ours", QT_TRANSLATE_NOOP("ErrorText", "This code was not issued here. Nothing was checked in. Ask for the ticket of this venue.")},
    {"no_code_in_image", QT_TRANSLATE_NOOP("ErrorText", "No code was found in this picture. Nothing was checked in. Use a sharper picture, or type the short code.")},
    {"image_unreadable", QT_TRANSLATE_NOOP("ErrorText", "This file is not a picture that can be opened. Use PNG or JPEG, or type the short code.")},
    {"image_too_large", QT_TRANSLATE_NOOP("ErrorText", "This picture is too large to be read. Use a smaller one, or type the short code.")},
    {"camera_missing", QT_TRANSLATE_NOOP("ErrorText", "No camera is connected. Connect one, or use the scanner or the short code.")},
    {"camera_failed", QT_TRANSLATE_NOOP("ErrorText", "The camera stopped: %1. Unplug it and plug it in again, or use the scanner or the short code."), "t:reason"},
    {"camera_failed", QT_TRANSLATE_NOOP("ErrorText", "The camera stopped. Unplug it and plug it in again, or use the scanner or the short code.")},
    {"already_used", QT_TRANSLATE_NOOP("ErrorText", "A ticket of this order was already used. Nothing was refunded. A lead can approve the refund with a reason."), "overridable=true"},
    {"already_used", QT_TRANSLATE_NOOP("ErrorText", "A ticket of this booking was already used, so it cannot be moved. Nothing was changed."), "overridable=false"},
    {"already_used", QT_TRANSLATE_NOOP("ErrorText", "Already used at %1, %2. Let nobody in; a lead can decide."), "i:used_at t:door"},
    {"already_used", QT_TRANSLATE_NOOP("ErrorText", "A ticket was already used. Nothing was changed; a lead can decide.")},
    {"undo_too_late", QT_TRANSLATE_N_NOOP("ErrorText", "An entry can be taken back for %n minute(s) at its own door. Nothing was undone. A lead can still undo it with a reason."), "n:minutes"},
    {"undo_too_late", QT_TRANSLATE_NOOP("ErrorText", "Undo works for 15 minutes at the own door. A lead can still undo it with a reason.")},
    {"too_many_tries", QT_TRANSLATE_NOOP("ErrorText", "Too many wrong codes were typed. Wait %1, or scan the code."), "s:wait"},
    {"too_many_tries", QT_TRANSLATE_NOOP("ErrorText", "Too many wrong codes were typed. Wait a moment, or scan the code.")},
    {"store_key", QT_TRANSLATE_NOOP("ErrorText", "The key to this computer's door list has changed, so it cannot be opened. Waiting scans are kept. Ask an administrator to restore the key.")},
    {"store_damaged", QT_TRANSLATE_NOOP("ErrorText", "The door list on this computer is damaged. Waiting scans are kept. Download the list again.")},
    {"store_foreign", QT_TRANSLATE_NOOP("ErrorText", "A file in this computer's door folder is not one of ours, so it was not opened. The door list is downloaded again.")},
    {"store_failed", QT_TRANSLATE_NOOP("ErrorText", "This computer could not keep the scan; its disk may be full. Nobody was checked in. Free some space, then scan again.")},
    {"queue_set_aside", QT_TRANSLATE_NOOP("ErrorText", "The scans that waited on this computer cannot be read. They were not deleted but kept as %1. Tell your administrator; the door goes on with a new file."), "t:file"},
    {"pass_expired", QT_TRANSLATE_N_NOOP("ErrorText", "The server is away, and the last sign-in here is more than %n hour(s) ago. Connect once and sign in, then the door works without it again."), "n:hours"},
    {"entry_refused", QT_TRANSLATE_NOOP("ErrorText", "This ticket lets nobody in: only its time can be overruled. Nobody was counted. Scan it again to see why.")},
    {"unknown_conflict", QT_TRANSLATE_NOOP("ErrorText", "This conflict is not there any more. Nothing was decided. Load the list again.")},
    {"conflict_decided", QT_TRANSLATE_NOOP("ErrorText", "%1 has decided this already. Nothing was changed."), "t:by"},
    {"no_tickets_today", QT_TRANSLATE_NOOP("ErrorText", "Nobody has a ticket for today or tomorrow, so there is nothing to rehearse. Load the demo, or sell a ticket.")},
    {"unknown_offer", QT_TRANSLATE_NOOP("ErrorText", "This guest is not on the list any more. Load the list again.")},
    {"manifest_missing", QT_TRANSLATE_NOOP("ErrorText", "There is no door list for today on this computer yet. Connect once to download it.")},
    {"code_empty", QT_TRANSLATE_NOOP("ErrorText", "Nothing was scanned or typed. Scan the ticket's code, or type the short code printed below it.")},
    {"code_not_canonical", QT_TRANSLATE_NOOP("ErrorText", "This code was put together in a way ours never are. Let nobody in on it; ask for the original ticket.")},
    {"bad_signature", QT_TRANSLATE_NOOP("ErrorText", "The signature of this code is not ours: it is forged or damaged. Let nobody in on it; ask for the original ticket.")},
    {"issuer_unknown", QT_TRANSLATE_NOOP("ErrorText", "This ticket was issued by a desk this door does not know. Connect once to learn the desks, then scan again.")},
    {"issuer_revoked", QT_TRANSLATE_NOOP("ErrorText", "The signing key of the desk that issued this was withdrawn. Let nobody in on its tickets; a desk with a valid key can issue new ones.")},
    {"unknown_ticket", QT_TRANSLATE_NOOP("ErrorText", "This ticket is not known here. Nothing was checked in. Look the holder up by name or phone.")},
    {"unknown_terminal", QT_TRANSLATE_NOOP("ErrorText", "This computer is not registered to issue tickets. An administrator can register it under Terminals.")},
    {"unknown_check_in", QT_TRANSLATE_NOOP("ErrorText", "This check-in is not there any more. Nothing was undone. Load the list again.")},
    {"undo_other_door", QT_TRANSLATE_NOOP("ErrorText", "This was checked in at another door. Nothing was undone. A lead can undo it with a reason.")},
    {"already_undone", QT_TRANSLATE_NOOP("ErrorText", "This check-in was already undone. Nothing more is to be done.")},
    {"key_unusable", QT_TRANSLATE_NOOP("ErrorText", "This computer's signing key cannot be used, so no tickets can be issued here. An administrator can register a new one.")},
    {"token_claims_invalid", QT_TRANSLATE_NOOP("ErrorText", "This ticket's data cannot be put into a code. Nothing was issued. Tell your administrator the order number.")},
    {"qr_text_unsuitable", QT_TRANSLATE_NOOP("ErrorText", "This ticket has no code that a QR can hold. Nothing was printed. Issue the ticket again; if that does not help, tell your administrator the order number.")},
    {"people_invalid", QT_TRANSLATE_N_NOOP("ErrorText", "Only %n person(s) can still enter on this ticket. Nobody was counted. Let that many in, or fewer."), "n:left"},
    {"people_invalid", QT_TRANSLATE_NOOP("ErrorText", "This is not a number of people that this ticket admits. Nobody was counted. Change it and scan again.")},
    {"queue_full", QT_TRANSLATE_N_NOOP("ErrorText", "%n scan(s) still wait for the server, as many as this door keeps, so this one was not taken. Ask the unanswered ones again, then scan it again."), "n:limit"},
    {"queue_full", QT_TRANSLATE_NOOP("ErrorText", "Too many scans wait for the server, so this one was not taken. Ask the unanswered ones again, then scan it again.")},
    {"key_invalid", QT_TRANSLATE_NOOP("ErrorText", "This signing key or its number has not the right form. Nothing was registered. Let the computer make a new key.")},
    {"key_taken", QT_TRANSLATE_NOOP("ErrorText", "The number of this signing key is already in use. Nothing was registered. Let the computer make a new key.")},
};
// clang-format on

} // namespace

ErrorTable doorErrors()
{
    return table;
}

} // namespace vd::ui

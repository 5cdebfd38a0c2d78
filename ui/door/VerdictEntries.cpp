#include "ui/door/VerdictEntry.h"

#include <QtGlobal>

namespace vd::ui {

namespace {

constexpr auto admitted = checkin::VerdictKind::Admitted;
constexpr auto refused = checkin::VerdictKind::Refused;
constexpr auto attention = checkin::VerdictKind::Attention;
constexpr auto provisional = checkin::VerdictKind::Provisional;

// clang-format off
constexpr VerdictEntry table[] = {
    {"admitted", admitted, QT_TRANSLATE_NOOP("VerdictText", "Admitted"),
        QT_TRANSLATE_NOOP("VerdictText", "The ticket is good. Let them in.")},
    {"admitted_provisionally", provisional, QT_TRANSLATE_NOOP("VerdictText", "Admitted, to be confirmed"),
        QT_TRANSLATE_NOOP("VerdictText", "The server is away. Let them in; the scan is sent when it is back.")},

    {"unknown", refused, QT_TRANSLATE_NOOP("VerdictText", "Unknown code"),
        QT_TRANSLATE_NOOP("VerdictText", "No ticket has this code. The front desk can look the booking up.")},
    {"document_unknown", refused, QT_TRANSLATE_NOOP("VerdictText", "No booking"),
        QT_TRANSLATE_NOOP("VerdictText", "No ticket was booked with this document. Check the number; the front desk can look the booking up.")},
    {"not_one_of_ours", refused, QT_TRANSLATE_NOOP("VerdictText", "Not one of ours"),
        QT_TRANSLATE_NOOP("VerdictText", "This code was not issued here. Ask for the ticket of this venue.")},
    {"bad_signature", refused, QT_TRANSLATE_NOOP("VerdictText", "Not genuine"),
        QT_TRANSLATE_NOOP("VerdictText", "The code was altered or made by somebody else. Send them to the front desk.")},
    {"issuer_unknown", refused, QT_TRANSLATE_NOOP("VerdictText", "Not genuine"),
        QT_TRANSLATE_NOOP("VerdictText", "No desk of this venue signed this code. Send them to the front desk.")},
    {"issuer_revoked", refused, QT_TRANSLATE_NOOP("VerdictText", "Ticket void"),
        QT_TRANSLATE_NOOP("VerdictText", "The desk that printed it has been shut out. The front desk can print a new ticket.")},
    {"code_unreadable", refused, QT_TRANSLATE_NOOP("VerdictText", "Cannot read"),
        QT_TRANSLATE_NOOP("VerdictText", "The scan is garbled. Scan again, check the scanner's keyboard layout, or type the short code.")},
    {"code_checksum", refused, QT_TRANSLATE_NOOP("VerdictText", "Cannot read"),
        QT_TRANSLATE_NOOP("VerdictText", "The short code was misread: its last character does not fit. Read it again.")},
    {"code_too_long", refused, QT_TRANSLATE_NOOP("VerdictText", "Not one of ours"),
        QT_TRANSLATE_NOOP("VerdictText", "This is far longer than any code of ours. Ask for the ticket of this venue.")},
    {"code_empty", refused, QT_TRANSLATE_NOOP("VerdictText", "Empty scan"),
        QT_TRANSLATE_NOOP("VerdictText", "The scanner sent nothing. Scan again, or type the short code.")},
    {"no_code_in_image", refused, QT_TRANSLATE_NOOP("VerdictText", "Cannot read"),
        QT_TRANSLATE_NOOP("VerdictText", "No code was found in the picture. Type the short code printed under the QR.")},

    {"other_venue", refused, QT_TRANSLATE_NOOP("VerdictText", "Other venue"),
        QT_TRANSLATE_NOOP("VerdictText", "This ticket is for %1, %2."), "t:venue m:starts_at"},
    {"other_venue", refused, QT_TRANSLATE_NOOP("VerdictText", "Other venue"),
        QT_TRANSLATE_NOOP("VerdictText", "This ticket is for another venue.")},
    {"refunded", refused, QT_TRANSLATE_NOOP("VerdictText", "Refunded"),
        QT_TRANSLATE_NOOP("VerdictText", "The money went back. This ticket admits nobody.")},
    {"cancelled", refused, QT_TRANSLATE_NOOP("VerdictText", "Cancelled"),
        QT_TRANSLATE_NOOP("VerdictText", "The booking was cancelled. This ticket admits nobody.")},
    {"suspended", refused, QT_TRANSLATE_NOOP("VerdictText", "Session stopped"),
        QT_TRANSLATE_NOOP("VerdictText", "The session does not take place. The front desk offers another time or the money back.")},
    {"not_paid", refused, QT_TRANSLATE_NOOP("VerdictText", "Not paid"),
        QT_TRANSLATE_NOOP("VerdictText", "The booking waits for its payment. Pay at the front desk, then scan again.")},

    {"wrong_door", attention, QT_TRANSLATE_NOOP("VerdictText", "Other door"),
        QT_TRANSLATE_NOOP("VerdictText", "This door does not lead to %1. Show them the way."), "t:space"},
    {"wrong_door", attention, QT_TRANSLATE_NOOP("VerdictText", "Other door"),
        QT_TRANSLATE_NOOP("VerdictText", "This door does not lead there. Show them the way.")},
    {"left", admitted, QT_TRANSLATE_NOOP("VerdictText", "Gone out"),
        QT_TRANSLATE_NOOP("VerdictText", "They are not counted as inside any more.")},
    {"not_inside", attention, QT_TRANSLATE_NOOP("VerdictText", "Not inside"),
        QT_TRANSLATE_NOOP("VerdictText", "Nobody on this ticket is counted as inside.")},
    {"other_day", attention, QT_TRANSLATE_NOOP("VerdictText", "Other day"),
        QT_TRANSLATE_NOOP("VerdictText", "This ticket is for %1. The front desk can move it."), "m:starts_at"},
    {"other_day", attention, QT_TRANSLATE_NOOP("VerdictText", "Other day"),
        QT_TRANSLATE_NOOP("VerdictText", "This ticket is for %1. The front desk can move it."), "d:business_date"},
    {"other_day", attention, QT_TRANSLATE_NOOP("VerdictText", "Other day"),
        QT_TRANSLATE_NOOP("VerdictText", "This ticket is for another day. The front desk can move it.")},
    {"too_early", attention, QT_TRANSLATE_NOOP("VerdictText", "Too early"),
        QT_TRANSLATE_NOOP("VerdictText", "Entry opens at %1."), "h:opens_at"},
    {"too_early", attention, QT_TRANSLATE_NOOP("VerdictText", "Too early"),
        QT_TRANSLATE_NOOP("VerdictText", "Entry has not opened yet.")},
    {"too_late", attention, QT_TRANSLATE_NOOP("VerdictText", "Too late"),
        QT_TRANSLATE_NOOP("VerdictText", "Entry ended at %1."), "h:ended_at"},
    {"too_late", attention, QT_TRANSLATE_NOOP("VerdictText", "Too late"),
        QT_TRANSLATE_NOOP("VerdictText", "Entry has ended.")},
    {"already_used", attention, QT_TRANSLATE_NOOP("VerdictText", "Already used"),
        QT_TRANSLATE_NOOP("VerdictText", "Used at %1, %2. Everybody is in."), "h:used_at t:door"},
    {"already_used", attention, QT_TRANSLATE_NOOP("VerdictText", "Already used"),
        QT_TRANSLATE_NOOP("VerdictText", "Used at %1. Everybody is in."), "h:used_at"},
    {"already_used", attention, QT_TRANSLATE_NOOP("VerdictText", "Already used"),
        QT_TRANSLATE_NOOP("VerdictText", "Everybody on this ticket is in.")},
    {"people_invalid", attention, QT_TRANSLATE_NOOP("VerdictText", "Too many people"),
        QT_TRANSLATE_NOOP("VerdictText", "%1 were asked for, %2 of this ticket may still enter. Nobody was counted."), "c:wanted c:left"},
    {"people_invalid", attention, QT_TRANSLATE_NOOP("VerdictText", "Too many people"),
        QT_TRANSLATE_NOOP("VerdictText", "So many of this ticket may not enter any more. Nobody was counted.")},
    {"too_many_tries", attention, QT_TRANSLATE_NOOP("VerdictText", "Wait"),
        QT_TRANSLATE_NOOP("VerdictText", "Too many wrong codes were typed. Wait %1, or scan the QR."), "s:wait"},
    {"too_many_tries", attention, QT_TRANSLATE_NOOP("VerdictText", "Wait"),
        QT_TRANSLATE_NOOP("VerdictText", "Too many wrong codes were typed. Wait a moment, or scan the QR.")},
    {"undone", attention, QT_TRANSLATE_NOOP("VerdictText", "Undone"),
        QT_TRANSLATE_NOOP("VerdictText", "This entry was taken back. The ticket can be used again.")},
    {"undo_too_late", refused, QT_TRANSLATE_NOOP("VerdictText", "Not undone"),
        QT_TRANSLATE_NOOP("VerdictText", "The entry was too long ago to be taken back at a door. It still counts; a lead can undo it.")},
    {"undo_other_door", refused, QT_TRANSLATE_NOOP("VerdictText", "Not undone"),
        QT_TRANSLATE_NOOP("VerdictText", "The entry was made at another door. It still counts; a lead can undo it.")},
};
// clang-format on

} // namespace

std::span<const VerdictEntry> verdictEntries()
{
    return table;
}

} // namespace vd::ui

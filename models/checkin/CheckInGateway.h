#pragma once

#include "models/base/Id.h"
#include "models/base/Result.h"
#include "models/checkin/TokenClaims.h"

#include <QDate>
#include <QDateTime>
#include <QList>
#include <QUuid>

namespace vd::checkin {

/// How sure a door may be; decides ground, sign and sound.
enum class VerdictKind { Admitted, Refused, Attention, Provisional };

/// The answer to a scan. code is stable: admitted, unknown, bad_signature, issuer_revoked, other_venue, refunded,
/// cancelled, suspended, not_paid, wrong_door, other_day, too_early, too_late, already_used, left, not_inside,
/// code_unreadable …
struct Verdict
{
    VerdictKind kind = VerdictKind::Refused;
    QString code;
    QJsonObject facts; ///< Named values of the sentence: opens_at, ended_at, used_at, door, venue …
    CheckInId checkIn; ///< The record made; valid for refused scans too.
    TicketId ticket;
    QString spaceName;
    QString label;
    QDate businessDate;
    QDateTime startsAt; ///< UTC.
    QDateTime endsAt; ///< UTC.
    QString ticketType;
    QString holder; ///< Masked.
    QString orderNo;
    int party = 1;
    int admittedNow = 0;
    int entered = 0; ///< Of party, after this scan.
    int seq = 1;
    int of = 1;
    bool documentCheck = false; ///< Real names apply: compare the document's last digits …
    QStringList documents; ///< … with these, masked; one per person of the ticket, none where nothing is known.
    bool repeated = false; ///< The same scan again within 5 s at the same door; counted once.
    bool offline = false; ///< Decided by this door alone, the server being away.
    QString fullName; ///< Only offline and only from the ticket's own code, which is the key to it.
};

/// What a door asks about one code.
struct DoorQuestion
{
    enum class Source {
        Token, ///< value is the hex SHA-256 of a token whose signature this door verified.
        ShortCode, ///< Its eight characters.
        Document, ///< The keyed hashes (DocumentHashes) in hex, by blanks; the number itself goes nowhere.
        Staff ///< The id of a ticket that staff looked up by name or number.
    };
    QUuid scan; ///< The same on every try: it counts once.
    VenueId venue;
    Source source = Source::Token;
    QString value;
    int people = 0; ///< 0: all of the code's party; going out: all inside.
    bool exit = false;
    QList<SpaceId> spaces; ///< The spaces this door leads to; none for all.
    TokenClaims claims; ///< Token: what it says; the server is not told.
    QString token; ///< Token: its text, which opens the holder's sealed name; never sent, kept or logged.
};

/// A line of the door's history.
struct Scan
{
    CheckInId id;
    QDateTime at; ///< UTC.
    QString verdict;
    QString kind; ///< entry, exit, undo, refused.
    QString spaceName;
    QString holder;
    int people = 0;
    bool undone = false;
    bool mine = false;
};

/// Expected and entered people of one slot.
struct SlotCount
{
    SlotId slot;
    QString spaceName;
    QString label;
    QDateTime startsAt; ///< UTC.
    QDateTime endsAt; ///< UTC.
    int expected = 0;
    int entered = 0;
    int inside = 0;
    int most = 0; ///< How many the space holds safely; 0 where that is no number of people.
};

/// A ticket to be signed and shown: what its token says.
struct TicketToSign
{
    TicketId ticket;
    QString orderNo;
    QDateTime startsAt; ///< UTC; nbf.
    QDateTime endsAt; ///< UTC; exp is this plus 24 h.
    QString holder; ///< Full name; sealed with the token, shown to nobody here.
};

/// A signed token as the server may know it.
struct TokenRecord
{
    TicketId ticket;
    QByteArray hash; ///< SHA-256 of the token.
    QByteArray sealed; ///< See HolderSeal.
};

class CheckInGateway
{
public:
    virtual ~CheckInGateway() = default;

    /// One scan, one call; a repeated call with the same scan counts once.
    virtual Future<Verdict> checkIn(const DoorQuestion &question) = 0;
    /// A lead lets a ticket's people in although it is too early, too late or another day. Errors: reason_required,
    /// entry_refused (the ticket itself says no), people_invalid, unknown_ticket.
    virtual Future<Verdict> admitAnyway(
        const QUuid &scan, VenueId venue, TicketId ticket, int people, const QString &reason)
        = 0;
    /// A scan refused before any look-up (bad signature, unreadable): kept as evidence.
    virtual Future<Verdict> recordRefused(const QUuid &scanId, VenueId venue, const QString &code) = 0;
    /// Takes back one entry exactly. Errors: undo_too_late, undo_other_door, unknown_check_in, already_undone.
    virtual Future<Done> undo(const QUuid &scanId, VenueId venue, CheckInId entry, const QString &reason) = 0;
    virtual Future<QList<Scan>> lastScans(VenueId venue, int limit = 50) = 0;
    virtual Future<QList<SlotCount>> counts(VenueId venue, const QDate &date) = 0;

    /// Registers this machine's public key (administrators; a one-person venue's own desk does it at first sign-in).
    virtual Future<TerminalId> registerTerminal(
        VenueId venue, const QString &name, const QByteArray &keyId, const QByteArray &publicKey)
        = 0;
    struct TerminalKey
    {
        QByteArray keyId;
        QByteArray publicKey; ///< Ed25519, 32 bytes.
        bool revoked = false;
    };
    virtual Future<QList<TerminalKey>> terminalKeys(VenueId venue) = 0;
    /// Stores the hashes of tokens signed by this terminal before they are shown or printed.
    /// Errors: unknown_terminal, issuer_revoked, unknown_ticket, order_state.
    virtual Future<Done> registerTokens(
        VenueId venue, const QByteArray &keyId, const QList<TokenRecord> &tokens, bool reprint)
        = 0;
    virtual Future<QList<TicketToSign>> ticketsToSign(OrderId order) = 0;
};

} // namespace vd::checkin

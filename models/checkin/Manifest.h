#pragma once

#include "models/checkin/CheckInGateway.h"

#include <QHash>

namespace vd::checkin {

/// A slot as a door keeps it; instants are UTC.
struct ManifestSlot
{
    SlotId id;
    SpaceId space;
    QString spaceName;
    QString label;
    QDate businessDate;
    QDateTime startsAt;
    QDateTime endsAt;
    QDateTime opensAt; ///< Entry from here …
    QDateTime closesAt; ///< … to before here.
    bool realName = false;
    int most = 0; ///< As SlotCount::most.
};

/// A token of a ticket.
struct ManifestToken
{
    QByteArray hash; ///< SHA-256.
    QByteArray sealed; ///< The holder's full name, see HolderSeal; empty where there is none.
    bool revoked = false;
};

/// A ticket as a door keeps it: nothing that names its holder to who has no code.
struct ManifestTicket
{
    TicketId id;
    SlotId slot;
    QString standing; ///< ok, or why it is no ticket: refunded, cancelled, suspended, not_paid.
    int party = 1;
    int entered = 0;
    int inside = 0;
    int seq = 1;
    int of = 1;
    bool reentry = false;
    QString type;
    QString orderNo;
    QString holder; ///< Masked.
    QString tail; ///< Last four of the phone.
    QDateTime usedAt; ///< UTC.
    QString door; ///< Where it was used last.
    QByteArray codeHash; ///< HMAC-SHA-256 of the short code under ManifestHead::codeKey.
    QList<ManifestToken> tokens;
    QList<QByteArray> documents; ///< Keyed hashes of the documents it was booked with.
    QStringList tails; ///< As Verdict::documents.
};

/// What a list as a whole says.
struct ManifestHead
{
    QString cursor; ///< The next difference starts here.
    QDateTime serverNow; ///< UTC, when it was taken.
    QDate day; ///< The venue's.
    QByteArray zone; ///< IANA.
    QByteArray codeKey;
    QList<CheckInGateway::TerminalKey> keys;
    QList<int> documentVersions; ///< Of the organization's document keys in use.
    QList<QByteArray> documentKeys; ///< What documents are hashed with (DocumentKey::hashKey); not the server's word.
};

/// A part of a list: all of a day's tickets in pages, or what changed since a cursor.
struct ManifestPage
{
    ManifestHead head;
    bool full = true;
    bool more = false;
    TicketId last; ///< Ask on from here.
    QList<ManifestSlot> slots_; ///< "slots" is Qt's word.
    QList<ManifestTicket> tickets;
};

/// A guest on the day's list, masked.
struct Guest
{
    TicketId ticket;
    SlotId slot;
    QString spaceName;
    QDateTime startsAt; ///< UTC.
    QDateTime endsAt; ///< UTC.
    QString holder;
    QString tail;
    QString ticketType;
    QString orderNo;
    int party = 1;
    int entered = 0;
    int inside = 0;
    QString standing;
};

} // namespace vd::checkin

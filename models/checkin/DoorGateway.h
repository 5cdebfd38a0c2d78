#pragma once

#include "models/checkin/Manifest.h"

namespace vd::checkin {

/// A scan kept while the server was away, as it is uploaded.
struct QueuedScan
{
    QUuid scan;
    VenueId venue;
    QString kind; ///< entry, exit, undo, refused.
    QString source; ///< token, short_code, staff.
    TicketId ticket; ///< Invalid where only the hash is known.
    QByteArray hash;
    int people = 0;
    QString verdict;
    QDateTime at; ///< As this computer's own clock said it; the server corrects it.
    QUuid undoes;
    QString reason;
};

struct UploadAnswer
{
    QDateTime serverNow;
    qint64 offsetMs = 0; ///< How far this computer's clock is ahead.
    QHash<QUuid, QString> outcomes; ///< entered, left, undone, refused, conflict, known; failed: it stays in the queue.
};

/// Somebody was let in whom the server would have stopped.
struct Conflict
{
    qint64 id = 0;
    QString code; ///< A verdict code.
    QString suggested; ///< accept or reject.
    QString decision; ///< Empty while open.
    QString note;
    QString decidedBy;
    QDateTime raisedAt;
    OrderId order;
    QString orderNo;
    QString spaceName;
    QDateTime startsAt;
    QDateTime endsAt;
    QString holder; ///< Masked.
    int party = 0;
    int people = 0;
    struct Side
    {
        QDateTime at; ///< UTC, corrected; invalid where there is no such scan.
        QDateTime deviceAt; ///< As the door's clock had it; invalid for a scan made with the server.
        QString door;
        QString actor;
        bool offline = false;
    };
    Side first;
    Side second;
};

/// A guest whom a door sent to the desk.
struct DeskOffer
{
    qint64 id = 0;
    QString code;
    QDateTime askedAt;
    QString askedBy;
    OrderId order;
    QString orderNo;
    QString spaceName;
    QDateTime startsAt;
    QDateTime endsAt;
    QString holder;
};

/// A space that came to hold as many people as is safe.
struct SafetyAlert
{
    qint64 id = 0;
    QDateTime at; ///< UTC.
    QString space;
    int inside = 0; ///< Then.
    int most = 0;
};

/// What a door needs of the server besides single scans.
class DoorGateway
{
public:
    virtual ~DoorGateway() = default;

    /// The list of the day from a ticket on, or with a cursor the difference.
    virtual Future<ManifestPage> manifest(VenueId venue, const QString &cursor, TicketId after) = 0;
    /// deviceNow: this computer's own clock, uncorrected. Each scan counts once, however often it is sent.
    virtual Future<UploadAnswer> upload(VenueId venue, const QDateTime &deviceNow, const QList<QueuedScan> &scans) = 0;
    /// The day's guests, by a part of the name or last digits; or everybody inside.
    virtual Future<QList<Guest>> guests(VenueId venue, const QDate &day, const QString &search, bool inside) = 0;
    /// Sends a guest to the desk. code: too_early, too_late, other_day, wrong_door, suspended.
    virtual Future<Done> offerToDesk(const QUuid &request, VenueId venue, TicketId ticket, const QString &code) = 0;

    virtual Future<QList<DeskOffer>> deskOffers(VenueId venue) = 0;
    virtual Future<Done> deskOfferDone(const QUuid &request, qint64 offer) = 0;
    virtual Future<QList<Conflict>> conflicts(VenueId venue, bool openOnly) = 0;
    /// Against the suggestion a note is needed. Errors: reason_required, conflict_decided.
    virtual Future<Done> decide(const QUuid &request, qint64 conflict, bool accept, const QString &note) = 0;
    /// Those nobody has marked as seen, newest first; for leads.
    virtual Future<QList<SafetyAlert>> safetyAlerts(VenueId venue) = 0;
    virtual Future<Done> seeAlert(qint64 alert) = 0;
};

} // namespace vd::checkin

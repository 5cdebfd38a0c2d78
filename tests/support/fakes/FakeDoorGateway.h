#pragma once

#include "models/checkin/DoorGateway.h"
#include "tests/support/fakes/Answers.h"

namespace vd::test {

/// The server's side of a door's lists in memory: gives the list it was given, takes every upload once.
class FakeDoorGateway final : public checkin::DoorGateway
{
public:
    Future<checkin::ManifestPage> manifest(VenueId venue, const QString &cursor, TicketId after) override;
    Future<checkin::UploadAnswer> upload(
        VenueId venue, const QDateTime &deviceNow, const QList<checkin::QueuedScan> &scans) override;
    Future<QList<checkin::Guest>> guests(VenueId venue, const QDate &day, const QString &search, bool inside) override;
    Future<Done> offerToDesk(const QUuid &request, VenueId venue, TicketId ticket, const QString &code) override;
    Future<QList<checkin::DeskOffer>> deskOffers(VenueId venue) override;
    Future<Done> deskOfferDone(const QUuid &request, qint64 offer) override;
    Future<QList<checkin::Conflict>> conflicts(VenueId venue, bool openOnly) override;
    Future<Done> decide(const QUuid &request, qint64 conflict, bool accept, const QString &note) override;
    Future<QList<checkin::SafetyAlert>> safetyAlerts(VenueId venue) override;
    Future<Done> seeAlert(qint64 alert) override;

    Answers answers;
    VenueId foreign; ///< Whose uploads are refused: another venue's.
    checkin::ManifestPage list;
    QStringList cursors; ///< Of every question for the list; empty: for all of it.
    QList<checkin::QueuedScan> uploaded; ///< In the order they came, each once.
    QList<checkin::Guest> guestList;
    QList<checkin::Conflict> open;
    QList<checkin::DeskOffer> offers;
    QList<checkin::SafetyAlert> alerts;
    QStringList sent; ///< "ticket code" of guests sent to the desk.
    QStringList decided; ///< "conflict accept note".
    qint64 skewMs = 0; ///< How far the door's clock is ahead.
};

} // namespace vd::test

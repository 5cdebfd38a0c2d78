#pragma once

#include "models/checkin/DoorGateway.h"

namespace vd::db {

class Lane;

/// A door's lists, uploads and conflicts through the doors of schema api. What may be large goes over the lane of
/// reports, so that no scan waits behind it.
class PgDoorGateway final : public checkin::DoorGateway
{
public:
    PgDoorGateway(Lane &interactive, Lane &reports)
        : m_interactive(interactive)
        , m_reports(reports)
    {
    }

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

private:
    Lane &m_interactive;
    Lane &m_reports;
};

} // namespace vd::db

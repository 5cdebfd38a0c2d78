#pragma once

#include "models/checkin/CheckInGateway.h"

namespace vd::db {

class Lane;

/// Tickets and the door through the doors of schema api.
class PgCheckInGateway final : public checkin::CheckInGateway
{
public:
    explicit PgCheckInGateway(Lane &lane)
        : m_lane(lane)
    {
    }

    Future<checkin::Verdict> checkIn(const checkin::DoorQuestion &question) override;
    Future<checkin::Verdict> admitAnyway(
        const QUuid &scan, VenueId venue, TicketId ticket, int people, const QString &reason) override;
    Future<checkin::Verdict> recordRefused(const QUuid &scanId, VenueId venue, const QString &code) override;
    Future<Done> undo(const QUuid &scanId, VenueId venue, CheckInId entry, const QString &reason) override;
    Future<QList<checkin::Scan>> lastScans(VenueId venue, int limit) override;
    Future<QList<checkin::SlotCount>> counts(VenueId venue, const QDate &date) override;
    Future<TerminalId> registerTerminal(
        VenueId venue, const QString &name, const QByteArray &keyId, const QByteArray &publicKey) override;
    Future<QList<TerminalKey>> terminalKeys(VenueId venue) override;
    Future<Done> registerTokens(
        VenueId venue, const QByteArray &keyId, const QList<checkin::TokenRecord> &tokens, bool reprint) override;
    Future<QList<checkin::TicketToSign>> ticketsToSign(OrderId order) override;

private:
    Lane &m_lane;
};

} // namespace vd::db

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

    Future<checkin::Verdict> checkInByToken(
        const QUuid &scanId, VenueId venue, const QByteArray &tokenHash, int people) override;
    Future<checkin::Verdict> checkInByShortCode(
        const QUuid &scanId, VenueId venue, const QString &shortCode, int people) override;
    Future<checkin::Verdict> recordRefused(const QUuid &scanId, VenueId venue, const QString &code) override;
    Future<Done> undo(const QUuid &scanId, VenueId venue, CheckInId entry, const QString &reason) override;
    Future<QList<checkin::Scan>> lastScans(VenueId venue, int limit) override;
    Future<QList<checkin::SlotCount>> counts(VenueId venue, const QDate &date) override;
    Future<TerminalId> registerTerminal(
        VenueId venue, const QString &name, const QByteArray &keyId, const QByteArray &publicKey) override;
    Future<QList<TerminalKey>> terminalKeys(VenueId venue) override;
    Future<Done> registerTokens(VenueId venue, const QByteArray &keyId,
        const QList<QPair<TicketId, QByteArray>> &hashes, bool reprint) override;
    Future<QList<checkin::TicketToSign>> ticketsToSign(OrderId order) override;

private:
    Future<checkin::Verdict> checkIn(
        const QUuid &scanId, VenueId venue, const QString &source, const QString &value, int people);

    Lane &m_lane;
};

} // namespace vd::db

#pragma once

#include "models/customers/DocumentsGateway.h"

namespace vd::db {

class Lane;

/// customers::DocumentsGateway over one lane.
class PgDocumentsGateway final : public customers::DocumentsGateway
{
public:
    explicit PgDocumentsGateway(Lane &lane)
        : m_lane(lane)
    {
    }

    Future<customers::DocumentKeys> keys(VenueId venue, const QByteArray &keyId) override;
    Future<Done> addKey(const QUuid &request, VenueId venue, int version, const QByteArray &check,
        const QList<customers::KeyForTerminal> &wraps) override;
    Future<Done> wrapKeys(const QUuid &request, VenueId venue, const QList<customers::KeyForTerminal> &wraps) override;
    Future<QList<customers::SealedPlace>> toRenew(VenueId venue, int limit) override;
    Future<int> renew(const QUuid &request, VenueId venue, const QList<customers::RenewedDocument> &documents) override;
    Future<Done> retireKey(const QUuid &request, VenueId venue, int version) override;
    Future<QList<customers::SealedPlace>> documents(OrderId order) override;
    Future<QList<customers::FoundPlace>> find(VenueId venue, const QList<QByteArray> &hashes) override;

private:
    Lane &m_lane;
};

} // namespace vd::db

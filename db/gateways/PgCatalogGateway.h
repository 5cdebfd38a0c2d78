#pragma once

#include "models/catalog/CatalogGateway.h"

namespace vd::db {

class Lane;

/// The catalog through the doors of schema api.
class PgCatalogGateway final : public catalog::CatalogGateway
{
public:
    explicit PgCatalogGateway(Lane &lane)
        : m_lane(lane)
    {
    }

    Future<QList<catalog::Venue>> venues() override;
    Future<QList<catalog::Category>> categories(VenueId venue) override;
    Future<QList<catalog::Space>> spaces(VenueId venue, bool withRetired) override;
    Future<QList<catalog::TicketType>> ticketTypes(VenueId venue) override;
    Future<catalog::Venue> saveVenue(const QUuid &request, const catalog::Venue &venue) override;
    Future<catalog::Space> saveSpace(const QUuid &request, const catalog::Space &space) override;

private:
    Lane &m_lane;
};

} // namespace vd::db

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

private:
    Lane &m_lane;
};

} // namespace vd::db

#pragma once

#include "models/base/Result.h"
#include "models/catalog/Catalog.h"

namespace vd::catalog {

/// Venues, spaces and ticket types as everybody at work reads them; administrators write them as records.
class CatalogGateway
{
public:
    virtual ~CatalogGateway() = default;

    /// The venues the signed-in login sees, in the order they were made.
    virtual Future<QList<Venue>> venues() = 0;
    virtual Future<QList<Category>> categories(VenueId venue) = 0;
    /// In board order (category position, space position, name); retired ones only when asked for.
    virtual Future<QList<Space>> spaces(VenueId venue, bool withRetired = false) = 0;
    virtual Future<QList<TicketType>> ticketTypes(VenueId venue) = 0;
};

} // namespace vd::catalog

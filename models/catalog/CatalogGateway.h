#pragma once

#include "models/base/Result.h"
#include "models/catalog/Catalog.h"

#include <QUuid>

namespace vd::catalog {

/// Venues, spaces and ticket types. Writes are for administrators and are refused by the server for others.
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

    /// Creates (id 0) or changes a venue. Errors: name_required, zone_unknown, currency_invalid, stale (Conflict).
    virtual Future<Venue> saveVenue(const QUuid &request, const Venue &venue) = 0;
    /// Creates (id 0) or changes a space; a new category name makes the category.
    /// Errors: name_required, name_taken, capacity_invalid, stale (Conflict).
    virtual Future<Space> saveSpace(const QUuid &request, const Space &space) = 0;
};

} // namespace vd::catalog

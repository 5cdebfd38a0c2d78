#pragma once

#include "models/catalog/CatalogGateway.h"
#include "tests/support/fakes/Answers.h"

namespace vd::test {

/// A catalogue in memory.
class FakeCatalogGateway final : public catalog::CatalogGateway
{
public:
    FakeCatalogGateway();

    /// The demo's sports centre: a venue in Asia/Shanghai, courts, a pool, rackets, a coach.
    void fillSportsCentre();

    Future<QList<catalog::Venue>> venues() override;
    Future<QList<catalog::Category>> categories(VenueId venue) override;
    Future<QList<catalog::Space>> spaces(VenueId venue, bool withRetired) override;
    Future<QList<catalog::TicketType>> ticketTypes(VenueId venue) override;

    Answers answers;
    QList<catalog::Venue> venueRows;
    QList<catalog::Category> categoryRows;
    QList<catalog::Space> spaceRows;
    QList<catalog::TicketType> ticketTypeRows;
};

} // namespace vd::test

#pragma once

#include "models/catalog/CatalogGateway.h"
#include "tests/support/fakes/Answers.h"

namespace vd::test {

/// A catalogue in memory: what is saved is found again, names are unique in a venue, stale versions are refused.
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
    Future<catalog::Venue> saveVenue(const QUuid &request, const catalog::Venue &venue) override;
    Future<catalog::Space> saveSpace(const QUuid &request, const catalog::Space &space) override;

    Answers answers;
    QList<catalog::Venue> venueRows;
    QList<catalog::Category> categoryRows;
    QList<catalog::Space> spaceRows;
    QList<catalog::TicketType> ticketTypeRows;
    QList<QUuid> saveRequests; ///< Every request id of a save, in order.

private:
    [[nodiscard]] CategoryId categoryNamed(VenueId venue, const QString &name);
    [[nodiscard]] Result<catalog::Space> store(catalog::Space space);
    [[nodiscard]] Result<catalog::Venue> store(catalog::Venue venue);

    qint64 m_nextId = 1000;
};

} // namespace vd::test

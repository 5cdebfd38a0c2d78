#pragma once

#include "models/finance/ReportsGateway.h"

namespace vd::db {

class Lane;

/// Charts, journal and accounts through the doors of schema api.
class PgReportsGateway final : public finance::ReportsGateway
{
public:
    explicit PgReportsGateway(Lane &reports)
        : m_lane(reports)
    {
    }

    Future<QList<finance::TakingsCell>> takings(VenueId venue, const QDate &from, const QDate &until) override;
    Future<QList<finance::OccupancyCell>> occupancy(VenueId venue, const QDate &from, const QDate &until) override;
    Future<QList<finance::ActivityFill>> sellThrough(VenueId venue, const QDate &from, const QDate &until) override;
    Future<QList<finance::OutcomeCount>> outcomes(VenueId venue, const QDate &from, const QDate &until) override;
    Future<QList<finance::LeadTime>> leadTimes(VenueId venue, const QDate &from, const QDate &until) override;
    Future<QList<finance::JournalLine>> journal(VenueId venue, const QDate &from, const QDate &until) override;
    Future<QList<finance::Account>> accounts(VenueId venue) override;
    Future<Done> saveAccounts(const QUuid &request, VenueId venue, const QList<finance::Account> &accounts) override;

private:
    Lane &m_lane;
};

} // namespace vd::db

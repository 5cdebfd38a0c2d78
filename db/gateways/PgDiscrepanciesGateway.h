#pragma once

#include "models/finance/DiscrepanciesGateway.h"

namespace vd::db {

class Lane;

/// Discrepancies and their corrections through the doors of schema api, on the reports lane.
class PgDiscrepanciesGateway final : public finance::DiscrepanciesGateway
{
public:
    explicit PgDiscrepanciesGateway(Lane &reports)
        : m_reports(reports)
    {
    }

    Future<QList<finance::Discrepancy>> discrepancies(VenueId venue, bool settled) override;
    Future<QList<finance::FinancePerson>> people(VenueId venue) override;
    Future<Done> note(const QUuid &request, DiscrepancyId discrepancy, const QString &note,
        const std::optional<QString> &assign) override;
    Future<Done> propose(
        const QUuid &request, DiscrepancyId discrepancy, const QString &kind, const QString &reason) override;
    Future<Done> decide(const QUuid &request, DiscrepancyId discrepancy, bool approve, const QString &note) override;
    Future<int> check(VenueId venue) override;
    Future<int> recount(VenueId venue) override;

private:
    Lane &m_reports;
};

} // namespace vd::db

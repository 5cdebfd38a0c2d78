#pragma once

#include "models/finance/WatchGateway.h"

namespace vd::db {

class Lane;

/// Invariant watch, nightly checks and alerts through the doors of schema api.
class PgWatchGateway final : public finance::WatchGateway
{
public:
    PgWatchGateway(Lane &interactive, Lane &reports)
        : m_lane(interactive)
        , m_reports(reports)
    {
    }

    Future<finance::Watch> watch(VenueId venue) override;
    Future<QList<finance::Alert>> alerts(VenueId venue) override;
    Future<Done> seeAlert(AlertId alert, VenueId venue) override;
    Future<int> nightlyChecks() override;
    Future<Done> reportFailures(VenueId venue, int failures) override;
    Future<QList<finance::Alert>> alertsSince(const QDateTime &since) override;

private:
    Lane &m_lane; // what a person does
    Lane &m_reports; // what takes its time
};

} // namespace vd::db

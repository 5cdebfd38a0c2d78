#pragma once

#include "models/inventory/StopsGateway.h"

namespace vd::db {

class Lane;

/// Stops and blocks through the doors of schema api; a stop's orders are worked on the reports lane, so that no booking
/// waits behind them.
class PgStopsGateway final : public inventory::StopsGateway
{
public:
    PgStopsGateway(Lane &interactive, Lane &reports)
        : m_lane(interactive)
        , m_reports(reports)
    {
    }

    Future<inventory::StopPreview> preview(const inventory::StopRange &range) override;
    Future<StopId> publish(const QUuid &request, const inventory::StopRange &range, const QString &reason) override;
    Future<int> work(StopId stop, bool again) override;
    Future<QList<inventory::Stop>> stops(VenueId venue) override;
    Future<QList<inventory::StopOrder>> orders(StopId stop) override;
    Future<Done> withdraw(const QUuid &request, VenueId venue, StopId stop) override;
    Future<Done> block(const QUuid &request, VenueId venue, SlotId slot, int places, const QString &reason) override;

private:
    Lane &m_lane;
    Lane &m_reports;
};

} // namespace vd::db

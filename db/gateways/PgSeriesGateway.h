#pragma once

#include "models/orders/SeriesGateway.h"

namespace vd::db {

class Lane;

/// Looks weeks ahead through a door of schema api, on the reports lane so that no booking waits behind it.
class PgSeriesGateway final : public orders::SeriesGateway
{
public:
    explicit PgSeriesGateway(Lane &reports)
        : m_lane(reports)
    {
    }

    Future<QList<orders::SeriesCell>> series(
        VenueId venue, const QList<inventory::HoldLine> &lines, int weeks) override;

private:
    Lane &m_lane;
};

} // namespace vd::db

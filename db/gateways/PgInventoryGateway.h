#pragma once

#include "models/inventory/InventoryGateway.h"

namespace vd::db {

class Lane;

/// The inventory module through the doors of schema api.
class PgInventoryGateway final : public inventory::InventoryGateway
{
public:
    explicit PgInventoryGateway(Lane &lane)
        : m_lane(lane)
    {
    }

    Future<inventory::Board> board(VenueId venue, const QDate &date) override;
    Future<inventory::Board> spaceDays(VenueId venue, SpaceId space, const QDate &from, const QDate &until) override;
    Future<QList<inventory::Cell>> cells(VenueId venue, const QList<SlotId> &slotIds) override;
    Future<QList<QPair<QDate, int>>> occupancy(VenueId venue, const QDate &from, const QDate &to) override;
    Future<QList<Money>> quote(VenueId venue, const QList<inventory::HoldLine> &lines) override;
    Future<orders::Order> hold(const inventory::HoldRequest &request) override;
    Future<orders::Order> extendHold(const QUuid &request, OrderId order) override;
    Future<orders::Order> cancel(const QUuid &request, OrderId order, const QString &reason) override;
    Future<int> differences(VenueId venue) override;
    Future<int> sweep() override;

private:
    Lane &m_lane;
};

} // namespace vd::db

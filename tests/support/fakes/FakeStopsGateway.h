#pragma once

#include "models/base/Clock.h"
#include "models/inventory/StopsGateway.h"
#include "tests/support/fakes/Answers.h"
#include "tests/support/fakes/FakeInventoryGateway.h"

namespace vd::test {

/// Stops in memory: closes slots, then takes one order at a time: holds are cancelled, paid ones suspended.
class FakeStopsGateway final : public inventory::StopsGateway
{
public:
    FakeStopsGateway(const Clock &clock, FakeOrdersGateway &orders, FakeInventoryGateway &inventory);

    Future<inventory::StopPreview> preview(const inventory::StopRange &range) override;
    Future<StopId> publish(const QUuid &request, const inventory::StopRange &range, const QString &reason) override;
    Future<int> work(StopId stop, bool again) override;
    Future<QList<inventory::Stop>> stops(VenueId venue) override;
    Future<QList<inventory::StopOrder>> orders(StopId stop) override;
    Future<Done> withdraw(const QUuid &request, VenueId venue, StopId stop) override;
    Future<Done> block(const QUuid &request, VenueId venue, SlotId slot, int places, const QString &reason) override;

    QList<OrderId> failing; ///< Orders that cannot be worked on.
    Answers answers;
    QList<inventory::Stop> stopRows;
    QHash<StopId, QList<inventory::StopOrder>> stopOrders;
    QList<inventory::StopRange> published; ///< Every one asked for, in order.

private:
    [[nodiscard]] QList<SlotId> scope(const inventory::StopRange &range) const;
    [[nodiscard]] QList<inventory::StopHit> hits(const inventory::StopRange &range) const;

    const Clock &m_clock;
    FakeOrdersGateway &m_orders;
    FakeInventoryGateway &m_inventory;
    QHash<StopId, QList<SlotId>> m_slots;
};

} // namespace vd::test

#pragma once

#include "models/base/Clock.h"
#include "models/payments/PaymentsGateway.h"
#include "tests/support/fakes/Answers.h"
#include "tests/support/fakes/FakeInventoryGateway.h"
#include "tests/support/fakes/FakeOrdersGateway.h"

#include <functional>

namespace vd::test {

/// A till in memory: adds tenders, confirms what is paid in full and issues its tickets, answers a repeated key once.
class FakePaymentsGateway final : public payments::PaymentsGateway
{
public:
    FakePaymentsGateway(const Clock &clock, FakeOrdersGateway &orders, FakeInventoryGateway &inventory);

    Future<orders::Order> pay(const QUuid &request, OrderId order, const QList<payments::Tender> &tenders) override;
    Future<QList<payments::Benefit>> benefits(VenueId venue, CustomerId customer) override;
    Future<Done> topUp(const QUuid &request, VenueId venue, const payments::TopUp &what) override;

    Answers answers;
    QHash<CustomerId, QList<payments::Benefit>> benefitRows;
    QList<payments::TopUp> topUps; ///< In order.
    QList<QPair<QUuid, QList<payments::Tender>>> payments; ///< Every payment asked for, in order.
    std::function<void(const orders::Order &)> confirmed; ///< Called with an order that was paid in full.

private:
    [[nodiscard]] Result<orders::Order> record(
        const QUuid &request, OrderId id, const QList<payments::Tender> &tenders);
    static void issue(orders::Order &order);

    const Clock &m_clock;
    FakeOrdersGateway &m_orders;
    FakeInventoryGateway &m_inventory;
    QSet<QUuid> m_done;
};

} // namespace vd::test

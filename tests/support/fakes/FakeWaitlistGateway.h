#pragma once

#include "models/base/Clock.h"
#include "models/waitlist/WaitlistGateway.h"
#include "tests/support/fakes/Answers.h"
#include "tests/support/fakes/FakeInventoryGateway.h"

namespace vd::test {

/// A waitlist in memory. Offers and calls are put there by the test.
class FakeWaitlistGateway final : public waitlist::WaitlistGateway
{
public:
    FakeWaitlistGateway(const Clock &clock, FakeOrdersGateway &orders, FakeInventoryGateway &inventory,
        FakeCustomersGateway &customers);

    Future<QList<waitlist::Entry>> entries(VenueId venue) override;
    Future<int> join(const waitlist::JoinRequest &request) override;
    Future<Done> leave(const QUuid &request, VenueId venue, EntryId entry) override;
    Future<orders::Order> accept(const QUuid &request, EntryId entry, const operators::Overrule &overrule) override;
    Future<QList<waitlist::Call>> calls(VenueId venue) override;
    Future<Done> called(const QUuid &request, const waitlist::Call &call, const QString &result) override;

    /// Somebody waiting is offered their slot: held for them until an instant.
    void offer(EntryId entry, const QDateTime &until);

    Answers answers;
    QList<waitlist::Entry> entryRows;
    QList<waitlist::Call> callRows;
    QList<waitlist::JoinRequest> joins; ///< Every one asked for, in order.
    QList<operators::Overrule> accepts; ///< Of every accept, in order.
    QList<QUuid> keys; ///< Of every write, in order.

private:
    const Clock &m_clock;
    FakeOrdersGateway &m_orders;
    FakeInventoryGateway &m_inventory;
    FakeCustomersGateway &m_customers;
};

} // namespace vd::test

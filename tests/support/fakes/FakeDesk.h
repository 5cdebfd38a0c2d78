#pragma once

#include "models/base/Changes.h"
#include "models/base/Gateways.h"
#include "models/operators/SessionInfo.h"
#include "tests/support/fakes/FakeApprovalGateway.h"
#include "tests/support/fakes/FakeCatalogGateway.h"
#include "tests/support/fakes/FakeCheckInGateway.h"
#include "tests/support/fakes/FakeCustomersGateway.h"
#include "tests/support/fakes/FakeDocumentSealer.h"
#include "tests/support/fakes/FakeExplainGateway.h"
#include "tests/support/fakes/FakeFinanceGateway.h"
#include "tests/support/fakes/FakeInventoryGateway.h"
#include "tests/support/fakes/FakeOrderActionsGateway.h"
#include "tests/support/fakes/FakeOrdersGateway.h"
#include "tests/support/fakes/FakePapersGateway.h"
#include "tests/support/fakes/FakePaymentsGateway.h"
#include "tests/support/fakes/FakePrivacyGateway.h"
#include "tests/support/fakes/FakeSeriesGateway.h"
#include "tests/support/fakes/FakeStopsGateway.h"
#include "tests/support/fakes/FakeTicketSigner.h"
#include "tests/support/fakes/FakeWaitlistGateway.h"
#include "tests/support/fakes/FakeWatchGateway.h"
#include "tests/support/TestClock.h"

namespace vd::test {

/// Everything a front desk talks to, in memory and of one mind: what is held shows on the board, what is paid has
/// tickets. The day is Wednesday, 1 July 2026, 17:00 in Shanghai.
struct FakeDesk
{
    FakeDesk();

    [[nodiscard]] Gateways gateways();
    [[nodiscard]] operators::SessionInfo session() const;
    /// The slot of a space that starts at a time of Shanghai, today.
    [[nodiscard]] SlotId slot(const QString &space, int hour) const;
    [[nodiscard]] QDateTime at(int hour, int minute = 0, int days = 0) const;
    void addSlot(SpaceId space, const QDateTime &from, const QDateTime &to, int priceYuan, const QString &label = {});
    /// Says to every page that these slots changed.
    void announce(const QList<SlotId> &slotIds);
    /// A day with a cell in every state.
    void fillBusyBoard();

    TestClock clock;
    FakeCatalogGateway catalog;
    FakeCustomersGateway customers;
    FakeOrdersGateway orders;
    FakeInventoryGateway inventory;
    FakePaymentsGateway payments;
    FakePapersGateway papers;
    FakeSeriesGateway series;
    FakeOrderActionsGateway orderActions;
    FakeExplainGateway explain;
    FakeStopsGateway stops;
    FakeWaitlistGateway waitlist;
    FakeCheckInGateway checkin;
    FakeFinanceGateway finance;
    FakeTicketSigner signer;
    FakeApprovalGateway approvals;
    FakeDocumentSealer sealer;
    FakePrivacyGateway privacy;
    FakeWatchGateway watch;
    Changes changes;
    payments::ChannelService *channels = nullptr; ///< Of gateways(); none where a venue has no channel.
    operators::Roles roles = operators::Role::FrontDesk; ///< Of session().
    VenueId venue{1};
    QDate today{2026, 7, 1};

private:
    qint64 m_nextSlot = 5000;
};

} // namespace vd::test

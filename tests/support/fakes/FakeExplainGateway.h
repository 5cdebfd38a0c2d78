#pragma once

#include "models/explain/ExplainGateway.h"
#include "tests/support/fakes/Answers.h"
#include "tests/support/fakes/FakeOrderActionsGateway.h"

namespace vd::test {

/// Explains what the fakes know: figures, holders and verdicts; the history is the order's timeline.
class FakeExplainGateway final : public explain::ExplainGateway
{
public:
    FakeExplainGateway(FakeInventoryGateway &inventory, FakeOrdersGateway &orders, FakeOrderActionsGateway &actions);

    Future<explain::SlotExplanation> slot(SlotId slot) override;
    Future<explain::OrderExplanation> order(OrderId order) override;

    Answers answers;

private:
    FakeInventoryGateway &m_inventory;
    FakeOrdersGateway &m_orders;
    FakeOrderActionsGateway &m_actions;
};

} // namespace vd::test

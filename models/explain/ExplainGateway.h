#pragma once

#include "models/base/Result.h"
#include "models/explain/Explanation.h"

namespace vd::explain {

/// The two questions a desk asks of anything it sees.
class ExplainGateway
{
public:
    virtual ~ExplainGateway() = default;

    /// Errors: unknown_slot.
    virtual Future<SlotExplanation> slot(SlotId slot) = 0;
    /// Errors: unknown_order.
    virtual Future<OrderExplanation> order(OrderId order) = 0;
};

} // namespace vd::explain

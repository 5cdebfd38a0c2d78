#pragma once

#include "models/explain/ExplainGateway.h"

namespace vd::db {

class Lane;

/// Explanations through the doors of schema api; on the reports lane, since a long history may take its time.
class PgExplainGateway final : public explain::ExplainGateway
{
public:
    explicit PgExplainGateway(Lane &reports)
        : m_lane(reports)
    {
    }

    Future<explain::SlotExplanation> slot(SlotId slot) override;
    Future<explain::OrderExplanation> order(OrderId order) override;

private:
    Lane &m_lane;
};

} // namespace vd::db

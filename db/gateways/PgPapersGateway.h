#pragma once

#include "models/orders/PapersGateway.h"

namespace vd::db {

class Lane;

/// Numbers papers through a door of schema api.
class PgPapersGateway final : public orders::PapersGateway
{
public:
    explicit PgPapersGateway(Lane &lane)
        : m_lane(lane)
    {
    }

    Future<int> record(const QUuid &request, orders::Paper paper, qint64 subject, orders::PaperWay way) override;

private:
    Lane &m_lane;
};

} // namespace vd::db

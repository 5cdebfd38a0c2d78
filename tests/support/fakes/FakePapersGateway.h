#pragma once

#include "models/orders/PapersGateway.h"
#include "tests/support/fakes/Answers.h"

#include <QHash>
#include <QList>

namespace vd::test {

/// Numbers papers in memory; the same key is the same paper.
class FakePapersGateway final : public orders::PapersGateway
{
public:
    struct Print
    {
        orders::Paper paper;
        qint64 subject;
        orders::PaperWay way;
        int copy;
    };

    Future<int> record(const QUuid &request, orders::Paper paper, qint64 subject, orders::PaperWay way) override;

    Answers answers;
    QList<Print> prints; ///< In order.

private:
    QHash<QUuid, int> m_done;
};

} // namespace vd::test

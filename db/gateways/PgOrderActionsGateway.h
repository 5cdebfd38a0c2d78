#pragma once

#include "models/orders/OrderActionsGateway.h"

namespace vd::db {

class Lane;

/// What is done to an order after it was made, through the doors of schema api.
class PgOrderActionsGateway final : public orders::OrderActionsGateway
{
public:
    explicit PgOrderActionsGateway(Lane &lane)
        : m_lane(lane)
    {
    }

    Future<QList<orders::Verdict>> verdicts(OrderId order) override;
    Future<orders::RefundQuote> refundQuote(OrderId order, const QList<orders::RefundLine> &lines) override;
    Future<orders::Order> refund(const orders::RefundRequest &request) override;
    Future<orders::Order> settleRefund(const QUuid &request, RefundPartId part, const QString &channelNo) override;
    Future<orders::Order> adjustPrice(
        const QUuid &request, OrderId order, const Money &total, const QString &reason, qint64 approval) override;
    Future<orders::Order> settleShortfall(
        const QUuid &request, OrderId order, const QString &reason, qint64 approval) override;
    Future<orders::Order> markNoShow(const QUuid &request, OrderId order, bool undo) override;
    Future<orders::MoveQuote> moveQuote(OrderId order, const QList<orders::Move> &moves) override;
    Future<orders::Order> move(const orders::MoveRequest &request) override;

private:
    Lane &m_lane;
};

} // namespace vd::db

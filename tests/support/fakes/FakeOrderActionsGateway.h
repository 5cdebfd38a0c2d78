#pragma once

#include "models/base/Clock.h"
#include "models/orders/OrderActionsGateway.h"
#include "tests/support/fakes/Answers.h"
#include "tests/support/fakes/FakeInventoryGateway.h"

#include <optional>

namespace vd::test {

/// Refunds, prices, moves and no-shows in memory, by one policy: free until two hours before the start, then 30 % are
/// kept; moved once, until two hours before. What the policy refuses, a lead may do.
class FakeOrderActionsGateway final : public orders::OrderActionsGateway
{
public:
    FakeOrderActionsGateway(const Clock &clock, FakeOrdersGateway &orders, FakeInventoryGateway &inventory);

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

    Answers answers;
    QString lateFeeKind = QStringLiteral("percent"); ///< "never": refused once it is late.
    QHash<ItemId, QList<orders::Leaving>> who; ///< Of items that name people or seats.
    int timesAllowed = 1;
    bool wantsLead = false; ///< Overrides and manual prices need a second person's signature.
    QList<qint64> approvals; ///< Handed in, in order.
    QList<orders::RefundRequest> refunds; ///< Every one asked for, in order.
    QList<orders::MoveRequest> moves;
    QList<QPair<RefundPartId, QString>> settled;

private:
    [[nodiscard]] orders::RefundQuoteLine quoteOf(const orders::Order &order, const orders::RefundLine &line) const;
    [[nodiscard]] orders::RefundQuote quote(const orders::Order &order, const QList<orders::RefundLine> &lines) const;
    [[nodiscard]] std::optional<Error> wantsSignature(const char *action, const QJsonObject &subject, qint64 approval);
    [[nodiscard]] static Money refundable(const orders::Order &order);
    [[nodiscard]] Future<orders::Order> stored(const orders::Order &order, const QString &action);

    const Clock &m_clock;
    FakeOrdersGateway &m_orders;
    FakeInventoryGateway &m_inventory;
    QHash<OrderId, int> m_moved;
    QHash<QUuid, OrderId> m_done;
    qint64 m_nextPart = 300;
};

} // namespace vd::test

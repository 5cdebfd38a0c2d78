#pragma once

#include "models/base/Clock.h"
#include "models/inventory/InventoryGateway.h"
#include "models/orders/OrderActionsGateway.h"
#include "tests/support/fakes/Answers.h"
#include "tests/support/fakes/FakeCustomersGateway.h"
#include "tests/support/fakes/FakeOrdersGateway.h"

#include <QHash>

namespace vd::test {

/// Stock in memory with the rules a desk meets: no place is sold twice, a request key answers the same way twice and is
/// refused for other contents, a refused try does not use it up.
class FakeInventoryGateway final : public inventory::InventoryGateway
{
public:
    FakeInventoryGateway(const Clock &clock, FakeOrdersGateway &orders, FakeCustomersGateway &customers);

    Future<inventory::Board> board(VenueId venue, const QDate &date) override;
    Future<inventory::Board> spaceDays(VenueId venue, SpaceId space, const QDate &from, const QDate &until) override;
    Future<QList<inventory::Cell>> cells(VenueId venue, const QList<SlotId> &slotIds) override;
    Future<QList<QPair<QDate, int>>> occupancy(VenueId venue, const QDate &from, const QDate &to) override;
    Future<QList<Money>> quote(VenueId venue, const QList<inventory::HoldLine> &lines) override;
    Future<orders::Order> hold(const inventory::HoldRequest &request) override;
    Future<orders::Order> extendHold(const QUuid &request, OrderId order) override;
    Future<orders::Order> cancel(const QUuid &request, OrderId order, const QString &reason) override;
    Future<int> differences(VenueId) override { return ready<int>(0); }
    Future<int> sweep() override { return ready<int>(0); }

    /// Another desk takes a place; held until an instant, or sold when that is invalid.
    void takeElsewhere(SlotId slot, const QString &name, const QString &login, const QDateTime &until, int places = 1);
    void put(const inventory::Cell &cell) { stock.insert(cell.slot, cell); }
    /// Moves an order's places from held to sold.
    void sell(OrderId order);
    void release(OrderId order);
    /// Moves items of an order, and what they cost, to other slots: all of them leave before any arrives.
    void carry(orders::Order &order, const QList<orders::Move> &moves);

    Answers boardAnswers;
    Answers cellAnswers;
    Answers holdAnswers;
    Answers quoteAnswers;
    /// So many holds are carried out and then answered by a time-out.
    int lostAnswers = 0;
    QHash<SlotId, inventory::Cell> stock;
    QHash<SpaceId, QString> spaceNames;
    QHash<TicketTypeId, QString> typeNames;
    QHash<TicketTypeId, int> pricePercent; ///< Of the default type's price; 100 where nothing is said.
    QString login = QStringLiteral("mei");
    QList<inventory::HoldRequest> holds; ///< Every hold asked for, in order.
    int boardsAsked = 0;
    QList<QList<SlotId>> cellsAsked;

private:
    [[nodiscard]] Result<orders::Order> tryHold(const inventory::HoldRequest &request);
    [[nodiscard]] Result<Done> judge(const inventory::HoldRequest &request) const;
    [[nodiscard]] orders::Order make(const inventory::HoldRequest &request);
    void takeInto(orders::Order &order, const QList<inventory::HoldLine> &lines);
    [[nodiscard]] Money priceOf(const inventory::HoldLine &line) const;

    const Clock &m_clock;
    FakeOrdersGateway &m_orders;
    FakeCustomersGateway &m_customers;
    QHash<QUuid, QPair<QByteArray, OrderId>> m_done;
    qint64 m_nextOrder = 7100;
    qint64 m_nextItem = 1;
};

} // namespace vd::test

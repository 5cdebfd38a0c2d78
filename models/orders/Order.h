#pragma once

#include "models/base/Id.h"
#include "models/base/Money.h"

#include <QDate>
#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

namespace vd::orders {

/// The order's state, named as in the database.
enum class OrderState {
    Holding,
    PendingPay,
    Paid,
    CheckedIn,
    Completed,
    NoShow,
    Cancelled,
    ClosedTimeout,
    Refunding,
    Refunded,
    Suspended
};

/// "HOLDING" and the like; an unknown word gives an error, never a default.
[[nodiscard]] std::optional<OrderState> orderStateFromDatabase(const QString &word);
[[nodiscard]] QString toDatabase(OrderState state);

struct Item
{
    ItemId id;
    SlotId slot;
    SpaceId space;
    QString spaceName;
    QString label;
    QDate businessDate;
    QDateTime startsAt; ///< UTC.
    QDateTime endsAt; ///< UTC.
    TicketTypeId ticketType;
    QString ticketTypeName;
    int quantity = 0;
    int places = 0;
    Money amount;
    QString stockState; ///< held, sold, released.
    QString useState; ///< none, part, all, no_show.
    bool suspended = false; ///< Hit by a stop and not settled yet.
    QString seats{}; ///< Numbered ones in words, "F 12, F 13"; empty where there are none.
};

struct PaymentLine
{
    PaymentId id;
    QString channel; ///< cash, card, transfer, wechat, alipay, benefit.
    Money amount;
    QString state; ///< started, succeeded, failed.
    bool applied = false;
    QDateTime paidAt; ///< UTC.
    QString requestNo;
    QString channelNo;
};

/// A manual price: what it added to the items' sum, negative where it lowered it.
struct Adjustment
{
    Money amount;
    QString reason;
    QString madeBy;
    QString approvedBy;
    QDateTime at; ///< UTC.
};

/// What of a refund goes back by one tender.
struct RefundPart
{
    RefundPartId id;
    QString channel;
    Money amount;
    QString state; ///< started, succeeded, failed.
    int tries = 0;
    bool toldByHand = false; ///< A channel's payment that staff told with its number.

    /// Paid out by a person, who then says so; other channels confirm by themselves.
    [[nodiscard]] bool byHand() const
    {
        return toldByHand || channel == QLatin1String("cash") || channel == QLatin1String("card")
            || channel == QLatin1String("transfer");
    }
};

struct Refund
{
    Money amount; ///< Going back, the fee taken off.
    Money fee;
    QString state; ///< started, succeeded, failed.
    QString reason;
    QString askedBy;
    QDateTime createdAt; ///< UTC.
    QDateTime settledAt; ///< UTC; invalid while under way.
    QList<RefundPart> parts;
    QList<ItemId> items{}; ///< Whose money goes back.
};

/// One entry code as staff may see it.
struct Ticket
{
    TicketId id;
    ItemId item;
    int seq = 1;
    int of = 1;
    int party = 1;
    int entered = 0;
    QString state; ///< valid, void.
    QString shortCode; ///< 8 characters; empty for roles that may not see it.
    QString seats{}; ///< Of the item's, those this code is for.
};

struct TimelineEntry
{
    QDateTime at; ///< UTC.
    QString actor;
    QString action;
    QJsonObject facts;
};

struct Order
{
    OrderId id;
    VenueId venue;
    QString orderNo;
    OrderState state = OrderState::Holding;
    CustomerId customer;
    QString customerName;
    QString customerPhone; ///< Masked where the role demands it.
    Money total;
    Money paid;
    Money outstanding; ///< total - paid, never below zero.
    QDateTime expiresAt; ///< UTC; invalid unless held.
    bool payOnArrival = false;
    bool extended = false;
    QString closeReason;
    QString note;
    QDateTime createdAt; ///< UTC.
    QString createdBy;
    QList<Item> items;
    QList<PaymentLine> payments;
    QList<Adjustment> adjustments;
    QList<Refund> refunds;
    Money surplus; ///< Received above the total and not given back.
    QList<Ticket> tickets;
    QList<TimelineEntry> timeline; ///< Only filled by OrdersGateway::order.
    int version = 0;
};

/// A row of the order finder.
struct OrderRow
{
    OrderId id;
    QString orderNo;
    OrderState state = OrderState::Holding;
    QString customerName;
    QString customerPhone;
    QString firstSpace;
    QDate businessDate;
    QDateTime startsAt; ///< UTC.
    Money total;
    Money paid;
    QDateTime createdAt; ///< UTC.
};

} // namespace vd::orders

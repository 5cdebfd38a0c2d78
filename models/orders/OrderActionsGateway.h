#pragma once

#include "models/base/Result.h"
#include "models/inventory/SeatMap.h"
#include "models/orders/Order.h"
#include "models/payments/PaymentsGateway.h"

#include <QJsonArray>
#include <QUuid>

namespace vd::orders {

/// One reason against an action of an order now. An action without a row may be done.
struct Verdict
{
    QString action; ///< pay, extend_hold, cancel, adjust_price, refund, reschedule, tickets, no_show, undo_no_show,
                    ///< settle_shortfall.
    QString code;
    QJsonObject facts;
    bool hard = true; ///< Else a lead may override it with a reason.
};

/// So many of an item, and who they are: by their places or their seats, one for each place; by neither, the last that
/// nobody has used.
struct RefundLine
{
    ItemId item;
    int quantity = 0;
    QList<int> places{};
    QList<SeatId> seats{};

    friend bool operator==(const RefundLine &, const RefundLine &) = default;
};

/// What the policy version of an item says about giving money back.
struct RefundRule
{
    QString policy;
    int version = 0;
    QString mode; ///< hours, days, never.
    int until = 0; ///< Hours before the start, or calendar days of the venue.
    QString feeKind; ///< none, fixed, percent, steps.
    qint64 feeValue = 0; ///< Minor units, or hundredths of a percent.
    QString lateFeeKind; ///< never, fixed, percent, steps.
    qint64 lateFeeValue = 0;
    QJsonArray feeSteps; ///< [{hours, percent}], percent in hundredths.
};

/// Who of an item can leave it without the others: the people and seats of one entry code, or of as few as make whole
/// ones.
struct Leaving
{
    struct Person
    {
        QString name;
        QString document; ///< Its last characters, masked as the role demands it.

        friend bool operator==(const Person &, const Person &) = default;
    };

    QList<int> places; ///< Numbers within the item.
    QList<SeatId> seats;
    QList<Person> people; ///< In the order of places.
    QString seatNames; ///< "F 12, F 13".
    bool used = false;

    friend bool operator==(const Leaving &, const Leaving &) = default;
};

struct RefundQuoteLine
{
    RefundLine line;
    int of = 0; ///< The item's whole quantity.
    Money amount; ///< Before the fee.
    Money fee;
    QDateTime freeUntil; ///< UTC, inclusive; invalid where it never was.
    bool late = false;
    QString refused; ///< The code; empty when the policy allows it.
    bool wholeOrder = false; ///< Refunded whole or not at all.
    RefundRule rule;
    QList<Leaving> who{}; ///< None where the item names neither people nor seats; else as many for each one of it.
};

/// What a refund would give now; writes and promises nothing.
struct RefundQuote
{
    QList<RefundQuoteLine> lines;
    Money amount; ///< Going back, fees taken off.
    Money fee;
    QString refused;
    QDateTime freeUntil; ///< UTC.
    Money refundable; ///< All that may still go back on this order.
    QList<std::pair<QString, Money>> parts; ///< By which tenders.
};

struct RefundRequest
{
    QUuid request;
    OrderId order;
    QList<RefundLine> lines;
    QString reason;
    Money seenRefundable; ///< What the person saw; refused when it changed meanwhile.
    bool override = false; ///< Outside the policy: a lead's, with a reason.
    bool waiveFee = false;
    qint64 approval = 0; ///< A lead's signature under this one action; 0 for none.
};

struct Move
{
    ItemId item;
    SlotId slot; ///< Where it goes.

    friend bool operator==(const Move &, const Move &) = default;
};

/// What a move would cost now.
struct MoveQuote
{
    Money before;
    Money after;
    int times = 0; ///< Allowed by the rules.
    int used = 0;
    int days = 0; ///< How far ahead.
    QDateTime until; ///< UTC.
    QString policy;
    QList<Verdict> against;

    [[nodiscard]] Money difference() const { return after - before; }
};

struct MoveRequest
{
    QUuid request;
    OrderId order;
    QList<Move> moves;
    QList<payments::Tender> tenders; ///< Exactly the difference, where it is more.
    QString overrideReason; ///< A lead's; empty within the rules.
    bool keepPrice = false; ///< Only with an override.
    qint64 approval = 0;
};

/// What is done to an order after it was made. What needs a second person's word is refused as
/// approval_needed{action, subject, role}; with the signature the same request is sent again.
class OrderActionsGateway
{
public:
    virtual ~OrderActionsGateway() = default;

    /// Errors: unknown_order.
    virtual Future<QList<Verdict>> verdicts(OrderId order) = 0;
    virtual Future<RefundQuote> refundQuote(OrderId order, const QList<RefundLine> &lines) = 0;
    /// Errors: order_state, refund_never, refund_too_late, whole_order_only, already_used, refundable_changed,
    /// quantity_invalid, leaving_wrong, reason_required, not_permitted.
    virtual Future<Order> refund(const RefundRequest &request) = 0;
    /// Says that a cash, card or transfer part was paid out. Errors: shift_not_open, refund_settled, refund_by_channel.
    virtual Future<Order> settleRefund(const QUuid &request, RefundPartId part, const QString &channelNo) = 0;
    /// A manual price for an unpaid order. Errors: order_state, reason_required, amount_invalid, not_permitted.
    virtual Future<Order> adjustPrice(
        const QUuid &request, OrderId order, const Money &total, const QString &reason, qint64 approval)
        = 0;
    /// Confirms a part-paid order with its rest written off. Errors: order_state, nothing_due, reason_required,
    /// not_permitted.
    virtual Future<Order> settleShortfall(const QUuid &request, OrderId order, const QString &reason, qint64 approval)
        = 0;
    virtual Future<Order> markNoShow(const QUuid &request, OrderId order, bool undo) = 0;
    /// Errors: no_change, unknown_item, no_price, unknown_slot.
    virtual Future<MoveQuote> moveQuote(OrderId order, const QList<Move> &moves) = 0;
    /// The old booking stands untouched when the new places cannot be had. Errors: those of a hold, no_change,
    /// reschedule_used_up, reschedule_too_late, reschedule_too_far, difference_due.
    virtual Future<Order> move(const MoveRequest &request) = 0;
};

} // namespace vd::orders

#pragma once

#include "models/finance/FinanceGateway.h"

namespace vd::finance {

enum class WorkList { Refunds, Unapplied, Outstanding, Surplus, Fees };

/// A row of one of finance's work lists.
struct WorkRow
{
    QString key;
    PaymentId payment;
    RefundPartId part;
    OrderId order;
    QString orderNo;
    QString customerName; ///< Masked as the role sees it.
    QString customerPhone;
    QString channel;
    QString number; ///< The channel's, else ours.
    QString state;
    Money amount;
    QDateTime since; ///< UTC.
    int tries = 0;
    QDateTime nextTryAt; ///< UTC: the next try, or when unapplied money goes back by itself; else invalid.
    QString note;
};

/// A movement of cash: float, payment, refund, cash_in, cash_out, difference; with the drawer's balance after it.
struct CashRow
{
    QString kind;
    qint64 id = 0;
    QDateTime at; ///< UTC.
    ShiftId shift;
    QString terminal;
    QString operatorLogin;
    Money amount;
    Money balance;
    OrderId order;
    QString orderNo;
    QString note;
};

/// One space's line of a business date.
struct BusinessLine
{
    SpaceId space; ///< Invalid on the total.
    QString name;
    QString category;
    int slots = 0;
    int capacity = 0;
    int places = 0;
    int items = 0;
    Money sold;
    int returned = 0; ///< Items of which something went back.
    Money refunded;
    Money fees; ///< Kept of what was given back.
    Money net; ///< sold - refunded.
};

/// An item below a space's line.
struct BusinessRow
{
    ItemId item;
    QString space;
    QDateTime startsAt; ///< UTC.
    QDateTime endsAt; ///< UTC.
    QString label;
    OrderId order;
    QString orderNo;
    QString orderState;
    int quantity = 0;
    int places = 0;
    Money sold;
    Money refunded;
    Money fee;
};

class BooksGateway
{
public:
    virtual ~BooksGateway() = default;

    /// The days count for fees only.
    virtual Future<QList<WorkRow>> workList(VenueId venue, WorkList list, const QDate &from, const QDate &until) = 0;
    virtual Future<QList<Shift>> shifts(VenueId venue, const QDate &from, const QDate &until) = 0;
    virtual Future<QList<CashRow>> cashBook(VenueId venue, const QDate &from, const QDate &until) = 0;
    virtual Future<QList<BusinessLine>> businessReport(VenueId venue, const QDate &day) = 0;
    virtual Future<QList<BusinessRow>> businessRows(VenueId venue, const QDate &day, SpaceId space) = 0;
    /// Sends an unapplied payment or a surplus back whole; amount is what the person saw as refundable. Errors:
    /// refundable_changed, refund_above_payment, payment_state.
    virtual Future<Done> refundPayment(
        const QUuid &request, PaymentId payment, const Money &amount, const QString &reason)
        = 0;
    /// Moves an unapplied payment to an order that waits for money. Errors: order_state, payment_state,
    /// currency_differs, unknown_order.
    virtual Future<Done> applyPayment(const QUuid &request, PaymentId payment, OrderId order) = 0;
};

} // namespace vd::finance

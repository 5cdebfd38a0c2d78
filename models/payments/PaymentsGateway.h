#pragma once

#include "models/base/Result.h"
#include "models/orders/Order.h"
#include "models/payments/Benefit.h"

#include <QUuid>

namespace vd::payments {

/// One tender of a payment taken at the desk.
struct Tender
{
    QString channel; ///< cash, card, transfer, benefit; wechat and alipay as told by hand, with channelNo.
    Money amount; ///< What counts towards the order.
    Money given; ///< Cash handed over; change is given - amount. Zero currency when not cash.
    QString channelNo; ///< The terminal's or bank's own number, where there is one; unique per channel.
    BenefitId account = {}; ///< Of a benefit.
    ItemId item = {}; ///< The line that a pass or free hours pay, whole.
};

class PaymentsGateway
{
public:
    virtual ~PaymentsGateway() = default;

    /// Records tenders and, when the order is paid in full, confirms it and issues tickets: one call.
    /// Errors: order_state{state} (Conflict), amount_invalid, given_too_little, payment_duplicate, nothing_due,
    /// amount_above_due{due}, channel_no_required, shift_not_open (cash needs the person's own open shift).
    virtual Future<orders::Order> pay(const QUuid &request, OrderId order, const QList<Tender> &tenders) = 0;
    /// A customer's benefits at the venue, used up ones too.
    virtual Future<QList<Benefit>> benefits(VenueId venue, CustomerId customer) = 0;
    /// Leads. Errors: amount_invalid, name_required, unknown_benefit, unknown_customer.
    virtual Future<Done> topUp(const QUuid &request, VenueId venue, const TopUp &what) = 0;
};

} // namespace vd::payments

#pragma once

#include "models/checkin/TicketPrint.h"
#include "models/operators/VenueInfo.h"
#include "models/orders/Order.h"

#include <QCoreApplication>

namespace vd::ui {

/// An order's receipts as they are printed.
class OrderReceipt
{
    Q_DECLARE_TR_FUNCTIONS(OrderReceipt)

public:
    /// For what was paid. change: what was handed back of cash just now; a currency of none leaves it out.
    [[nodiscard]] static checkin::ReceiptPrint paid(const orders::Order &order, const operators::VenueInfo &venue,
        const QString &cashier, const Money &change, int copy);
    /// For what went back, or is on its way.
    [[nodiscard]] static checkin::ReceiptPrint refunded(
        const orders::Order &order, const operators::VenueInfo &venue, const QString &cashier, int copy);
    /// Whether there is money to give a receipt for.
    [[nodiscard]] static bool hasPayment(const orders::Order &order);
    [[nodiscard]] static bool hasRefund(const orders::Order &order);
};

} // namespace vd::ui

#pragma once

#include "models/inventory/Board.h"
#include "models/orders/Order.h"
#include "models/orders/OrderActionsGateway.h"

namespace vd::explain {

/// One reason why a slot cannot be booked, the strongest first.
struct Reason
{
    QString code;
    QJsonObject facts;
};

/// One step of a history: from the audit, the stock ledger, payments or scans.
struct Step
{
    QDateTime at; ///< UTC.
    QString actor;
    QString action; ///< hold, stock.sold, payment.succeeded, scan.entry …
    QJsonObject facts;
};

/// Why a slot can or cannot be booked.
struct SlotExplanation
{
    inventory::Cell cell; ///< The present figures, with who holds what until when.
    int countedHeld = 0; ///< Recounted from the items; the counter must say the same.
    int countedSold = 0;
    QList<Reason> reasons; ///< None: it can be booked.
    QList<Step> history;
};

/// The terms an item was sold under.
struct Terms
{
    ItemId item;
    QString policy;
    int policyVersion = 0;
    int priceVersion = 0; ///< 0 where it had none.
    QDateTime freeUntil; ///< UTC; invalid where never.
};

/// Why an order is in its state.
struct OrderExplanation
{
    orders::Order order;
    QString event; ///< What decided the state.
    QString reason;
    QDateTime expiresAt; ///< UTC.
    int sweepTries = 0;
    QString sweepError;
    QList<orders::Verdict> actions;
    QList<Terms> terms;
    QList<Step> history;
};

} // namespace vd::explain

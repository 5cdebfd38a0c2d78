#pragma once

#include "models/base/Result.h"
#include "models/inventory/Board.h"
#include "models/orders/Order.h"

#include <QHash>
#include <QUuid>

namespace vd::inventory {

/// What a stop closes.
struct StopRange
{
    VenueId venue;
    QList<SpaceId> spaces;
    QDateTime from; ///< UTC.
    QDateTime until; ///< UTC.

    friend bool operator==(const StopRange &, const StopRange &) = default;
};

/// An order that a stop would hit.
struct StopHit
{
    OrderId order;
    QString orderNo;
    orders::OrderState state = orders::OrderState::Paid;
    QString customerName;
    QString customerPhone;
    Money amount;
    bool entered = false; ///< Somebody is in already.
    int beside = 0; ///< Lines of a hold that the stop does not hit: they are cancelled with it.
};

struct StopPreview
{
    int slotCount = 0;
    int orders = 0;
    Money amount; ///< Of the paid ones.
    int whole = 0; ///< Holds with lines beside the stop.
    QList<StopHit> hits; ///< The first 1,000.
};

struct Stop
{
    StopId id;
    QString spaceNames;
    QDateTime from; ///< UTC.
    QDateTime until; ///< UTC.
    QString reason;
    QString state; ///< published, withdrawn.
    QString publishedBy;
    QDateTime publishedAt; ///< UTC.
    int orders = 0;
    int open = 0; ///< Not settled yet.
};

/// An order a stop hit, and what became of it.
struct StopOrder
{
    OrderId order;
    QString orderNo;
    orders::OrderState state = orders::OrderState::Paid;
    QString customerName;
    QString customerPhone;
    QString outcome; ///< pending, cancelled, suspended, entered, refunding, refunded, rescheduled, called, failed, …
    QString detail;
    Money amount;
    QDateTime handledAt; ///< UTC.
    int entered = 0; ///< People who are in, of party.
    int party = 0;
};

/// Stops, and places kept back by staff: what a lead takes off sale.
class StopsGateway
{
public:
    virtual ~StopsGateway() = default;

    /// Writes nothing. Errors: range_invalid.
    virtual Future<StopPreview> preview(const StopRange &range) = 0;
    /// Closes the slots at once; the orders are then taken by work(). Errors: range_invalid, reason_required.
    virtual Future<StopId> publish(const QUuid &request, const StopRange &range, const QString &reason) = 0;
    /// Takes the next orders of a stop; answers how many. To be called until it is none; again: first those that
    /// failed.
    virtual Future<int> work(StopId stop, bool again) = 0;
    virtual Future<QList<Stop>> stops(VenueId venue) = 0;
    virtual Future<QList<StopOrder>> orders(StopId stop) = 0;
    /// Errors: stop_withdrawn, unknown_stop.
    virtual Future<Done> withdraw(const QUuid &request, VenueId venue, StopId stop) = 0;
    /// Keeps places of a slot back; may exceed what is free. Errors: reason_required, quantity_invalid.
    virtual Future<Done> block(const QUuid &request, VenueId venue, SlotId slot, int places, const QString &reason) = 0;
};

} // namespace vd::inventory

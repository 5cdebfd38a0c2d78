#pragma once

#include "models/base/Result.h"
#include "models/customers/Customer.h"
#include "models/customers/SealedDocument.h"
#include "models/inventory/Board.h"
#include "models/inventory/SeatMap.h"
#include "models/operators/Overrule.h"
#include "models/orders/Order.h"

#include <QUuid>

namespace vd::inventory {

/// One line of a cart.
struct HoldLine
{
    SlotId slot;
    TicketTypeId ticketType; ///< Invalid: the default type of the slot's space.
    int quantity = 1;
    QList<customers::SealedDocument> people{}; ///< One per place where real names apply, else empty.
    QList<SeatId> seats{}; ///< One per place where seats are numbered, else empty.
    bool anySeats = false; ///< Numbered seats, whichever are best.
};

/// What a desk asks to hold: all lines or nothing, in one round trip.
struct HoldRequest
{
    QUuid request; ///< Idempotency key, made when the form opened: same key and content, same answer.
    VenueId venue;
    CustomerId customer; ///< Known customer, or invalid with newCustomer filled.
    customers::NewCustomer newCustomer;
    QList<HoldLine> lines;
    bool payOnArrival = false; ///< Hold until the policy's time before the start instead of minutes.
    QString note;
    /// Sells outside the sale window, a begun or closed slot, beyond the limits; refused as approval_needed to who may
    /// not do it alone.
    operators::Overrule overrule{};
    /// The lines go into this order, held and unpaid, instead of a new one: its customer, note and hold stand.
    OrderId addTo{};
};

/// The inventory module as a desk sees it. The server decides everything; nothing here reads before it writes.
class InventoryGateway
{
public:
    virtual ~InventoryGateway() = default;

    virtual Future<Board> board(VenueId venue, const QDate &date) = 0;
    /// Some days of one space, both inclusive, at most 31; the board's date is the first.
    virtual Future<Board> spaceDays(VenueId venue, SpaceId space, const QDate &from, const QDate &until) = 0;
    /// Fresh figures of some slots, after a notification, and of the slots near them that share their units.
    virtual Future<QList<Cell>> cells(VenueId venue, const QList<SlotId> &slotIds) = 0;
    /// Free share per day for calendar shading: pairs of business date and occupied share in percent.
    virtual Future<QList<QPair<QDate, int>>> occupancy(VenueId venue, const QDate &from, const QDate &to) = 0;

    /// What each line would cost now (all of its quantity), in the order asked; writes and promises nothing.
    /// Errors: no_price, unknown_slot, quantity_invalid.
    virtual Future<QList<Money>> quote(VenueId venue, const QList<HoldLine> &lines) = 0;

    /// Errors: sold_out{space,free,wanted}, slot_closed, slot_ended, slot_stopped, slot_not_on_sale{opens_at},
    /// slot_begun, claim_taken{space}, live_order_exists{order,order_no}, quantity_invalid, too_many_items,
    /// unknown_slot, no_price, request_key_reused, phone_required, name_required, phone_invalid; of named places
    /// documents_required, document_has_place, document_keys_changed (seal again with the keys of now); of limits
    /// limit_holds, limit_rate, limit_places, confirm_needed; approval_needed, approval_invalid; of an order added to
    /// order_state.
    virtual Future<orders::Order> hold(const HoldRequest &request) = 0;
    /// The one extension of a hold. Errors: order_state, already_extended.
    virtual Future<orders::Order> extendHold(const QUuid &request, OrderId order) = 0;
    /// Lets a hold go, or cancels it with a reason. Errors: order_state{state}.
    virtual Future<orders::Order> cancel(const QUuid &request, OrderId order, const QString &reason) = 0;

    /// Invariant watch: how many slots' counters differ from their items. 0 is the only good answer.
    virtual Future<int> differences(VenueId venue) = 0;
    /// One pass of the time-out sweep, for all venues; returns how many orders it closed.
    virtual Future<int> sweep() = 0;
};

} // namespace vd::inventory

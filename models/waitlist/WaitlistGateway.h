#pragma once

#include "models/base/Result.h"
#include "models/customers/Customer.h"
#include "models/customers/SealedDocument.h"
#include "models/operators/Overrule.h"
#include "models/orders/Order.h"

#include <QUuid>

namespace vd::waitlist {

/// A place in the queue of a full slot.
struct Entry
{
    EntryId id;
    SlotId slot;
    QString spaceName;
    QDate businessDate;
    QDateTime startsAt; ///< UTC.
    QDateTime endsAt; ///< UTC.
    CustomerId customer;
    QString customerName;
    QString customerPhone;
    QString ticketType;
    int quantity = 0;
    int places = 0;
    QString state; ///< WAITLISTED, OFFERED.
    OrderId order; ///< Of a running offer.
    QDateTime expiresAt; ///< UTC, of a running offer.
    QString skipped; ///< Why it was passed over the last time; empty when it was not.
    QDateTime joinedAt; ///< UTC.
};

struct JoinRequest
{
    QUuid request;
    VenueId venue;
    CustomerId customer; ///< Known customer, or invalid with newCustomer filled.
    customers::NewCustomer newCustomer;
    SlotId slot;
    TicketTypeId ticketType; ///< Invalid: the default type.
    int quantity = 1;
    QList<customers::SealedDocument> people{}; ///< One per place where real names apply, else empty.
    operators::Overrule overrule{};
};

/// Somebody to phone: about a running offer, a stop that hit their order, or money that counts towards no order.
struct Call
{
    EntryId entry; ///< Valid: an offer.
    StopId stop; ///< Valid: a stop.
    OrderId order;
    QString orderNo;
    orders::OrderState state = orders::OrderState::Holding;
    QString customerName;
    QString customerPhone;
    QString spaceName;
    QDateTime startsAt; ///< UTC.
    QDateTime endsAt; ///< UTC.
    int places = 0;
    QString outcome; ///< What the stop did so far; unapplied: money.
    QString reason; ///< Of the stop; the channels of money, by comma.
    Money amount;
    QDateTime expiresAt; ///< UTC, of an offer; of money: when it goes back by itself, if it does.
    QDateTime calledAt; ///< UTC, the last try.
    QString result; ///< reached, no_answer, empty.
    int entered = 0; ///< Of a stop: people who are in, of party.
    int party = 0;

    [[nodiscard]] bool isOffer() const { return entry.isValid(); }
    [[nodiscard]] bool isMoney() const { return !entry.isValid() && !stop.isValid(); }
};

/// The queue for full slots, and whom to phone.
class WaitlistGateway
{
public:
    virtual ~WaitlistGateway() = default;

    /// Running offers first, then who waits, in the order they will be asked.
    virtual Future<QList<Entry>> entries(VenueId venue) = 0;
    /// Answers how many are ahead. Errors: waitlist_not_needed, waitlist_never_fits, already_waiting,
    /// documents_required, those of a customer and of limits (see InventoryGateway::hold).
    virtual Future<int> join(const JoinRequest &request) = 0;
    /// Takes somebody out, or declines an offer. Errors: entry_state, unknown_entry.
    virtual Future<Done> leave(const QUuid &request, VenueId venue, EntryId entry) = 0;
    /// The customer takes the offer, by the rules of a booking. Errors: entry_state, order_state, those of limits.
    virtual Future<orders::Order> accept(const QUuid &request, EntryId entry, const operators::Overrule &overrule) = 0;
    virtual Future<QList<Call>> calls(VenueId venue) = 0;
    /// result: reached, no_answer. Errors: entry_state, unknown_entry, unknown_stop.
    virtual Future<Done> called(const QUuid &request, const Call &call, const QString &result) = 0;
};

} // namespace vd::waitlist

#pragma once

#include "models/base/Id.h"
#include "models/base/Money.h"
#include "models/catalog/Catalog.h"

#include <QDate>
#include <QDateTime>
#include <QList>
#include <QTimeZone>

#include <optional>

namespace vd::inventory {

/// How a cell is painted. Derived from the slot's own figures by Cell::state().
enum class SlotState { Free, HeldByMe, HeldByOthers, Sold, Partly, Full, Claimed, Closed, Stopped, Past };

/// One live party in a slot, as far as the role may see it.
struct Party
{
    OrderId order;
    QString orderNo;
    QString name; ///< Customer's name, masked where the role demands it.
    QString orderState; ///< HOLDING, PAID, …
    int places = 0;
    QDateTime expiresAt; ///< UTC; invalid unless held.
    QString heldBy; ///< Login that made the order.
    bool mine = false; ///< Made by the signed-in login.

    /// An offer of the waitlist, or one that was taken: nobody of the staff made the order.
    [[nodiscard]] bool ofWaitlist() const { return heldBy == QLatin1String("system"); }
    friend bool operator==(const Party &, const Party &) = default;
};

/// The booking of another, overlapping slot that takes a cell's unit or needs its time as a buffer.
struct Taker
{
    SpaceId space;
    QString spaceName;
    QDateTime startsAt; ///< UTC, of the other slot.
    QDateTime endsAt; ///< UTC, of the other slot.
    OrderId order;
    QString name; ///< Its customer's, masked where the role demands it.

    friend bool operator==(const Taker &, const Taker &) = default;
};

/// One slot on the day board.
struct Cell
{
    SlotId slot;
    SpaceId space;
    catalog::SpaceKind kind = catalog::SpaceKind::Exclusive;
    QDate businessDate;
    QDateTime startsAt; ///< UTC.
    QDateTime endsAt; ///< UTC.
    QString label;
    int capacity = 0;
    int held = 0;
    int sold = 0;
    int blocked = 0;
    int free = 0; ///< max(0, capacity - held - sold - blocked); 0 when a claim of another slot takes the unit.
    QString status; ///< open, closed, stopped.
    QString statusReason;
    bool claimed = false; ///< A unit is taken by a live item of another, overlapping slot.
    std::optional<Taker> takenBy; ///< Whose claim it is, the first by time; none when not claimed.
    bool onSale = true; ///< Inside its sale window now.
    QDateTime saleOpensAt; ///< UTC; invalid when always open.
    std::optional<Money> price; ///< Of the default ticket type; none when no price rule fits.
    QList<Party> parties; ///< Live items by order; at most 12 are sent, partyCount tells all.
    int partyCount = 0;
    int waiting = 0; ///< Waitlist entries.
    int version = 0;
    int shownDaysLater = 0; ///< On a week's board: so many days after the board's date, in a column of its own.

    /// When it begins and ends on the board it is shown on: on a week's all days stand side by side.
    [[nodiscard]] QDateTime shownFrom(const QTimeZone &zone) const;
    [[nodiscard]] QDateTime shownUntil(const QTimeZone &zone) const;
    /// The state to paint at an instant.
    [[nodiscard]] SlotState state(const QDateTime &now) const;

    friend bool operator==(const Cell &, const Cell &) = default;
};

/// One day of one venue. Slots that began the day before and reach into this date are included.
struct Board
{
    VenueId venue;
    QDate date;
    QDateTime readAt; ///< UTC, the server's clock.
    QList<Cell> cells;
};

} // namespace vd::inventory

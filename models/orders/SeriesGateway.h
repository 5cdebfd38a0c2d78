#pragma once

#include "models/base/Result.h"
#include "models/inventory/InventoryGateway.h"

#include <QList>

#include <optional>

namespace vd::orders {

/// A line of a cart in one of the weeks after: what it would cost now, or why it cannot be had.
struct SeriesCell
{
    int line = 0; ///< Of the lines asked for, from 0.
    int week = 1; ///< Weeks after the cart's own.
    SlotId slot; ///< Invalid where there is no such slot.
    SpaceId space;
    QString spaceName;
    catalog::SpaceKind kind = catalog::SpaceKind::Exclusive;
    QDate businessDate;
    QDateTime startsAt; ///< UTC; invalid where there is no such slot.
    QDateTime endsAt; ///< UTC.
    Money amount; ///< Of all of the line's quantity.
    std::optional<Error> refusal;
};

class SeriesGateway
{
public:
    /// As many lines, all weeks together and the first one too, as one order takes.
    static constexpr int mostLines = 200;
    static constexpr int mostWeeks = 60;

    virtual ~SeriesGateway() = default;

    /// The same weekday and time on the venue's clock in each of the weeks after; writes and promises nothing. By week,
    /// then in the order of the lines. Errors: weeks_invalid, too_many_items, cart_empty.
    virtual Future<QList<SeriesCell>> series(VenueId venue, const QList<inventory::HoldLine> &lines, int weeks) = 0;
};

} // namespace vd::orders

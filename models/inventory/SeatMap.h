#pragma once

#include "models/base/Id.h"

#include <QList>
#include <QString>

namespace vd {

using SeatId = Id<struct SeatTag>;

} // namespace vd

namespace vd::inventory {

/// A numbered seat on a plan: x counts seats from the left, y rows from the stage.
struct Seat
{
    SeatId id; ///< None: not stored yet.
    QString block;
    QString row;
    QString number;
    int x = 0;
    int y = 0;
    QString category;
    bool unavailable = false; ///< Kept back for good: a pillar, a wheelchair's room.

    friend bool operator==(const Seat &, const Seat &) = default;
};

/// The plan of a space.
struct SeatMap
{
    SpaceId space;
    int version = 0; ///< 0: it has none yet.
    QList<Seat> seats;
};

enum class SeatState { Free, Held, Sold, Blocked };

/// A seat in one slot.
struct SlotSeat
{
    Seat seat;
    SeatState state = SeatState::Free;
    QString orderNo; ///< Whose it is; empty for a free one.
    bool mine = false; ///< Held or sold by the one who looks.
};

} // namespace vd::inventory

#pragma once

#include "models/base/Result.h"
#include "models/inventory/SeatMap.h"

#include <QUuid>

namespace vd::inventory {

class SeatsGateway
{
public:
    virtual ~SeatsGateway() = default;

    virtual Future<SeatMap> seatMap(SpaceId space) = 0;
    /// The whole plan in place of the old one. Errors: stale, seat_twice{block,row,number}, seat_spot_twice{x,y},
    /// seat_in_use{block,row,number}, seats_over_capacity{seats,most}, seats_too_many{seats,most}, seat_invalid.
    virtual Future<SeatMap> saveSeatMap(const QUuid &requestId, VenueId venue, const SeatMap &map) = 0;
    /// The seats of a slot's space as they are now; empty where it has no plan.
    virtual Future<QList<SlotSeat>> slotSeats(SlotId slot) = 0;
};

} // namespace vd::inventory

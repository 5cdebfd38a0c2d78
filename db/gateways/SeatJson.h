#pragma once

#include "models/base/Result.h"
#include "models/inventory/SeatMap.h"

#include <QJsonObject>

/// Seat plans as the doors of schema api send and take them.
namespace vd::db::seatjson {

[[nodiscard]] Result<inventory::SeatMap> map(const QJsonObject &json);
[[nodiscard]] Result<QList<inventory::SlotSeat>> slotSeats(const QJsonObject &json);
[[nodiscard]] QJsonObject toJson(const inventory::SeatMap &map);

} // namespace vd::db::seatjson

#include "db/gateways/SeatJson.h"

#include "db/gateways/JsonFields.h"

#include <QJsonArray>

namespace vd::db::seatjson {

namespace {

using namespace inventory;

Seat seatOf(JsonFields &f)
{
    Seat seat;
    seat.id = f.id<SeatId>("id");
    seat.block = f.text("block");
    seat.row = f.text("row");
    seat.number = f.text("number");
    seat.x = f.integer("x");
    seat.y = f.integer("y");
    seat.category = f.text("category");
    return seat;
}

Seat plannedSeat(JsonFields &f)
{
    Seat seat = seatOf(f);
    seat.unavailable = f.boolean("unavailable");
    return seat;
}

SlotSeat slotSeat(JsonFields &f)
{
    SlotSeat seat;
    seat.seat = seatOf(f);
    const QString state = f.text("state");
    if (state == QLatin1String("held"))
        seat.state = SeatState::Held;
    else if (state == QLatin1String("sold"))
        seat.state = SeatState::Sold;
    else if (state == QLatin1String("blocked"))
        seat.state = SeatState::Blocked;
    else if (state != QLatin1String("free"))
        f.reject("state");
    seat.orderNo = f.text("order_no");
    seat.mine = f.boolean("mine");
    return seat;
}

} // namespace

Result<SeatMap> map(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("seat_map"));
    SeatMap read;
    read.space = f.id<SpaceId>("space_id");
    read.version = f.integer("version");
    read.seats = f.list("seats", plannedSeat);
    return f.finish(std::move(read));
}

Result<QList<SlotSeat>> slotSeats(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("slot_seats"));
    QList<SlotSeat> read = f.list("seats", slotSeat);
    return f.finish(std::move(read));
}

QJsonObject toJson(const SeatMap &map)
{
    QJsonArray seats;
    for (const Seat &seat : map.seats)
        seats << QJsonObject{{QStringLiteral("id"), qint64(seat.id.value())}, {QStringLiteral("block"), seat.block},
            {QStringLiteral("row"), seat.row}, {QStringLiteral("number"), seat.number}, {QStringLiteral("x"), seat.x},
            {QStringLiteral("y"), seat.y}, {QStringLiteral("category"), seat.category},
            {QStringLiteral("unavailable"), seat.unavailable}};
    return {{QStringLiteral("space_id"), qint64(map.space.value())}, {QStringLiteral("version"), map.version},
        {QStringLiteral("seats"), seats}};
}

} // namespace vd::db::seatjson

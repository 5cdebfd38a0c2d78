#include "db/gateways/PgInventoryGateway.h"

#include "db/gateways/CustomerJson.h"
#include "db/gateways/Doors.h"
#include "db/gateways/JsonFields.h"
#include "db/gateways/OrderJson.h"
#include "db/gateways/PartyJson.h"
#include "db/gateways/PersonJson.h"
#include "db/gateways/SpaceKindWord.h"
#include "models/base/Pass.h"

namespace vd::db {

namespace {

using namespace inventory;

Result<Taker> takerFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("taken_by"));
    Taker taker;
    taker.space = f.id<SpaceId>("space_id");
    taker.spaceName = f.text("space_name");
    taker.startsAt = f.instant("starts_at");
    taker.endsAt = f.instant("ends_at");
    taker.order = f.id<OrderId>("order_id");
    taker.name = f.text("name");
    return f.finish(std::move(taker));
}

// In the order of the door's columns, which is how a row is read fastest.
Result<Cell> cellFromRow(const Row &row)
{
    Cell cell;
    cell.slot = row.id<SlotId>("slot_id");
    cell.space = row.id<SpaceId>("space_id");
    const auto kind = spaceKindFromWord(row.text("kind"));
    if (!kind)
        return fail(Fault::Bug, QStringLiteral("unexpected"), {}, QStringLiteral("cell.kind"));
    cell.kind = *kind;
    cell.businessDate = row.date("business_date");
    cell.startsAt = row.instant("starts_at");
    cell.endsAt = row.instant("ends_at");
    cell.label = row.text("label");
    cell.capacity = row.integer("capacity");
    cell.held = row.integer("held");
    cell.sold = row.integer("sold");
    cell.blocked = row.integer("blocked");
    cell.free = row.integer("free");
    cell.status = row.text("status");
    cell.statusReason = row.text("status_reason");
    cell.claimed = row.boolean("claimed");
    cell.onSale = row.boolean("on_sale");
    cell.saleOpensAt = row.instant("sale_opens_at");
    if (!row.isNull("price_minor"))
        cell.price = Money(row.int64("price_minor"), row.text("currency"));
    JsonFields parties({{QStringLiteral("parties"), row.array("parties")}}, QStringLiteral("cell"));
    cell.parties = parties.list("parties", partyFromJson);
    cell.partyCount = row.integer("party_count");
    cell.waiting = row.integer("waiting");
    cell.version = row.integer("version");
    if (!row.isNull("taken_by")) {
        Result<Taker> taker = takerFromJson(row.object("taken_by"));
        if (!taker)
            return pass(taker);
        cell.takenBy = std::move(*taker);
    }
    return parties.finish(std::move(cell));
}

Result<Board> boardFromRows(const Rows &rows, VenueId venue, const QDate &date)
{
    Board board;
    board.venue = venue;
    board.date = date;
    board.readAt = rows.first().instant("board_read_at");
    for (const Row row : rows) {
        if (row.isNull("slot_id"))
            continue;
        Result<Cell> cell = cellFromRow(row);
        if (!cell)
            return pass(cell);
        board.cells << std::move(*cell);
    }
    return board;
}

Result<QPair<QDate, int>> shadeFromRow(const Row &row)
{
    return QPair<QDate, int>(row.date("business_date"), row.integer("percent"));
}

Result<Money> amountFromRow(const Row &row)
{
    return Money(row.int64("amount_minor"), row.text("currency"));
}

QJsonArray toJson(const QList<HoldLine> &lines)
{
    QJsonArray json;
    for (const HoldLine &line : lines) {
        QJsonObject one{
            {QStringLiteral("slot"), qint64(line.slot.value())},
            {QStringLiteral("ticket_type"),
                line.ticketType.isValid() ? QJsonValue(qint64(line.ticketType.value())) : QJsonValue()},
            {QStringLiteral("quantity"), line.quantity},
        };
        if (!line.people.isEmpty())
            one.insert(QStringLiteral("people"), peopleJson(line.people));
        if (!line.seats.isEmpty()) {
            QJsonArray seats;
            for (const SeatId seat : line.seats)
                seats << qint64(seat.value());
            one.insert(QStringLiteral("seats"), seats);
        } else if (line.anySeats) {
            one.insert(QStringLiteral("seats"), QStringLiteral("any"));
        }
        json << one;
    }
    return json;
}

QJsonObject options(const HoldRequest &request)
{
    QJsonObject options{
        {QStringLiteral("pay_on_arrival"), request.payOnArrival},
        {QStringLiteral("note"), request.note},
        {QStringLiteral("override_reason"), request.overrule.reason},
    };
    if (request.overrule.approval != 0)
        options.insert(QStringLiteral("approval"), request.overrule.approval);
    return options;
}

QJsonObject whose(const HoldRequest &request)
{
    if (request.customer.isValid())
        return {{QStringLiteral("id"), qint64(request.customer.value())}};
    return newCustomerJson(request.newCustomer);
}

Future<int> count(Lane &lane, const QByteArray &sql, const Params &params)
{
    return doors::row<int>(lane, sql, params, [](const Row &row) { return Result<int>(row.integer("answer")); });
}

} // namespace

Future<Board> PgInventoryGateway::board(VenueId venue, const QDate &date)
{
    return m_lane.run([venue, date](Session &session) -> Result<Board> {
        // The outer join answers the server's time for an empty day too.
        return session
            .query("select coalesce(b.read_at, clock_timestamp()) as board_read_at, b.* from (select) one left join "
                   "api.board($1, $2) b on true",
                Params::of(venue, date))
            .and_then([&](const Rows &rows) { return boardFromRows(rows, venue, date); });
    });
}

Future<Board> PgInventoryGateway::spaceDays(VenueId venue, SpaceId space, const QDate &from, const QDate &until)
{
    return m_lane.run([venue, space, from, until](Session &session) -> Result<Board> {
        return session
            .query("select coalesce(b.read_at, clock_timestamp()) as board_read_at, b.* from (select) one left join "
                   "api.space_days($1, $2, $3, $4) b on true",
                Params::of(venue, space, from, until))
            .and_then([&](const Rows &rows) { return boardFromRows(rows, venue, from); });
    });
}

Future<QList<Cell>> PgInventoryGateway::cells(VenueId venue, const QList<SlotId> &slotIds)
{
    return doors::rows<Cell>(m_lane, "select * from api.cells($1, $2)", Params::of(venue, slotIds), cellFromRow);
}

Future<QList<QPair<QDate, int>>> PgInventoryGateway::occupancy(VenueId venue, const QDate &from, const QDate &to)
{
    return doors::rows<QPair<QDate, int>>(
        m_lane, "select * from api.occupancy($1, $2, $3)", Params::of(venue, from, to), shadeFromRow);
}

Future<QList<Money>> PgInventoryGateway::quote(VenueId venue, const QList<HoldLine> &lines)
{
    return doors::rows<Money>(
        m_lane, "select * from api.quote($1, $2) order by line_no", Params::of(venue, toJson(lines)), amountFromRow);
}

Future<orders::Order> PgInventoryGateway::hold(const HoldRequest &request)
{
    if (request.addTo.isValid()) {
        const Params more
            = Params().request(request.request).add(request.addTo).add(toJson(request.lines)).add(options(request));
        return doors::write<orders::Order>(m_lane, QLatin1String("add_items"), more, orderFromJson, request.venue);
    }
    const Params params = Params()
                              .request(request.request)
                              .add(request.venue)
                              .add(whose(request))
                              .add(toJson(request.lines))
                              .add(options(request));
    return doors::write<orders::Order>(m_lane, QLatin1String("hold"), params, orderFromJson, request.venue);
}

Future<orders::Order> PgInventoryGateway::extendHold(const QUuid &request, OrderId order)
{
    return doors::write<orders::Order>(
        m_lane, QLatin1String("extend_hold"), Params().request(request).add(order), orderFromJson);
}

Future<orders::Order> PgInventoryGateway::cancel(const QUuid &request, OrderId order, const QString &reason)
{
    return doors::write<orders::Order>(
        m_lane, QLatin1String("cancel"), Params().request(request).add(order).add(reason), orderFromJson);
}

Future<int> PgInventoryGateway::differences(VenueId venue)
{
    return count(m_lane, "select api.differences($1) as answer", Params::of(venue));
}

Future<int> PgInventoryGateway::sweep()
{
    return count(m_lane, "select api.sweep() as answer", {});
}

} // namespace vd::db

#include "db/gateways/PgOrderActionsGateway.h"

#include "db/gateways/Doors.h"
#include "db/gateways/JsonFields.h"
#include "db/gateways/OrderJson.h"
#include "db/gateways/TenderJson.h"

namespace vd::db {

namespace {

using namespace orders;

QJsonArray linesJson(const QList<RefundLine> &lines)
{
    QJsonArray json;
    for (const RefundLine &line : lines) {
        QJsonObject entry{
            {QStringLiteral("item"), qint64(line.item.value())}, {QStringLiteral("quantity"), line.quantity}};
        QJsonArray places;
        for (const int place : line.places)
            places << place;
        QJsonArray seats;
        for (const SeatId seat : line.seats)
            seats << qint64(seat.value());
        if (!places.isEmpty())
            entry.insert(QStringLiteral("places"), places);
        if (!seats.isEmpty())
            entry.insert(QStringLiteral("seats"), seats);
        json << entry;
    }
    return json;
}

QJsonArray movesJson(const QList<Move> &moves)
{
    QJsonArray json;
    for (const Move &move : moves)
        json << QJsonObject{
            {QStringLiteral("item"), qint64(move.item.value())}, {QStringLiteral("slot"), qint64(move.slot.value())}};
    return json;
}

Result<Verdict> verdictFromRow(const Row &row)
{
    return Verdict{row.text("action"), row.text("code"), row.object("facts"), row.boolean("hard")};
}

Leaving leaving(JsonFields &f)
{
    Leaving who;
    for (const QJsonValue &place : f.array("places"))
        who.places << place.toInt();
    for (const QJsonValue &seat : f.array("seats"))
        who.seats << SeatId(seat.toInteger());
    who.people = f.list("people", [](JsonFields &person) {
        return Leaving::Person{person.text("name"), person.text("document")};
    });
    who.seatNames = f.text("seat_names");
    who.used = f.integer("entered") > 0;
    return who;
}

RefundQuoteLine quoteLine(JsonFields &f, const QString &currency)
{
    RefundQuoteLine line;
    line.line = {f.id<ItemId>("item_id"), f.integer("quantity")};
    line.of = f.integer("of_quantity");
    line.amount = f.money("amount_minor", currency);
    line.fee = f.money("fee_minor", currency);
    line.freeUntil = f.instant("free_until");
    line.late = f.boolean("late");
    line.refused = f.text("refused");
    line.wholeOrder = f.boolean("whole_order");
    line.rule = {f.text("policy"), f.integer("policy_version"), f.text("mode"), f.integer("until"), f.text("fee_kind"),
        f.int64("fee_value"), f.text("late_fee_kind"), f.int64("late_fee_value"), f.array("fee_steps")};
    line.who = f.list("who", leaving);
    return line;
}

Result<RefundQuote> quoteFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("refund_quote"));
    const QString currency = f.text("currency");
    RefundQuote quote;
    quote.lines = f.list("lines", [&currency](JsonFields &entry) { return quoteLine(entry, currency); });
    quote.amount = f.money("amount_minor", currency);
    quote.fee = f.money("fee_minor", currency);
    quote.refused = f.text("refused");
    quote.freeUntil = f.instant("free_until");
    quote.refundable = f.money("refundable_minor", currency);
    quote.parts = f.list("parts", [&currency](JsonFields &entry) {
        return std::pair(entry.text("channel"), entry.money("amount_minor", currency));
    });
    return f.finish(std::move(quote));
}

Result<MoveQuote> moveQuoteFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("reschedule_quote"));
    const QString currency = f.text("currency");
    MoveQuote quote;
    quote.before = f.money("before_minor", currency);
    quote.after = f.money("after_minor", currency);
    quote.times = f.integer("times");
    quote.used = f.integer("used");
    quote.days = f.integer("days");
    quote.until = f.instant("until");
    quote.policy = f.text("policy");
    quote.against = f.list("verdict", [](JsonFields &entry) {
        return Verdict{QStringLiteral("reschedule"), entry.text("code"), entry.object("facts"), entry.boolean("hard")};
    });
    return f.finish(std::move(quote));
}

QJsonObject withApproval(QJsonObject options, qint64 approval)
{
    if (approval > 0)
        options.insert(QStringLiteral("approval"), approval);
    return options;
}

Future<Order> changed(Lane &lane, const char *door, const Params &params)
{
    return doors::write<Order>(lane, QLatin1String(door), params, orderFromJson);
}

} // namespace

Future<QList<Verdict>> PgOrderActionsGateway::verdicts(OrderId order)
{
    return doors::rows<Verdict>(m_lane, "select * from api.order_actions($1)", Params::of(order), verdictFromRow);
}

Future<RefundQuote> PgOrderActionsGateway::refundQuote(OrderId order, const QList<RefundLine> &lines)
{
    return doors::json<RefundQuote>(
        m_lane, "select api.refund_quote($1, $2) as answer", Params::of(order, linesJson(lines)), quoteFromJson);
}

Future<Order> PgOrderActionsGateway::refund(const RefundRequest &request)
{
    const QJsonObject options{{QStringLiteral("reason"), request.reason},
        {QStringLiteral("seen_refundable_minor"), qint64(request.seenRefundable.minor())},
        {QStringLiteral("override"), request.override}, {QStringLiteral("waive_fee"), request.waiveFee}};
    return changed(m_lane, "refund",
        Params()
            .request(request.request)
            .add(request.order)
            .add(linesJson(request.lines))
            .add(withApproval(options, request.approval)));
}

Future<Order> PgOrderActionsGateway::settleRefund(const QUuid &request, RefundPartId part, const QString &channelNo)
{
    return changed(m_lane, "settle_refund", Params().request(request).add(part).add(channelNo));
}

Future<Order> PgOrderActionsGateway::adjustPrice(
    const QUuid &request, OrderId order, const Money &total, const QString &reason, qint64 approval)
{
    return changed(m_lane, "adjust_price",
        Params().request(request).add(order).add(total.minor()).add(reason).add(withApproval({}, approval)));
}

Future<Order> PgOrderActionsGateway::settleShortfall(
    const QUuid &request, OrderId order, const QString &reason, qint64 approval)
{
    return changed(
        m_lane, "settle_shortfall", Params().request(request).add(order).add(reason).add(withApproval({}, approval)));
}

Future<Order> PgOrderActionsGateway::markNoShow(const QUuid &request, OrderId order, bool undo)
{
    return changed(m_lane, "mark_no_show", Params().request(request).add(order).add(undo));
}

Future<MoveQuote> PgOrderActionsGateway::moveQuote(OrderId order, const QList<Move> &moves)
{
    return doors::json<MoveQuote>(m_lane, "select api.reschedule_quote($1, $2) as answer",
        Params::of(order, movesJson(moves)), moveQuoteFromJson);
}

Future<Order> PgOrderActionsGateway::move(const MoveRequest &request)
{
    QJsonObject options{
        {QStringLiteral("tenders"), tendersJson(request.tenders)}, {QStringLiteral("keep_price"), request.keepPrice}};
    if (!request.overrideReason.isEmpty())
        options.insert(QStringLiteral("override_reason"), request.overrideReason);
    return changed(m_lane, "reschedule",
        Params()
            .request(request.request)
            .add(request.order)
            .add(movesJson(request.moves))
            .add(withApproval(options, request.approval)));
}

} // namespace vd::db

#include "db/gateways/OrderJson.h"

#include "db/gateways/JsonFields.h"

namespace vd::db {

namespace {

// A hold's answer is written before its seats are: where it has any, the whole order comes instead.
orders::Item item(JsonFields &f, const QString &currency, bool whole)
{
    orders::Item item;
    item.id = f.id<ItemId>("id");
    item.slot = f.id<SlotId>("slot_id");
    item.space = f.id<SpaceId>("space_id");
    item.spaceName = f.text("space_name");
    item.label = f.text("label");
    item.businessDate = f.date("business_date");
    item.startsAt = f.instant("starts_at");
    item.endsAt = f.instant("ends_at");
    item.ticketType = f.id<TicketTypeId>("ticket_type_id");
    item.ticketTypeName = f.text("ticket_type_name");
    item.quantity = f.integer("quantity");
    item.places = f.integer("places");
    item.amount = f.money("amount_minor", currency);
    item.stockState = f.text("stock_state");
    item.useState = f.text("use_state");
    item.suspended = f.boolean("suspended");
    if (whole)
        item.seats = f.text("seats");
    return item;
}

orders::PaymentLine payment(JsonFields &f, const QString &currency)
{
    orders::PaymentLine line;
    line.id = f.id<PaymentId>("id");
    line.channel = f.text("channel");
    line.amount = f.money("amount_minor", currency);
    line.state = f.text("state");
    line.applied = f.boolean("applied");
    line.paidAt = f.instant("paid_at");
    line.requestNo = f.text("request_no");
    line.channelNo = f.text("channel_no");
    return line;
}

orders::Ticket ticket(JsonFields &f)
{
    orders::Ticket ticket;
    ticket.id = f.id<TicketId>("id");
    ticket.item = f.id<ItemId>("item_id");
    ticket.seq = f.integer("seq");
    ticket.of = f.integer("of");
    ticket.party = f.integer("party");
    ticket.entered = f.integer("entered");
    ticket.state = f.text("state");
    ticket.shortCode = f.text("short_code");
    ticket.seats = f.text("seats");
    return ticket;
}

orders::Refund refund(JsonFields &f, const QString &currency)
{
    orders::Refund refund;
    refund.amount = f.money("amount_minor", currency);
    refund.fee = f.money("fee_minor", currency);
    refund.state = f.text("state");
    refund.reason = f.text("reason");
    refund.askedBy = f.text("asked_by");
    refund.createdAt = f.instant("created_at");
    refund.settledAt = f.instant("settled_at");
    refund.parts = f.list("parts", [&currency](JsonFields &part) {
        return orders::RefundPart{part.id<RefundPartId>("id"), part.text("channel"),
            part.money("amount_minor", currency), part.text("state"), part.integer("tries"), part.boolean("by_hand")};
    });
    refund.items = f.list("items", [](JsonFields &item) { return item.id<ItemId>("id"); });
    return refund;
}

// A hold's answer has none of it.
void readMoney(JsonFields &f, orders::Order &order, const QString &currency)
{
    order.surplus = f.money("surplus_minor", currency);
    order.refunds = f.list("refunds", [&currency](JsonFields &entry) { return refund(entry, currency); });
    order.adjustments = f.list("adjustments", [&currency](JsonFields &entry) {
        return orders::Adjustment{entry.money("amount_minor", currency), entry.text("reason"), entry.text("made_by"),
            entry.text("approved_by"), entry.instant("at")};
    });
}

orders::TimelineEntry timelineEntry(JsonFields &f)
{
    return {f.instant("at"), f.text("actor"), f.text("action"), f.object("facts")};
}

void readHead(JsonFields &f, orders::Order &order)
{
    order.id = f.id<OrderId>("id");
    order.venue = f.id<VenueId>("venue_id");
    order.orderNo = f.text("order_no");
    if (const auto state = orders::orderStateFromDatabase(f.text("state")))
        order.state = *state;
    else
        f.reject("state");
    order.customer = f.id<CustomerId>("customer_id");
    order.customerName = f.text("customer_name");
    order.customerPhone = f.text("customer_phone");
    const QString currency = f.text("currency");
    order.total = f.money("total_minor", currency);
    order.paid = f.money("paid_minor", currency);
    order.outstanding = f.money("outstanding_minor", currency);
    order.expiresAt = f.instant("expires_at");
    order.payOnArrival = f.boolean("pay_on_arrival");
    order.extended = f.boolean("extended");
    order.closeReason = f.text("close_reason");
    order.note = f.text("note");
    order.createdAt = f.instant("created_at");
    order.createdBy = f.text("created_by");
    order.version = f.integer("version");
}

} // namespace

Result<orders::Order> orderFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("order"));
    orders::Order order;
    readHead(f, order);
    const QString currency = order.total.currency();
    const bool whole = json.contains(QLatin1String("refunds"));
    order.items = f.list("items", [&currency, whole](JsonFields &entry) { return item(entry, currency, whole); });
    order.payments = f.list("payments", [&currency](JsonFields &entry) { return payment(entry, currency); });
    order.tickets = f.list("tickets", ticket);
    if (whole)
        readMoney(f, order, currency);
    if (json.contains(QLatin1String("timeline")))
        order.timeline = f.list("timeline", timelineEntry);
    return f.finish(std::move(order));
}

} // namespace vd::db

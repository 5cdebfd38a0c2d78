#include "db/gateways/StopJson.h"

#include "db/gateways/JsonFields.h"

namespace vd::db {

using namespace inventory;

namespace {

orders::OrderState stateOf(JsonFields &f)
{
    const auto state = orders::orderStateFromDatabase(f.text("state"));
    if (!state)
        f.reject("state");
    return state.value_or(orders::OrderState::Paid);
}

StopHit hit(JsonFields &f)
{
    StopHit hit;
    hit.order = f.id<OrderId>("order_id");
    hit.orderNo = f.text("order_no");
    hit.state = stateOf(f);
    hit.customerName = f.text("customer_name");
    hit.customerPhone = f.text("customer_phone");
    hit.amount = f.money("amount_minor", f.text("currency"));
    hit.entered = f.boolean("entered");
    hit.beside = f.integer("beside");
    return hit;
}

} // namespace

Result<StopPreview> stopPreviewFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("stop_preview"));
    StopPreview preview;
    preview.slotCount = f.integer("slots");
    preview.orders = f.integer("orders");
    preview.amount = f.money("amount_minor", f.text("currency"));
    preview.whole = f.integer("whole");
    preview.hits = f.list("list", hit);
    return f.finish(std::move(preview));
}

} // namespace vd::db

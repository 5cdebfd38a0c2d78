#include "db/gateways/PgExplainGateway.h"

#include "db/gateways/Doors.h"
#include "db/gateways/JsonFields.h"
#include "db/gateways/OrderJson.h"
#include "db/gateways/PartyJson.h"
#include "db/gateways/SpaceKindWord.h"
#include "models/base/Pass.h"

namespace vd::db {

namespace {

using namespace explain;

Step step(JsonFields &f)
{
    return {f.instant("at"), f.text("actor"), f.text("action"), f.object("facts")};
}

void readCell(JsonFields &f, inventory::Cell &cell)
{
    cell.slot = f.id<SlotId>("slot_id");
    cell.space = f.id<SpaceId>("space_id");
    if (const auto kind = spaceKindFromWord(f.text("kind")))
        cell.kind = *kind;
    else
        f.reject("kind");
    cell.businessDate = f.date("business_date");
    cell.startsAt = f.instant("starts_at");
    cell.endsAt = f.instant("ends_at");
    cell.label = f.text("label");
    cell.capacity = f.integer("capacity");
    cell.held = f.integer("held");
    cell.sold = f.integer("sold");
    cell.blocked = f.integer("blocked");
    cell.free = f.integer("free");
    cell.status = f.text("status");
    cell.statusReason = f.text("status_reason");
    cell.claimed = f.boolean("claimed");
    cell.onSale = f.boolean("on_sale");
    cell.saleOpensAt = f.instant("sale_opens_at");
    cell.partyCount = f.integer("party_count");
    cell.waiting = f.integer("waiting");
    cell.version = f.integer("version");
}

Result<SlotExplanation> slotFromJson(const QJsonObject &json)
{
    SlotExplanation slot;
    JsonFields facts(json.value(QLatin1String("facts")).toObject(), QStringLiteral("explain_slot.facts"));
    readCell(facts, slot.cell);
    JsonFields counted(json.value(QLatin1String("counted")).toObject(), QStringLiteral("explain_slot.counted"));
    slot.countedHeld = counted.integer("held");
    slot.countedSold = counted.integer("sold");
    JsonFields f(json, QStringLiteral("explain_slot"));
    slot.cell.parties = f.list("holders", partyFromJson);
    slot.reasons = f.list("verdict", [](JsonFields &entry) {
        return Reason{entry.text("code"), entry.object("facts")};
    });
    slot.history = f.list("history", step);
    return facts.finish(Done{})
        .and_then([&](const Done &) { return counted.finish(Done{}); })
        .and_then([&](const Done &) { return f.finish(std::move(slot)); });
}

Result<OrderExplanation> explanationFromJson(const QJsonObject &json)
{
    OrderExplanation told;
    const Result<orders::Order> order = orderFromJson(json.value(QLatin1String("order")).toObject());
    if (!order)
        return pass(order);
    told.order = *order;
    JsonFields because(json.value(QLatin1String("because")).toObject(), QStringLiteral("explain_order.because"));
    told.event = because.text("event");
    told.reason = because.text("reason");
    told.expiresAt = because.instant("expires_at");
    told.sweepTries = because.integer("sweep_tries");
    told.sweepError = because.text("sweep_error");
    JsonFields f(json, QStringLiteral("explain_order"));
    told.actions = f.list("actions", [](JsonFields &entry) {
        return orders::Verdict{entry.text("action"), entry.text("code"), entry.object("facts"), entry.boolean("hard")};
    });
    told.terms = f.list("terms", [](JsonFields &entry) {
        return Terms{entry.id<ItemId>("item"), entry.text("policy"), entry.integer("policy_version"),
            entry.integer("price_version"), entry.instant("free_until")};
    });
    told.history = f.list("history", step);
    return because.finish(Done{}).and_then([&](const Done &) { return f.finish(std::move(told)); });
}

} // namespace

Future<SlotExplanation> PgExplainGateway::slot(SlotId slot)
{
    return doors::json<SlotExplanation>(
        m_lane, "select api.explain_slot($1) as answer", Params::of(slot), slotFromJson);
}

Future<OrderExplanation> PgExplainGateway::order(OrderId order)
{
    return doors::json<OrderExplanation>(
        m_lane, "select api.explain_order($1) as answer", Params::of(order), explanationFromJson);
}

} // namespace vd::db

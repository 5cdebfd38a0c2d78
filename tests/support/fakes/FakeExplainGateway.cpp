#include "tests/support/fakes/FakeExplainGateway.h"

namespace vd::test {

using namespace explain;

namespace {

QList<Step> stepsOf(const orders::Order &order)
{
    QList<Step> steps;
    for (const orders::TimelineEntry &entry : order.timeline)
        steps.append({entry.at, entry.actor, entry.action, entry.facts});
    return steps;
}

} // namespace

FakeExplainGateway::FakeExplainGateway(
    FakeInventoryGateway &inventory, FakeOrdersGateway &orders, FakeOrderActionsGateway &actions)
    : m_inventory(inventory)
    , m_orders(orders)
    , m_actions(actions)
{
}

Future<SlotExplanation> FakeExplainGateway::slot(SlotId slot)
{
    if (!m_inventory.stock.contains(slot))
        return answers.give<SlotExplanation>(fail(Fault::Missing, QStringLiteral("unknown_slot")));
    SlotExplanation told;
    told.cell = m_inventory.stock.value(slot);
    told.countedHeld = told.cell.held;
    told.countedSold = told.cell.sold;
    if (told.cell.status == QLatin1String("stopped"))
        told.reasons.append({QStringLiteral("slot_stopped"), {{QStringLiteral("reason"), told.cell.statusReason}}});
    if (told.cell.free == 0)
        told.reasons.append({QStringLiteral("sold_out"),
            {{QStringLiteral("capacity"), told.cell.capacity}, {QStringLiteral("free"), 0}}});
    for (const inventory::Party &party : std::as_const(told.cell.parties)) {
        const QList<Step> steps = stepsOf(m_orders.orders.value(party.order));
        for (const Step &step : steps)
            told.history.append({step.at, step.actor, QStringLiteral("stock.") + step.action,
                {{QStringLiteral("d_held"), party.places}, {QStringLiteral("d_sold"), 0},
                    {QStringLiteral("held_after"), told.cell.held}, {QStringLiteral("sold_after"), told.cell.sold},
                    {QStringLiteral("order_no"), party.orderNo}}});
    }
    return answers.give<SlotExplanation>(told);
}

Future<OrderExplanation> FakeExplainGateway::order(OrderId id)
{
    if (!m_orders.orders.contains(id))
        return answers.give<OrderExplanation>(fail(Fault::Missing, QStringLiteral("unknown_order")));
    OrderExplanation told;
    told.order = m_orders.orders.value(id);
    told.event = told.order.state == orders::OrderState::Holding ? QStringLiteral("held") : QStringLiteral("paid");
    told.expiresAt = told.order.expiresAt;
    told.actions = m_actions.verdicts(id).result().value();
    for (const orders::Item &item : std::as_const(told.order.items))
        told.terms.append({item.id, QStringLiteral("Standard"), 3, 7, item.startsAt.addSecs(-7200)});
    told.history = stepsOf(told.order);
    return answers.give<OrderExplanation>(told);
}

} // namespace vd::test

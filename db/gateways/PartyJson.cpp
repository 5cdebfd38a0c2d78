#include "db/gateways/PartyJson.h"

namespace vd::db {

inventory::Party partyFromJson(JsonFields &f)
{
    inventory::Party party;
    party.order = f.id<OrderId>("order_id");
    party.orderNo = f.text("order_no");
    party.name = f.text("name");
    party.orderState = f.text("state");
    party.places = f.integer("places");
    party.expiresAt = f.instant("expires_at");
    party.heldBy = f.text("held_by");
    party.mine = f.boolean("mine");
    return party;
}

} // namespace vd::db

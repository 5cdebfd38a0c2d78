#include "db/gateways/PgWaitlistGateway.h"

#include "db/gateways/CustomerJson.h"
#include "db/gateways/Doors.h"
#include "db/gateways/JsonFields.h"
#include "db/gateways/OrderJson.h"
#include "db/gateways/PersonJson.h"

namespace vd::db {

namespace {

using namespace waitlist;

Result<Entry> entryFromRow(const Row &row)
{
    Entry entry;
    entry.id = row.id<EntryId>("id");
    entry.slot = row.id<SlotId>("slot_id");
    entry.spaceName = row.text("space_name");
    entry.businessDate = row.date("business_date");
    entry.startsAt = row.instant("starts_at");
    entry.endsAt = row.instant("ends_at");
    entry.customer = row.id<CustomerId>("customer_id");
    entry.customerName = row.text("customer_name");
    entry.customerPhone = row.text("customer_phone");
    entry.ticketType = row.text("ticket_type");
    entry.quantity = row.integer("quantity");
    entry.places = row.integer("places");
    entry.state = row.text("state");
    entry.order = row.id<OrderId>("order_id");
    entry.expiresAt = row.instant("expires_at");
    entry.skipped = row.text("skipped");
    entry.joinedAt = row.instant("joined_at");
    return entry;
}

Result<Call> callFromRow(const Row &row)
{
    const auto state = orders::orderStateFromDatabase(row.text("state"));
    if (!state)
        return fail(Fault::Bug, QStringLiteral("unexpected"), {}, QStringLiteral("call.state"));
    Call call;
    call.entry = row.id<EntryId>("entry_id");
    call.stop = row.id<StopId>("stop_id");
    call.order = row.id<OrderId>("order_id");
    call.orderNo = row.text("order_no");
    call.state = *state;
    call.customerName = row.text("customer_name");
    call.customerPhone = row.text("customer_phone");
    call.spaceName = row.text("space_name");
    call.startsAt = row.instant("starts_at");
    call.endsAt = row.instant("ends_at");
    call.places = row.integer("places");
    call.outcome = row.text("outcome");
    call.reason = row.text("reason");
    call.amount = Money(row.int64("amount_minor"), row.text("currency"));
    call.expiresAt = row.instant("expires_at");
    call.calledAt = row.instant("called_at");
    call.result = row.text("call_result");
    call.entered = row.integer("entered");
    call.party = row.integer("party");
    return call;
}

Result<int> aheadFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("join_waitlist"));
    return f.finish(f.integer("ahead"));
}

QJsonObject whose(const JoinRequest &request)
{
    if (request.customer.isValid())
        return {{QStringLiteral("id"), qint64(request.customer.value())}};
    return newCustomerJson(request.newCustomer);
}

// Nothing where the rules stand: the same request is the same content, whichever window sent it.
QJsonObject options(const operators::Overrule &overrule)
{
    if (overrule.reason.isEmpty())
        return {};
    QJsonObject json{{QStringLiteral("override_reason"), overrule.reason}};
    if (overrule.approval != 0)
        json.insert(QStringLiteral("approval"), overrule.approval);
    return json;
}

QJsonObject options(const JoinRequest &request)
{
    QJsonObject json = options(request.overrule);
    if (!request.people.isEmpty())
        json.insert(QStringLiteral("people"), peopleJson(request.people));
    return json;
}

} // namespace

Future<QList<Entry>> PgWaitlistGateway::entries(VenueId venue)
{
    return doors::rows<Entry>(m_lane, "select * from api.waitlist($1)", Params::of(venue), entryFromRow);
}

Future<int> PgWaitlistGateway::join(const JoinRequest &request)
{
    const Params params = Params()
                              .request(request.request)
                              .add(request.venue)
                              .add(whose(request))
                              .add(request.slot)
                              .add(request.ticketType)
                              .add(request.quantity)
                              .add(0)
                              .add(options(request));
    return doors::write<int>(m_lane, QLatin1String("join_waitlist"), params, aheadFromJson, request.venue);
}

Future<Done> PgWaitlistGateway::leave(const QUuid &request, VenueId venue, EntryId entry)
{
    return doors::write<Done>(
        m_lane, QLatin1String("leave_waitlist"), Params().request(request).add(entry), doors::done, venue);
}

Future<orders::Order> PgWaitlistGateway::accept(
    const QUuid &request, EntryId entry, const operators::Overrule &overrule)
{
    return doors::write<orders::Order>(m_lane, QLatin1String("accept_offer"),
        Params().request(request).add(entry).add(options(overrule)), orderFromJson);
}

Future<QList<Call>> PgWaitlistGateway::calls(VenueId venue)
{
    return doors::rows<Call>(m_lane, "select * from api.call_list($1)", Params::of(venue), callFromRow);
}

Future<Done> PgWaitlistGateway::called(const QUuid &request, const Call &call, const QString &result)
{
    const Params params = Params()
                              .request(request)
                              .add(call.entry)
                              .add(call.stop)
                              .add(call.isOffer() ? OrderId() : call.order)
                              .add(result);
    return doors::write<Done>(m_lane, QLatin1String("call_made"), params, doors::done);
}

} // namespace vd::db

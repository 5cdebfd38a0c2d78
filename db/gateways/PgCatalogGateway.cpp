#include "db/gateways/PgCatalogGateway.h"

#include "db/gateways/Doors.h"
#include "db/gateways/SpaceKindWord.h"

namespace vd::db {

namespace {

using namespace catalog;

QTimeZone zone(const QString &name)
{
    return QTimeZone(name.toUtf8());
}

Result<Venue> venueFromRow(const Row &row)
{
    Venue venue;
    venue.id = row.id<VenueId>("id");
    venue.name = row.text("name");
    venue.zone = zone(row.text("zone"));
    venue.currency = row.text("currency");
    venue.region = row.text("region");
    venue.holdMinutes = row.integer("hold_minutes");
    venue.onePerson = row.boolean("one_person");
    venue.version = row.integer("version");
    return venue;
}

Result<Category> categoryFromRow(const Row &row)
{
    return Category{row.id<CategoryId>("id"), row.id<VenueId>("venue_id"), row.text("name"), row.integer("position")};
}

Result<Space> spaceFromRow(const Row &row)
{
    const auto kind = spaceKindFromWord(row.text("kind"));
    if (!kind)
        return fail(Fault::Bug, QStringLiteral("unexpected"), {}, QStringLiteral("space.kind"));
    Space space;
    space.id = row.id<SpaceId>("id");
    space.venue = row.id<VenueId>("venue_id");
    space.category = row.id<CategoryId>("category_id");
    space.categoryName = row.text("category_name");
    space.name = row.text("name");
    space.kind = *kind;
    space.maxCapacity = row.integer("max_capacity");
    space.bufferBeforeMinutes = row.integer("buffer_before_minutes");
    space.bufferAfterMinutes = row.integer("buffer_after_minutes");
    space.entryBeforeMinutes = row.integer("entry_before_minutes");
    space.realName = row.boolean("real_name");
    space.oneLiveOrder = row.boolean("one_live_order");
    space.position = row.integer("position");
    space.retired = row.boolean("retired");
    space.version = row.integer("version");
    return space;
}

Result<TicketType> ticketTypeFromRow(const Row &row)
{
    TicketType type;
    type.id = row.id<TicketTypeId>("id");
    type.category = row.id<CategoryId>("category_id");
    type.space = row.id<SpaceId>("space_id");
    type.name = row.text("name");
    type.places = row.integer("places");
    type.codes = row.integer("codes");
    type.party = row.integer("party");
    type.isDefault = row.boolean("is_default");
    return type;
}

} // namespace

Future<QList<Venue>> PgCatalogGateway::venues()
{
    return doors::rows<Venue>(m_lane, "select * from api.venues()", {}, venueFromRow);
}

Future<QList<Category>> PgCatalogGateway::categories(VenueId venue)
{
    return doors::rows<Category>(m_lane, "select * from api.categories($1)", Params::of(venue), categoryFromRow);
}

Future<QList<Space>> PgCatalogGateway::spaces(VenueId venue, bool withRetired)
{
    return doors::rows<Space>(m_lane, "select * from api.spaces($1, $2)", Params::of(venue, withRetired), spaceFromRow);
}

Future<QList<TicketType>> PgCatalogGateway::ticketTypes(VenueId venue)
{
    return doors::rows<TicketType>(m_lane, "select * from api.ticket_types($1)", Params::of(venue), ticketTypeFromRow);
}

} // namespace vd::db

#include "db/gateways/PgCatalogGateway.h"

#include "db/gateways/Doors.h"
#include "db/gateways/JsonFields.h"
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

Result<Venue> venueFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("venue"));
    Venue venue;
    venue.id = f.id<VenueId>("id");
    venue.name = f.text("name");
    venue.zone = zone(f.text("zone"));
    venue.currency = f.text("currency");
    venue.region = f.text("region");
    venue.holdMinutes = f.integer("hold_minutes");
    venue.onePerson = f.boolean("one_person");
    venue.version = f.integer("version");
    return f.finish(std::move(venue));
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

Result<Space> spaceFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("space"));
    Space space;
    space.id = f.id<SpaceId>("id");
    space.venue = f.id<VenueId>("venue_id");
    space.category = f.id<CategoryId>("category_id");
    space.categoryName = f.text("category_name");
    space.name = f.text("name");
    if (const auto kind = spaceKindFromWord(f.text("kind")))
        space.kind = *kind;
    else
        f.reject("kind");
    space.maxCapacity = f.integer("max_capacity");
    space.bufferBeforeMinutes = f.integer("buffer_before_minutes");
    space.bufferAfterMinutes = f.integer("buffer_after_minutes");
    space.entryBeforeMinutes = f.integer("entry_before_minutes");
    space.realName = f.boolean("real_name");
    space.oneLiveOrder = f.boolean("one_live_order");
    space.position = f.integer("position");
    space.retired = f.boolean("retired");
    space.version = f.integer("version");
    return f.finish(std::move(space));
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

QJsonObject toJson(const Venue &venue)
{
    return {
        {QStringLiteral("id"), qint64(venue.id.value())},
        {QStringLiteral("name"), venue.name},
        {QStringLiteral("zone"), QString::fromUtf8(venue.zone.id())},
        {QStringLiteral("currency"), venue.currency},
        {QStringLiteral("region"), venue.region},
        {QStringLiteral("hold_minutes"), venue.holdMinutes},
        {QStringLiteral("one_person"), venue.onePerson},
        {QStringLiteral("version"), venue.version},
    };
}

QJsonObject toJson(const Space &space)
{
    return {
        {QStringLiteral("id"), qint64(space.id.value())},
        {QStringLiteral("venue_id"), qint64(space.venue.value())},
        {QStringLiteral("category_name"), space.categoryName},
        {QStringLiteral("name"), space.name},
        {QStringLiteral("kind"), spaceKindWord(space.kind)},
        {QStringLiteral("max_capacity"), space.maxCapacity},
        {QStringLiteral("buffer_before_minutes"), space.bufferBeforeMinutes},
        {QStringLiteral("buffer_after_minutes"), space.bufferAfterMinutes},
        {QStringLiteral("entry_before_minutes"), space.entryBeforeMinutes},
        {QStringLiteral("real_name"), space.realName},
        {QStringLiteral("one_live_order"), space.oneLiveOrder},
        {QStringLiteral("position"), space.position},
        {QStringLiteral("retired"), space.retired},
        {QStringLiteral("version"), space.version},
    };
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

Future<Venue> PgCatalogGateway::saveVenue(const QUuid &request, const Venue &venue)
{
    return doors::write<Venue>(
        m_lane, QLatin1String("save_venue"), Params().request(request).add(toJson(venue)), venueFromJson, venue.id);
}

Future<Space> PgCatalogGateway::saveSpace(const QUuid &request, const Space &space)
{
    return doors::write<Space>(
        m_lane, QLatin1String("save_space"), Params().request(request).add(toJson(space)), spaceFromJson, space.venue);
}

} // namespace vd::db

#include "tests/support/fakes/FakeCatalogGateway.h"

namespace vd::test {

using namespace catalog;

FakeCatalogGateway::FakeCatalogGateway() = default;

void FakeCatalogGateway::fillSportsCentre()
{
    const VenueId venue(1);
    venueRows = {{venue, QStringLiteral("Riverside Sports Centre"), QTimeZone("Asia/Shanghai"), QStringLiteral("CNY"),
        QStringLiteral("CN"), 15, false, 1}};
    const QStringList names{
        QStringLiteral("Badminton"), QStringLiteral("Pool"), QStringLiteral("Rental"), QStringLiteral("Coaches")};
    categoryRows.clear();
    for (int i = 0; i < names.size(); ++i)
        categoryRows.append({CategoryId(10 + i), venue, names.at(i), i});
    const auto add = [this, venue](qint64 id, int category, const QString &name, SpaceKind kind, int capacity) {
        Space space;
        space.id = SpaceId(id);
        space.venue = venue;
        space.category = categoryRows.at(category).id;
        space.categoryName = categoryRows.at(category).name;
        space.name = name;
        space.kind = kind;
        space.maxCapacity = capacity;
        space.position = static_cast<int>(spaceRows.size());
        space.version = 1;
        spaceRows.append(space);
    };
    spaceRows.clear();
    for (int court = 1; court <= 4; ++court)
        add(100 + court, 0, QStringLiteral("Court %1").arg(court), SpaceKind::Exclusive, 1);
    add(110, 1, QStringLiteral("Pool, lane 1"), SpaceKind::Quota, 6);
    add(111, 1, QStringLiteral("Pool, lane 2"), SpaceKind::Quota, 6);
    add(120, 2, QStringLiteral("Racket"), SpaceKind::Equipment, 40);
    add(130, 3, QStringLiteral("Coach Lin"), SpaceKind::Instructor, 1);
    spaceRows[0].bufferAfterMinutes = 10;
    spaceRows[3].retired = true;
    spaceRows[4].oneLiveOrder = false;
    ticketTypeRows.clear();
    for (int i = 0; i < names.size(); ++i)
        ticketTypeRows.append(
            {TicketTypeId(200 + i), categoryRows.at(i).id, SpaceId(), QStringLiteral("Adult"), 1, 1, 1, true});
}

Future<QList<Venue>> FakeCatalogGateway::venues()
{
    return answers.give<QList<Venue>>(venueRows);
}

Future<QList<Category>> FakeCatalogGateway::categories(VenueId venue)
{
    QList<Category> found;
    for (const Category &category : std::as_const(categoryRows))
        if (category.venue == venue)
            found << category;
    return answers.give<QList<Category>>(found);
}

Future<QList<Space>> FakeCatalogGateway::spaces(VenueId venue, bool withRetired)
{
    QList<Space> found;
    for (const Space &space : std::as_const(spaceRows))
        if (space.venue == venue && (withRetired || !space.retired))
            found << space;
    return answers.give<QList<Space>>(found);
}

Future<QList<TicketType>> FakeCatalogGateway::ticketTypes(VenueId)
{
    return answers.give<QList<TicketType>>(ticketTypeRows);
}

} // namespace vd::test

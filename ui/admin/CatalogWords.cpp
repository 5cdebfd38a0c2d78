#include "ui/admin/CatalogWords.h"

#include "ui/common/FormatText.h"
#include "ui/common/Icon.h"
#include "ui/common/Theme.h"

namespace vd::ui {

using catalog::Space;
using catalog::SpaceKind;
using catalog::Venue;

namespace {

using Text = std::function<QVariant(const Space &)>;

QVariant mutedWhenRetired(const Space &space)
{
    return space.retired ? QVariant(Theme::color(Token::Disabled)) : QVariant();
}

Column<Space> column(const QString &title, Text display, Text sort = {}, bool figures = false)
{
    return {title, std::move(display), std::move(sort), figures, {}, &mutedWhenRetired, {}};
}

} // namespace

QString CatalogWords::kind(SpaceKind kind)
{
    switch (kind) {
    case SpaceKind::Exclusive:
        return tr("Exclusive");
    case SpaceKind::Quota:
        return tr("Places");
    case SpaceKind::Equipment:
        return tr("Equipment");
    case SpaceKind::Instructor:
        return tr("Instructor");
    }
    return {};
}

QString CatalogWords::kindHint(SpaceKind kind)
{
    switch (kind) {
    case SpaceKind::Exclusive:
        return tr("One party has it for itself: a court, a room.");
    case SpaceKind::Quota:
        return tr("Many parties share its places: a lane, a class, an entry session.");
    case SpaceKind::Equipment:
        return tr("Units to lend: rackets, lockers.");
    case SpaceKind::Instructor:
        return tr("A person one party books: a coach.");
    }
    return {};
}

QString CatalogWords::buffers(const Space &space)
{
    if (space.bufferBeforeMinutes == 0 && space.bufferAfterMinutes == 0)
        return QStringLiteral("–");
    //: minutes kept free before and after a use
    return tr("%1 + %2 min")
        .arg(FormatText::number(space.bufferBeforeMinutes), FormatText::number(space.bufferAfterMinutes));
}

QList<Column<Space>> CatalogWords::spaceColumns()
{
    const auto yes = [](bool value) { return value ? tr("Yes") : QStringLiteral("–"); };
    const auto minutes
        = [](int value) { return value == 0 ? QStringLiteral("–") : FormatText::duration(value * 60LL); };
    return {
        column(tr("Category"), [](const Space &s) { return s.categoryName; }),
        column(tr("Name"), [](const Space &s) { return s.name; }),
        column(tr("Kind"), [](const Space &s) { return kind(s.kind); }),
        column(
            tr("Capacity"), [](const Space &s) { return FormatText::number(s.maxCapacity); },
            [](const Space &s) { return s.maxCapacity; }, true),
        column(
            tr("Buffers"), [](const Space &s) { return buffers(s); },
            [](const Space &s) { return s.bufferBeforeMinutes + s.bufferAfterMinutes; }, true),
        column(
            tr("Entry from"), [minutes](const Space &s) { return minutes(s.entryBeforeMinutes); },
            [](const Space &s) { return s.entryBeforeMinutes; }, true),
        column(tr("One order"), [yes](const Space &s) { return yes(s.oneLiveOrder); }),
        column(tr("Real names"), [yes](const Space &s) { return yes(s.realName); }),
        column(tr("State"), [](const Space &s) { return s.retired ? tr("Retired") : tr("In use"); }),
    };
}

QList<Column<Venue>> CatalogWords::venueColumns()
{
    Column<Venue> name{tr("Name"), [](const Venue &v) { return v.name; }};
    Column<Venue> zone{tr("Time zone"), [](const Venue &v) { return QString::fromLatin1(v.zone.id()); }};
    Column<Venue> currency{tr("Currency"), [](const Venue &v) { return v.currency; }};
    Column<Venue> region{tr("Country"), [](const Venue &v) { return v.region; }};
    Column<Venue> hold{tr("Holds last"), [](const Venue &v) { return FormatText::duration(v.holdMinutes * 60LL); },
        [](const Venue &v) { return v.holdMinutes; }, true};
    Column<Venue> rules{tr("Two-person rules"), [](const Venue &v) { return v.onePerson ? tr("Off") : tr("On"); }};
    return {name, zone, currency, region, hold, rules};
}

} // namespace vd::ui

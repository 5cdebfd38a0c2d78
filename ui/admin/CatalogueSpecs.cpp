#include "ui/admin/CatalogueSpecs.h"

#include "models/catalog/CatalogRules.h"
#include "models/catalog/RecordsController.h"
#include "ui/admin/CatalogWords.h"
#include "ui/admin/RuleWords.h"
#include "ui/common/FormatText.h"
#include "ui/common/Theme.h"

namespace vd::ui {

using catalog::CatalogRules;
using catalog::Record;
using catalog::RecordKind;
using catalog::RecordsController;
using Kind = FieldSpec::Kind;

namespace {

constexpr qint64 farthest = 100'000; // of a position in a list

QString dash()
{
    return QStringLiteral("–");
}

bool isOf(const QJsonObject &values, std::initializer_list<const char *> kinds)
{
    const QString kind = values.value(QLatin1String("kind")).toString();
    return std::any_of(kinds.begin(), kinds.end(), [&kind](const char *each) { return kind == QLatin1String(each); });
}

// Undivided courts other than the space itself, in use.
bool canBePart(const Record &choice, const Record &space)
{
    return choice.id != space.id && isOf(choice.values, {"exclusive"})
        && choice.values.value(QLatin1String("parts")).toArray().isEmpty()
        && !choice.values.value(QLatin1String("retired")).toBool();
}

// Other equipment in use with units of its own.
bool ownsStock(const Record &choice, const Record &space)
{
    return choice.id != space.id && isOf(choice.values, {"equipment"})
        && choice.values.value(QLatin1String("stock_of")).toInteger() == 0
        && !choice.values.value(QLatin1String("retired")).toBool();
}

std::function<QString(const QJsonValue &)> nameOf(const RecordsController &records, RecordKind kind)
{
    return [&records, kind](const QJsonValue &id) {
        const QString name = records.nameOf(kind, id.toInteger());
        return name.isEmpty() ? dash() : name;
    };
}

} // namespace

RecordColumn CatalogueSpecs::column(
    const QString &title, const char *key, std::function<QString(const QJsonValue &)> words, bool figures)
{
    RecordColumn made;
    made.title = title;
    made.figures = figures;
    made.display = [key = QLatin1String(key), words](const Record &record) -> QVariant {
        const QJsonValue value = record.values.value(key);
        if (words)
            return words(value);
        if (value.isDouble())
            return FormatText::number(value.toInteger());
        if (value.isBool())
            return value.toBool() ? tr("Yes") : dash();
        return value.toString().isEmpty() ? dash() : value.toString();
    };
    if (figures)
        made.sort = [key = QLatin1String(key)](const Record &record) { return record.values.value(key).toVariant(); };
    made.foreground = [](const Record &record) {
        const bool retired = record.values.value(QLatin1String("retired")).toBool();
        return retired ? QVariant(Theme::color(Token::Disabled)) : QVariant();
    };
    return made;
}

FieldSpec CatalogueSpecs::name(const char *key, const QString &label, int most)
{
    return {.key = QLatin1String(key), .kind = Kind::Text, .label = label, .most = most};
}

FieldSpec CatalogueSpecs::number(const char *key, const QString &label, qint64 least, qint64 most, qint64 initial)
{
    return {.key = QLatin1String(key),
        .kind = Kind::Number,
        .label = label,
        .least = least,
        .most = most,
        .initial = initial};
}

FieldSpec CatalogueSpecs::maybe(
    const char *key, const QString &label, qint64 least, qint64 most, const QString &whenEmpty)
{
    return {.key = QLatin1String(key),
        .kind = Kind::Number,
        .label = label,
        .optional = true,
        .least = least,
        .most = most,
        .whenEmpty = whenEmpty};
}

FieldSpec CatalogueSpecs::check(const char *key, const QString &label, bool initial)
{
    return {.key = QLatin1String(key), .kind = Kind::Check, .label = label, .initial = initial};
}

FieldSpec CatalogueSpecs::reference(const char *key, RecordKind of, const QString &label, const QString &whenEmpty)
{
    return {.key = QLatin1String(key),
        .kind = Kind::Reference,
        .label = label,
        .optional = true,
        .whenEmpty = whenEmpty,
        .of = of};
}

FieldSpec CatalogueSpecs::choice(const char *key, const QString &label, const QList<FieldSpec::Word> &words)
{
    return {.key = QLatin1String(key),
        .kind = Kind::Choice,
        .label = label,
        .initial = words.first().value,
        .words = words};
}

FieldSpec CatalogueSpecs::beside(FieldSpec spec)
{
    spec.beside = true;
    return spec;
}

RecordSpec CatalogueSpecs::organization()
{
    return {.kind = RecordKind::Organization,
        .page = QStringLiteral("organizationPage"),
        .icon = QStringLiteral("server"),
        .title = tr("Organization"),
        .showText = tr("Show the organization"),
        .newText = {},
        .about = {},
        .fields = {name("name", tr("&Name"), 200)},
        .columns = {column(tr("Name"), "name")},
        .widths = {240},
        .words = &CatalogWords::organization,
        .wordsCaption = tr("What belongs to it"),
        .single = true};
}

RecordSpec CatalogueSpecs::venues(const RecordsController &records)
{
    const auto search = [](const char *key, const QString &label, const QStringList &known, const char *unknown) {
        return FieldSpec{.key = QLatin1String(key),
            .kind = Kind::Search,
            .label = label,
            .known = known,
            .unknown = QLatin1String(unknown)};
    };
    FieldSpec region = beside(search("region", tr("C&ountry (ISO 3166)"), CatalogRules::regions(), "region_invalid"));
    region.hint = tr("Phone numbers are read by it.");
    FieldSpec currency = search("currency", tr("&Currency (ISO 4217)"), CatalogRules::currencies(), "currency_invalid");
    currency.hint = tr("Fixed once there are orders.");
    FieldSpec onePerson = check("one_person", tr("One person runs this venue"));
    onePerson.hint = tr("Two-person rules are off then, and every report says so.");
    const auto own = [](const Record &, const Record &venue) { return venue.id != 0; };
    FieldSpec policy = reference("policy_id", RecordKind::Policy, tr("&Policy unless another is set"), tr("As it is"));
    FieldSpec prices
        = reference("price_list_id", RecordKind::PriceList, tr("Price &list of new slots"), tr("As it is"));
    policy.fits = prices.fits = own;
    policy.whenNew = prices.whenNew = tr("“Standard”, made with the venue");
    return {.kind = RecordKind::Venue,
        .page = QStringLiteral("venuesPage"),
        .icon = QStringLiteral("admin"),
        .title = tr("Venues"),
        .showText = tr("Show the venues"),
        .newText = tr("New venue"),
        .about = tr("Ask an administrator to add you to one."),
        .fields = {name("name", tr("&Name"), 200),
            search("zone", tr("Time &zone (IANA)"), CatalogRules::zones(), "zone_unknown"), currency, region,
            number("hold_minutes", tr("A &hold lasts, minutes"), 1, 1440, 15), onePerson,
            {.key = QStringLiteral("opening_hours"),
                .kind = Kind::Hours,
                .label = tr("Opening hours"),
                .hint = tr("Several stretches a day are separated by commas; the last may end after midnight."),
                .whenEmpty = tr("closed")},
            policy, prices},
        .columns = {column(tr("Name"), "name"), column(tr("Time zone"), "zone"), column(tr("Currency"), "currency"),
            column(tr("Country"), "region"),
            column(
                tr("Holds last"), "hold_minutes",
                [](const QJsonValue &minutes) { return FormatText::duration(minutes.toInteger() * 60); }, true),
            column(tr("Price list"), "price_list_id", nameOf(records, RecordKind::PriceList)),
            column(tr("Two-person rules"), "one_person",
                [](const QJsonValue &off) { return off.toBool() ? tr("Off") : tr("On"); })},
        .widths = {200, 128, 80, 76, 90, 100, 120},
        .spare = {3, 5}};
}

RecordSpec CatalogueSpecs::categories()
{
    return {.kind = RecordKind::Category,
        .page = QStringLiteral("categoriesPage"),
        .icon = QStringLiteral("folder"),
        .title = tr("Categories"),
        .showText = tr("Show the categories"),
        .newText = tr("New category"),
        .about = tr("Categories group spaces on the board and share ticket types: badminton, pool, rental."),
        .fields = {name("name", tr("&Name"), 120), number("position", tr("&Place on the board"), 0, farthest, 0)},
        .columns = {column(tr("Place"), "position", {}, true), column(tr("Name"), "name")},
        .widths = {90, 260}};
}

QList<FieldSpec> CatalogueSpecs::spaceFields()
{
    const auto claims = [](const QJsonObject &values) { return isOf(values, {"exclusive", "instructor"}); };
    FieldSpec kind = choice("kind", tr("&Kind"),
        {{QStringLiteral("exclusive"), tr("Exclusive: one party has it for itself")},
            {QStringLiteral("quota"), tr("Places: many parties share it")},
            {QStringLiteral("equipment"), tr("Equipment: units to lend")},
            {QStringLiteral("instructor"), tr("Instructor: a person one party books")}});
    kind.fixedOnceStored = true;
    FieldSpec category = reference("category_id", RecordKind::Category, tr("&Category"), tr("Choose a category"));
    category.optional = false;
    category.unknown = QStringLiteral("category_required");
    FieldSpec capacity = number("max_capacity", tr("&Most places or units"), 1, CatalogRules::largestCapacity, 1);
    capacity.asked = [claims](const QJsonObject &values) { return !claims(values); };
    FieldSpec parts{.key = QStringLiteral("parts"),
        .kind = Kind::References,
        .label = tr("Made of"),
        .hint = tr("Selling it takes all its parts, and each part sold takes it. None: it is one thing."),
        .of = RecordKind::Space,
        .fits = canBePart};
    parts.asked = [](const QJsonObject &values) { return isOf(values, {"exclusive"}); };
    FieldSpec hours{.key = QStringLiteral("hours"),
        .kind = Kind::Hours,
        .label = tr("Hours of its own"),
        .hint = tr("A coach's working hours, or when this can be had at all. All empty: whenever the venue is open."),
        .whenEmpty = tr("closed"),
        .whenAllEmpty = tr("as the venue")};
    FieldSpec stock = reference("stock_of", RecordKind::Space, tr("Lent from the stoc&k of"), tr("Units of its own"));
    stock.hint = tr("To lend the same units by the hour and by the day: together never more than there are.");
    stock.fits = ownsStock;
    stock.asked = [](const QJsonObject &values) { return isOf(values, {"equipment"}); };
    FieldSpec release = maybe("release_days", tr("On sale, days &ahead"), 0, 3660, tr("at once"));
    FieldSpec at = beside({.key = QStringLiteral("release_time"),
        .kind = Kind::Time,
        .label = tr("at this &time"),
        .optional = true,
        .whenEmpty = QStringLiteral("00:00")});
    return {name("name", tr("&Name"), 120), category, kind, capacity, parts, stock, hours,
        number("buffer_before_minutes", tr("Free &before, minutes"), 0, 1440, 0),
        beside(number("buffer_after_minutes", tr("Free a&fter, minutes"), 0, 1440, 0)),
        number("entry_before_minutes", tr("&Entry before start, minutes"), 0, 1440, 30),
        beside(number("entry_after_end_minutes", tr("Entry after end, minutes"), 0, 1440, 0)), release, at,
        number("sale_ends_before_minutes", tr("Sale ends before the start, minutes"), 0, 1440, 0),
        check("one_live_order", tr("One live order per customer and slot"), true),
        check("real_name", tr("Real names: each place names a document")),
        reference("policy_id", RecordKind::Policy, tr("&Policy"), tr("As the venue's")),
        number("position", tr("Place on the board"), 0, farthest, 0), check("retired", tr("Retired: offered no more"))};
}

RecordSpec CatalogueSpecs::spaces(const RecordsController &records)
{
    return {.kind = RecordKind::Space,
        .page = QStringLiteral("spacesPage"),
        .icon = QStringLiteral("list"),
        .title = tr("Spaces"),
        .showText = tr("Show the spaces"),
        .newText = tr("New space"),
        .about = tr("Courts, lanes, rooms, rental items and coaches are listed here. Make the first one, then generate "
                    "its slots."),
        .fields = spaceFields(),
        .columns
        = {column(tr("Category"), "category_id", nameOf(records, RecordKind::Category)), column(tr("Name"), "name"),
            column(tr("Kind"), "kind", [](const QJsonValue &kind) { return CatalogWords::kind(kind.toString()); }),
            column(tr("Capacity"), "max_capacity", {}, true),
            column(
                tr("Parts"), "parts",
                [](const QJsonValue &parts) {
                    return parts.toArray().isEmpty() ? dash() : FormatText::number(parts.toArray().size());
                },
                true),
            column(tr("Sale opens"), "release_days",
                [](const QJsonValue &days) {
                    return days.isDouble() ? tr("%n day(s) ahead", nullptr, days.toInt()) : tr("At once");
                }),
            column(tr("Real names"), "real_name"),
            column(tr("State"), "retired",
                [](const QJsonValue &retired) { return retired.toBool() ? tr("Retired") : tr("In use"); })},
        .widths = {112, 142, 88, 78, 58, 116, 90, 80},
        .spare = {6, 4, 5},
        .words = &RuleWords::saleWindow,
        .example = true};
}

RecordSpec CatalogueSpecs::ticketTypes(const RecordsController &records)
{
    const auto moment = [](const char *key, const QString &label) {
        return FieldSpec{.key = QLatin1String(key),
            .kind = Kind::Moment,
            .label = label,
            .optional = true,
            .whenEmpty = QStringLiteral("2026-12-05 09:00")};
    };
    FieldSpec category
        = reference("category_id", RecordKind::Category, tr("Sold in the &category"), tr("One space only"));
    category.fixedOnceStored = true;
    FieldSpec space = reference("space_id", RecordKind::Space, tr("Sold in the &space"), tr("Choose a space"));
    space.fixedOnceStored = true;
    space.asked = [](const QJsonObject &values) { return values.value(QLatin1String("category_id")).toInteger() == 0; };
    FieldSpec quota = maybe("quota", tr("Own &quota in a slot, places"), 1, 1'000'000, tr("none"));
    quota.hint = tr("For early birds: 20 of 200. Slots to come take it.");
    FieldSpec codes = beside(number("codes", tr("Entry c&odes it yields"), 0, 100, 1));
    codes.hint = tr("0: nothing to scan.");
    return {.kind = RecordKind::TicketType,
        .page = QStringLiteral("ticketTypesPage"),
        .icon = QStringLiteral("ticket"),
        .title = tr("Ticket types"),
        .showText = tr("Show the ticket types"),
        .newText = tr("New ticket type"),
        .about = tr("Adult, child, family, court hour, early bird: what is sold in a category or in one space, each "
                    "with a price of its own."),
        .fields
        = {name("name", tr("&Name"), 120), category, space, number("places", tr("&Places it takes"), 1, 1000, 1), codes,
            number("party", tr("People one code lets in"), 1, 1000, 1), quota, moment("sale_from", tr("Sold &from")),
            beside(moment("sale_until", tr("Sold &until"))),
            check("is_default", tr("Sold unless another is asked for")),
            check("reentry", tr("May leave and come in again")),
            reference("policy_id", RecordKind::Policy, tr("Polic&y"), tr("As the space's")),
            number("position", tr("Place in the list"), 0, farthest, 0), check("retired", tr("Retired: sold no more"))},
        .columns = {RecordColumn{tr("Sold in"),
                        [&records](const Record &record) -> QVariant {
                            const QString spaceName = records.nameOf(
                                RecordKind::Space, record.values.value(QLatin1String("space_id")).toInteger());
                            return spaceName.isEmpty() ? records.nameOf(RecordKind::Category,
                                       record.values.value(QLatin1String("category_id")).toInteger())
                                                       : spaceName;
                        }},
            column(tr("Name"), "name"), column(tr("Places"), "places", {}, true),
            column(tr("Codes"), "codes", {}, true), column(tr("Quota"), "quota", {}, true),
            column(tr("Default"), "is_default"),
            column(tr("Policy"), "policy_id", nameOf(records, RecordKind::Policy))},
        .widths = {150, 170, 72, 72, 72, 80, 120}};
}

RecordSpec CatalogueSpecs::activities()
{
    const auto moment = [](const char *key, const QString &label) {
        return FieldSpec{.key = QLatin1String(key),
            .kind = Kind::Moment,
            .label = label,
            .optional = true,
            .whenEmpty = QStringLiteral("2026-12-05 09:00")};
    };
    FieldSpec from = moment("on_sale_from", tr("On sale &from"));
    from.hint = tr("It is put on and off sale under When › Programme.");
    return {.kind = RecordKind::Activity,
        .page = QStringLiteral("activitiesPage"),
        .icon = QStringLiteral("image"),
        .title = tr("Activities"),
        .showText = tr("Show the activities"),
        .newText = tr("New activity"),
        .about = tr("Programmes and exhibitions with a title, a description and a poster; they group slots. They are "
                    "put on sale under When › Programme."),
        .fields = {name("title", tr("&Title"), 200),
            {.key = QStringLiteral("description"), .kind = Kind::LongText, .label = tr("&Description"), .most = 10000},
            {.key = QStringLiteral("poster"), .kind = Kind::Poster, .label = tr("Poster")}, from,
            beside(moment("on_sale_until", tr("On sale &until")))},
        .columns = {column(tr("Title"), "title"),
            column(tr("State"), "state",
                [](const QJsonValue &state) { return CatalogWords::activityState(state.toString()); }),
            column(tr("Poster"), "poster_bytes",
                [](const QJsonValue &bytes) { return bytes.toInteger() > 0 ? tr("Yes") : dash(); })},
        .widths = {280, 110, 80}};
}

} // namespace vd::ui

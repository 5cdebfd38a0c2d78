#include "db/gateways/CustomerJson.h"

#include "db/gateways/JsonFields.h"
#include "models/customers/SearchKeys.h"

#include <optional>

namespace vd::db {

namespace {

using customers::SearchKeys;

void insertKeys(QJsonObject &json, const QString &name, const QString &phoneTyped, const QString &phoneE164)
{
    QJsonArray digits;
    QJsonArray names;
    for (const SearchKeys::Key &key : SearchKeys::forCustomer(name, phoneTyped, phoneE164))
        (key.kind == SearchKeys::Kind::Digits ? digits : names) << key.text;
    json.insert(QStringLiteral("digits_keys"), digits);
    json.insert(QStringLiteral("name_keys"), names);
}

} // namespace

Result<customers::Customer> customerFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("customer"));
    customers::Customer customer;
    customer.id = f.id<CustomerId>("id");
    customer.name = f.text("name");
    customer.phoneTyped = f.text("phone_typed");
    customer.phoneE164 = f.text("phone_e164");
    customer.note = f.text("note");
    customer.visits = f.integer("visits");
    customer.orders = f.integer("orders");
    customer.noShows = f.integer("no_shows");
    customer.lastVisit = f.instant("last_visit");
    customer.version = f.integer("version");
    return f.finish(std::move(customer));
}

QJsonObject customerJson(const customers::Customer &customer)
{
    QJsonObject json{
        {QStringLiteral("id"), qint64(customer.id.value())},
        {QStringLiteral("name"), customer.name},
        {QStringLiteral("phone_typed"), customer.phoneTyped},
        {QStringLiteral("phone_e164"), customer.phoneE164},
        {QStringLiteral("note"), customer.note},
        {QStringLiteral("version"), customer.version},
    };
    insertKeys(json, customer.name, customer.phoneTyped, customer.phoneE164);
    return json;
}

QJsonObject newCustomerJson(const customers::NewCustomer &customer)
{
    QJsonObject json{
        {QStringLiteral("name"), customer.name},
        {QStringLiteral("phone_typed"), customer.phoneTyped},
        {QStringLiteral("phone_e164"), customer.phoneE164},
    };
    insertKeys(json, customer.name, customer.phoneTyped, customer.phoneE164);
    return json;
}

Params searchParams(VenueId venue, const QString &typed, int limit)
{
    const SearchKeys::Query query = SearchKeys::forSearch(typed);
    std::optional<QString> digits;
    std::optional<QString> names;
    // Keys hold no blanks, so the words of a name travel separated by one.
    if (!query.isEmpty())
        (query.kind == SearchKeys::Kind::Digits ? digits : names) = query.texts.join(QLatin1Char(' '));
    return Params::of(venue, typed.trimmed(), digits, names, limit);
}

} // namespace vd::db

#include "tests/support/fakes/FakeCustomersGateway.h"

#include "models/customers/PhoneNumber.h"
#include "models/customers/SearchKeys.h"

#include <algorithm>

namespace vd::test {

using customers::Customer;
using customers::SearchKeys;

namespace {

bool fits(const Customer &customer, const SearchKeys::Query &query)
{
    const QList<SearchKeys::Key> keys = SearchKeys::forCustomer(customer.name, customer.phoneTyped, customer.phoneE164);
    return !query.isEmpty() && std::all_of(query.texts.cbegin(), query.texts.cend(), [&](const QString &text) {
        return std::any_of(keys.cbegin(), keys.cend(),
            [&](const SearchKeys::Key &key) { return key.kind == query.kind && key.text.startsWith(text); });
    });
}

} // namespace

Future<QList<Customer>> FakeCustomersGateway::find(VenueId, const QString &typed, int limit)
{
    finds.append(typed);
    const SearchKeys::Query query = SearchKeys::forSearch(typed);
    QList<Customer> found;
    for (const Customer &customer : std::as_const(customers)) {
        if (fits(customer, query))
            found.append(customer);
    }
    return answers.give<QList<Customer>>(found.mid(0, limit));
}

Future<Customer> FakeCustomersGateway::customer(VenueId, CustomerId id)
{
    for (const Customer &customer : std::as_const(customers)) {
        if (customer.id == id)
            return answers.give<Customer>(customer);
    }
    return answers.give<Customer>(fail(Fault::Missing, QStringLiteral("unknown_customer")));
}

Future<Customer> FakeCustomersGateway::save(const QUuid &, VenueId, const Customer &customer)
{
    Customer saved = customer;
    if (!saved.id.isValid())
        saved.id = CustomerId(customers.size() + 1);
    customers.append(saved);
    return answers.give<Customer>(saved);
}

Customer &FakeCustomersGateway::add(const QString &name, const QString &phone, int visits, int noShows)
{
    Customer customer;
    customer.id = CustomerId(customers.size() + 1);
    customer.name = name;
    customer.phoneTyped = phone;
    customer.phoneE164
        = customers::PhoneNumber::parse(phone, QStringLiteral("CN")).value_or(customers::PhoneNumber()).e164();
    customer.visits = visits;
    customer.orders = visits + noShows;
    customer.noShows = noShows;
    customer.version = 1;
    customers.append(customer);
    return customers.back();
}

Future<customers::MergePreview> FakeCustomersGateway::mergePreview(VenueId, CustomerId, CustomerId)
{
    return answers.give<customers::MergePreview>(preview);
}

Future<Customer> FakeCustomersGateway::merge(const QUuid &, VenueId, CustomerId keep, CustomerId merge)
{
    if (answers.error)
        return answers.give<Customer>(Customer{});
    if (!preview.conflictSpace.isEmpty())
        return answers.give<Customer>(fail(
            Fault::Conflict, QStringLiteral("merge_conflict"), {{QStringLiteral("space"), preview.conflictSpace}}));
    merged.append({keep, merge});
    customers.removeIf([merge](const Customer &customer) { return customer.id == merge; });
    for (const Customer &customer : std::as_const(customers)) {
        if (customer.id == keep)
            return answers.give<Customer>(customer);
    }
    return answers.give<Customer>(fail(Fault::Missing, QStringLiteral("unknown_customer")));
}

} // namespace vd::test

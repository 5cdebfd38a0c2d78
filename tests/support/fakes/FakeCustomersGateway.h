#pragma once

#include "models/customers/CustomersGateway.h"
#include "tests/support/fakes/Answers.h"

namespace vd::test {

/// Customers in memory, found by the keys the product makes.
class FakeCustomersGateway final : public customers::CustomersGateway
{
public:
    Future<QList<customers::Customer>> find(VenueId venue, const QString &typed, int limit) override;
    Future<customers::Customer> customer(VenueId venue, CustomerId id) override;
    Future<customers::Customer> save(const QUuid &request, VenueId venue, const customers::Customer &customer) override;

    Future<customers::MergePreview> mergePreview(VenueId venue, CustomerId keep, CustomerId merge) override;
    Future<customers::Customer> merge(const QUuid &request, VenueId venue, CustomerId keep, CustomerId merge) override;

    customers::Customer &add(const QString &name, const QString &phone, int visits = 0, int noShows = 0);

    Answers answers;
    QList<customers::Customer> customers;
    customers::MergePreview preview; ///< What mergePreview answers.
    QList<QPair<CustomerId, CustomerId>> merged; ///< Kept and merged, in order.
    QStringList finds; ///< Every text searched for, in order.
};

} // namespace vd::test

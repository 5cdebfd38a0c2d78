#pragma once

#include "models/customers/CustomersGateway.h"

namespace vd::db {

class Lane;

/// Customers through the doors of schema api; searches run on the reports lane so that no booking waits behind them.
class PgCustomersGateway final : public customers::CustomersGateway
{
public:
    PgCustomersGateway(Lane &interactive, Lane &reports)
        : m_lane(interactive)
        , m_reports(reports)
    {
    }

    Future<QList<customers::Customer>> find(VenueId venue, const QString &typed, int limit) override;
    Future<customers::Customer> customer(VenueId venue, CustomerId id) override;
    Future<customers::Customer> save(const QUuid &request, VenueId venue, const customers::Customer &customer) override;
    Future<customers::MergePreview> mergePreview(VenueId venue, CustomerId keep, CustomerId merge) override;
    Future<customers::Customer> merge(const QUuid &request, VenueId venue, CustomerId keep, CustomerId merge) override;

private:
    Lane &m_lane;
    Lane &m_reports;
};

} // namespace vd::db

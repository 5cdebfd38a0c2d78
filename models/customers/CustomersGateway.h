#pragma once

#include "models/base/Result.h"
#include "models/customers/Customer.h"
#include "models/customers/MergePreview.h"

#include <QList>
#include <QUuid>

namespace vd::customers {

class CustomersGateway
{
public:
    virtual ~CustomersGateway() = default;

    /// Customers of the venue matching any digits of the number (four or more, or the last four) or any part of the
    /// name: characters, words, pinyin or initials. Best matches first, at most limit.
    virtual Future<QList<Customer>> find(VenueId venue, const QString &typed, int limit = 20) = 0;
    virtual Future<Customer> customer(VenueId venue, CustomerId id) = 0;
    /// Leads. Errors: merge_same, unknown_customer.
    virtual Future<MergePreview> mergePreview(VenueId venue, CustomerId keep, CustomerId merge) = 0;
    /// Leads: everything of the second becomes the first's, for good. Answers the first. Errors: merge_same,
    /// merge_conflict{space, starts_at}, unknown_customer.
    virtual Future<Customer> merge(const QUuid &request, VenueId venue, CustomerId keep, CustomerId merge) = 0;
    /// Creates (id 0) or changes a profile. Errors: name_required, name_too_long, phone_invalid, stale (Conflict).
    virtual Future<Customer> save(const QUuid &request, VenueId venue, const Customer &customer) = 0;
};

} // namespace vd::customers

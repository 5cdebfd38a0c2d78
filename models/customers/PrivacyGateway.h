#pragma once

#include "models/base/Id.h"
#include "models/base/Result.h"

#include <QJsonObject>
#include <QUuid>

#include <optional>

namespace vd::customers {

/// One batch of the retention run.
struct RetentionBatch
{
    int customers = 0; ///< Forgotten.
    int documents = 0; ///< Taken off places.
    CustomerId last; ///< Where the next batch goes on.
    bool more = false;
};

/// What keeping a venue's people so many days would forget now.
struct RetentionPreview
{
    qint64 known = 0; ///< All customers the venue has.
    qint64 customers = 0;
    qint64 documents = 0; ///< Of places.
    friend bool operator==(const RetentionPreview &, const RetentionPreview &) = default;
};

/// How long people's data is kept, and what a person may ask of it.
class PrivacyGateway
{
public:
    virtual ~PrivacyGateway() = default;

    /// Days after the last business at the venue; none: for good. Administrator, auditor.
    virtual Future<std::optional<int>> keepDays(VenueId venue) = 0;
    /// Errors: keep_days_invalid{least,most}, stale (Conflict).
    virtual Future<Done> setKeepDays(const QUuid &request, VenueId venue, std::optional<int> days) = 0;
    /// Changes nothing. Administrator, auditor. Error: keep_days_invalid{least,most}.
    virtual Future<RetentionPreview> preview(VenueId venue, std::optional<int> days) = 0;
    /// One batch for all venues, each by its own setting. Service, administrator.
    virtual Future<RetentionBatch> retain(CustomerId after, int limit) = 0;

    /// Lead: everything about a customer as the server tells it, documents sealed; audited.
    virtual Future<QJsonObject> exportCustomer(const QUuid &request, VenueId venue, CustomerId customer) = 0;
    /// Lead: forgets who a customer is. Errors: customer_has_business{orders}, unknown_customer.
    virtual Future<Done> eraseCustomer(const QUuid &request, VenueId venue, CustomerId customer) = 0;
};

} // namespace vd::customers

#pragma once

#include "models/base/WhenDone.h"
#include "models/customers/PrivacyGateway.h"

namespace vd::test {

/// Tells and forgets what it is given.
class FakePrivacyGateway final : public customers::PrivacyGateway
{
public:
    Future<std::optional<int>> keepDays(VenueId) override { return ready<std::optional<int>>(days); }
    Future<Done> setKeepDays(const QUuid &, VenueId, std::optional<int> wanted) override
    {
        days = wanted;
        return ready<Done>(Done{});
    }
    Future<customers::RetentionPreview> preview(VenueId, std::optional<int> wanted) override
    {
        if (wanted && *wanted < 30)
            return ready<customers::RetentionPreview>(fail(Fault::Rule, QStringLiteral("keep_days_invalid"),
                {{QStringLiteral("least"), 30}, {QStringLiteral("most"), 36500}}));
        return ready<customers::RetentionPreview>(wanted ? counts : customers::RetentionPreview{counts.known, 0, 0});
    }
    Future<customers::RetentionBatch> retain(CustomerId, int) override
    {
        return ready<customers::RetentionBatch>(batches.isEmpty() ? customers::RetentionBatch() : batches.takeFirst());
    }
    Future<QJsonObject> exportCustomer(const QUuid &, VenueId, CustomerId customer) override
    {
        asked << customer;
        return ready<QJsonObject>(everything);
    }
    Future<Done> eraseCustomer(const QUuid &request, VenueId, CustomerId customer) override
    {
        requests << request;
        if (refusal)
            return ready<Done>(tl::unexpected<Error>(*refusal));
        erased << customer;
        return ready<Done>(Done{});
    }

    std::optional<int> days;
    customers::RetentionPreview counts;
    QList<customers::RetentionBatch> batches;
    QJsonObject everything;
    std::optional<Error> refusal;
    QList<CustomerId> asked;
    QList<CustomerId> erased;
    QList<QUuid> requests;
};

} // namespace vd::test

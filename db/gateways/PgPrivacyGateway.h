#pragma once

#include "models/customers/PrivacyGateway.h"

namespace vd::db {

class Lane;

/// customers::PrivacyGateway over one lane; the reports lane where somebody works beside it.
class PgPrivacyGateway final : public customers::PrivacyGateway
{
public:
    explicit PgPrivacyGateway(Lane &lane)
        : m_lane(lane)
    {
    }

    Future<std::optional<int>> keepDays(VenueId venue) override;
    Future<Done> setKeepDays(const QUuid &request, VenueId venue, std::optional<int> days) override;
    Future<customers::RetentionPreview> preview(VenueId venue, std::optional<int> days) override;
    Future<customers::RetentionBatch> retain(CustomerId after, int limit) override;
    Future<QJsonObject> exportCustomer(const QUuid &request, VenueId venue, CustomerId customer) override;
    Future<Done> eraseCustomer(const QUuid &request, VenueId venue, CustomerId customer) override;

private:
    Lane &m_lane;
};

} // namespace vd::db

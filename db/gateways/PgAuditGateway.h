#pragma once

#include "models/operators/AuditGateway.h"

namespace vd::db {

class Lane;

/// The audit through the doors of schema api.
class PgAuditGateway final : public operators::AuditGateway
{
public:
    /// Reads go over the reports lane: nobody who books waits for them.
    explicit PgAuditGateway(Lane &reports)
        : m_lane(reports)
    {
    }

    Future<QList<operators::AuditEntry>> entries(
        VenueId venue, const operators::AuditFilter &filter, qint64 before, int limit) override;
    Future<QString> recordExport(VenueId venue, const QString &what, int rows) override;
    Future<QString> head(VenueId venue) override;

private:
    Lane &m_lane;
};

} // namespace vd::db

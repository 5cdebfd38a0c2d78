#pragma once

#include "db/client/Lane.h"
#include "models/operators/ApprovalGateway.h"

#include <memory>

namespace vd::db {

/// Approvals through api.approve, each on a connection opened for it as the person who signs.
class PgApprovalGateway final : public operators::ApprovalGateway
{
public:
    /// The desk's own connection; another person signs in at the same server.
    explicit PgApprovalGateway(const ConnectionSettings &settings)
        : m_settings(settings)
    {
    }

    Future<operators::Approval> approve(const QUuid &request, const QString &login, const QString &password,
        const operators::ApprovalRequest &what) override;

private:
    ConnectionSettings m_settings;
    std::unique_ptr<Lane> m_lane; // of the last approval; its connection is closed with its answer
};

} // namespace vd::db

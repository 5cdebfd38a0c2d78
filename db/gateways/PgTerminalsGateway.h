#pragma once

#include "models/operators/TerminalsGateway.h"

namespace vd::db {

class Lane;

/// Terminals through the doors of schema api.
class PgTerminalsGateway final : public operators::TerminalsGateway
{
public:
    explicit PgTerminalsGateway(Lane &lane)
        : m_lane(lane)
    {
    }

    Future<QList<operators::Terminal>> terminals(VenueId venue) override;
    Future<TerminalId> registerTerminal(
        VenueId venue, const QString &name, const QByteArray &keyId, const QByteArray &publicKey) override;
    Future<Done> revoke(const QUuid &request, VenueId venue, TerminalId terminal, const QString &reason) override;

private:
    Lane &m_lane;
};

} // namespace vd::db

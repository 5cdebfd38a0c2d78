#pragma once

#include "models/operators/OperatorsGateway.h"

namespace vd::db {

class Lane;

/// The operators through the doors of schema api.
class PgOperatorsGateway final : public operators::OperatorsGateway
{
public:
    explicit PgOperatorsGateway(Lane &lane)
        : m_lane(lane)
    {
    }

    Future<QList<operators::Operator>> operators() override;
    Future<operators::Operator> save(
        const QUuid &request, const operators::Operator &person, const QString &oneTimePassword) override;
    Future<operators::Operator> resetPassword(
        const QUuid &request, const QString &login, const QString &oneTimePassword) override;
    Future<operators::Operator> setDisabled(const QUuid &request, const QString &login, bool disabled) override;
    Future<operators::Operator> decide(const QUuid &request, ProposalId proposal, bool approve) override;

private:
    Lane &m_lane;
};

} // namespace vd::db

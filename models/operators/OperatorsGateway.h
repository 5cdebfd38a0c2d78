#pragma once

#include "models/base/Result.h"
#include "models/operators/Operator.h"

#include <QUuid>

namespace vd::operators {

/// The people who sign in, for administrators; the server refuses everybody else. What one administrator may not do
/// alone (money roles, the administrator's role, the password of one who holds them) comes back as a waiting proposal
/// of the operator. Passwords leave this computer as SCRAM-SHA-256 verifiers only.
class OperatorsGateway
{
public:
    OperatorsGateway() = default;
    OperatorsGateway(const OperatorsGateway &) = delete;
    OperatorsGateway &operator=(const OperatorsGateway &) = delete;
    virtual ~OperatorsGateway() = default;

    /// Those of the administrator's venues and those of none, by name.
    virtual Future<QList<Operator>> operators() = 0;
    /// Makes (id 0, with a one-time password) or changes an operator. Errors: name_required, login_invalid,
    /// login_taken, roles_required, venues_required, operator_of_other_venues, last_administrator, stale (Conflict).
    virtual Future<Operator> save(const QUuid &request, const Operator &person, const QString &oneTimePassword) = 0;
    /// Gives somebody else a one-time password. Errors: own_password, operator_of_other_venues.
    virtual Future<Operator> resetPassword(const QUuid &request, const QString &login, const QString &oneTimePassword)
        = 0;
    /// Shuts somebody else out, ending the open sessions, or lets them in again. Errors: own_account,
    /// last_administrator.
    virtual Future<Operator> setDisabled(const QUuid &request, const QString &login, bool disabled) = 0;
    /// Errors: own_proposal, proposal_expired, proposal_decided{decided_by}, proposal_outdated (Conflict).
    virtual Future<Operator> decide(const QUuid &request, ProposalId proposal, bool approve) = 0;
};

} // namespace vd::operators

#pragma once

#include "models/base/Id.h"
#include "models/operators/Role.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace vd {
using ProposalId = Id<struct ProposalTag>;
}

namespace vd::operators {

/// What one administrator asked for and another decides.
struct Proposal
{
    enum class Kind {
        Rights, ///< The roles and venues the operator is to have.
        Password, ///< A one-time password.
        Enable ///< Letting a disabled operator in again.
    };
    ProposalId id;
    Kind kind = Kind::Rights;
    Roles roles;
    QList<VenueId> venues;
    QString askedBy; ///< A login.
    QDateTime askedAt; ///< UTC.
    QDateTime expiresAt; ///< UTC; nobody is asked any more then.
    bool own = false; ///< Asked for by the person signed in, who may only withdraw it.

    friend bool operator==(const Proposal &, const Proposal &) = default;
};

/// A person who signs in, as an administrator sees it.
struct Operator
{
    OperatorId id; ///< 0 for a new one.
    QString login; ///< Stays as it was made.
    QString displayName;
    Roles roles;
    QList<VenueId> venues; ///< Of the administrator's own; see manageable for others.
    bool manageable = true; ///< False when the person also works where the administrator does not.
    bool own = false; ///< The person signed in.
    bool disabled = false;
    bool mustChangePassword = false; ///< Holds a one-time password.
    QDateTime lastSignInAt; ///< UTC; invalid for never.
    int version = 0;
    QList<Proposal> proposals; ///< Those that wait.

    friend bool operator==(const Operator &, const Operator &) = default;
};

} // namespace vd::operators

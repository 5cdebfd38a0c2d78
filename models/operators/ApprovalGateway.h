#pragma once

#include "models/base/Id.h"
#include "models/base/Result.h"

#include <QDateTime>
#include <QJsonObject>
#include <QString>
#include <QUuid>

namespace vd::operators {

/// What a second person is asked to sign. A door that needs it refuses with approval_needed{action, subject, role, …};
/// action and subject are handed on as they came.
struct ApprovalRequest
{
    VenueId venue;
    QString askedBy; ///< The login that will carry the action out.
    QString action;
    QJsonObject subject;
    QString reason; ///< 1 to 400 characters.
};

/// A signature: good once, for that login, that action and exactly that subject, until it expires. The door takes it
/// in its options as "approval".
struct Approval
{
    qint64 id = 0;
    QDateTime expiresAt; ///< UTC.
};

/// Lets a lead (or an administrator) sign one action at somebody else's desk.
class ApprovalGateway
{
public:
    ApprovalGateway() = default;
    ApprovalGateway(const ApprovalGateway &) = delete;
    ApprovalGateway &operator=(const ApprovalGateway &) = delete;
    virtual ~ApprovalGateway() = default;

    /// Signs in as that person on a connection of its own, signs, and ends the connection; the desk's own session goes
    /// on untouched. Errors: wrong_credentials, not_allowed, approval_own (Denied), unknown_operator (Missing),
    /// reason_required, approval_action_unknown, offline.
    [[nodiscard]] virtual Future<Approval> approve(
        const QUuid &request, const QString &login, const QString &password, const ApprovalRequest &what)
        = 0;
};

} // namespace vd::operators

#include "models/operators/ApprovalController.h"

#include "models/base/WhenDone.h"

namespace vd::operators {

ApprovalController::ApprovalController(const Gateways &gateways, const ApprovalRequest &what, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
    , m_what(what)
{
}

void ApprovalController::sign(const QString &login, const QString &password, const QString &reason)
{
    if (m_busy)
        return;
    setBusy(true);
    m_what.reason = reason;
    const QUuid key = m_key.keyFor(login.toUtf8() + ' ' + reason.toUtf8());
    whenDone(
        m_gateways.approvals->approve(key, login, password, m_what), this, [this](const Result<Approval> &approval) {
            setBusy(false);
            if (!approval) {
                Q_EMIT failed(approval.error());
                return;
            }
            m_key.done();
            Q_EMIT given(approval->id);
        });
}

void ApprovalController::setBusy(bool busy)
{
    m_busy = busy;
    Q_EMIT busyChanged();
}

} // namespace vd::operators

#pragma once

#include "models/base/Gateways.h"
#include "models/base/RequestKey.h"
#include "models/operators/ApprovalGateway.h"

#include <QObject>

namespace vd::operators {

/// One action that a second person signs at this desk. The password is used for the one call and kept nowhere.
class ApprovalController : public QObject
{
    Q_OBJECT

public:
    ApprovalController(const Gateways &gateways, const ApprovalRequest &what, QObject *parent = nullptr);

    [[nodiscard]] const ApprovalRequest &what() const { return m_what; }
    [[nodiscard]] bool isBusy() const { return m_busy; }
    void sign(const QString &login, const QString &password, const QString &reason);

Q_SIGNALS:
    void busyChanged();
    void given(qint64 approval);
    void failed(const vd::Error &error);

private:
    void setBusy(bool busy);

    Gateways m_gateways;
    ApprovalRequest m_what;
    RequestKey m_key;
    bool m_busy = false;
};

} // namespace vd::operators

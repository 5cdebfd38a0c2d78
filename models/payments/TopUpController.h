#pragma once

#include "models/base/Gateways.h"
#include "models/base/RequestKey.h"
#include "models/payments/MemberBenefits.h"

#include <QObject>

namespace vd::payments {

/// Gives a member money, uses of a pass or free hours, with the reason.
class TopUpController : public QObject
{
    Q_OBJECT

public:
    TopUpController(const Gateways &gateways, VenueId venue, CustomerId customer, QObject *parent = nullptr);

    /// What the member has already.
    [[nodiscard]] const MemberBenefits &benefits() const { return m_benefits; }
    [[nodiscard]] bool isBusy() const { return m_busy; }
    /// The customer is filled in.
    void give(TopUp what);

Q_SIGNALS:
    void busyChanged();
    void given();
    void failed(const vd::Error &error);

private:
    void setBusy(bool busy);

    Gateways m_gateways;
    VenueId m_venue;
    CustomerId m_customer;
    MemberBenefits m_benefits;
    RequestKey m_key;
    bool m_busy = false;
};

} // namespace vd::payments

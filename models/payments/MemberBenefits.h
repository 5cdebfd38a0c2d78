#pragma once

#include "models/base/Gateways.h"
#include "models/payments/Benefit.h"

#include <QList>
#include <QObject>

namespace vd::payments {

/// What a customer may pay with as a member: valid today and something left. Without an answer there is nothing, and
/// the order is paid by other means.
class MemberBenefits : public QObject
{
    Q_OBJECT

public:
    explicit MemberBenefits(const Gateways &gateways, QObject *parent = nullptr);

    /// Asks anew unless this customer at this version of what was paid was asked for last. An invalid id: nobody.
    void setCustomer(VenueId venue, CustomerId customer, int version = 0);
    /// Asks again about the same customer.
    void reload();
    [[nodiscard]] const QList<Benefit> &usable() const { return m_usable; }

Q_SIGNALS:
    void changed();

private:
    Gateways m_gateways;
    QList<Benefit> m_usable;
    VenueId m_venue;
    CustomerId m_customer;
    int m_version = -1;
    int m_serial = 0;
};

} // namespace vd::payments

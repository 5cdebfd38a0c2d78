#include "models/payments/MemberBenefits.h"

#include "models/base/Clock.h"
#include "models/base/WhenDone.h"
#include "models/payments/PaymentsGateway.h"

namespace vd::payments {

MemberBenefits::MemberBenefits(const Gateways &gateways, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
{
}

void MemberBenefits::setCustomer(VenueId venue, CustomerId customer, int version)
{
    if (venue == m_venue && customer == m_customer && version == m_version)
        return;
    const bool other = customer != m_customer || venue != m_venue;
    m_venue = venue;
    m_customer = customer;
    m_version = version;
    if (other && !m_usable.isEmpty()) {
        m_usable.clear();
        Q_EMIT changed();
    }
    reload();
}

void MemberBenefits::reload()
{
    const int serial = ++m_serial;
    if (!m_customer.isValid() || !m_gateways.payments)
        return;
    whenDone(
        m_gateways.payments->benefits(m_venue, m_customer), this, [this, serial](const Result<QList<Benefit>> &told) {
            if (serial != m_serial || !told)
                return;
            // A day more on either side: the server knows the venue's date and decides.
            const QDate today = m_gateways.clock->now().date();
            m_usable = *told;
            m_usable.removeIf([&today](const Benefit &benefit) {
                return benefit.balance <= 0 || (benefit.validFrom.isValid() && benefit.validFrom > today.addDays(1))
                    || (benefit.validUntil.isValid() && benefit.validUntil < today.addDays(-1));
            });
            Q_EMIT changed();
        });
}

} // namespace vd::payments

#include "models/payments/TopUpController.h"

#include "models/base/WhenDone.h"
#include "models/payments/PaymentsGateway.h"

namespace vd::payments {

TopUpController::TopUpController(const Gateways &gateways, VenueId venue, CustomerId customer, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
    , m_venue(venue)
    , m_customer(customer)
    , m_benefits(gateways)
{
    m_benefits.setCustomer(venue, customer);
}

void TopUpController::give(TopUp what)
{
    if (m_busy)
        return;
    setBusy(true);
    what.customer = m_customer;
    const QByteArray content = what.account.toString().toUtf8() + ' ' + QByteArray::number(static_cast<int>(what.kind))
        + ' ' + QByteArray::number(what.units) + ' ' + what.validUntil.toString(Qt::ISODate).toUtf8() + ' '
        + what.name.toUtf8() + '\n' + what.reason.toUtf8();
    whenDone(m_gateways.payments->topUp(m_key.keyFor(content), m_venue, what), this, [this](const Result<Done> &done) {
        setBusy(false);
        if (!done) {
            Q_EMIT failed(done.error());
            return;
        }
        m_key.done();
        Q_EMIT given();
    });
}

void TopUpController::setBusy(bool busy)
{
    m_busy = busy;
    Q_EMIT busyChanged();
}

} // namespace vd::payments

#include "models/customers/CustomerDataController.h"

#include "models/base/OwnerFile.h"
#include "models/base/WhenDone.h"
#include "models/customers/CustomerExport.h"
#include "models/customers/DocumentSealer.h"
#include "models/customers/PrivacyGateway.h"

namespace vd::customers {

CustomerDataController::CustomerDataController(const Gateways &gateways, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
{
}

void CustomerDataController::exportTo(const QString &path, CustomerId customer)
{
    if (m_busy)
        return;
    setBusy(true);
    whenDone(m_gateways.privacy->exportCustomer(QUuid::createUuid(), m_venue, customer), this,
        [this, path](const Result<QJsonObject> &everything) {
            if (everything)
                return write(path, *everything);
            setBusy(false);
            Q_EMIT failed(everything.error());
        });
}

void CustomerDataController::write(const QString &path, const QJsonObject &everything)
{
    const QList<SealedPlace> places = CustomerExport::places(everything);
    // Without a named place nobody has to hold a key.
    const Future<QList<Document>> opened = places.isEmpty() || !m_gateways.sealer
        ? ready<QList<Document>>(QList<Document>())
        : m_gateways.sealer->open(m_venue, places);
    whenDone(opened, this, [this, path, everything](const Result<QList<Document>> &documents) {
        const QByteArray file = CustomerExport::file(everything, documents.value_or(QList<Document>()));
        whenDone(OwnerFile::writeLater(path, file), this, [this, path](const Result<Done> &done) {
            setBusy(false);
            if (done)
                Q_EMIT exported(path);
            else
                Q_EMIT failed(done.error());
        });
    });
}

void CustomerDataController::erase(CustomerId customer)
{
    if (m_busy)
        return;
    if (m_erasing != customer) {
        m_erasing = customer;
        m_request = QUuid::createUuid();
    }
    setBusy(true);
    whenDone(m_gateways.privacy->eraseCustomer(m_request, m_venue, customer), this,
        [this, customer](const Result<Done> &done) {
            setBusy(false);
            if (done)
                Q_EMIT erased(customer);
            else
                Q_EMIT failed(done.error());
        });
}

void CustomerDataController::setBusy(bool busy)
{
    m_busy = busy;
    Q_EMIT busyChanged();
}

} // namespace vd::customers

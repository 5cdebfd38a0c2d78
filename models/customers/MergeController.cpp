#include "models/customers/MergeController.h"

#include "models/base/WhenDone.h"
#include "models/customers/CustomersGateway.h"

namespace vd::customers {

MergeController::MergeController(const Gateways &gateways, VenueId venue, const Customer &keep, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
    , m_venue(venue)
    , m_keep(keep)
    , m_search(gateways.customers, gateways.changes)
{
    m_search.setVenue(venue);
}

QList<Customer> MergeController::found() const
{
    QList<Customer> others = m_search.results();
    others.removeIf([this](const Customer &customer) { return customer.id == m_keep.id; });
    return others;
}

void MergeController::choose(const Customer &other)
{
    if (m_busy)
        return;
    m_other = other;
    const int serial = ++m_serial;
    whenDone(m_gateways.customers->mergePreview(m_venue, m_keep.id, other.id), this,
        [this, serial](const Result<MergePreview> &preview) {
            if (serial != m_serial)
                return;
            if (preview)
                Q_EMIT previewed(*preview);
            else
                Q_EMIT failed(preview.error());
        });
}

void MergeController::merge()
{
    if (m_busy || !m_other.id.isValid())
        return;
    setBusy(true);
    const QUuid key = m_key.keyFor(m_keep.id.toString().toUtf8() + ' ' + m_other.id.toString().toUtf8());
    whenDone(
        m_gateways.customers->merge(key, m_venue, m_keep.id, m_other.id), this, [this](const Result<Customer> &kept) {
            setBusy(false);
            if (!kept) {
                Q_EMIT failed(kept.error());
                return;
            }
            m_key.done();
            Q_EMIT merged(*kept);
        });
}

void MergeController::setBusy(bool busy)
{
    m_busy = busy;
    Q_EMIT busyChanged();
}

} // namespace vd::customers

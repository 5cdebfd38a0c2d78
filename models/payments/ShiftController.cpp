#include "models/payments/ShiftController.h"

#include "models/base/Changes.h"
#include "models/base/WhenDone.h"

namespace vd::payments {

ShiftController::ShiftController(const Gateways &gateways, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
{
    if (!m_gateways.changes)
        return;
    connect(m_gateways.changes, &Changes::changed, this,
        [this](VenueId venue, const QString &topic, const QList<qint64> &) {
            if (venue == m_venue && (topic == QLatin1String("shift") || topic == QLatin1String("payment")))
                reload();
        });
    connect(m_gateways.changes, &Changes::connectionBack, this, &ShiftController::reload);
}

void ShiftController::setVenue(VenueId venue)
{
    m_venue = venue;
    m_known = false;
    m_shift = {};
    Q_EMIT changed();
    reload();
}

void ShiftController::reload()
{
    if (!m_venue.isValid() || !m_gateways.finance)
        return;
    const int serial = ++m_serial;
    whenDone(m_gateways.finance->currentShift(m_venue), this, [this, serial](const Result<finance::Shift> &shift) {
        if (serial != m_serial)
            return;
        if (!shift) {
            Q_EMIT failed(shift.error());
            return;
        }
        m_known = true;
        m_shift = *shift;
        Q_EMIT changed();
    });
}

void ShiftController::open(const Money &openingFloat)
{
    if (m_busy)
        return;
    setBusy(true);
    const QUuid key = m_openKey.keyFor(m_venue.toString().toUtf8() + openingFloat.toPlain().toUtf8());
    whenDone(
        m_gateways.finance->openShift(key, m_venue, openingFloat), this, [this](const Result<finance::Shift> &shift) {
            setBusy(false);
            if (!shift) {
                Q_EMIT failed(shift.error());
                reload();
                return;
            }
            ++m_serial;
            m_openKey.done();
            m_known = true;
            m_shift = *shift;
            Q_EMIT changed();
            Q_EMIT opened();
        });
}

void ShiftController::close(const Money &counted)
{
    if (m_busy || !isOpen())
        return;
    setBusy(true);
    const QUuid key = m_closeKey.keyFor(m_shift.id.toString().toUtf8() + counted.toPlain().toUtf8());
    whenDone(
        m_gateways.finance->closeShift(key, m_shift.id, counted), this, [this](const Result<finance::Shift> &shift) {
            setBusy(false);
            if (!shift) {
                Q_EMIT failed(shift.error());
                reload();
                return;
            }
            ++m_serial;
            m_closeKey.done();
            m_shift = {};
            Q_EMIT changed();
            Q_EMIT closed(*shift);
        });
}

void ShiftController::setBusy(bool busy)
{
    m_busy = busy;
    Q_EMIT changed();
}

} // namespace vd::payments

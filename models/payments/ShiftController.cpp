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
    m_elsewhere.clear();
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
        if (m_shift.id.isValid())
            m_elsewhere.clear();
        else
            askElsewhere(serial);
        Q_EMIT changed();
    });
}

// Whoever has no shift here may have one at a desk that is gone.
void ShiftController::askElsewhere(int serial)
{
    whenDone(
        m_gateways.finance->openShifts(m_venue), this, [this, serial](const Result<QList<finance::Shift>> &shifts) {
            // Without an answer none is offered.
            if (serial != m_serial || !shifts)
                return;
            m_elsewhere = *shifts;
            Q_EMIT changed();
        });
}

// What the answer of a write makes of the shift shown; false when it was refused.
bool ShiftController::stored(const Result<finance::Shift> &shift, RequestKey &key)
{
    setBusy(false);
    if (!shift) {
        Q_EMIT failed(shift.error());
        reload();
        return false;
    }
    ++m_serial;
    key.done();
    m_known = true;
    m_shift = shift->closedAt.isValid() ? finance::Shift{} : *shift;
    m_elsewhere.clear();
    Q_EMIT changed();
    return true;
}

void ShiftController::open(const Money &openingFloat)
{
    if (m_busy)
        return;
    setBusy(true);
    const QUuid key = m_openKey.keyFor(m_venue.toString().toUtf8() + openingFloat.toPlain().toUtf8());
    whenDone(
        m_gateways.finance->openShift(key, m_venue, openingFloat), this, [this](const Result<finance::Shift> &shift) {
            if (stored(shift, m_openKey))
                Q_EMIT opened();
        });
}

void ShiftController::close(const Money &counted, const QList<finance::CashPieces> &pieces)
{
    if (m_busy || !isOpen())
        return;
    setBusy(true);
    QByteArray content = m_shift.id.toString().toUtf8() + counted.toPlain().toUtf8();
    for (const finance::CashPieces &piece : pieces)
        content += ' ' + piece.value.toPlain().toUtf8() + 'x' + QByteArray::number(piece.count);
    whenDone(m_gateways.finance->closeShift(m_closeKey.keyFor(content), m_shift.id, counted, pieces), this,
        [this](const Result<finance::Shift> &shift) {
            if (stored(shift, m_closeKey))
                Q_EMIT closed(*shift);
        });
}

void ShiftController::moveCash(const Money &amount, const QString &reason)
{
    if (m_busy || !isOpen())
        return;
    setBusy(true);
    const QUuid key
        = m_cashKey.keyFor(m_shift.id.toString().toUtf8() + ' ' + amount.toPlain().toUtf8() + ' ' + reason.toUtf8());
    whenDone(m_gateways.finance->moveCash(key, m_shift.id, amount, reason), this,
        [this, amount](const Result<finance::Shift> &shift) {
            if (stored(shift, m_cashKey))
                Q_EMIT cashMoved(amount);
        });
}

void ShiftController::takeOver(ShiftId shift)
{
    if (m_busy || isOpen())
        return;
    setBusy(true);
    whenDone(m_gateways.finance->takeShift(m_takeKey.keyFor(shift.toString().toUtf8()), shift), this,
        [this](const Result<finance::Shift> &taken) {
            if (stored(taken, m_takeKey))
                Q_EMIT tookOver();
        });
}

void ShiftController::setBusy(bool busy)
{
    m_busy = busy;
    Q_EMIT changed();
}

} // namespace vd::payments

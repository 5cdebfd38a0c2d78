#include "models/inventory/StopsController.h"

#include "models/base/Changes.h"
#include "models/base/WhenDone.h"

#include <utility>

namespace vd::inventory {

namespace {

constexpr int coalesceMs = 100;

QByteArray contentOf(const StopRange &range, const QString &reason)
{
    QByteArray content = range.venue.toString().toUtf8() + ' ' + QByteArray::number(range.from.toMSecsSinceEpoch())
        + ' ' + QByteArray::number(range.until.toMSecsSinceEpoch()) + ' ' + reason.toUtf8();
    for (const SpaceId &space : range.spaces)
        content += ' ' + space.toString().toUtf8();
    return content;
}

} // namespace

StopsController::StopsController(const Gateways &gateways, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
{
    m_coalesce.setSingleShot(true);
    m_coalesce.setInterval(coalesceMs);
    connect(&m_coalesce, &QTimer::timeout, this, &StopsController::ask);
    if (!m_gateways.changes)
        return;
    connect(m_gateways.changes, &Changes::changed, this, [this](VenueId venue, const QString &topic) {
        const bool ours = topic == QLatin1String("stop") || topic == QLatin1String("order");
        // Before anybody looked at the stops there is nothing to keep true.
        if (venue == m_venue && ours && m_serial > 0 && !m_coalesce.isActive())
            m_coalesce.start();
    });
    connect(m_gateways.changes, &Changes::connectionBack, this, [this] {
        if (m_serial > 0)
            ask();
    });
}

void StopsController::setVenue(VenueId venue)
{
    m_venue = venue;
    m_stops.clear();
    m_orders.clear();
    m_selected = m_working = {};
    m_serial = 0;
    Q_EMIT changed();
    Q_EMIT ordersChanged();
}

void StopsController::reload()
{
    ask();
}

void StopsController::ask()
{
    if (!m_venue.isValid() || !m_gateways.stops)
        return;
    const int serial = ++m_serial;
    whenDone(m_gateways.stops->stops(m_venue), this, [this, serial](const Result<QList<Stop>> &stops) {
        if (serial != m_serial)
            return;
        if (!stops) {
            Q_EMIT failed(stops.error());
            return;
        }
        m_stops = *stops;
        Q_EMIT changed();
    });
    askOrders();
}

void StopsController::select(StopId stop)
{
    if (stop == m_selected)
        return;
    m_selected = stop;
    m_orders.clear();
    Q_EMIT ordersChanged();
    askOrders();
}

void StopsController::askOrders()
{
    const int serial = ++m_ordersSerial;
    if (!m_selected.isValid())
        return;
    whenDone(m_gateways.stops->orders(m_selected), this, [this, serial](const Result<QList<StopOrder>> &orders) {
        if (serial != m_ordersSerial || !orders)
            return;
        m_orders = *orders;
        Q_EMIT ordersChanged();
    });
}

void StopsController::preview(StopRange range)
{
    range.venue = m_venue;
    const int serial = ++m_preview;
    whenDone(m_gateways.stops->preview(range), this, [this, serial](const Result<StopPreview> &preview) {
        if (serial != m_preview)
            return;
        if (preview)
            Q_EMIT previewed(*preview);
        else
            Q_EMIT previewFailed(preview.error());
    });
}

void StopsController::publish(StopRange range, const QString &reason)
{
    if (isBusy())
        return;
    range.venue = m_venue;
    setBusy(true);
    const QUuid key = m_publishKey.keyFor(contentOf(range, reason));
    whenDone(m_gateways.stops->publish(key, range, reason), this, [this](const Result<StopId> &stop) {
        setBusy(false);
        if (!stop) {
            Q_EMIT failed(stop.error());
            return;
        }
        m_publishKey.done();
        select(*stop);
        Q_EMIT published(*stop);
        work(*stop);
    });
}

void StopsController::work(StopId stop)
{
    if (m_working.isValid())
        return;
    m_again = true;
    m_working = stop;
    m_worked = 0;
    Q_EMIT busyChanged();
    workOn();
}

void StopsController::workOn()
{
    whenDone(m_gateways.stops->work(m_working, std::exchange(m_again, false)), this,
        [this, stop = m_working](const Result<int> &done) {
            if (stop != m_working)
                return;
            if (done && *done > 0) {
                m_worked += *done;
                ask();
                Q_EMIT busyChanged();
                workOn();
                return;
            }
            m_working = {};
            ask();
            Q_EMIT busyChanged();
            if (done)
                Q_EMIT finished(stop);
            else
                Q_EMIT failed(done.error());
        });
}

void StopsController::withdraw(StopId stop)
{
    if (isBusy())
        return;
    setBusy(true);
    const QUuid key = m_withdrawKey.keyFor(stop.toString().toUtf8());
    whenDone(m_gateways.stops->withdraw(key, m_venue, stop), this, [this, stop](const Result<Done> &done) {
        setBusy(false);
        ask();
        if (!done) {
            Q_EMIT failed(done.error());
            return;
        }
        m_withdrawKey.done();
        Q_EMIT withdrawn(stop);
    });
}

void StopsController::block(SlotId slot, int places, const QString &reason)
{
    if (isBusy())
        return;
    setBusy(true);
    const QUuid key = m_blockKey.keyFor(slot.toString().toUtf8() + ' ' + QByteArray::number(places) + reason.toUtf8());
    whenDone(m_gateways.stops->block(key, m_venue, slot, places, reason), this, [this, slot](const Result<Done> &done) {
        setBusy(false);
        if (!done) {
            Q_EMIT failed(done.error());
            return;
        }
        m_blockKey.done();
        Q_EMIT blocked(slot);
    });
}

void StopsController::setBusy(bool busy)
{
    if (busy == m_busy)
        return;
    m_busy = busy;
    Q_EMIT busyChanged();
}

} // namespace vd::inventory

#include "models/orders/OrderFinder.h"

#include "models/base/WhenDone.h"
#include "models/orders/OrdersGateway.h"

namespace vd::orders {

OrderFinder::OrderFinder(const Gateways &gateways, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(pause);
    connect(&m_timer, &QTimer::timeout, this, &OrderFinder::searchNow);
}

void OrderFinder::setVenue(VenueId venue)
{
    m_venue = venue;
    m_rows.clear();
    Q_EMIT rowsChanged();
}

void OrderFinder::setText(const QString &typed)
{
    if (typed == m_text)
        return;
    m_text = typed;
    ++m_serial;
    m_timer.start();
    setSearching(true);
}

void OrderFinder::searchNow()
{
    m_timer.stop();
    if (!m_venue.isValid())
        return;
    const int serial = ++m_serial;
    setSearching(true);
    whenDone(m_gateways.orders->find(m_venue, m_text.trimmed(), mostRows), this,
        [this, serial](const Result<QList<OrderRow>> &rows) {
            if (serial != m_serial)
                return;
            if (rows) {
                m_rows = *rows;
                Q_EMIT rowsChanged();
            }
            setSearching(false);
            if (!rows)
                Q_EMIT failed(rows.error());
        });
}

void OrderFinder::setSearching(bool searching)
{
    if (searching == m_searching)
        return;
    m_searching = searching;
    Q_EMIT searchingChanged();
}

} // namespace vd::orders

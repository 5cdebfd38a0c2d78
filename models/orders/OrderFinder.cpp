#include "models/orders/OrderFinder.h"

#include "models/base/Changes.h"

namespace vd::orders {

OrderFinder::OrderFinder(const Gateways &gateways, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(pause);
    connect(&m_timer, &QTimer::timeout, this, &OrderFinder::searchNow);
    if (m_gateways.changes)
        connect(m_gateways.changes, &Changes::connectionBack, this, [this] {
            if (m_failed || m_question.isWaiting())
                searchNow();
        });
}

void OrderFinder::setVenue(VenueId venue)
{
    m_venue = venue;
    m_question.drop();
    m_failed = false;
    setSearching(m_timer.isActive());
    m_rows.clear();
    Q_EMIT rowsChanged();
}

void OrderFinder::setText(const QString &typed)
{
    if (typed == m_filter.typed)
        return;
    m_filter.typed = typed;
    m_question.drop();
    m_timer.start();
    setSearching(true);
}

void OrderFinder::narrow(const QDate &day, const QList<OrderState> &states)
{
    if (day == m_filter.day && states == m_filter.states)
        return;
    m_filter.day = day;
    m_filter.states = states;
    searchNow();
}

void OrderFinder::searchNow()
{
    m_timer.stop();
    if (!m_venue.isValid())
        return;
    setSearching(true);
    OrderFilter asked = m_filter;
    asked.typed = asked.typed.trimmed();
    m_question.ask(
        m_gateways.orders->find(m_venue, asked, mostRows), this, [this](const Result<QList<OrderRow>> &rows) {
            m_failed = !rows;
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

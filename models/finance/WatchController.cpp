#include "models/finance/WatchController.h"

#include "models/base/Changes.h"
#include "models/base/WhenDone.h"

namespace vd::finance {

namespace {

constexpr int minuteMs = 60'000;

} // namespace

WatchController::WatchController(const Gateways &gateways, bool readsAlerts, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
    , m_readsAlerts(readsAlerts)
{
    connect(&m_minute, &QTimer::timeout, this, &WatchController::reload);
    m_minute.start(minuteMs);
    if (!m_gateways.changes)
        return;
    connect(m_gateways.changes, &Changes::changed, this, [this](VenueId venue, const QString &topic) {
        if (venue == m_venue && topic == QLatin1String("alert"))
            askAlerts();
    });
    connect(m_gateways.changes, &Changes::connectionBack, this, &WatchController::reload);
}

void WatchController::setVenue(VenueId venue)
{
    m_venue = venue;
    m_watch.reset();
    m_alerts.clear();
    m_newest = {};
    Q_EMIT changed();
    reload();
}

void WatchController::reload()
{
    askWatch();
    askAlerts();
}

void WatchController::askWatch()
{
    if (!m_venue.isValid() || !m_gateways.watch)
        return;
    whenDone(m_gateways.watch->watch(m_venue), this, [this, venue = m_venue](const Result<Watch> &watch) {
        if (venue != m_venue)
            return;
        // No answer: the light goes out instead of showing what was true a while ago.
        m_watch = watch ? std::optional(*watch) : std::nullopt;
        Q_EMIT changed();
    });
}

void WatchController::askAlerts()
{
    if (!m_readsAlerts || !m_venue.isValid() || !m_gateways.watch)
        return;
    whenDone(m_gateways.watch->alerts(m_venue), this, [this, venue = m_venue](const Result<QList<Alert>> &alerts) {
        if (venue == m_venue && alerts)
            setAlerts(*alerts);
    });
}

void WatchController::setAlerts(const QList<Alert> &alerts)
{
    m_alerts = alerts;
    Q_EMIT changed();
    if (m_alerts.isEmpty() || m_alerts.constFirst().id <= m_newest)
        return;
    m_newest = m_alerts.constFirst().id;
    Q_EMIT raised(m_alerts.constFirst());
}

void WatchController::see(AlertId alert)
{
    whenDone(m_gateways.watch->seeAlert(alert, m_venue), this, [this](const Result<Done> &seen) {
        if (!seen)
            Q_EMIT failed(seen.error());
        askAlerts();
    });
}

} // namespace vd::finance

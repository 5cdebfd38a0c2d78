#pragma once

#include "models/base/Gateways.h"
#include "models/finance/WatchGateway.h"

#include <QObject>
#include <QTimer>

namespace vd::finance {

/// What the invariant watch sees and what has been raised, asked each minute and when another desk tells of an alert.
class WatchController : public QObject
{
    Q_OBJECT

public:
    /// readsAlerts: the person is a lead or of finance.
    WatchController(const Gateways &gateways, bool readsAlerts, QObject *parent = nullptr);

    void setVenue(VenueId venue);
    void reload();

    /// Nothing while the server has not answered yet.
    [[nodiscard]] const std::optional<Watch> &watch() const { return m_watch; }
    [[nodiscard]] bool readsAlerts() const { return m_readsAlerts; }
    /// Newest first.
    [[nodiscard]] const QList<Alert> &alerts() const { return m_alerts; }
    void see(AlertId alert);

Q_SIGNALS:
    void changed();
    /// One that was not there before.
    void raised(const vd::finance::Alert &alert);
    void failed(const vd::Error &error);

private:
    void askWatch();
    void askAlerts();
    void setAlerts(const QList<Alert> &alerts);

    Gateways m_gateways;
    bool m_readsAlerts;
    VenueId m_venue;
    std::optional<Watch> m_watch;
    QList<Alert> m_alerts;
    AlertId m_newest; ///< Told already.
    QTimer m_minute;
};

} // namespace vd::finance

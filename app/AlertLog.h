#pragma once

#include "models/base/Id.h"
#include "models/base/Result.h"

#include <QJsonObject>
#include <QObject>
#include <QSet>
#include <QTimer>

namespace vd::finance {
class WatchGateway;
}

namespace vd::app {

/// The service's ear for alerts: each of every venue is told once, so that it stands in the log.
class AlertLog : public QObject
{
    Q_OBJECT

public:
    explicit AlertLog(finance::WatchGateway &gateway, QObject *parent = nullptr);

    /// One pass now and one each minute.
    void start();
    void pass();

Q_SIGNALS:
    /// Numbers and codes only: nothing that names a person.
    void raised(vd::VenueId venue, const QString &kind, const QJsonObject &facts);
    void failed(const vd::Error &error);

private:
    finance::WatchGateway &m_gateway;
    QTimer m_timer;
    QSet<AlertId> m_told;
};

} // namespace vd::app

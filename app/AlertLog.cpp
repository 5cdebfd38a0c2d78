#include "app/AlertLog.h"

#include "models/base/WhenDone.h"
#include "models/finance/WatchGateway.h"

#include <algorithm>

namespace vd::app {

namespace {

constexpr int pauseMs = 60'000;

} // namespace

AlertLog::AlertLog(finance::WatchGateway &gateway, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
{
    m_timer.setInterval(pauseMs);
    connect(&m_timer, &QTimer::timeout, this, &AlertLog::pass);
}

void AlertLog::start()
{
    m_timer.start();
    pass();
}

void AlertLog::pass()
{
    // The last hour each time: one that is committed late is not missed.
    whenDone(m_gateway.alertsSince({}), this, [this](const Result<QList<finance::Alert>> &alerts) {
        if (!alerts) {
            Q_EMIT failed(alerts.error());
            return;
        }
        QSet<AlertId> seen;
        std::for_each(alerts->crbegin(), alerts->crend(), [&](const finance::Alert &alert) {
            seen.insert(alert.id);
            if (!m_told.contains(alert.id))
                Q_EMIT raised(alert.venue, alert.kind, alert.facts);
        });
        m_told = std::move(seen);
    });
}

} // namespace vd::app

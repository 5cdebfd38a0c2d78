#include "app/NightlyChecks.h"

#include "models/base/WhenDone.h"
#include "models/finance/WatchGateway.h"

namespace vd::app {

namespace {

constexpr int pauseMs = 60'000;

} // namespace

NightlyChecks::NightlyChecks(finance::WatchGateway &gateway, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
{
    m_timer.setInterval(pauseMs);
    connect(&m_timer, &QTimer::timeout, this, &NightlyChecks::pass);
}

void NightlyChecks::start()
{
    m_timer.start();
}

void NightlyChecks::pass()
{
    if (m_running)
        return;
    m_running = true;
    m_venues = 0;
    ask();
}

void NightlyChecks::ask()
{
    whenDone(m_gateway.nightlyChecks(), this, [this](const Result<int> &made) {
        if (made && *made > 0) {
            ++m_venues;
            return ask();
        }
        m_running = false;
        if (made)
            Q_EMIT finished(m_venues);
        else
            Q_EMIT failed(made.error());
    });
}

} // namespace vd::app

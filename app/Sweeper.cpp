#include "app/Sweeper.h"

#include "models/base/WhenDone.h"
#include "models/inventory/InventoryGateway.h"

namespace vd::app {

namespace {

constexpr int pauseMs = 5000;
constexpr int fullBatch = 100;

} // namespace

Sweeper::Sweeper(inventory::InventoryGateway &gateway, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Sweeper::pass);
}

void Sweeper::start()
{
    m_running = true;
    if (!m_timer.isActive())
        m_timer.start(pauseMs);
}

void Sweeper::stop()
{
    m_running = false;
    m_timer.stop();
}

void Sweeper::pass()
{
    whenDone(m_gateway.sweep(), this, [this](const Result<int> &closed) { passed(closed); });
}

void Sweeper::passed(const Result<int> &closed)
{
    if (closed)
        Q_EMIT swept(*closed);
    else
        Q_EMIT failed(closed.error());
    if (m_running)
        m_timer.start(closed && *closed >= fullBatch ? 0 : pauseMs);
}

} // namespace vd::app

#include "models/customers/RetentionRun.h"

#include "models/base/WhenDone.h"

#include <chrono>

namespace vd::customers {

RetentionRun::RetentionRun(PrivacyGateway &gateway, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
{
    m_timer.setInterval(std::chrono::hours(24));
    m_timer.setTimerType(Qt::VeryCoarseTimer);
    connect(&m_timer, &QTimer::timeout, this, &RetentionRun::pass);
}

void RetentionRun::start()
{
    m_timer.start();
    pass();
}

void RetentionRun::pass()
{
    if (m_running)
        return;
    m_running = true;
    m_stopped = false;
    m_customers = 0;
    m_documents = 0;
    next({});
}

void RetentionRun::stop()
{
    m_stopped = true;
}

void RetentionRun::next(CustomerId after)
{
    whenDone(m_gateway.retain(after, batchSize), this,
        [this, after](const Result<RetentionBatch> &batch) { batchDone(after, batch); });
}

void RetentionRun::batchDone(CustomerId after, const Result<RetentionBatch> &batch)
{
    if (!batch) {
        m_running = false;
        Q_EMIT failed(batch.error());
        return;
    }
    m_customers += batch->customers;
    m_documents += batch->documents;
    Q_EMIT progressed(m_customers, m_documents);
    if (batch->more && !m_stopped)
        return next(batch->last.isValid() ? batch->last : after);
    m_running = false;
    Q_EMIT finished(m_customers, m_documents);
}

} // namespace vd::customers

#include "app/StepRunner.h"

namespace vd::app {

namespace {

constexpr int tickMs = 30;
constexpr int settlingTicks = 12;

} // namespace

StepRunner::StepRunner(QList<Step> steps, QObject *parent)
    : QObject(parent)
    , m_steps(std::move(steps))
{
    connect(&m_timer, &QTimer::timeout, this, &StepRunner::tick);
}

void StepRunner::start()
{
    m_since.start();
    m_timer.start(tickMs);
}

void StepRunner::fail(const QString &why)
{
    if (m_over)
        return;
    m_over = true;
    m_timer.stop();
    Q_EMIT failed(m_at < m_steps.size() ? m_steps.at(m_at).name : QString(), why);
}

bool StepRunner::advance()
{
    const Step &step = m_steps.at(m_at);
    if (!m_acted)
        m_acted = !step.act || step.act();
    return m_acted && !m_over && (!step.happened || step.happened());
}

void StepRunner::tick()
{
    if (m_over)
        return;
    if (m_at == m_steps.size()) {
        m_over = true;
        m_timer.stop();
        Q_EMIT finished();
        return;
    }
    if (m_settling > 0 || advance()) {
        // What follows from it (lists read anew, a glow) is in the picture too.
        if (++m_settling < settlingTicks)
            return;
        m_settling = 0;
        Q_EMIT stepDone(m_at + 1, m_steps.at(m_at).name);
        ++m_at;
        m_acted = false;
        m_since.restart();
    } else if (!m_over && m_since.elapsed() > m_steps.at(m_at).patienceMs) {
        fail(m_acted ? QStringLiteral("it did not happen in time")
                     : QStringLiteral("what it needs was not shown in time"));
    }
}

} // namespace vd::app

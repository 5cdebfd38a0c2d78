#include "models/finance/BulkRunner.h"

#include "models/base/WhenDone.h"

namespace vd::finance {

void BulkRunner::start(const QList<Action> &actions)
{
    if (m_running || actions.isEmpty())
        return;
    m_actions = actions;
    m_at = 0;
    m_succeeded = 0;
    m_failures = 0;
    m_error = {};
    m_running = true;
    next();
}

void BulkRunner::stop()
{
    m_actions.resize(std::min(m_actions.size(), m_at + 1));
}

void BulkRunner::next()
{
    Q_EMIT progressed(static_cast<int>(m_at), static_cast<int>(m_actions.size()));
    whenDone(m_actions.at(m_at)(), this, [this](const Result<Done> &done) {
        if (done)
            ++m_succeeded;
        else if (m_failures++ == 0)
            m_error = done.error();
        if (++m_at < m_actions.size())
            return next();
        m_running = false;
        Q_EMIT finished(m_succeeded, m_failures, m_error);
    });
}

} // namespace vd::finance

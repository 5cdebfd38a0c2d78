#include "app/StallWatch.h"

namespace vd::app {

StallWatch::StallWatch(QObject *parent)
    : QObject(parent)
{
    m_clock.start();
    m_thread = QThread::create([this] {
        while (!m_stop) {
            knock();
            QThread::msleep(2);
        }
    });
    m_thread->setParent(this);
    m_thread->start();
}

StallWatch::~StallWatch()
{
    m_stop = true;
    m_thread->wait();
}

void StallWatch::knock()
{
    const qint64 sent = m_clock.nsecsElapsed();
    const int generation = m_generation;
    QMetaObject::invokeMethod(
        this,
        [this, sent, generation] {
            const qint64 waited = m_clock.nsecsElapsed() - sent;
            if (generation == m_generation && waited > m_longest) {
                m_longest = waited;
                m_longestDuring = m_activity;
            }
            m_answered.release();
        },
        Qt::QueuedConnection);
    while (!m_answered.tryAcquire(1, 50) && !m_stop) { }
}

} // namespace vd::app

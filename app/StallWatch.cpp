#include "app/StallWatch.h"

#include <QAbstractEventDispatcher>

namespace vd::app {

StallWatch::StallWatch(QObject *parent)
    : QObject(parent)
{
    const QAbstractEventDispatcher *loop = QAbstractEventDispatcher::instance();
    connect(loop, &QAbstractEventDispatcher::awake, this, [this] {
        m_since.start();
        m_running = true;
    });
    connect(loop, &QAbstractEventDispatcher::aboutToBlock, this, [this] {
        if (!m_running)
            return;
        m_running = false;
        if (const qint64 took = m_since.nsecsElapsed(); took > m_longest) {
            m_longest = took;
            m_longestDuring = m_activity;
        }
    });
}

} // namespace vd::app

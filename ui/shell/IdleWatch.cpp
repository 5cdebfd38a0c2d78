#include "ui/shell/IdleWatch.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTimer>

namespace vd::ui {

IdleWatch::IdleWatch(QObject *parent)
    : QObject(parent)
    , m_timer(new QTimer(this))
{
    m_timer->setSingleShot(true);
    m_timer->setTimerType(Qt::CoarseTimer);
    connect(m_timer, &QTimer::timeout, this, &IdleWatch::idle);
    QCoreApplication::instance()->installEventFilter(this);
}

void IdleWatch::setLimit(int milliseconds)
{
    m_timer->setInterval(milliseconds);
    if (m_running)
        start();
}

void IdleWatch::start()
{
    m_running = true;
    if (m_timer->interval() > 0)
        m_timer->start();
}

void IdleWatch::stop()
{
    m_running = false;
    m_timer->stop();
}

bool IdleWatch::eventFilter(QObject *, QEvent *event)
{
    if (!m_running)
        return false;
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
    case QEvent::InputMethod:
        if (m_timer->interval() > 0)
            m_timer->start();
        break;
    default:
        break;
    }
    return false;
}

} // namespace vd::ui

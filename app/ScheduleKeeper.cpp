#include "app/ScheduleKeeper.h"

#include "models/base/WhenDone.h"

#include <chrono>

namespace vd::app {

ScheduleKeeper::ScheduleKeeper(schedule::ScheduleGateway &gateway, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
{
    m_timer.setInterval(std::chrono::hours(1));
    m_timer.setTimerType(Qt::VeryCoarseTimer);
    connect(&m_timer, &QTimer::timeout, this, &ScheduleKeeper::pass);
}

void ScheduleKeeper::start()
{
    m_timer.start();
    pass();
}

void ScheduleKeeper::pass()
{
    if (m_running)
        return;
    m_running = true;
    m_slots = 0;
    next({}, {});
}

void ScheduleKeeper::next(TemplateId last, const QDate &day)
{
    whenDone(m_gateway.keepAhead(last, day), this, [this](const Result<schedule::KeptAhead> &step) {
        if (!step) {
            m_running = false;
            return Q_EMIT failed(step.error());
        }
        if (!step->ofTemplate.isValid()) {
            m_running = false;
            return Q_EMIT finished(m_slots);
        }
        m_slots += step->adds;
        if (step->adds > 0 || !step->problem.isEmpty())
            Q_EMIT kept(*step);
        next(step->ofTemplate, step->next);
    });
}

} // namespace vd::app

#pragma once

#include "models/schedule/ScheduleGateway.h"

#include <QObject>
#include <QTimer>

namespace vd::app {

/// The service keeps rolling schedule templates made ahead: a pass over all of them at the start and each hour, so that
/// a new day is there soon after it begins anywhere. A failure ends the pass; the next one goes through all again.
class ScheduleKeeper : public QObject
{
    Q_OBJECT

public:
    explicit ScheduleKeeper(schedule::ScheduleGateway &gateway, QObject *parent = nullptr);

    /// One pass now and one each hour.
    void start();
    /// One pass, unless one is under way.
    void pass();

Q_SIGNALS:
    /// A template got slots, or cannot be made any more (kept.problem).
    void kept(const vd::schedule::KeptAhead &kept);
    void finished(int slots);
    void failed(const vd::Error &error);

private:
    void next(TemplateId last, const QDate &day);

    schedule::ScheduleGateway &m_gateway;
    QTimer m_timer;
    int m_slots = 0;
    bool m_running = false;
};

} // namespace vd::app

#pragma once

#include "models/base/RequestKey.h"
#include "models/schedule/ScheduleGateway.h"

#include <QObject>

namespace vd::schedule {

/// The schedule templates, the calendars and the activities of one venue, and the saving of one of them at a time. A
/// save that got no answer is repeated with its own request id as long as its content is the same.
class PlansController : public QObject
{
    Q_OBJECT

public:
    explicit PlansController(ScheduleGateway &gateway, QObject *parent = nullptr);

    void setVenue(VenueId venue);
    void reload();
    void save(const ScheduleTemplate &saved);
    void save(const Calendar &saved);

    [[nodiscard]] VenueId venue() const { return m_venue; }
    /// Retired ones included, by name.
    [[nodiscard]] const QList<ScheduleTemplate> &templates() const { return m_templates; }
    [[nodiscard]] const QList<Calendar> &calendars() const { return m_calendars; }
    /// Those that sessions can still be made of: neither ended nor cancelled.
    [[nodiscard]] const QList<Activity> &activities() const { return m_activities; }

Q_SIGNALS:
    void loaded();
    void loadFailed(const vd::Error &error);
    void savingChanged(bool saving);
    void templateSaved(const vd::schedule::ScheduleTemplate &saved);
    void templateRefused(const vd::Error &error);
    void calendarSaved(const vd::schedule::Calendar &saved);
    void calendarRefused(const vd::Error &error);

private:
    void setSaving(bool saving);
    void loadTemplates(int serial);
    void loadActivities(int serial);

    ScheduleGateway &m_gateway;
    VenueId m_venue;
    QList<ScheduleTemplate> m_templates;
    QList<Calendar> m_calendars;
    QList<Activity> m_activities;
    QUuid m_templateKey;
    ScheduleTemplate m_triedTemplate;
    QUuid m_calendarKey;
    Calendar m_triedCalendar;
    int m_serial = 0;
    bool m_saving = false;
};

} // namespace vd::schedule

#include "models/schedule/PlansController.h"

#include "models/base/WhenDone.h"

#include <algorithm>

namespace vd::schedule {

namespace {

/// Puts a saved record in its place by name.
template <typename Record>
void keep(QList<Record> &records, const Record &saved)
{
    records.removeIf([&saved](const Record &known) { return known.id == saved.id; });
    const auto at = std::find_if(
        records.begin(), records.end(), [&saved](const Record &known) { return saved.name < known.name; });
    records.insert(at, saved);
}

} // namespace

PlansController::PlansController(ScheduleGateway &gateway, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
{
}

void PlansController::setVenue(VenueId venue)
{
    if (venue != m_venue) {
        m_templates.clear();
        m_calendars.clear();
        m_activities.clear();
    }
    m_venue = venue;
    reload();
}

void PlansController::reload()
{
    if (!m_venue.isValid())
        return;
    const int serial = ++m_serial;
    whenDone(m_gateway.calendars(m_venue), this, [this, serial](const Result<QList<Calendar>> &calendars) {
        if (serial != m_serial)
            return;
        if (!calendars)
            return Q_EMIT loadFailed(calendars.error());
        m_calendars = *calendars;
        loadTemplates(serial);
    });
}

void PlansController::loadTemplates(int serial)
{
    whenDone(m_gateway.templates(m_venue), this, [this, serial](const Result<QList<ScheduleTemplate>> &templates) {
        if (serial != m_serial)
            return;
        if (!templates)
            return Q_EMIT loadFailed(templates.error());
        m_templates = *templates;
        loadActivities(serial);
    });
}

void PlansController::loadActivities(int serial)
{
    whenDone(m_gateway.activities(m_venue), this, [this, serial](const Result<QList<Activity>> &activities) {
        if (serial != m_serial)
            return;
        if (!activities)
            return Q_EMIT loadFailed(activities.error());
        m_activities = *activities;
        m_activities.removeIf([](const Activity &activity) {
            return activity.state == QLatin1String("ended") || activity.state == QLatin1String("cancelled");
        });
        Q_EMIT loaded();
    });
}

void PlansController::setSaving(bool saving)
{
    m_saving = saving;
    Q_EMIT savingChanged(saving);
}

void PlansController::save(const ScheduleTemplate &saved)
{
    if (m_saving)
        return;
    if (m_templateKey.isNull() || !(saved == m_triedTemplate))
        m_templateKey = QUuid::createUuid();
    m_triedTemplate = saved;
    setSaving(true);
    whenDone(m_gateway.saveTemplate(m_templateKey, saved), this, [this](const Result<ScheduleTemplate> &answer) {
        setSaving(false);
        if (!answer) {
            if (answer.error().fault == Fault::Conflict)
                reload();
            return Q_EMIT templateRefused(answer.error());
        }
        m_templateKey = {};
        keep(m_templates, *answer);
        Q_EMIT loaded();
        Q_EMIT templateSaved(*answer);
    });
}

void PlansController::save(const Calendar &saved)
{
    if (m_saving)
        return;
    if (m_calendarKey.isNull() || !(saved == m_triedCalendar))
        m_calendarKey = QUuid::createUuid();
    m_triedCalendar = saved;
    setSaving(true);
    whenDone(m_gateway.saveCalendar(m_calendarKey, saved), this, [this](const Result<Calendar> &answer) {
        setSaving(false);
        if (!answer) {
            if (answer.error().fault == Fault::Conflict)
                reload();
            return Q_EMIT calendarRefused(answer.error());
        }
        m_calendarKey = {};
        keep(m_calendars, *answer);
        Q_EMIT loaded();
        Q_EMIT calendarSaved(*answer);
    });
}

} // namespace vd::schedule

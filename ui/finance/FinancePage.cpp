#include "ui/finance/FinancePage.h"

namespace vd::ui {

void FinancePage::setVenue(const operators::VenueInfo &venue)
{
    m_venue = venue;
    wanted();
}

void FinancePage::setDay(const QDate &day)
{
    if (day == m_day)
        return;
    m_day = day;
    if (hasDay())
        wanted();
}

void FinancePage::reload()
{
    wanted();
}

void FinancePage::wanted()
{
    m_stale = true;
    if (!isVisible() || !m_venue.id.isValid())
        return;
    m_stale = false;
    load();
}

Command FinancePage::command(
    const char *id, const QString &title, const char *icon, const QKeySequence &keys, std::function<void()> run)
{
    Command made;
    made.id = QLatin1String(id);
    made.title = title;
    made.icon = QLatin1String(icon);
    made.shortcut = keys;
    made.run = std::move(run);
    return made;
}

void FinancePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_stale || !m_venue.id.isValid())
        return;
    m_stale = false;
    load();
}

} // namespace vd::ui

#include "ui/admin/AdminPage.h"

namespace vd::ui {

void AdminPage::setVenue(const operators::VenueInfo &venue)
{
    m_venue = venue;
    m_loaded = {};
    if (isVisible()) {
        m_loaded = venue.id;
        load(false);
    }
}

void AdminPage::reload()
{
    if (m_loaded.isValid())
        load(true);
}

void AdminPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_venue.id.isValid() || m_loaded == m_venue.id)
        return;
    m_loaded = m_venue.id;
    load(false);
}

} // namespace vd::ui

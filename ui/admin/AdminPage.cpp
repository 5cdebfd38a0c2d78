#include "ui/admin/AdminPage.h"

#include "ui/common/TabChain.h"

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
    if (!m_venue.id.isValid())
        return;
    const bool again = m_loaded == m_venue.id;
    m_loaded = m_venue.id;
    if (!again || tellsWhatOthersDid())
        load(again);
}

bool AdminPage::focusNextPrevChild(bool next)
{
    return passFocus(this, {this}, next) || QWidget::focusNextPrevChild(next);
}

} // namespace vd::ui

#include "app/StatusWatch.h"

#include "models/base/Changes.h"
#include "models/base/WhenDone.h"
#include "models/inventory/InventoryGateway.h"
#include "ui/shell/ShellFrame.h"
#include "ui/shell/StatusLine.h"

namespace vd::app {

namespace {

constexpr int minuteMs = 60'000;

} // namespace

StatusWatch::StatusWatch(const Gateways &gateways, ui::ShellFrame &frame)
    : QObject(&frame)
    , m_gateways(gateways)
    , m_frame(frame)
    , m_keepsShift(frame.session().roles & (operators::Roles(operators::Role::FrontDesk) | operators::Role::DeskLead))
{
    connect(m_gateways.changes, &Changes::connectionLost, &m_frame, &ui::ShellFrame::connectionLost);
    connect(m_gateways.changes, &Changes::connectionBack, &m_frame, &ui::ShellFrame::connectionBack);
    connect(m_gateways.changes, &Changes::changed, this, &StatusWatch::changed);
    connect(&m_frame, &ui::ShellFrame::venueChanged, this, &StatusWatch::venueChanged);
    connect(&m_minute, &QTimer::timeout, this, &StatusWatch::askDifferences);
    m_minute.start(minuteMs);
    venueChanged();
}

void StatusWatch::venueChanged()
{
    m_frame.status()->setDifferences(std::nullopt);
    m_frame.status()->setShift({}, m_frame.venue().zone, {});
    askDifferences();
    askShift();
}

void StatusWatch::changed(VenueId venue, const QString &topic)
{
    if (venue == m_frame.venue().id && topic == QLatin1String("shift"))
        askShift();
}

void StatusWatch::askDifferences()
{
    const VenueId venue = m_frame.venue().id;
    whenDone(m_gateways.inventory->differences(venue), this, [this, venue](const Result<int> &count) {
        if (venue == m_frame.venue().id)
            m_frame.status()->setDifferences(count ? std::optional(*count) : std::nullopt);
    });
}

void StatusWatch::askShift()
{
    if (!m_keepsShift)
        return;
    const VenueId venue = m_frame.venue().id;
    whenDone(m_gateways.finance->currentShift(venue), this, [this, venue](const Result<finance::Shift> &shift) {
        if (venue == m_frame.venue().id)
            showShift(shift);
    });
}

void StatusWatch::showShift(const Result<finance::Shift> &shift)
{
    const bool open = shift && shift->id.isValid() && !shift->closedAt.isValid();
    m_frame.status()->setShift(
        open ? shift->openedAt : QDateTime(), m_frame.venue().zone, open ? shift->operatorLogin : QString());
}

} // namespace vd::app

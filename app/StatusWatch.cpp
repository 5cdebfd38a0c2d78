#include "app/StatusWatch.h"

#include "models/base/Changes.h"
#include "models/base/WhenDone.h"
#include "models/catalog/CatalogGateway.h"
#include "ui/common/MessageStrip.h"
#include "ui/shell/ShellFrame.h"
#include "ui/shell/StatusLine.h"
#include "ui/shell/WatchSheet.h"

namespace vd::app {

namespace {

using operators::Role;
using operators::Roles;

bool readsAlerts(Roles roles)
{
    return roles & (Roles(Role::DeskLead) | Role::Finance);
}

} // namespace

StatusWatch::StatusWatch(const Gateways &gateways, ui::ShellFrame &frame)
    : QObject(&frame)
    , m_gateways(gateways)
    , m_frame(frame)
    , m_watch(gateways, readsAlerts(frame.session().roles))
    , m_keepsShift(frame.session().roles & (Roles(Role::FrontDesk) | Role::DeskLead))
{
    connect(m_gateways.changes, &Changes::connectionLost, &m_frame, &ui::ShellFrame::connectionLost);
    connect(m_gateways.changes, &Changes::connectionBack, &m_frame, &ui::ShellFrame::connectionBack);
    connect(m_gateways.changes, &Changes::changed, this, &StatusWatch::changed);
    connect(&m_frame, &ui::ShellFrame::venueChanged, this, &StatusWatch::venueChanged);
    connect(&m_watch, &finance::WatchController::changed, this, &StatusWatch::showWatch);
    connect(&m_watch, &finance::WatchController::raised, this, &StatusWatch::tellAlert);
    connect(m_frame.status(), &ui::StatusLine::watchRequested, this, &StatusWatch::openSheet);
    connect(m_frame.banner(), &ui::MessageStrip::actionTriggered, this, &StatusWatch::openSheet);
    venueChanged();
}

void StatusWatch::venueChanged()
{
    m_watch.setVenue(m_frame.venue().id);
    m_frame.status()->setShift({}, m_frame.venue().zone, {});
    askShift();
}

void StatusWatch::changed(VenueId venue, const QString &topic)
{
    if (venue == m_frame.venue().id && topic == QLatin1String("shift"))
        askShift();
    if (topic == QLatin1String("catalog"))
        askVenues();
}

void StatusWatch::askVenues()
{
    whenDone(m_gateways.catalog->venues(), this, [this](const Result<QList<catalog::Venue>> &venues) {
        if (!venues)
            return; // the next change asks again
        QList<operators::VenueInfo> known;
        for (const catalog::Venue &venue : *venues)
            known << operators::VenueInfo{venue.id, venue.name, venue.zone, venue.currency};
        m_frame.setVenues(known);
    });
}

void StatusWatch::showWatch()
{
    const std::optional<finance::Watch> &watch = m_watch.watch();
    m_frame.status()->setDifferences(watch ? std::optional(watch->count()) : std::nullopt);
    m_frame.status()->setAlerts(static_cast<int>(m_watch.alerts().size()));
    if (m_watch.alerts().isEmpty() && std::exchange(m_told, false) && !m_frame.isLost())
        m_frame.banner()->clear();
}

void StatusWatch::openSheet()
{
    if (!m_sheet) {
        m_sheet = new ui::WatchSheet(
            m_watch, ui::ShellFrame::allows(QStringLiteral("desk"), m_frame.session().roles), m_frame.window());
        connect(m_sheet, &ui::WatchSheet::orderRequested, this, [this](OrderId order) {
            m_frame.goTo(QStringLiteral("desk"), QStringLiteral("order:") + order.toString());
        });
        // The frame goes with the session, the window does not.
        connect(this, &QObject::destroyed, m_sheet, &QObject::deleteLater);
    }
    m_sheet->openFor(m_frame.venue().zone);
}

void StatusWatch::tellAlert(const finance::Alert &alert)
{
    if (m_frame.isLost())
        return;
    m_told = true;
    m_frame.banner()->tell(
        ui::MessageStrip::Kind::Warning,
        [alert, zone = m_frame.venue().zone] { return ui::WatchSheet::sentence(alert, zone); },
        [] { return tr("Show"); });
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

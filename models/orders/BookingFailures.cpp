#include "models/orders/BookingFailures.h"

#include "models/base/Changes.h"
#include "models/base/WhenDone.h"
#include "models/finance/WatchGateway.h"

namespace vd::orders {

BookingFailures::BookingFailures(const Gateways &gateways, QObject *parent)
    : QObject(parent)
    , m_gateways(gateways)
{
    if (m_gateways.changes)
        connect(m_gateways.changes, &Changes::connectionBack, this, &BookingFailures::tell);
}

void BookingFailures::note(VenueId venue, const Result<Order> &outcome)
{
    const bool technical = !outcome
        && (outcome.error().fault == Fault::Timeout || outcome.error().fault == Fault::Offline
            || outcome.error().fault == Fault::Bug);
    if (technical)
        ++m_untold[venue];
    // While there is no connection telling would fail as well; it is told when the connection is back.
    if (!technical || outcome.error().fault != Fault::Offline)
        tell();
}

void BookingFailures::tell()
{
    if (m_telling || m_untold.isEmpty() || !m_gateways.watch)
        return;
    m_telling = true;
    const VenueId venue = m_untold.constBegin().key();
    const int failures = m_untold.constBegin().value();
    whenDone(
        m_gateways.watch->reportFailures(venue, failures), this, [this, venue, failures](const Result<Done> &told) {
            m_telling = false;
            if (!told)
                return;
            if ((m_untold[venue] -= failures) <= 0)
                m_untold.remove(venue);
            tell();
        });
}

} // namespace vd::orders

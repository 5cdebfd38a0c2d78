#include "models/checkin/DoorHistory.h"

#include "models/base/Changes.h"
#include "models/base/WhenDone.h"

#include <algorithm>

namespace vd::checkin {

DoorHistory::DoorHistory(CheckInGateway &gateway, Changes *changes, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
{
    if (!changes)
        return;
    connect(changes, &Changes::changed, this, [this](VenueId venue, const QString &topic) {
        if (venue == m_venue && topic == QLatin1String("check_in"))
            reload();
    });
    connect(changes, &Changes::connectionBack, this, &DoorHistory::reload);
}

void DoorHistory::setVenue(VenueId venue)
{
    if (m_venue == venue)
        return;
    m_venue = venue;
    m_scans.setScans({});
    reload();
}

void DoorHistory::reload()
{
    if (!m_venue.isValid())
        return;
    m_again = m_loading;
    if (m_loading)
        return;
    m_loading = true;
    whenDone(m_gateway.lastScans(m_venue), this, [this, venue = m_venue](const Result<QList<Scan>> &scans) {
        m_loading = false;
        const bool stale = venue != m_venue;
        if (!stale && scans) {
            m_scans.setScans(*scans);
            Q_EMIT loaded();
        } else if (!stale) {
            Q_EMIT loadFailed(scans.error());
        }
        if (stale || std::exchange(m_again, false))
            reload();
    });
}

void DoorHistory::undo(CheckInId entry, const QString &reason)
{
    if (reason.trimmed().isEmpty()) {
        Q_EMIT undoFailed(Error{Fault::Rule, QStringLiteral("reason_required"), {}, {}});
        return;
    }
    if (!m_undoIds.contains(entry))
        m_undoIds.insert(entry, QUuid::createUuid());
    whenDone(m_gateway.undo(m_undoIds.value(entry), m_venue, entry, reason.trimmed()), this,
        [this, entry](const Result<Done> &answer) {
            const bool lost
                = !answer && (answer.error().fault == Fault::Offline || answer.error().fault == Fault::Timeout);
            if (!lost)
                m_undoIds.remove(entry);
            if (answer)
                Q_EMIT undone(entry);
            else
                Q_EMIT undoFailed(answer.error());
            if (!lost)
                reload();
        });
}

bool DoorHistory::canUndo(const Scan &scan)
{
    return scan.kind == QLatin1String("entry") && !scan.undone;
}

CheckInId DoorHistory::newestToUndo() const
{
    const QList<Scan> &scans = m_scans.scans();
    const auto found
        = std::find_if(scans.cbegin(), scans.cend(), [](const Scan &scan) { return scan.mine && canUndo(scan); });
    return found == scans.cend() ? CheckInId() : found->id;
}

} // namespace vd::checkin

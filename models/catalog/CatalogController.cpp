#include "models/catalog/CatalogController.h"

#include "models/base/WhenDone.h"

namespace vd::catalog {

CatalogController::CatalogController(CatalogGateway &gateway, Changes *changes, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
{
    if (!changes)
        return;
    connect(changes, &Changes::changed, this, [this](VenueId venue, const QString &topic) {
        if (venue == m_venue && topic == QLatin1String("catalog"))
            reload();
    });
    connect(changes, &Changes::connectionBack, this, &CatalogController::reload);
}

void CatalogController::setVenue(VenueId venue)
{
    if (venue == m_venue)
        return;
    m_venue = venue;
    m_categories.clear();
    m_spaces.clear();
    Q_EMIT loaded();
    reload();
}

template <typename T, typename Fn>
void CatalogController::load(const Future<T> &future, Fn keep)
{
    ++m_pending;
    whenDone(future, this, [this, keep, serial = m_serial](const Result<T> &result) {
        if (serial != m_serial)
            return;
        if (result)
            keep(*result);
        --m_pending;
        if (!result)
            Q_EMIT loadFailed(result.error());
        if (m_pending == 0) {
            Q_EMIT loaded();
            Q_EMIT loadingChanged(false);
        }
    });
}

void CatalogController::reload()
{
    if (!m_venue.isValid())
        return;
    ++m_serial;
    const bool was = isLoading();
    m_pending = 0;
    load(m_gateway.venues(), [this](const QList<Venue> &venues) { m_venues = venues; });
    load(m_gateway.categories(m_venue), [this](const QList<Category> &categories) { m_categories = categories; });
    load(m_gateway.spaces(m_venue, true), [this](const QList<Space> &spaces) { m_spaces = spaces; });
    if (!was)
        Q_EMIT loadingChanged(true);
}

std::optional<Venue> CatalogController::venue() const
{
    for (const Venue &venue : m_venues)
        if (venue.id == m_venue)
            return venue;
    return std::nullopt;
}

} // namespace vd::catalog

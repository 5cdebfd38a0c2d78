#pragma once

#include "models/base/Changes.h"
#include "models/catalog/CatalogGateway.h"

#include <QObject>

#include <optional>

namespace vd::catalog {

/// The venues, categories and spaces that pages of the administration choose from.
class CatalogController : public QObject
{
    Q_OBJECT

public:
    /// changes may be null: then nothing refreshes by itself.
    CatalogController(CatalogGateway &gateway, Changes *changes, QObject *parent = nullptr);

    void setVenue(VenueId venue);
    void reload();

    [[nodiscard]] VenueId venueId() const { return m_venue; }
    /// The chosen venue as last read.
    [[nodiscard]] std::optional<Venue> venue() const;
    [[nodiscard]] const QList<Venue> &venues() const { return m_venues; }
    [[nodiscard]] const QList<Category> &categories() const { return m_categories; }
    /// Retired ones included.
    [[nodiscard]] const QList<Space> &spaces() const { return m_spaces; }
    [[nodiscard]] bool isLoading() const { return m_pending > 0; }

Q_SIGNALS:
    void loaded();
    void loadingChanged(bool loading);
    void loadFailed(const vd::Error &error);

private:
    template <typename T, typename Fn>
    void load(const Future<T> &future, Fn keep);

    CatalogGateway &m_gateway;
    VenueId m_venue;
    QList<Venue> m_venues;
    QList<Category> m_categories;
    QList<Space> m_spaces;
    int m_serial = 0;
    int m_pending = 0;
};

} // namespace vd::catalog

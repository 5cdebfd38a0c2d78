#pragma once

#include "models/base/Changes.h"
#include "models/catalog/CatalogGateway.h"

#include <QObject>

#include <optional>

namespace vd::catalog {

/// The venue, categories and spaces an administrator edits, and the saving of one of them at a time. A save that got no
/// answer is repeated with its own request id as long as its content is the same, so it is carried out once.
class CatalogController : public QObject
{
    Q_OBJECT

public:
    /// changes may be null: then nothing refreshes by itself.
    CatalogController(CatalogGateway &gateway, Changes *changes, QObject *parent = nullptr);

    void setVenue(VenueId venue);
    void reload();
    void saveSpace(const Space &space);
    void saveVenue(const Venue &venue);

    [[nodiscard]] VenueId venueId() const { return m_venue; }
    /// The chosen venue as last read.
    [[nodiscard]] std::optional<Venue> venue() const;
    [[nodiscard]] const QList<Venue> &venues() const { return m_venues; }
    [[nodiscard]] const QList<Category> &categories() const { return m_categories; }
    /// Retired ones included.
    [[nodiscard]] const QList<Space> &spaces() const { return m_spaces; }
    [[nodiscard]] bool isLoading() const { return m_pending > 0; }
    [[nodiscard]] bool isSaving() const { return m_saving; }

Q_SIGNALS:
    void loaded();
    void loadingChanged(bool loading);
    void savingChanged(bool saving);
    void spaceSaved(const vd::catalog::Space &space);
    void venueSaved(const vd::catalog::Venue &venue);
    void loadFailed(const vd::Error &error);
    /// A conflict also reads the catalogue again, so that what is true now can be shown.
    void spaceRefused(const vd::Error &error);
    void venueRefused(const vd::Error &error);

private:
    template <typename T, typename Fn>
    void load(const Future<T> &future, Fn keep);
    void setSaving(bool saving);
    void reloadAfter(const Error &error);

    CatalogGateway &m_gateway;
    VenueId m_venue;
    QList<Venue> m_venues;
    QList<Category> m_categories;
    QList<Space> m_spaces;
    Space m_triedSpace;
    Venue m_triedVenue;
    QUuid m_spaceKey;
    QUuid m_venueKey;
    int m_serial = 0;
    int m_pending = 0;
    bool m_saving = false;
};

} // namespace vd::catalog

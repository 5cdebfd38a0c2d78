#pragma once

#include "models/base/Gateways.h"
#include "models/base/Result.h"
#include "models/inventory/BoardModel.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QTimer>
#include <QTimeZone>

namespace vd::inventory {

/// Keeps the board of one day true: loads it, hears what other desks did and asks for just those slots. One question at
/// a time is under way; answers to older questions are dropped.
class BoardController : public QObject
{
    Q_OBJECT

public:
    explicit BoardController(const Gateways &gateways, QObject *parent = nullptr);

    [[nodiscard]] BoardModel *model() { return &m_model; }
    [[nodiscard]] const BoardModel *model() const { return &m_model; }
    [[nodiscard]] const QList<catalog::TicketType> &ticketTypes() const { return m_types; }
    [[nodiscard]] const QList<catalog::Category> &categories() const { return m_categories; }
    /// The venue as the catalogue knows it, with its region and hold length; an invalid id until loaded.
    [[nodiscard]] const catalog::Venue &venue() const { return m_venue; }

    /// Loads another venue's spaces and its board of today.
    void setVenue(VenueId venue, const QTimeZone &zone);
    void setDate(const QDate &date);
    [[nodiscard]] QDate date() const { return m_date; }
    /// The venue's day now. The client's clock: what may be sold is the server's decision.
    [[nodiscard]] QDate today() const;
    [[nodiscard]] const QTimeZone &zone() const { return m_zone; }
    [[nodiscard]] bool isLoading() const { return m_loading; }
    /// A refused or lost load; the board shown is then older than it should be.
    [[nodiscard]] bool isStale() const { return m_stale; }
    void reload();
    /// Asks for these slots at once, as after a refusal.
    void refresh(const QList<SlotId> &slotIds);

Q_SIGNALS:
    void dateChanged(const QDate &date);
    void loadingChanged();
    /// Spaces, categories or ticket types were read.
    void catalogChanged();
    void failed(const vd::Error &error);

private:
    void heard(VenueId venue, const QString &topic, const QList<qint64> &ids);
    void loadCatalog();
    void loadBoard();
    void askPending();
    void answered(int ask, const QList<SlotId> &asked, const Result<QList<Cell>> &cells);
    void setLoading(bool loading);
    [[nodiscard]] bool belongs(const Cell &cell) const;

    Gateways m_gateways;
    BoardModel m_model;
    VenueId m_venueId;
    QTimeZone m_zone;
    QDate m_date;
    catalog::Venue m_venue;
    QList<catalog::TicketType> m_types;
    QList<catalog::Category> m_categories;
    int m_load = 0;
    int m_catalogLoad = 0;
    int m_ask = 0;
    bool m_asking = false;
    bool m_loading = false;
    bool m_stale = false;
    QSet<SlotId> m_pending;
    QTimer m_coalesce;
};

} // namespace vd::inventory

#pragma once

#include "models/base/Gateways.h"
#include "models/base/LatestQuestion.h"
#include "models/orders/OrdersGateway.h"

#include <QObject>
#include <QTimer>

namespace vd::orders {

/// Finds orders as somebody types; answers to what is no longer typed are dropped, and what was not answered when the
/// connection was lost is asked again when it is back.
class OrderFinder : public QObject
{
    Q_OBJECT

public:
    static constexpr int pause = 120; ///< Milliseconds of no typing before the server is asked.
    static constexpr int mostRows = 100;

    explicit OrderFinder(const Gateways &gateways, QObject *parent = nullptr);

    void setVenue(VenueId venue);
    /// Committed text; empty for the latest orders.
    void setText(const QString &typed);
    /// Only orders with something booked on that business date (null for any) and in one of these states (empty for
    /// any).
    void narrow(const QDate &day, const QList<OrderState> &states);
    [[nodiscard]] const QString &text() const { return m_filter.typed; }
    [[nodiscard]] const OrderFilter &filter() const { return m_filter; }
    void searchNow();
    [[nodiscard]] const QList<OrderRow> &rows() const { return m_rows; }
    [[nodiscard]] bool isSearching() const { return m_searching; }
    /// The last search was not answered: the rows are those of an earlier one.
    [[nodiscard]] bool hasFailed() const { return m_failed; }
    /// More may fit than are shown.
    [[nodiscard]] bool isCut() const { return m_rows.size() >= mostRows; }

Q_SIGNALS:
    void rowsChanged();
    /// A search began or ended.
    void searchingChanged();
    void failed(const vd::Error &error);

private:
    void setSearching(bool searching);

    Gateways m_gateways;
    QList<OrderRow> m_rows;
    VenueId m_venue;
    OrderFilter m_filter;
    QTimer m_timer;
    LatestQuestion m_question;
    bool m_searching = false;
    bool m_failed = false;
};

} // namespace vd::orders

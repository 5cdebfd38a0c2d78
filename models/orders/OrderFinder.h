#pragma once

#include "models/base/Gateways.h"
#include "models/base/Result.h"
#include "models/orders/OrdersGateway.h"

#include <QObject>
#include <QTimer>

namespace vd::orders {

/// Finds orders as somebody types; answers to what is no longer typed are dropped.
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
    int m_serial = 0;
    bool m_searching = false;
};

} // namespace vd::orders

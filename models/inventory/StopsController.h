#pragma once

#include "models/base/Gateways.h"
#include "models/base/RequestKey.h"
#include "models/inventory/StopsGateway.h"

#include <QObject>
#include <QTimer>

namespace vd::inventory {

/// The stops of a venue and the worklist of the one looked at; publishing one and working its orders until none is
/// left.
class StopsController : public QObject
{
    Q_OBJECT

public:
    explicit StopsController(const Gateways &gateways, QObject *parent = nullptr);

    void setVenue(VenueId venue);
    void reload();
    [[nodiscard]] const QList<Stop> &stops() const { return m_stops; }
    /// Which stop's orders are wanted; an invalid id for none.
    void select(StopId stop);
    [[nodiscard]] StopId selected() const { return m_selected; }
    [[nodiscard]] const QList<StopOrder> &orders() const { return m_orders; }
    /// Something is written, or a stop's orders are being worked.
    [[nodiscard]] bool isBusy() const { return m_busy || m_working.isValid(); }
    /// How many orders of the published stop were worked so far.
    [[nodiscard]] int worked() const { return m_worked; }

    /// Only the last question is answered.
    void preview(StopRange range);
    void publish(StopRange range, const QString &reason);
    /// Takes up a stop whose working was cut off, or some of whose orders failed.
    void work(StopId stop);
    void withdraw(StopId stop);
    void block(SlotId slot, int places, const QString &reason);

Q_SIGNALS:
    void changed();
    void ordersChanged();
    void busyChanged();
    void previewed(const vd::inventory::StopPreview &preview);
    void previewFailed(const vd::Error &error);
    /// Its slots are closed; its orders are being worked.
    void published(vd::StopId stop);
    /// All orders of a stop were worked.
    void finished(vd::StopId stop);
    void withdrawn(vd::StopId stop);
    void blocked(vd::SlotId slot);
    void failed(const vd::Error &error);

private:
    void ask();
    void askOrders();
    void workOn();
    void setBusy(bool busy);

    Gateways m_gateways;
    VenueId m_venue;
    QList<Stop> m_stops;
    QList<StopOrder> m_orders;
    StopId m_selected;
    StopId m_working;
    bool m_again = false; ///< What failed is to be tried once more.
    int m_worked = 0;
    int m_serial = 0;
    int m_ordersSerial = 0;
    int m_preview = 0;
    bool m_busy = false;
    QTimer m_coalesce;
    RequestKey m_publishKey;
    RequestKey m_withdrawKey;
    RequestKey m_blockKey;
};

} // namespace vd::inventory

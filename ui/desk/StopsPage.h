#pragma once

#include "models/inventory/StopsController.h"
#include "models/operators/VenueInfo.h"
#include "ui/common/RowsModel.h"

#include <QWidget>

class QPushButton;

namespace vd::ui {

class MessageStrip;
class TablePane;
class TextLabel;

/// The venue's stops and, below, what became of each order of the chosen one.
class StopsPage : public QWidget
{
    Q_OBJECT

public:
    StopsPage(inventory::StopsController &stops, QWidget *parent = nullptr);

    void setVenue(const operators::VenueInfo &venue);
    /// Leads publish and withdraw; others look.
    void setLead(bool lead);
    void focusStart();

Q_SIGNALS:
    void newRequested();
    void orderRequested(vd::OrderId order);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void wire();
    void retranslate();
    void refresh();
    void refreshOrders();
    void withdraw();

    inventory::StopsController &m_stops;
    operators::VenueInfo m_venue;
    bool m_lead = false;
    RowsModel<inventory::Stop, StopId> m_rows;
    RowsModel<inventory::StopOrder, OrderId> m_orders;
    MessageStrip *m_messages = nullptr;
    QPushButton *m_new = nullptr;
    QPushButton *m_withdraw = nullptr;
    QPushButton *m_goOn = nullptr;
    TablePane *m_table = nullptr;
    TextLabel *m_ordersTitle = nullptr;
    TablePane *m_orderTable = nullptr;
};

} // namespace vd::ui

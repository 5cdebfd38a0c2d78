#pragma once

#include "models/operators/VenueInfo.h"
#include "models/orders/OrderFinder.h"
#include "ui/common/RowsModel.h"

#include <QWidget>

namespace vd::checkin {
class TicketSigner;
}

namespace vd::ui {

class EmptyState;
class LineEdit;
class LoadingBar;
class MessageStrip;
class OrderFilterBar;
class OrderPage;
class TableView;
class TextLabel;

/// Finds an order while the caller waits: by number, phone, last four or name; the chosen one is open beside the list.
class OrderFinderPage : public QWidget
{
    Q_OBJECT

public:
    OrderFinderPage(const Gateways &gateways, checkin::TicketSigner *signer, QWidget *parent = nullptr);

    void setVenue(const operators::VenueInfo &venue);
    void focusSearch();
    /// Looks for a text at once and opens what fits best.
    void search(const QString &text);
    void open(OrderId id);
    void reload();
    /// Asks for the list again; the order that is open stays.
    void refresh();
    /// The chosen order; the workspace stands it beside the list.
    [[nodiscard]] OrderPage *page() const { return m_page; }

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build(const Gateways &gateways, checkin::TicketSigner *signer);
    void wire();
    void retranslate();
    void showRows();
    void openRow(const QModelIndex &index);
    void markShown();

    orders::OrderFinder m_finder;
    RowsModel<orders::OrderRow, OrderId> m_rows;
    operators::VenueInfo m_venue;
    bool m_openWaits = false;
    OrderFilterBar *m_filter = nullptr;
    QString m_listedFor; ///< What was searched for when the list was filled last.
    LineEdit *m_search = nullptr;
    TextLabel *m_count = nullptr;
    TableView *m_table = nullptr;
    EmptyState *m_empty = nullptr;
    LoadingBar *m_loading = nullptr;
    MessageStrip *m_messages = nullptr;
    OrderPage *m_page = nullptr;
};

} // namespace vd::ui

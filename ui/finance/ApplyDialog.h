#pragma once

#include "models/base/RequestKey.h"
#include "models/finance/BooksGateway.h"
#include "models/operators/VenueInfo.h"
#include "models/orders/OrderFinder.h"
#include "ui/common/FormDialog.h"
#include "ui/common/RowsModel.h"

class QPushButton;

namespace vd::ui {

class LineEdit;
class TablePane;
class TextLabel;

/// Moves an unapplied payment to an order that waits for money: finds the order, shows what it will owe afterwards, and
/// only then does it.
class ApplyDialog : public FormDialog
{
    Q_OBJECT

public:
    ApplyDialog(const Gateways &gateways, const operators::VenueInfo &venue, const finance::WorkRow &payment,
        QWidget *parent = nullptr);

Q_SIGNALS:
    void applied(const QString &orderNo);

private:
    void build();
    void connectAll();
    void showRows();
    void showChosen();
    void apply();
    [[nodiscard]] std::optional<orders::OrderRow> chosen() const;
    [[nodiscard]] QString preview(const orders::OrderRow &order) const;
    [[nodiscard]] QList<Column<orders::OrderRow>> columns() const;

    finance::BooksGateway &m_books;
    operators::VenueInfo m_venue;
    finance::WorkRow m_payment;
    orders::OrderFinder m_finder;
    RowsModel<orders::OrderRow, OrderId> *m_rows = nullptr;
    RequestKey m_key;
    LineEdit *m_search = nullptr;
    TablePane *m_pane = nullptr;
    TextLabel *m_preview = nullptr;
    QPushButton *m_accept = nullptr;
    bool m_busy = false;
};

} // namespace vd::ui

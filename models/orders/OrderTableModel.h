#pragma once

#include "models/orders/Order.h"

#include <QAbstractTableModel>

namespace vd::orders {

/// Rows of the order finder. New answers change the rows by id, so that a selection stays on its order and never slides
/// to a neighbour. Text for people is made by the view's delegate: DisplayRole gives plain values.
class OrderTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Number, Customer, Phone, Space, When, State, Total, Outstanding, Made, ColumnCount };
    enum Role { OrderIdRole = Qt::UserRole, RowRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(const QList<OrderRow> &rows);
    [[nodiscard]] const OrderRow &row(int index) const { return m_rows.at(index); }
    /// -1 when the order is not among the rows.
    [[nodiscard]] int rowOf(OrderId id) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    QList<OrderRow> m_rows;
};

} // namespace vd::orders

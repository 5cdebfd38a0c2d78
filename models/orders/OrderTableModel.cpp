#include "models/orders/OrderTableModel.h"

#include <QSet>

namespace vd::orders {

void OrderTableModel::setRows(const QList<OrderRow> &rows)
{
    QSet<OrderId> kept;
    for (const OrderRow &row : rows)
        kept.insert(row.id);
    for (int i = static_cast<int>(m_rows.size()) - 1; i >= 0; --i) {
        if (kept.contains(m_rows.at(i).id))
            continue;
        beginRemoveRows({}, i, i);
        m_rows.removeAt(i);
        endRemoveRows();
    }
    for (int i = 0; i < rows.size(); ++i) {
        const int at = rowOf(rows.at(i).id);
        if (at < 0) {
            beginInsertRows({}, i, i);
            m_rows.insert(i, rows.at(i));
            endInsertRows();
            continue;
        }
        if (at != i) {
            beginMoveRows({}, at, at, {}, i);
            m_rows.move(at, i);
            endMoveRows();
        }
        m_rows[i] = rows.at(i);
    }
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(static_cast<int>(m_rows.size()) - 1, ColumnCount - 1));
}

int OrderTableModel::rowOf(OrderId id) const
{
    for (int i = 0; i < m_rows.size(); ++i) {
        if (m_rows.at(i).id == id)
            return i;
    }
    return -1;
}

int OrderTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int OrderTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant OrderTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const OrderRow &row = m_rows.at(index.row());
    if (role == OrderIdRole)
        return static_cast<qint64>(row.id.value());
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Number:
        return row.orderNo;
    case Customer:
        return row.customerName;
    case Phone:
        return row.customerPhone;
    case Space:
        return row.firstSpace;
    case When:
        return row.startsAt;
    case State:
        return toDatabase(row.state);
    case Total:
        return row.total.toPlain();
    case Outstanding:
        return (row.total - row.paid).toPlain();
    case Made:
        return row.createdAt;
    default:
        return {};
    }
}

} // namespace vd::orders

#pragma once

#include "models/finance/FinanceGateway.h"

#include <QAbstractTableModel>
#include <QLocale>
#include <QTimeZone>

namespace vd::finance {

/// The payments and refunds below a channel, newest last. Refunds are negative.
class MoneyModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Time, Kind, Channel, OrderNo, Amount, Applied, ChannelNo, Actor, ColumnCount };
    enum Role { OrderRole = Qt::UserRole + 1, RefundRole, SortRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(const QList<MoneyRow> &rows, const QTimeZone &zone);
    void setLocale(const QLocale &locale);
    [[nodiscard]] const MoneyRow &row(int row) const { return m_rows.at(row); }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const MoneyRow &row, int column) const;
    [[nodiscard]] QVariant sortValue(const MoneyRow &row, int column) const;

    QList<MoneyRow> m_rows;
    QTimeZone m_zone = QTimeZone::utc();
    QLocale m_locale;
};

} // namespace vd::finance

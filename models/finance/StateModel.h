#pragma once

#include "models/finance/FinanceGateway.h"

#include <QAbstractTableModel>
#include <QLocale>

namespace vd::finance {

/// The orders made on a day, counted by the state they are in now.
class StateModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { State, Orders, Amount, ColumnCount };
    enum Role { SortRole = Qt::UserRole + 1 };

    using QAbstractTableModel::QAbstractTableModel;

    void setStates(const QList<StateCount> &states);
    void setLocale(const QLocale &locale);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<StateCount> m_states;
    QLocale m_locale;
};

} // namespace vd::finance

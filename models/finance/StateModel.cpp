#include "models/finance/StateModel.h"

#include "models/finance/MoneyWords.h"

namespace vd::finance {

void StateModel::setStates(const QList<StateCount> &states)
{
    beginResetModel();
    m_states = states;
    endResetModel();
}

void StateModel::setLocale(const QLocale &locale)
{
    m_locale = locale;
    if (!m_states.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

int StateModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_states.size());
}

int StateModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant StateModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const StateCount &count = m_states.at(index.row());
    const bool sorting = role == SortRole;
    if (role == Qt::TextAlignmentRole)
        return QVariant(index.column() == State ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && !sorting)
        return {};
    switch (index.column()) {
    case State:
        return MoneyWords::orderState(count.state);
    case Orders:
        return sorting ? QVariant(count.orders) : QVariant(m_locale.toString(count.orders));
    case Amount:
        return sorting ? QVariant::fromValue<qint64>(count.amount.minor()) : QVariant(count.amount.toDisplay(m_locale));
    default:
        return {};
    }
}

QVariant StateModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(section == State ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    return section == State ? tr("State") : section == Orders ? tr("Orders") : tr("Amount");
}

} // namespace vd::finance

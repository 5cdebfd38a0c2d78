#include "models/finance/MoneyModel.h"

#include "models/finance/MoneyWords.h"

namespace vd::finance {

void MoneyModel::setRows(const QList<MoneyRow> &rows, const QTimeZone &zone)
{
    beginResetModel();
    m_rows = rows;
    m_zone = zone;
    endResetModel();
}

void MoneyModel::setLocale(const QLocale &locale)
{
    m_locale = locale;
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

int MoneyModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MoneyModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant MoneyModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const MoneyRow &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
        return index.column() == ChannelNo && !row.requestNo.isEmpty() ? QVariant(tr("Request number %1").arg(row.requestNo)) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant(index.column() == Amount ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    case OrderRole:
        return QVariant::fromValue<qint64>(row.order.value());
    case RefundRole:
        return row.amount.isNegative();
    case SortRole:
        return sortValue(row, index.column());
    default:
        return {};
    }
}

QString MoneyModel::text(const MoneyRow &row, int column) const
{
    switch (column) {
    case Time:
        return row.at.toTimeZone(m_zone).time().toString(QStringLiteral("HH:mm:ss"));
    case Kind:
        return MoneyWords::kind(row.kind);
    case Channel:
        return MoneyWords::channel(row.channel);
    case OrderNo:
        return row.orderNo;
    case Amount:
        return row.amount.toDisplay(m_locale);
    case Applied:
        return row.applied ? QString() : tr("Unapplied");
    case ChannelNo:
        return row.channelNo;
    case Actor:
        return row.actor;
    default:
        return {};
    }
}

QVariant MoneyModel::sortValue(const MoneyRow &row, int column) const
{
    if (column == Time)
        return row.at;
    if (column == Amount)
        return QVariant::fromValue<qint64>(row.amount.minor());
    return text(row, column);
}

QVariant MoneyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(section == Amount ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Time:
        return tr("Time");
    case Kind:
        return tr("Kind");
    case Channel:
        return tr("Channel");
    case OrderNo:
        return tr("Order");
    case Amount:
        return tr("Amount");
    case Applied:
        return tr("Note");
    case ChannelNo:
        return tr("Channel number");
    case Actor:
        return tr("By");
    default:
        return {};
    }
}

} // namespace vd::finance

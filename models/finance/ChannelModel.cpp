#include "models/finance/ChannelModel.h"

#include "models/finance/MoneyWords.h"

namespace vd::finance {

void ChannelModel::setReport(const DayReport &report)
{
    m_all = report.channels;
    m_total = report.total;
    m_total.channel.clear();
    m_currency = report.currency;
    m_hasReport = true;
    rebuild();
}

void ChannelModel::setOnly(const QString &channel)
{
    m_only = channel;
    rebuild();
}

void ChannelModel::clear()
{
    m_hasReport = false;
    m_all.clear();
    rebuild();
}

void ChannelModel::rebuild()
{
    QList<ChannelLine> shown;
    for (const ChannelLine &line : std::as_const(m_all))
        if (m_only.isEmpty() || line.channel == m_only)
            shown << line;
    if (m_hasReport && m_only.isEmpty())
        shown << m_total;
    const auto names = [](const QList<ChannelLine> &lines) {
        QStringList list;
        for (const ChannelLine &line : lines)
            list << line.channel;
        return list;
    };
    // The same channels with new figures must not cost the selection.
    if (names(shown) == names(m_shown)) {
        m_shown = shown;
        if (!m_shown.isEmpty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_shown = shown;
    endResetModel();
}

void ChannelModel::setLocale(const QLocale &locale)
{
    m_locale = locale;
    if (!m_shown.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

int ChannelModel::rowOf(const QString &channel) const
{
    for (qsizetype row = 0; row < m_shown.size(); ++row)
        if (m_shown.at(row).channel == channel)
            return static_cast<int>(row);
    return -1;
}

int ChannelModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int ChannelModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ChannelModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ChannelLine &line = m_shown.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(line, index.column());
    case Qt::TextAlignmentRole:
        return QVariant(index.column() == Channel ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
    case ChannelRole:
        return line.channel;
    case TotalRole:
        return line.channel.isEmpty();
    case SortRole:
        return number(line, index.column());
    default:
        return {};
    }
}

QString ChannelModel::text(const ChannelLine &line, int column) const
{
    switch (column) {
    case Channel:
        return line.channel.isEmpty() ? tr("Total") : MoneyWords::channel(line.channel);
    case Payments:
        return m_locale.toString(line.payments);
    case Paid:
        return line.paid.toDisplay(m_locale);
    case Refunds:
        return m_locale.toString(line.refunds);
    case Refunded:
        return line.refunded.toDisplay(m_locale);
    case Net:
        return line.net.toDisplay(m_locale);
    case Unapplied:
        return line.unapplied.toDisplay(m_locale);
    default:
        return {};
    }
}

QVariant ChannelModel::number(const ChannelLine &line, int column) const
{
    switch (column) {
    case Payments:
        return line.payments;
    case Paid:
        return QVariant::fromValue<qint64>(line.paid.minor());
    case Refunds:
        return line.refunds;
    case Refunded:
        return QVariant::fromValue<qint64>(line.refunded.minor());
    case Net:
        return QVariant::fromValue<qint64>(line.net.minor());
    case Unapplied:
        return QVariant::fromValue<qint64>(line.unapplied.minor());
    default:
        return text(line, column);
    }
}

QVariant ChannelModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(section == Channel ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Channel:
        return tr("Channel");
    case Payments:
        return tr("Payments");
    case Paid:
        return tr("Paid");
    case Refunds:
        return tr("Refunds");
    case Refunded:
        return tr("Refunded");
    case Net:
        return tr("Net");
    case Unapplied:
        return tr("Unapplied");
    default:
        return {};
    }
}

} // namespace vd::finance

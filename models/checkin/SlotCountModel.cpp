#include "models/checkin/SlotCountModel.h"

#include <algorithm>
#include <tuple>

namespace vd::checkin {

namespace {

auto orderOf(const SlotCount &count)
{
    return std::tuple(count.startsAt, count.spaceName, count.slot);
}

bool same(const SlotCount &a, const SlotCount &b)
{
    return a.expected == b.expected && a.entered == b.entered && a.inside == b.inside && a.label == b.label
        && a.endsAt == b.endsAt;
}

} // namespace

SlotCountModel::SlotCountModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

void SlotCountModel::setText(Text text)
{
    m_text = std::move(text);
    retranslate();
}

void SlotCountModel::setCounts(QList<SlotCount> counts)
{
    std::sort(
        counts.begin(), counts.end(), [](const SlotCount &a, const SlotCount &b) { return orderOf(a) < orderOf(b); });
    // Both lists stand in the same order, so one walk finds what went, what came and what changed.
    int row = 0;
    for (const SlotCount &count : std::as_const(counts)) {
        while (row < int(m_counts.size()) && orderOf(m_counts.at(row)) < orderOf(count)) {
            beginRemoveRows({}, row, row);
            m_counts.removeAt(row);
            endRemoveRows();
        }
        if (row < int(m_counts.size()) && orderOf(m_counts.at(row)) == orderOf(count)) {
            const bool changed = !same(m_counts.at(row), count);
            m_counts[row] = count;
            if (changed)
                Q_EMIT dataChanged(index(row), index(row));
        } else {
            beginInsertRows({}, row, row);
            m_counts.insert(row, count);
            endInsertRows();
        }
        ++row;
    }
    if (row < int(m_counts.size())) {
        beginRemoveRows({}, row, int(m_counts.size()) - 1);
        m_counts.resize(row);
        endRemoveRows();
    }
}

void SlotCountModel::retranslate()
{
    if (!m_counts.isEmpty())
        Q_EMIT dataChanged(index(0), index(int(m_counts.size()) - 1));
}

int SlotCountModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_counts.size());
}

QVariant SlotCountModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_counts.size())
        return {};
    const SlotCount &count = m_counts.at(index.row());
    if (role == CountRole)
        return QVariant::fromValue(count);
    if ((role == Qt::DisplayRole || role == Qt::AccessibleTextRole) && m_text)
        return m_text(count);
    return {};
}

} // namespace vd::checkin

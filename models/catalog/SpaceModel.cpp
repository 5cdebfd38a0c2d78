#include "models/catalog/SpaceModel.h"

#include <algorithm>

namespace vd::catalog {

void SpaceModel::setSpaces(const QList<Space> &spaces)
{
    const bool sameRows = std::equal(spaces.cbegin(), spaces.cend(), m_spaces.cbegin(), m_spaces.cend(),
        [](const Space &a, const Space &b) { return a.id == b.id; });
    if (!sameRows) {
        beginResetModel();
        m_spaces = spaces;
        endResetModel();
        return;
    }
    for (qsizetype row = 0; row < spaces.size(); ++row) {
        if (m_spaces.at(row) == spaces.at(row))
            continue;
        m_spaces[row] = spaces.at(row);
        const int changed = static_cast<int>(row);
        Q_EMIT dataChanged(index(changed, 0), index(changed, ColumnCount - 1));
    }
}

void SpaceModel::setLocale(const QLocale &locale)
{
    m_locale = locale;
    if (!m_spaces.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

std::optional<Space> SpaceModel::space(SpaceId id) const
{
    const int row = rowOf(id);
    return row < 0 ? std::nullopt : std::optional<Space>(m_spaces.at(row));
}

int SpaceModel::rowOf(SpaceId id) const
{
    for (qsizetype row = 0; row < m_spaces.size(); ++row)
        if (m_spaces.at(row).id == id)
            return static_cast<int>(row);
    return -1;
}

QString SpaceModel::kindWord(SpaceKind kind)
{
    switch (kind) {
    case SpaceKind::Exclusive:
        return tr("Court, one party");
    case SpaceKind::Quota:
        return tr("Places, many parties");
    case SpaceKind::Equipment:
        return tr("Equipment to lend");
    case SpaceKind::Instructor:
        return tr("Instructor");
    }
    return {};
}

int SpaceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_spaces.size());
}

int SpaceModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

Qt::Alignment SpaceModel::alignment(int column)
{
    const bool figures = column == Capacity || column == Buffers || column == EntryWindow;
    return Qt::AlignVCenter | (figures ? Qt::AlignRight : Qt::AlignLeft);
}

QVariant SpaceModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Space &space = m_spaces.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(space, index.column());
    case Qt::TextAlignmentRole:
        return QVariant(alignment(index.column()));
    case SpaceIdRole:
        return QVariant::fromValue<qint64>(space.id.value());
    case RetiredRole:
        return space.retired;
    case SortRole:
        return sortValue(space, index.column(), text(space, index.column()));
    default:
        return {};
    }
}

QString SpaceModel::text(const Space &space, int column) const
{
    switch (column) {
    case CategoryName:
        return space.categoryName;
    case Name:
        return space.name;
    case Kind:
        return kindWord(space.kind);
    case Capacity:
        return m_locale.toString(space.maxCapacity);
    case Buffers:
        return space.bufferBeforeMinutes == 0 && space.bufferAfterMinutes == 0
            ? QStringLiteral("–")
            : tr("%1 + %2 min").arg(m_locale.toString(space.bufferBeforeMinutes), m_locale.toString(space.bufferAfterMinutes));
    case EntryWindow:
        return tr("%1 min before").arg(m_locale.toString(space.entryBeforeMinutes));
    case OneOrder:
        return space.oneLiveOrder ? tr("Yes") : tr("No");
    case RealName:
        return space.realName ? tr("Yes") : tr("No");
    case InUse:
        return space.retired ? tr("Retired") : tr("In use");
    default:
        return {};
    }
}

QVariant SpaceModel::sortValue(const Space &space, int column, const QString &text)
{
    if (column == Capacity)
        return space.maxCapacity;
    if (column == Buffers)
        return space.bufferBeforeMinutes + space.bufferAfterMinutes;
    if (column == EntryWindow)
        return space.entryBeforeMinutes;
    return text;
}

QVariant SpaceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(alignment(section));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case CategoryName:
        return tr("Category");
    case Name:
        return tr("Name");
    case Kind:
        return tr("Kind");
    case Capacity:
        return tr("Capacity");
    case Buffers:
        return tr("Buffers");
    case EntryWindow:
        return tr("Entry");
    case OneOrder:
        return tr("One order each");
    case RealName:
        return tr("Real names");
    case InUse:
        return tr("State");
    default:
        return {};
    }
}

} // namespace vd::catalog

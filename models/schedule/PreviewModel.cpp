#include "models/schedule/PreviewModel.h"

namespace vd::schedule {

void PreviewModel::setRows(const QList<GeneratorRow> &rows, const QTimeZone &zone)
{
    beginResetModel();
    m_rows = rows;
    m_zone = zone;
    endResetModel();
}

void PreviewModel::setLocale(const QLocale &locale)
{
    m_locale = locale;
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(static_cast<int>(m_rows.size()) - 1, ColumnCount - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

int PreviewModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PreviewModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PreviewModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const GeneratorRow &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return text(row, index.column());
    case OutcomeRole:
        return row.outcome;
    case SortRole:
        return sortValue(row, index.column());
    default:
        return {};
    }
}

QString PreviewModel::text(const GeneratorRow &row, int column) const
{
    const QString clock = QStringLiteral("HH:mm");
    switch (column) {
    case Outcome:
        return row.outcome == QLatin1String("add") ? tr("Add") : row.outcome == QLatin1String("exists") ? tr("Exists") : tr("Conflict");
    case Day:
        return m_locale.toString(row.businessDate, m_locale.language() == QLocale::Chinese ? QStringLiteral("yyyy年M月d日 ddd") : QStringLiteral("ddd d MMM yyyy"));
    case Times: {
        const QDateTime start = row.startsAt.toTimeZone(m_zone);
        const QDateTime end = row.endsAt.toTimeZone(m_zone);
        const QString span = start.toString(clock) + QLatin1Char('-') + end.toString(clock);
        return start.date() == row.businessDate ? span : tr("%1 (next day)").arg(span);
    }
    case Space:
        return row.spaceName;
    case With:
        return row.with;
    default:
        return {};
    }
}

QVariant PreviewModel::sortValue(const GeneratorRow &row, int column) const
{
    if (column == Day || column == Times)
        return row.startsAt;
    return text(row, column);
}

QVariant PreviewModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Outcome:
        return tr("What happens");
    case Day:
        return tr("Business date");
    case Times:
        return tr("Time");
    case Space:
        return tr("Space");
    case With:
        return tr("In the way");
    default:
        return {};
    }
}

} // namespace vd::schedule

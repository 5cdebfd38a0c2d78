#include "ui/exporting/SheetModel.h"

#include "ui/common/FormatText.h"

namespace vd::ui {

using exporting::Cell;
using exporting::CellType;

namespace {

QString percents(qint64 hundredths, int decimals)
{
    return QLocale().toString(static_cast<double>(hundredths) / 100.0, 'f', decimals);
}

QString textOf(CellType type, const Cell &cell)
{
    if (const auto *text = std::get_if<QString>(&cell))
        return *text;
    if (const auto *money = std::get_if<Money>(&cell))
        return FormatText::amount(*money);
    if (const auto *date = std::get_if<QDate>(&cell))
        return FormatText::dateWithYear(*date);
    if (const auto *time = std::get_if<QTime>(&cell))
        return time->toString(QStringLiteral("HH:mm:ss"));
    const auto *number = std::get_if<qint64>(&cell);
    if (!number)
        return {};
    return type == CellType::Share ? percents(*number, 1) + QLatin1Char('%') : FormatText::number(*number);
}

QVariant sortValue(const Cell &cell)
{
    if (const auto *money = std::get_if<Money>(&cell))
        return QVariant::fromValue<qint64>(money->minor());
    if (const auto *number = std::get_if<qint64>(&cell))
        return *number;
    if (const auto *date = std::get_if<QDate>(&cell))
        return *date;
    if (const auto *time = std::get_if<QTime>(&cell))
        return *time;
    const auto *text = std::get_if<QString>(&cell);
    return text ? *text : QVariant();
}

} // namespace

void SheetModel::setSheet(const exporting::Sheet &sheet)
{
    beginResetModel();
    m_sheet = sheet;
    m_total = sheet.rows.isEmpty() ? exporting::SheetRow() : sheet.totalRow();
    endResetModel();
}

int SheetModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_sheet.rows.size()) + (hasTotal() ? 1 : 0);
}

int SheetModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_sheet.columns.size());
}

bool SheetModel::isFigures(int column) const
{
    const CellType type = m_sheet.columns.at(column).type;
    return type == CellType::Amount || type == CellType::Integer || type == CellType::Share;
}

QVariant SheetModel::data(const QModelIndex &at, int role) const
{
    if (!checkIndex(at, CheckIndexOption::IndexIsValid))
        return {};
    const bool isTotal = at.row() == m_sheet.rows.size();
    const Cell &cell = (isTotal ? m_total : m_sheet.rows.at(at.row())).at(at.column());
    const exporting::SheetColumn &column = m_sheet.columns.at(at.column());
    const bool brief = column.type == CellType::Share && !column.brief.isEmpty();
    if (role == Qt::DisplayRole && brief && std::holds_alternative<qint64>(cell))
        return percents(std::get<qint64>(cell), 0);
    if (role == Qt::ToolTipRole && brief && std::holds_alternative<qint64>(cell))
        return QStringLiteral("%1  %2").arg(column.title, textOf(column.type, cell));
    if (role == Qt::DisplayRole)
        return textOf(column.type, cell);
    if (role == SortRole)
        return sortValue(cell);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment((isFigures(at.column()) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    return {};
}

QVariant SheetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_sheet.columns.size())
        return {};
    const exporting::SheetColumn &column = m_sheet.columns.at(section);
    if (role == Qt::DisplayRole)
        return column.brief.isEmpty() ? column.title : column.brief;
    if (role == Qt::ToolTipRole && !column.brief.isEmpty())
        return column.title;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment((isFigures(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    return {};
}

} // namespace vd::ui

#include "ui/exporting/TableSheet.h"

#include "ui/common/FormatText.h"
#include "ui/common/RowsModel.h"
#include "ui/common/TableView.h"

namespace vd::ui {

using exporting::Cell;
using exporting::CellType;

namespace {

bool isWhole(const QVariant &value)
{
    return value.typeId() == QMetaType::Int || value.typeId() == QMetaType::LongLong;
}

/// What a cell may be besides text.
CellType typeOf(const QModelIndex &at, const QString &currency)
{
    const QVariant value = at.data(SortRole);
    const QString text = at.data().toString();
    if (value.typeId() == QMetaType::QDate)
        return CellType::Date;
    if (!isWhole(value))
        return CellType::Text;
    const Money money(value.toLongLong(), currency);
    if (text == FormatText::amount(money) || text == FormatText::money(money))
        return Money::decimals(currency) == 0 && text == FormatText::number(value.toLongLong()) ? CellType::Integer
                                                                                                : CellType::Amount;
    return text == FormatText::number(value.toLongLong()) ? CellType::Integer : CellType::Text;
}

CellType typeOf(const QAbstractItemModel &model, int column, const QString &currency)
{
    CellType type = CellType::Text;
    bool first = true;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex at = model.index(row, column);
        if (at.data().toString().isEmpty())
            continue;
        const CellType found = typeOf(at, currency);
        if (!first && found != type)
            return CellType::Text;
        type = found;
        first = false;
    }
    return type;
}

Cell cellOf(const QModelIndex &at, CellType type, const QString &currency)
{
    const QString text = at.data().toString();
    if (text.isEmpty())
        return {};
    switch (type) {
    case CellType::Amount:
        return Money(at.data(SortRole).toLongLong(), currency);
    case CellType::Integer:
        return qint64(at.data(SortRole).toLongLong());
    case CellType::Date:
        return at.data(SortRole).toDate();
    default:
        return text;
    }
}

} // namespace

exporting::Sheet TableSheet::of(const TableView &table, const QString &currency)
{
    const QAbstractItemModel &model = *table.model();
    exporting::Sheet sheet;
    sheet.title = table.accessibleName().isEmpty() ? table.objectName() : table.accessibleName();
    sheet.currency = currency;
    const QList<int> columns = table.toldColumns();
    for (const int column : columns) {
        sheet.columns << exporting::SheetColumn{
            model.headerData(column, Qt::Horizontal).toString(), typeOf(model, column, currency)};
    }
    for (int row = 0; row < model.rowCount(); ++row) {
        exporting::SheetRow cells;
        for (qsizetype i = 0; i < columns.size(); ++i)
            cells << cellOf(model.index(row, columns.at(i)), sheet.columns.at(i).type, currency);
        sheet.rows << cells;
    }
    return sheet;
}

} // namespace vd::ui

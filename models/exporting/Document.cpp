#include "models/exporting/Document.h"

namespace vd::exporting {

SheetRow Sheet::totalRow() const
{
    if (totalTitle.isEmpty())
        return {};
    SheetRow total;
    for (qsizetype column = 0; column < columns.size(); ++column) {
        if (!columns.at(column).summed) {
            total << (column == 0 ? Cell(totalTitle) : Cell());
            continue;
        }
        qint64 sum = 0;
        QString unit = currency;
        for (const SheetRow &row : rows) {
            if (const auto *money = std::get_if<Money>(&row.at(column))) {
                sum += money->minor();
                unit = money->currency();
            } else if (const auto *number = std::get_if<qint64>(&row.at(column))) {
                sum += *number;
            }
        }
        total << (columns.at(column).type == CellType::Amount ? Cell(Money(sum, unit)) : Cell(sum));
    }
    return total;
}

int Document::rowCount() const
{
    qsizetype rows = 0;
    for (const Sheet &sheet : sheets)
        rows += sheet.rows.size();
    return static_cast<int>(rows);
}

} // namespace vd::exporting

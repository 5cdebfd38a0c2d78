#pragma once

#include "models/base/Money.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QTime>

#include <variant>

namespace vd::exporting {

/// What a column holds; it alone decides how a cell is written. Identifiers (order numbers, phones) are Text, a Share
/// is in hundredths of a percent.
enum class CellType { Text, Amount, Integer, Share, Date, Time };

struct SheetColumn
{
    QString title;
    CellType type = CellType::Text;
    bool summed = false; ///< The sheet's total line adds it up; for amounts and integers.
    QString brief; ///< The title where room is short; shares below it then are whole percents without their sign.
};

/// A cell; monostate is an empty one. Any other must be of its column's type, a Share is a qint64.
using Cell = std::variant<std::monostate, QString, Money, qint64, QDate, QTime>;
using SheetRow = QList<Cell>;

/// A table of a file: its title, its heading, its rows and, where some column is summed, a total line below them.
struct Sheet
{
    QString title;
    QList<SheetColumn> columns;
    QList<SheetRow> rows;
    QString totalTitle; ///< In the first column of the total line; empty: no such line.
    QString currency; ///< Of sums over no rows.

    /// The total line: the sums of the summed columns, worked out from the rows; empty when there is none.
    [[nodiscard]] SheetRow totalRow() const;
};

/// What is exported: the sections of one file in their order.
struct Document
{
    QString title;
    QStringList subtitles; ///< Venue, period, when it was made: lines below the title of a printed document.
    QList<Sheet> sheets;
    QStringList signatures; ///< Captions of the lines to sign on, below the last table of a printed document.

    /// Records that carry data: headings and totals are not counted.
    [[nodiscard]] int rowCount() const;
};

} // namespace vd::exporting

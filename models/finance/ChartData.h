#pragma once

#include "models/exporting/Document.h"

#include <QList>
#include <QString>

#include <optional>

namespace vd::finance {

enum class ChartKind { Takings, Occupancy, SellThrough, Outcomes, LeadTime };

/// A chart's numbers, ready to be drawn and written: bars over categories, or a heat map, and always the same numbers
/// as a table. Values are minor units of money, or counts.
struct ChartData
{
    struct Series
    {
        QString name;
        QList<qint64> values; ///< One for each category; negative ones hang down.
        bool below = false; ///< What it names is counted downwards: refunds.
    };
    struct Cell
    {
        int sold = 0;
        int capacity = 0; ///< 0: nothing was offered.
        [[nodiscard]] double share() const { return capacity > 0 ? double(sold) / capacity : 0; }
    };

    ChartKind kind = ChartKind::Takings;
    QString title;
    exporting::CellType type = exporting::CellType::Integer; ///< Amount or Integer.
    QString currency;
    QStringList categories; ///< Below the bars, short.
    QStringList longCategories; ///< The same as read out: with weekday and year.
    QList<Series> series; ///< Stacked.
    bool across = false; ///< Bars lie: for names as categories.

    QStringList heatRows;
    QStringList heatColumns;
    QList<QList<Cell>> heat; ///< By row, then column.

    exporting::Sheet table;

    [[nodiscard]] bool isHeatMap() const { return kind == ChartKind::Occupancy; }
    [[nodiscard]] bool isEmpty() const { return table.rows.isEmpty(); }
};

} // namespace vd::finance

#include "ui/finance/charts/ChartText.h"

#include "ui/common/FormatText.h"

#include <cmath>

namespace vd::ui {

using finance::ChartData;
using finance::ChartKind;

QString ChartText::bar(const ChartData &chart, int category, int series)
{
    const ChartData::Series &about = chart.series.at(series);
    const qint64 value = about.values.at(category);
    const QString figure = chart.type == exporting::CellType::Amount
        ? FormatText::money(Money(about.below ? -value : value, chart.currency))
        : FormatText::number(value);
    return tr("%1, %2: %3").arg(chart.longCategories.at(category), about.name, figure);
}

QString ChartText::cell(const ChartData &chart, int row, int column)
{
    const ChartData::Cell &cell = chart.heat.at(row).at(column);
    const QString place = tr("%1, %2").arg(chart.heatRows.at(row), chart.heatColumns.at(column));
    if (cell.capacity == 0)
        return tr("%1: nothing offered").arg(place);
    return tr("%1: %2 of %3 places, %4")
        .arg(
            place, FormatText::number(cell.sold), FormatText::number(cell.capacity), FormatText::percent(cell.share()));
}

QString ChartText::all(const ChartData &chart, int most)
{
    QStringList texts;
    if (chart.isHeatMap()) {
        for (int row = 0; row < chart.heatRows.size() && texts.size() < most; ++row)
            for (int column = 0; column < chart.heatColumns.size() && texts.size() < most; ++column)
                if (chart.heat.at(row).at(column).capacity > 0)
                    texts << cell(chart, row, column);
        return texts.join(QStringLiteral("; "));
    }
    for (int category = 0; category < chart.categories.size(); ++category)
        for (int series = 0; series < chart.series.size() && texts.size() < most; ++series)
            if (chart.series.at(series).values.at(category) != 0)
                texts << bar(chart, category, series);
    return texts.join(QStringLiteral("; "));
}

QColor ChartText::colour(const ChartData &chart, int series, Scheme scheme)
{
    constexpr int tokens = static_cast<int>(Token::Series6) - static_cast<int>(Token::Series1) + 1;
    // What is left over is no thing of its own, and refunds hang below the line.
    if (chart.kind == ChartKind::SellThrough && series == 1)
        return Theme::color(Token::Line, scheme);
    if (chart.series.at(series).below)
        return Theme::color(Token::DangerText, scheme);
    return Theme::color(static_cast<Token>(static_cast<int>(Token::Series1) + series % tokens), scheme);
}

double ChartText::units(const ChartData &chart, qint64 value)
{
    if (chart.type != exporting::CellType::Amount)
        return static_cast<double>(value);
    return static_cast<double>(value) / std::pow(10.0, Money::decimals(chart.currency));
}

} // namespace vd::ui

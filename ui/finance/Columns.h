#pragma once

#include "ui/common/FormatText.h"
#include "ui/common/RowsModel.h"

namespace vd::ui::Columns {

/// The columns finance's tables are made of: texts, counts, amounts, moments.
template <typename Row>
[[nodiscard]] Column<Row> text(const QString &title, std::function<QVariant(const Row &)> display)
{
    Column<Row> column;
    column.title = title;
    column.display = std::move(display);
    return column;
}

template <typename Row>
[[nodiscard]] Column<Row> figures(
    const QString &title, std::function<QVariant(const Row &)> display, std::function<QVariant(const Row &)> sort)
{
    Column<Row> column = text<Row>(title, std::move(display));
    column.sort = std::move(sort);
    column.figures = true;
    return column;
}

template <typename Row>
[[nodiscard]] Column<Row> count(const QString &title, int Row::*field)
{
    return figures<Row>(
        title, [field](const Row &row) { return FormatText::number(row.*field); },
        [field](const Row &row) { return row.*field; });
}

template <typename Row>
[[nodiscard]] Column<Row> amount(const QString &title, Money Row::*field)
{
    return figures<Row>(
        title, [field](const Row &row) { return FormatText::amount(row.*field); },
        [field](const Row &row) { return QVariant::fromValue<qint64>((row.*field).minor()); });
}

/// Instants as the venue's wall clock; an invalid one is empty.
template <typename Row>
[[nodiscard]] Column<Row> moment(const QString &title, QDateTime Row::*field, std::function<QTimeZone()> zone)
{
    Column<Row> column = text<Row>(title, [field, zone](const Row &row) {
        return (row.*field).isValid() ? FormatText::moment(row.*field, zone()) : QString();
    });
    column.sort = [field](const Row &row) { return row.*field; };
    return column;
}

} // namespace vd::ui::Columns

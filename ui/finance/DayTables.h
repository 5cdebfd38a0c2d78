#pragma once

#include "models/finance/FinanceGateway.h"
#include "ui/common/RowsModel.h"

#include <QCoreApplication>
#include <QTimeZone>

namespace vd::ui {

using ChannelRows = RowsModel<finance::ChannelLine, QString>;
using StateRows = RowsModel<finance::StateCount, QString>;
using ShiftRows = RowsModel<finance::ShiftLine, QString>;
using MoneyRows = RowsModel<finance::MoneyRow, QString>;

/// The columns of the day's tables in the window's language; asked for again when it changes.
class DayTables
{
    Q_DECLARE_TR_FUNCTIONS(vd::ui::DayTables)

public:
    /// The total is the line without a channel.
    [[nodiscard]] static QList<Column<finance::ChannelLine>> channels();
    /// The total is the line without a terminal whose id is -1.
    [[nodiscard]] static QList<Column<finance::ShiftLine>> shifts();
    [[nodiscard]] static QList<Column<finance::StateCount>> states();
    /// Among the columns of money(): payment or refund, and the day that a line points back to.
    static constexpr int kindColumn = 1;
    static constexpr int forDayColumn = 6;
    /// Times are the venue's.
    [[nodiscard]] static QList<Column<finance::MoneyRow>> money(const QTimeZone &zone);

    [[nodiscard]] static QString keyOf(const finance::MoneyRow &row);
};

} // namespace vd::ui

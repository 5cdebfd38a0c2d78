#pragma once

#include "models/finance/CsvWriter.h"
#include "models/finance/FinanceGateway.h"

#include <QCoreApplication>
#include <QTimeZone>

namespace vd::finance {

/// The tables of one day's export: the day itself, takings by channel, orders by state, every payment and refund.
class DayExport
{
    Q_DECLARE_TR_FUNCTIONS(vd::finance::DayExport)

public:
    /// zone is the venue's: dates and times of the rows are its wall clock.
    [[nodiscard]] static QList<CsvSection> sections(
        const DayReport &report, const QList<MoneyRow> &rows, const QString &venueName, const QTimeZone &zone);

    /// The lines add up to the report, channel by channel and in total.
    [[nodiscard]] static bool addsUp(const DayReport &report, const QList<MoneyRow> &rows);

    /// "venuedesk-riverside-sports-centre-2026-12-05.csv": the name with what a file system dislikes turned to hyphens.
    [[nodiscard]] static QString fileName(const QString &venueName, const QDate &day);

private:
    [[nodiscard]] static CsvSection summary(const DayReport &report, const QString &venueName, const QTimeZone &zone);
    [[nodiscard]] static CsvSection takings(const DayReport &report);
    [[nodiscard]] static CsvSection states(const DayReport &report);
    [[nodiscard]] static CsvSection money(const QList<MoneyRow> &rows, const QTimeZone &zone);
};

} // namespace vd::finance

#pragma once

#include "models/exporting/Document.h"
#include "models/finance/FinanceGateway.h"

#include <QCoreApplication>
#include <QTimeZone>

namespace vd::finance {

/// Whose figures of which days, both inclusive; one day is the daily reconciliation.
struct ExportPeriod
{
    VenueId venue;
    QString venueName;
    QTimeZone zone;
    QDate from;
    QDate until;

    [[nodiscard]] bool isDay() const { return from == until; }
    /// "day", "month" or "range".
    [[nodiscard]] QString what() const;
};

/// The payments and refunds of one day of a period.
struct MoneyDay
{
    QDate day;
    QList<MoneyRow> rows;
};

/// The sections of an export: the period itself, takings by channel and, over several days, by day and channel, orders
/// by state, every payment and refund (those of other currencies apart), the cash of each shift.
class PeriodExport
{
    Q_DECLARE_TR_FUNCTIONS(vd::finance::PeriodExport)

public:
    [[nodiscard]] static exporting::Document document(const ExportPeriod &period, const DayReport &report,
        const QList<MoneyDay> &money, const QList<Shift> &shifts = {});

    /// The lines add up to the report, channel by channel and in total.
    [[nodiscard]] static bool addsUp(const DayReport &report, const QList<MoneyDay> &money);

    /// Who signs a printed report.
    [[nodiscard]] static QStringList signatures();

private:
    [[nodiscard]] static exporting::Sheet summary(const ExportPeriod &period, const DayReport &report);
    [[nodiscard]] static exporting::Sheet takings(const DayReport &report);
    [[nodiscard]] static exporting::Sheet byDay(const DayReport &report, const QList<MoneyDay> &money);
    [[nodiscard]] static exporting::Sheet states(const DayReport &report);
    [[nodiscard]] static exporting::Sheet payments(
        const ExportPeriod &period, const DayReport &report, const QList<MoneyDay> &money);
    [[nodiscard]] static exporting::Sheet foreign(
        const ExportPeriod &period, const DayReport &report, const QList<MoneyDay> &money);
    [[nodiscard]] static exporting::Sheet drawers(
        const ExportPeriod &period, const DayReport &report, const QList<Shift> &shifts);
};

} // namespace vd::finance

#pragma once

#include "models/finance/ChartData.h"
#include "models/finance/FinanceGateway.h"
#include "models/finance/ReportsGateway.h"

#include <QCoreApplication>
#include <QLocale>

namespace vd::finance {

/// Makes charts of what the gateway answers. Over more than five weeks days are drawn as weeks, over more than half a
/// year as months; the table keeps the days.
class ChartBuilder
{
    Q_DECLARE_TR_FUNCTIONS(vd::finance::ChartBuilder)

public:
    ChartBuilder(const QDate &from, const QDate &until, const QString &currency, const QLocale &locale = QLocale());

    [[nodiscard]] ChartData takings(const QList<TakingsCell> &cells) const;
    /// The takings of one report, a bar for each of its lines.
    [[nodiscard]] static ChartData channels(const QList<ChannelLine> &lines, const QString &currency);
    [[nodiscard]] ChartData occupancy(const QList<OccupancyCell> &cells) const;
    [[nodiscard]] ChartData sellThrough(const QList<ActivityFill> &fills) const;
    [[nodiscard]] ChartData outcomes(const QList<OutcomeCount> &counts) const;
    [[nodiscard]] ChartData leadTimes(const QList<LeadTime> &leads) const;

    [[nodiscard]] static QString title(ChartKind kind);
    /// Hundredths of a percent, half up; 0 of 0 is 0.
    [[nodiscard]] static qint64 share(qint64 part, qint64 whole);

private:
    enum class Step { Day, Week, Month };

    [[nodiscard]] ChartData start(ChartKind kind) const;
    void addDays(ChartData &chart) const;
    [[nodiscard]] static bool hasValues(const ChartData::Series &series);
    /// Which bar a day belongs to.
    [[nodiscard]] int barOf(const QDate &day) const;
    [[nodiscard]] QDate firstDayOf(int bar) const;

    QDate m_from;
    QDate m_until;
    QString m_currency;
    QLocale m_locale;
    Step m_step = Step::Day;
};

} // namespace vd::finance

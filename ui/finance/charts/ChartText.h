#pragma once

#include "models/finance/ChartData.h"
#include "ui/common/Theme.h"

#include <QCoreApplication>

namespace vd::ui {

/// What a chart's marks say and how they are coloured; the same on screen, under the pointer and in print.
class ChartText
{
    Q_DECLARE_TR_FUNCTIONS(vd::ui::ChartText)

public:
    /// "Sat 5 Dec 2026, WeChat Pay: CNY 6,600.00".
    [[nodiscard]] static QString bar(const finance::ChartData &chart, int category, int series);
    /// "Court 1, 18:00: 14 of 20 places, 70 %".
    [[nodiscard]] static QString cell(const finance::ChartData &chart, int row, int column);
    /// Every mark, for a screen reader; at most so many.
    [[nodiscard]] static QString all(const finance::ChartData &chart, int most = 60);
    /// The colour of a series in a scheme.
    [[nodiscard]] static QColor colour(const finance::ChartData &chart, int series, Scheme scheme);
    /// The value in whole units: pixels, not money.
    [[nodiscard]] static double units(const finance::ChartData &chart, qint64 value);
};

} // namespace vd::ui

#pragma once

#include "models/finance/ChartData.h"
#include "ui/common/Theme.h"

#include <QtCharts/QChart>

class QAbstractBarSeries;
class QAbstractAxis;

namespace vd::ui {

/// Draws a chart's bars into a QChart, in the colours of a scheme; on screen and in print alike.
class BarPlot
{
public:
    explicit BarPlot(QChart &chart)
        : m_chart(chart)
    {
    }

    /// The series drawn; null for a chart without numbers.
    QAbstractBarSeries *draw(const finance::ChartData &data, Scheme scheme);
    /// Where a mark stands, in the chart's coordinates.
    [[nodiscard]] QRectF markRect(const finance::ChartData &data, int category, int series) const;
    /// The category a bar of the drawn series belongs to: lying bars are counted from below.
    [[nodiscard]] static int categoryOf(const finance::ChartData &data, int bar);

    static constexpr double barWidth = 0.66;

private:
    void clear(Scheme scheme);
    /// step: between the lines of the values.
    void addAxes(const finance::ChartData &data, QAbstractBarSeries *series, double step, Scheme scheme);
    void styleLegend(const finance::ChartData &data, Scheme scheme);

    QChart &m_chart;
    double m_least = 0;
    double m_most = 1;
};

} // namespace vd::ui

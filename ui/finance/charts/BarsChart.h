#pragma once

#include "ui/finance/charts/BarPlot.h"

#include <QPicture>
#include <QtCharts/QChartView>

class QBarSet;

namespace vd::ui {

/// A chart of stacked bars. The mark under the pointer, or the one the arrow keys moved to, is framed and told.
class BarsChart : public QChartView
{
    Q_OBJECT

public:
    explicit BarsChart(QWidget *parent = nullptr);

    void setData(const finance::ChartData &content);
    /// What the framed mark says; empty without one.
    [[nodiscard]] QString currentText() const;

    /// The same chart in light colours, as lines and text in a size.
    [[nodiscard]] static QPicture printed(const finance::ChartData &data, const QSize &size);

Q_SIGNALS:
    /// The framed mark changed.
    void pointed(const QString &text);

protected:
    void changeEvent(QEvent *event) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void redraw();
    void hovered(bool on, int bar, QBarSet *set);
    void point(int category, int series);
    /// The next mark with a number from there in a direction; the same where there is none.
    [[nodiscard]] int nextSeries(int category, int from, int step) const;

    finance::ChartData m_data;
    BarPlot m_plot;
    QAbstractBarSeries *m_series = nullptr;
    int m_category = -1; ///< Of the framed mark; -1 before one was looked at.
    int m_mark = 0;
};

} // namespace vd::ui

#pragma once

#include "models/finance/FinanceGateway.h"

#include <QtCharts/QChartView>

class QBarSeries;
class QBarSet;

namespace vd::ui {

/// Paid and refunded by channel as bars. Its numbers are those of the table beside it; a bar tells its own under the
/// pointer, and the whole chart to a screen reader.
class TakingsChart : public QChartView
{
    Q_OBJECT

public:
    explicit TakingsChart(QWidget *parent = nullptr);

    void setLines(const QList<finance::ChannelLine> &lines, const QString &currency);

    /// What each bar stands for, as shown under the pointer: "WeChat Pay, paid CNY 6,600.00".
    [[nodiscard]] QStringList barTexts() const;

protected:
    void changeEvent(QEvent *event) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;

private:
    void rebuild();
    void addAxes(QBarSeries *series, double largest);
    QBarSet *makeSet(const QString &name, Money finance::ChannelLine::*amount, const QColor &colour);
    void showTip(bool on, int bar, QBarSet *set);
    [[nodiscard]] QString barText(int bar, bool refund) const;

    QList<finance::ChannelLine> m_lines;
    QString m_currency;
    QBarSet *m_refunded = nullptr;
};

} // namespace vd::ui

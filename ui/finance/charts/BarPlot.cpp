#include "ui/finance/charts/BarPlot.h"

#include "ui/finance/charts/ChartText.h"

#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QBarSet>
#include <QtCharts/QHorizontalStackedBarSeries>
#include <QtCharts/QLegend>
#include <QtCharts/QLegendMarker>
#include <QtCharts/QStackedBarSeries>
#include <QtCharts/QValueAxis>

#include <QGraphicsLayout>

#include <cmath>

namespace vd::ui {

using finance::ChartData;

namespace {

constexpr int steps = 4;
constexpr double roomBelow = 1.25;
constexpr double leastBelow = 0.04; // of the height above

/// The next round step of which a few reach beyond the value.
double roundStep(double value, bool whole)
{
    const double raw = value / steps;
    if (raw <= 0)
        return 1;
    const double magnitude = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double step : {1.0, 2.0, 2.5, 5.0, 10.0})
        if (raw <= step * magnitude * 1.0001)
            return whole ? std::max(1.0, std::ceil(step * magnitude)) : step * magnitude;
    return raw;
}

QFont captions()
{
    QFont font = Theme::font(FontRole::Figures);
    font.setPixelSize(Theme::font(FontRole::Caption).pixelSize());
    return font;
}

} // namespace

void BarPlot::clear(Scheme scheme)
{
    m_chart.removeAllSeries();
    const QList<QAbstractAxis *> old = m_chart.axes();
    for (QAbstractAxis *axis : old) {
        m_chart.removeAxis(axis);
        delete axis;
    }
    m_chart.setLocale(QLocale());
    m_chart.setLocalizeNumbers(true);
    m_chart.setBackgroundBrush(Theme::color(Token::Surface, scheme));
    m_chart.setBackgroundPen(Qt::NoPen);
    m_chart.setBackgroundRoundness(0);
    m_chart.setMargins(QMargins(Theme::gap, Theme::gap, Theme::group, Theme::tight));
    m_chart.layout()->setContentsMargins(0, 0, 0, 0);
    m_chart.legend()->hide();
}

int BarPlot::categoryOf(const ChartData &data, int bar)
{
    return data.across ? static_cast<int>(data.categories.size()) - 1 - bar : bar;
}

QAbstractBarSeries *BarPlot::draw(const ChartData &data, Scheme scheme)
{
    clear(scheme);
    if (data.isEmpty() || data.categories.isEmpty())
        return nullptr;
    QAbstractBarSeries *series
        = data.across ? static_cast<QAbstractBarSeries *>(new QHorizontalStackedBarSeries) : new QStackedBarSeries;
    QList<double> above(data.categories.size(), 0);
    QList<double> below(data.categories.size(), 0);
    for (int i = 0; i < data.series.size(); ++i) {
        auto *set = new QBarSet(data.series.at(i).name);
        for (int bar = 0; bar < data.categories.size(); ++bar) {
            const double value = ChartText::units(data, data.series.at(i).values.at(categoryOf(data, bar)));
            set->append(value);
            (value < 0 ? below : above)[bar] += value;
        }
        set->setColor(ChartText::colour(data, i, scheme));
        // A hair of ground between the parts of a bar parts them for every eye.
        set->setBorderColor(Theme::color(Token::Surface, scheme));
        series->append(set);
    }
    series->setBarWidth(barWidth);
    m_chart.addSeries(series);
    const bool whole = data.type != exporting::CellType::Amount;
    const double highest = *std::max_element(above.cbegin(), above.cend());
    const double lowest = -*std::min_element(below.cbegin(), below.cend());
    const double step = roundStep(std::max(highest, lowest), whole);
    m_most = std::max(1.0, std::ceil(highest / step)) * step;
    // What hangs down is small beside what stands up: it gets its own room, not a whole step.
    m_least = lowest > 0 ? -std::max(lowest * roomBelow, m_most * leastBelow) : 0;
    addAxes(data, series, step, scheme);
    styleLegend(data, scheme);
    m_chart.layout()->invalidate();
    m_chart.layout()->activate();
    return series;
}

void BarPlot::addAxes(const ChartData &data, QAbstractBarSeries *series, double step, Scheme scheme)
{
    auto *names = new QBarCategoryAxis;
    QStringList labels;
    for (int bar = 0; bar < data.categories.size(); ++bar) {
        // Equal labels ("5" of two months) would be one category.
        QString label = data.categories.at(categoryOf(data, bar));
        while (labels.contains(label))
            label += QChar(0x200B);
        labels << label;
    }
    names->append(labels);
    names->setLabelsFont(captions());
    names->setLabelsColor(Theme::color(Token::Text, scheme));
    names->setGridLineVisible(false);
    names->setTruncateLabels(data.across);
    names->setLinePenColor(Theme::color(Token::ControlLine, scheme));
    auto *values = new QValueAxis;
    values->setRange(m_least, m_most);
    values->setTickType(QValueAxis::TicksDynamic);
    values->setTickAnchor(0);
    values->setTickInterval(step);
    values->setLabelFormat(step >= 1 ? QStringLiteral("%.0f") : QStringLiteral("%.2f"));
    values->setLabelsFont(captions());
    values->setLabelsColor(Theme::color(Token::Muted, scheme));
    values->setGridLineColor(Theme::color(Token::Line, scheme));
    values->setLinePen(Qt::NoPen);
    m_chart.addAxis(names, data.across ? Qt::AlignLeft : Qt::AlignBottom);
    m_chart.addAxis(values, data.across ? Qt::AlignBottom : Qt::AlignLeft);
    series->attachAxis(names);
    series->attachAxis(values);
}

void BarPlot::styleLegend(const ChartData &data, Scheme scheme)
{
    QLegend *legend = m_chart.legend();
    legend->setVisible(data.series.size() > 1);
    legend->setAlignment(Qt::AlignTop);
    legend->setFont(Theme::font(FontRole::Caption));
    legend->setLabelColor(Theme::color(Token::Text, scheme));
    legend->setMarkerShape(QLegend::MarkerShapeRectangle);
}

QRectF BarPlot::markRect(const ChartData &data, int category, int series) const
{
    const QRectF plot = m_chart.plotArea();
    const qint64 value = data.series.at(series).values.at(category);
    double from = 0;
    for (int i = 0; i < series; ++i) {
        const qint64 before = data.series.at(i).values.at(category);
        if ((before < 0) == (value < 0))
            from += ChartText::units(data, before);
    }
    const double until = from + ChartText::units(data, value);
    const auto count = static_cast<double>(data.categories.size());
    const double span = m_most - m_least;
    if (data.across) {
        const double slot = plot.height() / count;
        const double middle = plot.top() + (category + 0.5) * slot;
        return QRectF(QPointF(plot.left() + (from - m_least) / span * plot.width(), middle - slot * barWidth / 2),
            QPointF(plot.left() + (until - m_least) / span * plot.width(), middle + slot * barWidth / 2))
            .normalized();
    }
    const double slot = plot.width() / count;
    const double middle = plot.left() + (category + 0.5) * slot;
    return QRectF(QPointF(middle - slot * barWidth / 2, plot.bottom() - (from - m_least) / span * plot.height()),
        QPointF(middle + slot * barWidth / 2, plot.bottom() - (until - m_least) / span * plot.height()))
        .normalized();
}

} // namespace vd::ui

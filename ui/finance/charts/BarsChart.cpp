#include "ui/finance/charts/BarsChart.h"

#include "ui/common/FormatText.h"
#include "ui/finance/charts/ChartText.h"

#include <QtCharts/QAbstractBarSeries>
#include <QtCharts/QBarSet>

#include <QEvent>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QKeyEvent>
#include <QToolTip>

namespace vd::ui {

using finance::ChartData;

BarsChart::BarsChart(QWidget *parent)
    : QChartView(parent)
    , m_plot(*chart())
{
    setObjectName(QStringLiteral("barsChart"));
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::StyledPanel);
    setMinimumSize(320, 180);
    setFocusPolicy(Qt::StrongFocus);
}

void BarsChart::setData(const ChartData &content)
{
    m_data = content;
    m_category = -1;
    redraw();
    Q_EMIT pointed(QString());
}

void BarsChart::redraw()
{
    m_series = m_plot.draw(m_data, Theme::scheme());
    if (m_series)
        connect(m_series, &QAbstractBarSeries::hovered, this, &BarsChart::hovered);
    setAccessibleName(m_data.title);
    setAccessibleDescription(ChartText::all(m_data));
    viewport()->update();
}

QString BarsChart::currentText() const
{
    return m_category < 0 ? QString() : ChartText::bar(m_data, m_category, m_mark);
}

void BarsChart::hovered(bool on, int bar, QBarSet *set)
{
    if (!on || bar < 0 || bar >= m_data.categories.size()) {
        QToolTip::hideText();
        return;
    }
    const auto series = m_series->barSets().indexOf(set);
    point(BarPlot::categoryOf(m_data, bar), static_cast<int>(series));
    QToolTip::showText(QCursor::pos(), FormatText::tip(currentText()), this);
}

void BarsChart::point(int category, int series)
{
    m_category = category;
    m_mark = series;
    viewport()->update();
    Q_EMIT pointed(currentText());
}

int BarsChart::nextSeries(int category, int from, int step) const
{
    const auto count = static_cast<int>(m_data.series.size());
    for (int series = from; series >= 0 && series < count; series += step)
        if (m_data.series.at(series).values.at(category) != 0)
            return series;
    return -1;
}

void BarsChart::keyPressEvent(QKeyEvent *event)
{
    const auto count = static_cast<int>(m_data.categories.size());
    const int onward = m_data.across ? Qt::Key_Down : Qt::Key_Right;
    const int backward = m_data.across ? Qt::Key_Up : Qt::Key_Left;
    const int inward = m_data.across ? Qt::Key_Right : Qt::Key_Up;
    const int outward = m_data.across ? Qt::Key_Left : Qt::Key_Down;
    const int key = event->key();
    if (!m_series || count == 0
        || (key != onward && key != backward && key != inward && key != outward && key != Qt::Key_Home
            && key != Qt::Key_End))
        return QChartView::keyPressEvent(event);
    int category = std::max(0, m_category);
    int mark = m_mark;
    if (key == inward || key == outward) {
        const int next = nextSeries(category, m_mark + (key == inward ? 1 : -1), key == inward ? 1 : -1);
        mark = next < 0 ? m_mark : next;
    } else {
        if (key == Qt::Key_Home || key == Qt::Key_End)
            category = key == Qt::Key_Home ? 0 : count - 1;
        else if (m_category >= 0)
            category = std::clamp(category + (key == onward ? 1 : -1), 0, count - 1);
        if (m_data.series.at(mark).values.at(category) == 0)
            mark = std::max(0, nextSeries(category, 0, 1));
    }
    point(category, mark);
    event->accept();
}

void BarsChart::focusInEvent(QFocusEvent *event)
{
    QChartView::focusInEvent(event);
    viewport()->update();
}

void BarsChart::focusOutEvent(QFocusEvent *event)
{
    QChartView::focusOutEvent(event);
    viewport()->update();
}

void BarsChart::drawForeground(QPainter *painter, const QRectF &rect)
{
    QChartView::drawForeground(painter, rect);
    if (m_category >= 0 && m_series) {
        const QRectF mark = chart()->mapRectToScene(m_plot.markRect(m_data, m_category, m_mark));
        painter->setPen(QPen(Theme::color(Token::Text), 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(mark.adjusted(-1, -1, 1, 1));
    }
    // The ring stands around the whole chart, as around any other field.
    if (hasFocus() && m_category < 0) {
        painter->setPen(QPen(Theme::color(Token::Accent), 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(sceneRect().adjusted(1, 1, -1, -1), Theme::radius - 2, Theme::radius - 2);
    }
}

void BarsChart::changeEvent(QEvent *event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        redraw();
}

QPicture BarsChart::printed(const ChartData &data, const QSize &size)
{
    QGraphicsScene scene;
    auto *chart = new QChart;
    scene.addItem(chart);
    chart->resize(size);
    BarPlot(*chart).draw(data, Scheme::Light);
    chart->layout()->activate();
    scene.setSceneRect(QRectF(QPointF(), size));
    QPicture picture;
    QPainter painter(&picture);
    scene.render(&painter, QRectF(QPointF(), size), scene.sceneRect());
    painter.end();
    return picture;
}

} // namespace vd::ui

#include "ui/finance/TakingsChart.h"

#include "models/finance/MoneyWords.h"
#include "ui/common/FormatText.h"
#include "ui/common/Theme.h"

#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QBarSeries>
#include <QtCharts/QBarSet>
#include <QtCharts/QLegend>
#include <QtCharts/QValueAxis>

#include <QEvent>
#include <QToolTip>

#include <cmath>

namespace vd::ui {

using finance::ChannelLine;
using finance::MoneyWords;

namespace {

constexpr int ticks = 5;

// Bars are drawn in whole units of the currency: pixels, not money.
double units(const Money &money)
{
    return static_cast<double>(money.minor()) / std::pow(10.0, Money::decimals(money.currency()));
}

/// The next round number that leaves a little room above the highest bar.
double roundedUp(double value)
{
    if (value <= 0)
        return 1;
    const double magnitude = std::pow(10.0, std::floor(std::log10(value)));
    for (const double step : {1.0, 2.0, 4.0, 6.0, 8.0, 10.0})
        if (value <= step * magnitude)
            return step * magnitude;
    return value;
}

} // namespace

TakingsChart::TakingsChart(QWidget *parent)
    : QChartView(parent)
{
    setObjectName(QStringLiteral("takingsChart"));
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::StyledPanel);
    setMinimumSize(280, 140);
    setFocusPolicy(Qt::NoFocus);
    chart()->setMargins(QMargins(Theme::tight, Theme::gap, Theme::gap, Theme::tight));
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setBackgroundRoundness(0);
    chart()->legend()->hide();
    chart()->setLocalizeNumbers(true);
    setAccessibleName(tr("Takings by channel"));
    rebuild();
}

void TakingsChart::setLines(const QList<ChannelLine> &lines, const QString &currency)
{
    m_lines = lines;
    m_currency = currency;
    rebuild();
}

QBarSet *TakingsChart::makeSet(const QString &name, Money ChannelLine::*amount, const QColor &colour)
{
    auto *set = new QBarSet(name);
    for (const ChannelLine &line : std::as_const(m_lines))
        set->append(units(line.*amount));
    set->setColor(colour);
    set->setBorderColor(colour);
    return set;
}

void TakingsChart::rebuild()
{
    chart()->removeAllSeries();
    const QList<QAbstractAxis *> old = chart()->axes();
    for (QAbstractAxis *axis : old) {
        chart()->removeAxis(axis);
        delete axis;
    }
    chart()->setLocale(QLocale());
    chart()->setBackgroundBrush(Theme::color(Token::Surface));
    chart()->setBackgroundPen(Qt::NoPen);
    if (m_lines.isEmpty()) {
        m_refunded = nullptr;
        setAccessibleDescription(QString());
        viewport()->update();
        return;
    }
    double largest = 0;
    for (const ChannelLine &line : std::as_const(m_lines))
        largest = std::max({largest, units(line.paid), units(line.refunded)});
    auto *series = new QBarSeries;
    series->append(makeSet(tr("Paid"), &ChannelLine::paid, Theme::color(Token::Series1)));
    m_refunded = makeSet(tr("Refunded"), &ChannelLine::refunded, Theme::color(Token::Series2));
    series->append(m_refunded);
    series->setBarWidth(0.62);
    connect(series, &QAbstractBarSeries::hovered, this, &TakingsChart::showTip);
    chart()->addSeries(series);
    addAxes(series, roundedUp(largest));
    setAccessibleDescription(barTexts().join(QStringLiteral("; ")));
}

void TakingsChart::addAxes(QBarSeries *series, double largest)
{
    auto *channels = new QBarCategoryAxis;
    for (const ChannelLine &line : std::as_const(m_lines))
        channels->append(MoneyWords::channel(line.channel));
    channels->setLabelsFont(Theme::font(FontRole::Caption));
    channels->setLabelsColor(Theme::color(Token::Text));
    channels->setTruncateLabels(false);
    channels->setGridLineVisible(false);
    channels->setLinePenColor(Theme::color(Token::ControlLine));
    auto *amounts = new QValueAxis;
    amounts->setRange(0, largest);
    amounts->setTickCount(ticks);
    amounts->setLabelFormat(largest >= ticks ? QStringLiteral("%.0f") : QStringLiteral("%.2f"));
    QFont figures = Theme::font(FontRole::Figures);
    figures.setPixelSize(Theme::font(FontRole::Caption).pixelSize());
    amounts->setLabelsFont(figures);
    amounts->setLabelsColor(Theme::color(Token::Muted));
    amounts->setGridLineColor(Theme::color(Token::Line));
    amounts->setLinePen(Qt::NoPen);
    chart()->addAxis(channels, Qt::AlignBottom);
    chart()->addAxis(amounts, Qt::AlignLeft);
    series->attachAxis(channels);
    series->attachAxis(amounts);
}

QString TakingsChart::barText(int bar, bool refund) const
{
    const ChannelLine &line = m_lines.at(bar);
    const QString channel = MoneyWords::channel(line.channel);
    return refund ? tr("%1, refunded %2").arg(channel, FormatText::money(line.refunded))
                  : tr("%1, paid %2").arg(channel, FormatText::money(line.paid));
}

QStringList TakingsChart::barTexts() const
{
    QStringList texts;
    for (int bar = 0; bar < m_lines.size(); ++bar)
        texts << barText(bar, false) << barText(bar, true);
    return texts;
}

void TakingsChart::showTip(bool on, int bar, QBarSet *set)
{
    if (on && bar >= 0 && bar < m_lines.size())
        QToolTip::showText(QCursor::pos(), FormatText::tip(barText(bar, set == m_refunded)), this);
    else
        QToolTip::hideText();
}

void TakingsChart::drawForeground(QPainter *painter, const QRectF &rect)
{
    QChartView::drawForeground(painter, rect);
    if (!m_lines.isEmpty())
        return;
    painter->setPen(Theme::color(Token::Muted));
    painter->setFont(Theme::font(FontRole::Base));
    painter->drawText(sceneRect(), Qt::AlignCenter, tr("No takings on this day"));
}

void TakingsChart::changeEvent(QEvent *event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        rebuild();
}

} // namespace vd::ui

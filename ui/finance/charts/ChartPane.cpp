#include "ui/finance/charts/ChartPane.h"

#include "ui/common/EmptyState.h"
#include "ui/finance/charts/BarsChart.h"
#include "ui/finance/charts/HeatMap.h"

#include <QScrollArea>
#include <QStackedLayout>

namespace vd::ui {

ChartPane::ChartPane(QWidget *parent)
    : QWidget(parent)
    , m_bars(new BarsChart(this))
    , m_heat(new HeatMap)
    , m_scroll(new QScrollArea(this))
    , m_empty(new EmptyState(this))
    , m_stack(new QStackedLayout(this))
{
    m_scroll->setWidget(m_heat);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_stack->setContentsMargins(0, 0, 0, 0);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_bars);
    m_stack->addWidget(m_scroll);
    connect(m_bars, &BarsChart::pointed, this, &ChartPane::pointed);
    connect(m_heat, &HeatMap::pointed, this, [this](const QString &text) {
        const QPoint centre = m_heat->currentRect().center();
        if (!text.isEmpty())
            m_scroll->ensureVisible(centre.x(), centre.y(), 60, 40);
        Q_EMIT pointed(text);
    });
    retranslate();
}

void ChartPane::setData(const finance::ChartData &content)
{
    if (content.isEmpty()) {
        m_stack->setCurrentWidget(m_empty);
        setFocusProxy(nullptr);
        Q_EMIT pointed(QString());
        return;
    }
    if (content.isHeatMap()) {
        m_heat->setData(content);
        m_stack->setCurrentWidget(m_scroll);
        setFocusProxy(m_heat);
    } else {
        m_bars->setData(content);
        m_stack->setCurrentWidget(m_bars);
        setFocusProxy(m_bars);
    }
}

void ChartPane::clear()
{
    m_stack->setCurrentWidget(m_empty);
}

void ChartPane::setNothing(const QString &title)
{
    m_empty->set(QStringLiteral("finance"), title);
}

void ChartPane::retranslate()
{
    m_empty->set(QStringLiteral("finance"), tr("No numbers in this period"),
        tr("Choose other days, or another chart. Numbers appear as the venue sells."));
}

} // namespace vd::ui

#pragma once

#include "models/finance/ChartData.h"

#include <QWidget>

class QScrollArea;
class QStackedLayout;

namespace vd::ui {

class BarsChart;
class EmptyState;
class HeatMap;

/// The drawing of whichever chart it is given: bars, a heat map, or a word that there are no numbers.
class ChartPane : public QWidget
{
    Q_OBJECT

public:
    explicit ChartPane(QWidget *parent = nullptr);

    void setData(const finance::ChartData &content);
    /// Before anything was read.
    void clear();
    [[nodiscard]] BarsChart *bars() const { return m_bars; }
    [[nodiscard]] HeatMap *heatMap() const { return m_heat; }
    void retranslate();
    /// In place of the usual words where there are no numbers.
    void setNothing(const QString &title);

Q_SIGNALS:
    /// What the mark says that the pointer or the keyboard is at; empty for none.
    void pointed(const QString &text);

private:
    BarsChart *m_bars = nullptr;
    HeatMap *m_heat = nullptr;
    QScrollArea *m_scroll = nullptr;
    EmptyState *m_empty = nullptr;
    QStackedLayout *m_stack = nullptr;
};

} // namespace vd::ui

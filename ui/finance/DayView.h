#pragma once

#include "models/finance/FinanceGateway.h"
#include "ui/finance/DayTables.h"

#include <QWidget>

#include <functional>

class QGridLayout;
class QStackedWidget;

namespace vd::ui {

class KpiTile;
class Segments;
class TableView;
class TablePane;
class ChartPane;
class TextLabel;
class TotalTable;

/// The figures of one day: tiles, channels with their total, the chart, the lines below the selected channel, orders by
/// state. Shows what it is given and tells which channel was selected.
class DayView : public QWidget
{
    Q_OBJECT

public:
    explicit DayView(QWidget *parent = nullptr);

    void setZone(const QTimeZone &zone);
    /// Shows one channel only; empty shows all with their total.
    void setOnly(const QString &channel);
    void setReport(const finance::DayReport &report);
    /// No day yet, or another venue's.
    void clear();
    /// The lines below the selection, their sum and what the report says about it.
    void setRows(const QList<finance::MoneyRow> &rows, const QString &channel, const Money &sum, const Money &expected);
    void retranslate();
    void openFilter();

    [[nodiscard]] TablePane *moneyPane() const { return m_money; }

Q_SIGNALS:
    /// A channel's row, or the total (empty), was selected.
    void channelSelected(const QString &channel);
    /// A shift's row was selected (invalid: the line without one); all: the total.
    void shiftSelected(vd::ShiftId shift, bool all);
    void orderOpened(vd::OrderId order);

private:
    void buildTiles(QGridLayout *grid);
    void buildTables(QGridLayout *grid);
    void connectTables();
    void showReport();
    void fitChannels();
    void showTiles();
    void showSum();
    void showBy(int choice);
    void selectShift();
    [[nodiscard]] QStringList compared(
        const std::function<qint64(const finance::DayTotals &)> &figure, qint64 now, bool money = true) const;
    void select(const QString &channel);
    [[nodiscard]] QList<finance::ChannelLine> shownLines() const;

    QTimeZone m_zone = QTimeZone::utc();
    QString m_only;
    finance::DayReport m_report;
    bool m_hasReport = false;
    QString m_rowsOf;
    qsizetype m_rowCount = 0;
    Money m_sum;
    Money m_expected;

    KpiTile *m_paid = nullptr;
    KpiTile *m_refunded = nullptr;
    KpiTile *m_net = nullptr;
    KpiTile *m_places = nullptr;
    Segments *m_by = nullptr;
    QStackedWidget *m_lines = nullptr;
    TextLabel *m_chartTitle = nullptr;
    TextLabel *m_moneyTitle = nullptr;
    TextLabel *m_moneySum = nullptr;
    TextLabel *m_statesTitle = nullptr;
    TotalTable *m_channels = nullptr;
    TotalTable *m_shifts = nullptr;
    ChartPane *m_chart = nullptr;
    TablePane *m_money = nullptr;
    TablePane *m_states = nullptr;
    ChannelRows *m_channelRows = nullptr;
    ShiftRows *m_shiftRows = nullptr;
    MoneyRows *m_moneyRows = nullptr;
    StateRows *m_stateRows = nullptr;
};

} // namespace vd::ui

#include "ui/finance/DayView.h"

#include "models/finance/ChartBuilder.h"
#include "models/finance/MoneyWords.h"
#include "ui/common/EmptyState.h"
#include "ui/common/FormatText.h"
#include "ui/common/Phrase.h"
#include "ui/common/Segments.h"
#include "ui/common/TablePane.h"
#include "ui/common/TableView.h"
#include "ui/common/TextLabel.h"
#include "ui/finance/charts/ChartPane.h"
#include "ui/finance/KpiTile.h"
#include "ui/finance/TotalTable.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStackedWidget>

namespace vd::ui {

using finance::ChannelLine;
using finance::DayReport;
using finance::MoneyRow;
using finance::MoneyWords;
using finance::ShiftLine;
using finance::StateCount;

namespace {

constexpr int lowestPane = 130;
constexpr int fewestRows = 3;

} // namespace

DayView::DayView(QWidget *parent)
    : QWidget(parent)
    , m_channelRows(new ChannelRows([](const ChannelLine &line) { return line.channel; }, this))
    , m_shiftRows(new ShiftRows([](const ShiftLine &line) { return line.shift.toString(); }, this))
    , m_moneyRows(new MoneyRows(&DayTables::keyOf, this))
    , m_stateRows(new StateRows([](const StateCount &count) { return count.state; }, this))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(Theme::group);
    grid->setVerticalSpacing(Theme::gap);
    buildTiles(grid);
    buildTables(grid);
    connectTables();
    setFocusProxy(m_channels);
    retranslate();
}

void DayView::buildTiles(QGridLayout *grid)
{
    m_paid = new KpiTile(QStringLiteral("kpiPaid"), this);
    m_refunded = new KpiTile(QStringLiteral("kpiRefunded"), this);
    m_net = new KpiTile(QStringLiteral("kpiNet"), this);
    m_places = new KpiTile(QStringLiteral("kpiPlaces"), this);
    auto *tiles = new QHBoxLayout;
    tiles->setSpacing(Theme::group);
    for (KpiTile *tile : {m_paid, m_refunded, m_net, m_places})
        tiles->addWidget(tile, 1);
    grid->addLayout(tiles, 0, 0, 1, 2);
    grid->setRowMinimumHeight(1, Theme::gap);
}

void DayView::buildTables(QGridLayout *grid)
{
    const auto title = [this] {
        auto *label = new TextLabel(FontRole::Section, Token::Text, this);
        label->setMinimumHeight(Theme::dense);
        return label;
    };
    m_by = new Segments(this);
    m_by->setObjectName(QStringLiteral("financeBy"));
    m_chartTitle = title();
    m_moneyTitle = title();
    m_statesTitle = title();
    m_moneyTitle->setObjectName(QStringLiteral("moneyTitle"));
    m_moneySum = new TextLabel(FontRole::FiguresStrong, Token::Muted, this);
    m_moneySum->setObjectName(QStringLiteral("moneySum"));
    m_channels = new TotalTable(this);
    m_channels->setModel(m_channelRows);
    m_channels->setSelectionMode(QAbstractItemView::SingleSelection);
    m_shifts = new TotalTable(this);
    m_shifts->setModel(m_shiftRows);
    m_shifts->setSelectionMode(QAbstractItemView::SingleSelection);
    m_lines = new QStackedWidget(this);
    m_lines->addWidget(m_channels);
    m_lines->addWidget(m_shifts);
    m_chart = new ChartPane(this);
    m_money = new TablePane(this);
    m_money->setModel(m_moneyRows);
    m_states = new TablePane(this);
    m_states->setModel(m_stateRows);
    m_money->setMinimumHeight(lowestPane);
    m_states->setMinimumHeight(lowestPane);
    auto *moneyHead = new QHBoxLayout;
    moneyHead->addWidget(m_moneyTitle);
    moneyHead->addStretch(1);
    moneyHead->addWidget(m_moneySum);
    grid->addWidget(m_by, 2, 0, Qt::AlignLeft);
    grid->addWidget(m_chartTitle, 2, 1);
    grid->addWidget(m_lines, 3, 0);
    grid->addWidget(m_chart, 3, 1);
    grid->setRowMinimumHeight(4, Theme::gap);
    grid->addLayout(moneyHead, 5, 0);
    grid->addWidget(m_statesTitle, 5, 1);
    grid->addWidget(m_money, 6, 0);
    grid->addWidget(m_states, 6, 1);
    grid->setColumnStretch(0, 5);
    grid->setColumnStretch(1, 3);
    // The channels grow to their own height first; the lines get what is left.
    grid->setRowStretch(3, 100);
    grid->setRowStretch(6, 1);
}

void DayView::connectTables()
{
    m_channelRows->setColumns(DayTables::channels());
    m_shiftRows->setColumns(DayTables::shifts());
    m_moneyRows->setColumns(DayTables::money(m_zone));
    m_stateRows->setColumns(DayTables::states());
    m_shifts->setStartWidths({112, 76, 92, 66, 88, 92, 88});
    m_shifts->rememberAs(QStringLiteral("financeDayShifts"));
    m_channels->setStartWidths({112, 76, 92, 66, 88, 92, 88});
    m_money->view()->setStartWidths({76, 76, 88, 136, 104, 72, 80, 96});
    m_money->view()->setSpareColumns({DayTables::kindColumn}); // the sign of the amount tells it too
    m_states->view()->setStartWidths({170, 80, 80});
    m_channels->rememberAs(QStringLiteral("financeChannels"));
    m_money->rememberAs(QStringLiteral("financeMoney"));
    m_states->rememberAs(QStringLiteral("financeStates"));
    connect(m_channels->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &at) {
        if (at.isValid())
            Q_EMIT channelSelected(m_channelRows->row(at.row()).channel);
    });
    connect(m_shifts->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &DayView::selectShift);
    connect(m_shifts, &TableView::opened, m_money, [this] { m_money->setFocus(); });
    connect(m_by, &Segments::chosen, this, &DayView::showBy);
    connect(m_channels, &TableView::opened, m_money, [this] { m_money->setFocus(); });
    connect(m_money, &TablePane::rowOpened, this, [this](int row) {
        if (m_moneyRows->row(row).order.isValid())
            Q_EMIT orderOpened(m_moneyRows->row(row).order);
    });
}

void DayView::showBy(int choice)
{
    m_lines->setCurrentIndex(choice);
    if (choice == 1)
        return selectShift();
    const QModelIndex at = m_channels->currentIndex();
    Q_EMIT channelSelected(at.isValid() ? m_channelRows->row(at.row()).channel : QString());
}

void DayView::selectShift()
{
    if (m_by->current() != 1)
        return;
    const QModelIndex at = m_shifts->currentIndex();
    const ShiftId shift = at.isValid() ? m_shiftRows->row(at.row()).shift : ShiftId(-1);
    Q_EMIT shiftSelected(shift, shift.value() < 0);
}

void DayView::setZone(const QTimeZone &zone)
{
    m_zone = zone;
    m_moneyRows->setColumns(DayTables::money(m_zone));
}

void DayView::setOnly(const QString &channel)
{
    m_only = channel;
    showReport();
}

void DayView::setReport(const DayReport &report)
{
    m_report = report;
    m_report.total.channel.clear();
    m_hasReport = true;
    showReport();
}

void DayView::clear()
{
    m_hasReport = false;
    m_report = {};
    showReport();
}

QList<ChannelLine> DayView::shownLines() const
{
    QList<ChannelLine> lines;
    for (const ChannelLine &line : m_report.channels)
        if (m_only.isEmpty() || line.channel == m_only)
            lines << line;
    return lines;
}

void DayView::showReport()
{
    QList<ChannelLine> lines = shownLines();
    m_chart->setData(finance::ChartBuilder::channels(lines, m_report.currency));
    const bool withTotal = m_hasReport && m_only.isEmpty();
    if (withTotal)
        lines << m_report.foreign << m_report.total;
    m_channels->setTotal(withTotal);
    m_channelRows->setRows(lines);
    m_stateRows->setRows(m_report.orders);
    QList<ShiftLine> shifts = m_report.context ? m_report.context->shifts : QList<ShiftLine>();
    const ChannelLine &all = m_report.total;
    if (m_hasReport)
        shifts << ShiftLine{ShiftId(-1), QString(), QString(), all.payments, all.paid, all.refunds, all.refunded,
            all.net, all.unapplied};
    m_shiftRows->setRows(shifts);
    fitChannels();
    showTiles();
    if (!m_channels->currentIndex().isValid())
        select(m_only);
}

// As high as its rows, so that the total is seen and the lines below get the rest.
void DayView::fitChannels()
{
    const int row = m_channels->verticalHeader()->defaultSectionSize();
    // Where the columns do not fit, their scroll bar hides no row.
    const int bar = m_channels->horizontalScrollBar()->maximum() > 0 ? m_channels->horizontalScrollBar()->height() : 0;
    const int frame = m_channels->horizontalHeader()->height() + 2 * m_channels->frameWidth() + 2 + bar;
    const int rows = std::max({fewestRows, m_channelRows->rowCount(), std::min(8, m_shiftRows->rowCount())});
    for (QWidget *each : {static_cast<QWidget *>(m_lines), static_cast<QWidget *>(m_chart)}) {
        each->setMinimumHeight(frame + fewestRows * row);
        each->setMaximumHeight(frame + rows * row);
    }
}

void DayView::select(const QString &channel)
{
    const std::optional<int> row = m_channelRows->rowOf(channel);
    if (row)
        m_channels->setCurrentIndex(m_channelRows->index(*row, 0));
}

QStringList DayView::compared(
    const std::function<qint64(const finance::DayTotals &)> &figure, qint64 now, bool money) const
{
    if (!m_hasReport || !m_report.context || !m_only.isEmpty())
        return {};
    const auto size = [&](qint64 by) {
        return money ? FormatText::amount(Money(std::abs(by), m_report.currency)) : FormatText::number(std::abs(by));
    };
    const qint64 day = now - figure(m_report.context->before);
    const qint64 week = now - figure(m_report.context->week);
    // Of a figure of the day shown; room is short.
    return {day > 0   ? tr("%1 more than the day before").arg(size(day))
            : day < 0 ? tr("%1 less than the day before").arg(size(day))
                      : tr("As much as the day before"),
        week > 0       ? tr("%1 more than a week before").arg(size(week))
            : week < 0 ? tr("%1 less than a week before").arg(size(week))
                       : tr("As much as a week before")};
}

void DayView::showTiles()
{
    const QString none = QStringLiteral("–");
    ChannelLine line = m_report.total;
    if (!m_only.isEmpty()) {
        const Money zero(0, m_report.currency);
        const QList<ChannelLine> lines = shownLines();
        line = lines.isEmpty() ? ChannelLine{m_only, 0, zero, 0, zero, zero, zero} : lines.constFirst();
    }
    const auto titled = [this](const QString &title) {
        return m_hasReport ? Phrase::list({title, m_report.currency}) : title;
    };
    m_paid->set(titled(tr("Paid")), m_hasReport ? FormatText::amount(line.paid) : none,
        m_hasReport ? tr("%n payment(s)", nullptr, line.payments) : QString(),
        compared([](const finance::DayTotals &day) { return day.paid.minor(); }, line.paid.minor()));
    m_refunded->set(titled(tr("Refunded")), m_hasReport ? FormatText::amount(line.refunded) : none,
        m_hasReport ? tr("%n refund(s)", nullptr, line.refunds) : QString(),
        compared([](const finance::DayTotals &day) { return day.refunded.minor(); }, line.refunded.minor()));
    QStringList netDetail;
    if (!line.unapplied.isZero())
        netDetail << tr("of which %1 unapplied").arg(FormatText::amount(line.unapplied));
    else if (m_hasReport && !m_report.feesKept.isZero())
        netDetail << tr("fees kept %1").arg(FormatText::amount(m_report.feesKept));
    if (m_hasReport && !m_report.waived.isZero())
        netDetail << tr("rests waived %1").arg(FormatText::amount(m_report.waived));
    m_net->set(titled(tr("Net")), m_hasReport ? FormatText::amount(line.net) : none,
        netDetail.join(QStringLiteral(" · ")),
        compared([](const finance::DayTotals &day) { return day.net.minor(); }, line.net.minor()));
    const QString places
        = tr("%1 / %2").arg(FormatText::number(m_report.placesSold), FormatText::number(m_report.placesCapacity));
    const double share = m_report.placesCapacity > 0 ? double(m_report.placesSold) / m_report.placesCapacity : 0;
    m_places->set(tr("Places sold"), m_hasReport ? places : none,
        m_hasReport ? tr("%1 of what the day offers").arg(FormatText::percent(share)) : QString(),
        compared([](const finance::DayTotals &day) { return qint64(day.placesSold); }, m_report.placesSold, false));
}

void DayView::setRows(const QList<MoneyRow> &rows, const QString &channel, const Money &sum, const Money &expected)
{
    m_moneyRows->setRows(rows);
    // Only where something points to another day.
    const bool other
        = std::any_of(rows.cbegin(), rows.cend(), [](const MoneyRow &row) { return row.forDay.isValid(); });
    m_money->view()->setColumnHidden(DayTables::forDayColumn, !other);
    m_rowsOf = channel;
    m_rowCount = rows.size();
    m_sum = sum;
    m_expected = expected;
    showSum();
}

void DayView::showSum()
{
    m_moneyTitle->setText(m_rowsOf.isEmpty() ? tr("Payments and refunds")
                                             : tr("Payments and refunds, %1").arg(MoneyWords::channel(m_rowsOf)));
    if (m_rowCount == 0) {
        m_moneySum->clear();
        return;
    }
    const QString lines = tr("%n line(s)", nullptr, static_cast<int>(m_rowCount));
    const bool equal = m_sum == m_expected;
    m_moneySum->setColour(equal ? Token::Muted : Token::DangerText);
    m_moneySum->setText(equal
            ? tr("%1 = %2 net").arg(lines, FormatText::money(m_sum))
            : tr("%1 make %2, the report says %3").arg(lines, FormatText::money(m_sum), FormatText::money(m_expected)));
}

void DayView::openFilter()
{
    m_money->openFilter();
}

void DayView::retranslate()
{
    m_by->setChoices({tr("By channel"), tr("By shift")});
    m_shifts->setAccessibleName(tr("Takings by shift"));
    m_chartTitle->setText(tr("Takings"));
    m_chart->setNothing(tr("No takings on this day"));
    m_chart->setData(finance::ChartBuilder::channels(shownLines(), m_report.currency));
    m_statesTitle->setText(tr("Orders made, by state"));
    m_channels->setAccessibleName(tr("Takings by channel"));
    m_money->view()->setAccessibleName(tr("Payments and refunds"));
    m_states->view()->setAccessibleName(tr("Orders made, by state"));
    m_money->emptyState()->set(QStringLiteral("cash"), tr("No money moved here on this day"),
        tr("Payments and refunds appear by themselves as the desks take them."));
    m_states->emptyState()->set(QStringLiteral("list"), tr("No orders were made on this day"));
    m_channelRows->setColumns(DayTables::channels());
    m_shiftRows->setColumns(DayTables::shifts());
    m_moneyRows->setColumns(DayTables::money(m_zone));
    m_stateRows->setColumns(DayTables::states());
    showTiles();
    showSum();
}

} // namespace vd::ui

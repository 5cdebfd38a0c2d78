#include "models/finance/ChartBuilder.h"

#include "models/finance/MoneyWords.h"

#include <QMap>

#include <array>

namespace vd::finance {

using exporting::CellType;
using exporting::SheetRow;
using Series = ChartData::Series;

namespace {

constexpr qint64 mostDays = 35;
constexpr qint64 mostDaysAsWeeks = 182;
constexpr qsizetype mostActivities = 14;
constexpr qint64 wholeShare = 10'000;

// Days ahead up to which an order belongs to a bar of the lead time.
constexpr std::array<int, 7> leadSteps{0, 1, 3, 7, 14, 30, 100'000};

/// Cancelled, expired, refunded, missed: the fates a chart of outcomes shows; everything else came or may come.
int fateOf(const QString &state)
{
    if (state == QLatin1String("CANCELLED"))
        return 0;
    if (state == QLatin1String("CLOSED_TIMEOUT"))
        return 1;
    if (state == QLatin1String("REFUNDED") || state == QLatin1String("REFUNDING"))
        return 2;
    return state == QLatin1String("NO_SHOW") ? 3 : 4;
}

} // namespace

ChartBuilder::ChartBuilder(const QDate &from, const QDate &until, const QString &currency, const QLocale &locale)
    : m_from(from)
    , m_until(until)
    , m_currency(currency)
    , m_locale(locale)
{
    const qint64 days = from.daysTo(until) + 1;
    m_step = days <= mostDays ? Step::Day : days <= mostDaysAsWeeks ? Step::Week : Step::Month;
}

QString ChartBuilder::title(ChartKind kind)
{
    switch (kind) {
    case ChartKind::Takings:
        return tr("Takings by day and channel");
    case ChartKind::Occupancy:
        return tr("Occupancy by space and hour");
    case ChartKind::SellThrough:
        return tr("Sell-through by activity");
    case ChartKind::Outcomes:
        return tr("Cancellations and no-shows");
    case ChartKind::LeadTime:
        return tr("Lead time of bookings");
    }
    return {};
}

qint64 ChartBuilder::share(qint64 part, qint64 whole)
{
    return whole > 0 ? (2 * part * wholeShare + whole) / (2 * whole) : 0;
}

ChartData ChartBuilder::start(ChartKind kind) const
{
    ChartData chart;
    chart.kind = kind;
    chart.title = title(kind);
    chart.currency = m_currency;
    chart.table.title = chart.title;
    chart.table.currency = m_currency;
    chart.table.totalTitle = tr("Total");
    return chart;
}

int ChartBuilder::barOf(const QDate &day) const
{
    switch (m_step) {
    case Step::Day:
        return static_cast<int>(m_from.daysTo(day));
    case Step::Week:
        return static_cast<int>(m_from.addDays(1 - m_from.dayOfWeek()).daysTo(day) / 7);
    case Step::Month:
        break;
    }
    return (day.year() - m_from.year()) * 12 + day.month() - m_from.month();
}

QDate ChartBuilder::firstDayOf(int bar) const
{
    switch (m_step) {
    case Step::Day:
        return m_from.addDays(bar);
    case Step::Week:
        return std::max(m_from, m_from.addDays(1 - m_from.dayOfWeek()).addDays(7 * bar));
    case Step::Month:
        break;
    }
    return std::max(m_from, QDate(m_from.year(), m_from.month(), 1).addMonths(bar));
}

void ChartBuilder::addDays(ChartData &chart) const
{
    const int last = barOf(m_until);
    for (int bar = 0; bar <= last; ++bar) {
        const QDate first = firstDayOf(bar);
        const QString full = m_locale.toString(first, QLocale::LongFormat);
        if (m_step == Step::Month) {
            chart.categories << m_locale.toString(first, QStringLiteral("MM.yy"));
            chart.longCategories << m_locale.toString(first, QStringLiteral("yyyy-MM"));
        } else {
            const bool named = bar == 0 || first.day() == 1 || m_step == Step::Week;
            chart.categories << (named ? QStringLiteral("%1/%2").arg(first.month()).arg(first.day())
                                       : QString::number(first.day()));
            chart.longCategories << (m_step == Step::Week ? tr("Week from %1").arg(full) : full);
        }
    }
}

ChartData ChartBuilder::takings(const QList<TakingsCell> &cells) const
{
    ChartData chart = start(ChartKind::Takings);
    chart.type = CellType::Amount;
    addDays(chart);
    chart.table.columns
        = {{tr("Day"), CellType::Date}, {tr("Channel"), CellType::Text}, {tr("Payments"), CellType::Integer, true},
            {tr("Paid"), CellType::Amount, true}, {tr("Refunds"), CellType::Integer, true},
            {tr("Refunded"), CellType::Amount, true}, {tr("Net"), CellType::Amount, true}};
    const qsizetype bars = chart.categories.size();
    QMap<qsizetype, Series> channels;
    Series refunded{tr("Refunded"), QList<qint64>(bars, 0), true};
    QStringList names = MoneyWords::channels();
    for (const TakingsCell &cell : cells) {
        if (!names.contains(cell.channel))
            names << cell.channel;
        Series &series = channels[names.indexOf(cell.channel)];
        if (series.values.isEmpty())
            series = {MoneyWords::channel(cell.channel), QList<qint64>(bars, 0)};
        const int bar = barOf(cell.day);
        series.values[bar] += cell.paid.minor();
        refunded.values[bar] -= cell.refunded.minor();
        chart.table.rows << SheetRow{cell.day, MoneyWords::channel(cell.channel), qint64(cell.payments), cell.paid,
            qint64(cell.refunds), cell.refunded, cell.paid - cell.refunded};
    }
    chart.series = channels.values();
    if (hasValues(refunded))
        chart.series << refunded;
    return chart;
}

bool ChartBuilder::hasValues(const Series &series)
{
    return std::any_of(series.values.cbegin(), series.values.cend(), [](qint64 value) { return value != 0; });
}

ChartData ChartBuilder::channels(const QList<ChannelLine> &lines, const QString &currency)
{
    ChartData chart;
    chart.title = tr("Takings by channel");
    chart.type = CellType::Amount;
    chart.currency = chart.table.currency = currency;
    chart.table.title = chart.title;
    chart.table.totalTitle = tr("Total");
    chart.table.columns = {{tr("Channel"), CellType::Text}, {tr("Paid"), CellType::Amount, true},
        {tr("Refunded"), CellType::Amount, true}, {tr("Net"), CellType::Amount, true}};
    Series paid{tr("Paid"), {}};
    Series refunded{tr("Refunded"), {}, true};
    for (const ChannelLine &line : lines) {
        const QString name = MoneyWords::channel(line.channel);
        chart.categories << name;
        paid.values << line.paid.minor();
        refunded.values << -line.refunded.minor();
        chart.table.rows << SheetRow{name, line.paid, line.refunded, line.net};
    }
    chart.longCategories = chart.categories;
    chart.series << paid;
    if (hasValues(refunded))
        chart.series << refunded;
    return chart;
}

ChartData ChartBuilder::occupancy(const QList<OccupancyCell> &cells) const
{
    ChartData chart = start(ChartKind::Occupancy);
    QMap<int, int> hours; // those anything was offered in, in order
    for (const OccupancyCell &cell : cells)
        if (cell.hour)
            hours.insert(*cell.hour, 0);
    chart.table.columns = {{tr("Space"), CellType::Text}, {tr("Category"), CellType::Text},
        {tr("Places sold"), CellType::Integer, true, tr("Sold")},
        {tr("Places offered"), CellType::Integer, true, tr("Offered")}, {tr("Share"), CellType::Share}};
    for (auto hour = hours.begin(); hour != hours.end(); ++hour) {
        *hour = static_cast<int>(chart.heatColumns.size());
        chart.heatColumns << QStringLiteral("%1:00").arg(hour.key(), 2, 10, QLatin1Char('0'));
        const QString &title = chart.heatColumns.constLast();
        chart.table.columns << exporting::SheetColumn{title, CellType::Share, false, title.left(2)};
    }
    SpaceId shown;
    for (const OccupancyCell &cell : cells) {
        if (chart.heat.isEmpty() || cell.space != shown) {
            shown = cell.space;
            chart.heatRows << cell.name;
            chart.heat << QList<ChartData::Cell>(hours.size());
            SheetRow row{cell.name, cell.category, qint64(0), qint64(0), qint64(0)};
            row.resize(5 + hours.size());
            chart.table.rows << row;
        }
        SheetRow &row = chart.table.rows.last();
        if (cell.hour) {
            chart.heat.last()[hours.value(*cell.hour)] = {cell.sold, cell.capacity};
            row[5 + hours.value(*cell.hour)] = share(cell.sold, cell.capacity);
        } else {
            row[2] = qint64(cell.sold);
            row[3] = qint64(cell.capacity);
            row[4] = share(cell.sold, cell.capacity);
        }
    }
    return chart;
}

ChartData ChartBuilder::sellThrough(const QList<ActivityFill> &fills) const
{
    ChartData chart = start(ChartKind::SellThrough);
    chart.across = true;
    chart.table.columns = {{tr("Activity"), CellType::Text}, {tr("Slots"), CellType::Integer, true},
        {tr("Places sold"), CellType::Integer, true}, {tr("Places offered"), CellType::Integer, true},
        {tr("Share"), CellType::Share}};
    Series sold{tr("Sold"), {}};
    Series left{tr("Left over"), {}};
    for (const ActivityFill &fill : fills) {
        const QString name = fill.activity > 0 ? fill.title : tr("%1, without activity").arg(fill.title);
        chart.table.rows << SheetRow{
            name, qint64(fill.slotCount), qint64(fill.sold), qint64(fill.capacity), share(fill.sold, fill.capacity)};
        if (chart.categories.size() == mostActivities)
            continue; // the table has them all
        chart.categories << name;
        sold.values << fill.sold;
        left.values << std::max(0, fill.capacity - fill.sold);
    }
    chart.longCategories = chart.categories;
    chart.series = {sold, left};
    return chart;
}

ChartData ChartBuilder::outcomes(const QList<OutcomeCount> &counts) const
{
    ChartData chart = start(ChartKind::Outcomes);
    addDays(chart);
    const QStringList fates{tr("Cancelled"), tr("Expired unpaid"), tr("Refunded"), tr("No-show")};
    chart.table.columns = {{tr("Day"), CellType::Date}, {tr("Orders made"), CellType::Integer, true}};
    for (const QString &fate : fates) {
        chart.table.columns << exporting::SheetColumn{fate, CellType::Integer, true};
        chart.series << Series{fate, QList<qint64>(chart.categories.size(), 0)};
    }
    chart.table.columns << exporting::SheetColumn{tr("Share lost"), CellType::Share}
                        << exporting::SheetColumn{tr("Amount of orders made"), CellType::Amount, true};
    QMap<QDate, std::array<qint64, 7>> days; // four fates, the rest, all, amount
    for (const OutcomeCount &count : counts) {
        const int fate = fateOf(count.state);
        auto &day = days[count.day];
        day[fate] += count.orders;
        day[5] += count.orders;
        day[6] += count.amount.minor();
        if (fate < chart.series.size())
            chart.series[fate].values[barOf(count.day)] += count.orders;
    }
    for (auto day = days.cbegin(); day != days.cend(); ++day)
        chart.table.rows << SheetRow{day.key(), (*day)[5], (*day)[0], (*day)[1], (*day)[2], (*day)[3],
            share((*day)[5] - (*day)[4], (*day)[5]), Money((*day)[6], m_currency)};
    return chart;
}

ChartData ChartBuilder::leadTimes(const QList<LeadTime> &leads) const
{
    ChartData chart = start(ChartKind::LeadTime);
    const QStringList names{tr("Same day"), tr("1 day"), tr("2-3 days"), tr("4-7 days"), tr("8-14 days"),
        tr("15-30 days"), tr("Over 30 days")};
    chart.table.columns = {{tr("Booked before"), CellType::Text}, {tr("Orders made"), CellType::Integer, true},
        {tr("Share"), CellType::Share}, {tr("Amount of orders made"), CellType::Amount, true}};
    std::array<qint64, leadSteps.size()> orders{};
    std::array<qint64, leadSteps.size()> amounts{};
    qint64 all = 0;
    for (const LeadTime &lead : leads) {
        const auto step = std::lower_bound(leadSteps.cbegin(), leadSteps.cend() - 1, lead.days) - leadSteps.cbegin();
        orders.at(step) += lead.orders;
        amounts.at(step) += lead.amount.minor();
        all += lead.orders;
    }
    chart.series = {{tr("Orders made"), {}}};
    for (std::size_t i = 0; i < leadSteps.size() && all > 0; ++i) {
        chart.categories << names.at(static_cast<qsizetype>(i));
        chart.series[0].values << orders.at(i);
        chart.table.rows << SheetRow{names.at(static_cast<qsizetype>(i)), orders.at(i), share(orders.at(i), all),
            Money(amounts.at(i), m_currency)};
    }
    chart.longCategories = chart.categories;
    return chart;
}

} // namespace vd::finance

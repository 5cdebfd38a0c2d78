#include "ui/finance/DayTables.h"

#include "models/finance/MoneyWords.h"
#include "ui/common/FormatText.h"
#include "ui/common/Theme.h"

namespace vd::ui {

using finance::ChannelLine;
using finance::MoneyRow;
using finance::MoneyWords;
using finance::ShiftLine;
using finance::StateCount;

namespace {

QVariant minor(const Money &money)
{
    return QVariant::fromValue<qint64>(money.minor());
}

template <typename Line>
Column<Line> amountColumn(const QString &title, Money Line::*amount)
{
    Column<Line> column;
    column.title = title;
    column.display = [amount](const Line &line) { return FormatText::amount(line.*amount); };
    column.sort = [amount](const Line &line) { return minor(line.*amount); };
    column.figures = true;
    return column;
}

template <typename Line>
Column<Line> countColumn(const QString &title, int Line::*count)
{
    Column<Line> column;
    column.title = title;
    column.display = [count](const Line &line) { return FormatText::number(line.*count); };
    column.sort = [count](const Line &line) { return line.*count; };
    column.figures = true;
    return column;
}

Column<MoneyRow> textColumn(const QString &title, std::function<QVariant(const MoneyRow &)> text)
{
    Column<MoneyRow> column;
    column.title = title;
    column.display = std::move(text);
    return column;
}

} // namespace

QList<Column<ChannelLine>> DayTables::channels()
{
    Column<ChannelLine> name;
    name.title = tr("Channel");
    name.display = [](const ChannelLine &line) {
        return line.channel.isEmpty() ? tr("Total") : MoneyWords::channel(line.channel);
    };
    Column<ChannelLine> unapplied = amountColumn(tr("Unapplied"), &ChannelLine::unapplied);
    unapplied.foreground = [](const ChannelLine &line) {
        return line.unapplied.isZero() ? QVariant(Theme::color(Token::Muted)) : QVariant(Theme::color(Token::Warning));
    };
    unapplied.toolTip = [](const ChannelLine &) {
        return tr("Money that came in but belongs to no live order; part of what was paid.");
    };
    return {name, countColumn(tr("Payments"), &ChannelLine::payments), amountColumn(tr("Paid"), &ChannelLine::paid),
        countColumn(tr("Refunds"), &ChannelLine::refunds), amountColumn(tr("Refunded"), &ChannelLine::refunded),
        amountColumn(tr("Net"), &ChannelLine::net), unapplied};
}

QList<Column<ShiftLine>> DayTables::shifts()
{
    Column<ShiftLine> name;
    name.title = tr("Shift");
    name.display = [](const ShiftLine &line) {
        if (line.shift.value() < 0)
            return tr("Total");
        return line.shift.isValid() ? QStringLiteral("%1, %2").arg(line.terminal, line.operatorLogin)
                                    : tr("Without a shift");
    };
    name.toolTip = [](const ShiftLine &line) {
        return line.shift.isValid() || line.shift.value() < 0
            ? QString()
            : tr("What the channels brought by themselves, and what was paid back by transfer or channel.");
    };
    return {name, countColumn(tr("Payments"), &ShiftLine::payments), amountColumn(tr("Paid"), &ShiftLine::paid),
        countColumn(tr("Refunds"), &ShiftLine::refunds), amountColumn(tr("Refunded"), &ShiftLine::refunded),
        amountColumn(tr("Net"), &ShiftLine::net), amountColumn(tr("Unapplied"), &ShiftLine::unapplied)};
}

QList<Column<StateCount>> DayTables::states()
{
    Column<StateCount> state;
    state.title = tr("State");
    state.display = [](const StateCount &count) { return MoneyWords::orderState(count.state); };
    Column<StateCount> orders;
    orders.title = tr("Orders");
    orders.display = [](const StateCount &count) { return FormatText::number(count.orders); };
    orders.sort = [](const StateCount &count) { return count.orders; };
    orders.figures = true;
    Column<StateCount> amount;
    amount.title = tr("Amount");
    amount.display = [](const StateCount &count) { return FormatText::amount(count.amount); };
    amount.sort = [](const StateCount &count) { return minor(count.amount); };
    amount.figures = true;
    return {state, orders, amount};
}

QList<Column<MoneyRow>> DayTables::money(const QTimeZone &zone)
{
    Column<MoneyRow> time = textColumn(tr("Time"),
        [zone](const MoneyRow &row) { return row.at.toTimeZone(zone).time().toString(QStringLiteral("HH:mm:ss")); });
    time.sort = [](const MoneyRow &row) { return row.at; };
    Column<MoneyRow> amount
        = textColumn(tr("Amount"), [](const MoneyRow &row) { return FormatText::amount(row.amount); });
    amount.sort = [](const MoneyRow &row) { return minor(row.amount); };
    amount.figures = true;
    amount.foreground = [](const MoneyRow &row) {
        return row.amount.isNegative() ? QVariant(Theme::color(Token::DangerText)) : QVariant();
    };
    Column<MoneyRow> order
        = textColumn(tr("Order"), [](const MoneyRow &row) { return row.applied ? row.orderNo : tr("Unapplied"); });
    order.foreground
        = [](const MoneyRow &row) { return row.applied ? QVariant() : QVariant(Theme::color(Token::Warning)); };
    Column<MoneyRow> forDay = textColumn(
        tr("For"), [](const MoneyRow &row) { return row.forDay.isValid() ? FormatText::date(row.forDay) : QString(); });
    forDay.sort = [](const MoneyRow &row) { return row.forDay; };
    forDay.toolTip = [](const MoneyRow &row) {
        return row.forDay.isValid()
            ? tr("Booked here and pointing back to %1").arg(FormatText::dateWithYear(row.forDay))
            : QString();
    };
    Column<MoneyRow> number = textColumn(tr("Number"), [](const MoneyRow &row) { return row.channelNo; });
    number.toolTip = [](const MoneyRow &row) {
        const QString ours = tr("Our request number %1").arg(row.requestNo);
        return row.channelNo.isEmpty() ? ours : tr("Channel number %1").arg(row.channelNo) + QLatin1Char('\n') + ours;
    };
    return {time, textColumn(tr("Kind"), [](const MoneyRow &row) { return MoneyWords::kind(row.kind); }), amount, order,
        textColumn(tr("Channel"), [](const MoneyRow &row) { return MoneyWords::channel(row.channel); }),
        textColumn(tr("By"), [](const MoneyRow &row) { return row.actor; }), forDay, number};
}

QString DayTables::keyOf(const MoneyRow &row)
{
    return row.kind + QString::number(row.id);
}

} // namespace vd::ui

#include "tests/support/fakes/FakeFinanceGateway.h"

#include "models/base/ZoneTime.h"

#include <QTimeZone>

namespace vd::test {

using namespace finance;

void FakeFinanceGateway::add(
    const QDate &day, const QTime &time, const QString &channel, qint64 minor, const QString &orderNo, bool applied)
{
    MoneyRow row;
    row.kind = minor < 0 ? QStringLiteral("refund") : QStringLiteral("payment");
    row.id = money.size() + 1;
    row.at = ZoneTime::instant(day, time, QTimeZone("Asia/Shanghai"));
    row.channel = channel;
    row.orderNo = orderNo;
    row.order = OrderId(applied ? 5000 + row.id : 0);
    row.amount = Money(minor, currency);
    row.applied = applied;
    row.requestNo = QStringLiteral("VD-%1").arg(row.id, 8, 10, QLatin1Char('0'));
    if (channel != QLatin1String("cash"))
        row.channelNo = QStringLiteral("4200001%1").arg(row.id * 7919, 13, 10, QLatin1Char('0'));
    row.actor = QStringLiteral("mei");
    row.shift = channel == QLatin1String("cash") || channel == QLatin1String("card") ? ShiftId(7) : ShiftId();
    money.append({day, row});
}

void FakeFinanceGateway::fillBusyDay(const QDate &day)
{
    const QStringList channels{
        QStringLiteral("cash"), QStringLiteral("card"), QStringLiteral("wechat"), QStringLiteral("alipay")};
    for (int i = 0; i < 48; ++i) {
        const QString orderNo = QStringLiteral("RS-%1-%2")
                                    .arg(day.toString(QStringLiteral("yyMMdd")))
                                    .arg(i + 1, 4, 10, QLatin1Char('0'));
        add(day, QTime(9, 5).addSecs(i * 777), channels.at((i * i + i / 3) % 4), 12000 + (i % 5) * 2000, orderNo);
        if (i % 13 == 7)
            add(day, QTime(9, 20).addSecs(i * 777), channels.at((i * i + i / 3) % 4), -12000, orderNo);
    }
    add(day, QTime(20, 41, 7), QStringLiteral("wechat"), 16000, QString(), false);
    const auto count = [this](const char *state, int orders, qint64 minor) {
        states.append({QString::fromLatin1(state), orders, Money(minor, currency)});
    };
    count("HOLDING", 3, 42000);
    count("PAID", 31, 484000);
    count("CHECKED_IN", 12, 192000);
    count("NO_SHOW", 1, 12000);
    count("REFUNDED", 4, 48000);
    count("CLOSED_TIMEOUT", 6, 78000);
    extra.feesKept = Money(1500, currency);
    extra.placesSold = 143;
    extra.placesCapacity = 212;
}

QList<MoneyRow> FakeFinanceGateway::rowsOf(const QDate &day, const QString &channel) const
{
    QList<MoneyRow> rows;
    for (const auto &[of, row] : money)
        if (of == day && (channel.isEmpty() || row.channel == channel))
            rows << row;
    return rows;
}

ChannelLine FakeFinanceGateway::line(const QString &channel, const QList<MoneyRow> &rows) const
{
    const Money zero(0, currency);
    ChannelLine line{channel, 0, zero, 0, zero, zero, zero};
    for (const MoneyRow &row : rows) {
        if (row.amount.isNegative()) {
            ++line.refunds;
            line.refunded += -row.amount;
        } else {
            ++line.payments;
            line.paid += row.amount;
        }
        if (!row.applied)
            line.unapplied += row.amount;
    }
    line.net = line.paid - line.refunded;
    return line;
}

Future<DayReport> FakeFinanceGateway::dayReport(VenueId venue, const QDate &day)
{
    return periodReport(venue, day, day);
}

DayContext FakeFinanceGateway::contextOf(const QDate &day) const
{
    DayContext context;
    const auto totals = [this](const QDate &of) {
        const ChannelLine all = line(QString(), rowsOf(of, QString()));
        return DayTotals{of, all.payments, all.paid, all.refunds, all.refunded, all.net, 0};
    };
    context.before = totals(day.addDays(-1));
    context.week = totals(day.addDays(-7));
    for (const ShiftId id : {ShiftId(7), ShiftId()}) {
        QList<MoneyRow> rows = rowsOf(day, QString());
        rows.removeIf([id](const MoneyRow &row) { return row.shift != id; });
        const ChannelLine sum = line(QString(), rows);
        if (!rows.isEmpty())
            context.shifts << ShiftLine{id, id.isValid() ? QStringLiteral("Desk 1") : QString(),
                id.isValid() ? QStringLiteral("mei") : QString(), sum.payments, sum.paid, sum.refunds, sum.refunded,
                sum.net, sum.unapplied};
    }
    context.sealedBy = extra.sealedAt.isValid() ? QStringLiteral("lin") : QString();
    context.over = over;
    context.later = Money(0, currency);
    return context;
}

Future<Done> FakeFinanceGateway::sealDay(const QUuid &, VenueId, const QDate &day)
{
    if (!answers.error) {
        sealedDays << day;
        extra.sealedAt = QDateTime(day.addDays(1), QTime(1, 0), Qt::UTC);
    }
    return answers.give<Done>(Done{});
}

Future<DayReport> FakeFinanceGateway::periodReport(VenueId venue, const QDate &from, const QDate &until)
{
    ++reportsAsked;
    DayReport report = extra;
    report.venue = venue;
    report.day = from;
    report.currency = currency;
    if (report.feesKept.currency().isEmpty())
        report.feesKept = Money(0, currency);
    if (report.waived.currency().isEmpty())
        report.waived = Money(0, currency);
    QList<MoneyRow> all;
    for (QDate day = from; day <= until; day = day.addDays(1))
        all << rowsOf(day, QString());
    QStringList channels;
    for (const MoneyRow &row : all)
        if (!channels.contains(row.channel))
            channels << row.channel;
    for (const QString &channel : std::as_const(channels)) {
        QList<MoneyRow> rows = all;
        rows.removeIf([&channel](const MoneyRow &row) { return row.channel != channel; });
        report.channels << line(channel, rows);
    }
    report.total = line(QString(), all);
    if (!all.isEmpty())
        report.orders = states;
    if (from == until)
        report.context = contextOf(from);
    return answers.give<DayReport>(report);
}

Future<Done> FakeFinanceGateway::retryRefund(const QUuid &, RefundPartId part)
{
    retried << part;
    return answers.give<Done>(Done{});
}

Future<QList<MoneyRow>> FakeFinanceGateway::moneyRows(VenueId, const QDate &day, const QString &channel)
{
    return answers.give<QList<MoneyRow>>(rowsOf(day, channel));
}

Future<Done> FakeFinanceGateway::recordExport(VenueId, const QString &what, int rows)
{
    if (!exportAudit.error)
        exports << QStringLiteral("%1: %2").arg(what).arg(rows);
    return exportAudit.give<Done>(Done{});
}

Future<Shift> FakeFinanceGateway::currentShift(VenueId)
{
    return answers.give<Shift>(shift.value_or(Shift{}));
}

Future<Shift> FakeFinanceGateway::openShift(const QUuid &, VenueId, const Money &openingFloat)
{
    if (shift)
        return answers.give<Shift>(fail(Fault::Conflict, QStringLiteral("shift_open")));
    Shift opened;
    opened.id = ShiftId(7);
    opened.openedAt = QDateTime(QDate(2026, 7, 1), QTime(0, 0), Qt::UTC);
    opened.openingFloat = openingFloat;
    opened.expected = openingFloat;
    shift = opened;
    return answers.give<Shift>(opened);
}

Future<Shift> FakeFinanceGateway::closeShift(
    const QUuid &, ShiftId, const Money &counted, const QList<CashPieces> &pieces)
{
    if (answers.error)
        return answers.give<Shift>(fail(Fault::Bug, QStringLiteral("unused")));
    if (!shift)
        return answers.give<Shift>(fail(Fault::Conflict, QStringLiteral("shift_not_open")));
    Shift closed = *shift;
    closed.closedAt = closed.openedAt.addSecs(28'800);
    closed.counted = counted;
    closed.pieces = pieces;
    closed.closedBy = QStringLiteral("mei");
    closed.auditHead = QStringLiteral("128:5f3a90c1d27e4b86");
    shift.reset();
    return answers.give<Shift>(closed);
}

Future<QList<Shift>> FakeFinanceGateway::openShifts(VenueId)
{
    return answers.give<QList<Shift>>(shiftsElsewhere);
}

Future<Shift> FakeFinanceGateway::moveCash(const QUuid &, ShiftId, const Money &amount, const QString &reason)
{
    if (answers.error)
        return answers.give<Shift>(fail(Fault::Bug, QStringLiteral("unused")));
    if (!shift)
        return answers.give<Shift>(fail(Fault::Conflict, QStringLiteral("shift_not_open")));
    if ((shift->expected + amount).isNegative())
        return answers.give<Shift>(fail(Fault::Rule, QStringLiteral("drawer_too_low"),
            {{QStringLiteral("expected_minor"), qint64(shift->expected.minor())},
                {QStringLiteral("currency"), currency}}));
    shift->expected += amount;
    shift->moved = Money(shift->moved.minor() + amount.minor(), currency);
    shift->movements.append({amount, reason, shift->openedAt.addSecs(3600), QStringLiteral("mei")});
    return answers.give<Shift>(*shift);
}

Future<Shift> FakeFinanceGateway::takeShift(const QUuid &, ShiftId id)
{
    for (const Shift &other : std::as_const(shiftsElsewhere)) {
        if (other.id == id)
            shift = other;
    }
    if (!shift)
        return answers.give<Shift>(fail(Fault::Conflict, QStringLiteral("shift_not_open")));
    shiftsElsewhere.clear();
    return answers.give<Shift>(*shift);
}

} // namespace vd::test

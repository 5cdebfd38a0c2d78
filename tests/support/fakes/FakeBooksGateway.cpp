#include "tests/support/fakes/FakeBooksGateway.h"

#include "models/base/ZoneTime.h"

#include <QTimeZone>

namespace vd::test {

using namespace finance;

namespace {

Money cny(qint64 minor)
{
    return {minor, QStringLiteral("CNY")};
}

QDateTime at(int day, int hour, int minute)
{
    return ZoneTime::instant(QDate(2026, 12, day), QTime(hour, minute), QTimeZone("Asia/Shanghai"));
}

WorkRow workRow(int id, const char *state, qint64 minor, const char *channel, const QDateTime &since)
{
    WorkRow row;
    row.key = QStringLiteral("row%1").arg(id);
    row.payment = PaymentId(id);
    row.part = RefundPartId(id);
    row.order = OrderId(5000 + id);
    row.orderNo = QStringLiteral("RS-261204-%1").arg(id, 4, 10, QLatin1Char('0'));
    row.customerName = id % 2 ? QStringLiteral("Chen Wei") : QString::fromUtf8("李娜");
    row.customerPhone = QStringLiteral("1380000%1").arg(1234 + id);
    row.channel = QLatin1String(channel);
    row.number = QStringLiteral("420000184420261204%1").arg(id, 4, 10, QLatin1Char('0'));
    row.state = QLatin1String(state);
    row.amount = cny(minor);
    row.since = since;
    return row;
}

} // namespace

void FakeBooksGateway::fill()
{
    work[0] = {workRow(1, "unanswered", 12000, "wechat", at(3, 18, 0)),
        workRow(2, "refused", 6000, "alipay", at(4, 9, 30)), workRow(3, "to_pay_out", 14000, "transfer", at(4, 15, 0)),
        workRow(4, "trying", 8000, "wechat", at(5, 19, 45))};
    work[0][3].tries = 2;
    work[0][3].nextTryAt = at(5, 20, 50);
    work[1] = {workRow(11, "order_closed", 16000, "wechat", at(4, 20, 41)),
        workRow(12, "surplus", 12000, "transfer", at(5, 10, 2)),
        workRow(13, "unknown_request", 700, "alipay", at(5, 18, 12))};
    work[1][0].nextTryAt = at(4, 21, 41);
    work[2] = {workRow(21, "HOLDING", 7000, "", at(5, 19, 58))};
    work[3] = {workRow(31, "surplus", 1000, "card", at(5, 12, 0))};
    work[4] = {workRow(41, "fee", 1500, "", at(5, 11, 0)), workRow(42, "fee", 3600, "", at(2, 17, 30))};
    const qint64 differences[] = {0, -500, 0, 1000, 0, 0, -2000, 0, 50, 0};
    for (int i = 0; i < 10; ++i) {
        Shift shift;
        shift.id = ShiftId(100 + i);
        shift.terminal = i % 2 ? QStringLiteral("Desk 2") : QStringLiteral("Desk 1");
        shift.operatorLogin = i % 2 ? QStringLiteral("jun") : QStringLiteral("mei");
        shift.openedAt = at(1 + i / 2, i % 2 ? 14 : 8, 2);
        if (i < 9)
            shift.closedAt = shift.openedAt.addSecs(6 * 3600 + 300);
        shift.openingFloat = cny(50000);
        shift.cashTaken = cny(124000 + i * 6000);
        shift.cashPaidOut = cny(i % 3 ? 0 : 12000);
        shift.movedIn = cny(0);
        shift.movedOut = cny(i % 4 ? 0 : 80000);
        shift.expected = shift.openingFloat + shift.cashTaken - shift.cashPaidOut - shift.movedOut;
        shift.counted = i < 9 ? shift.expected + cny(differences[i]) : cny(0);
        allShifts << shift;
        Money balance = shift.openingFloat;
        const auto add = [&](const char *kind, int minutes, const Money &amount, const QString &note) {
            CashRow row;
            row.kind = QLatin1String(kind);
            row.id = cash.size() + 1;
            row.at = shift.openedAt.addSecs(minutes * 60);
            row.shift = shift.id;
            row.terminal = shift.terminal;
            row.operatorLogin = shift.operatorLogin;
            row.amount = amount;
            if (row.kind != QLatin1String("float"))
                balance += amount;
            row.balance = balance;
            row.note = note;
            if (row.kind == QLatin1String("payment") || row.kind == QLatin1String("refund"))
                row.orderNo = QStringLiteral("RS-261205-%1").arg(row.id, 4, 10, QLatin1Char('0'));
            cash << row;
        };
        add("float", 0, shift.openingFloat, {});
        add("payment", 22, cny(64000), {});
        add("payment", 95, shift.cashTaken - cny(64000), {});
        if (!shift.cashPaidOut.isZero())
            add("refund", 120, -shift.cashPaidOut, QStringLiteral("late rain"));
        if (!shift.movedOut.isZero())
            add("cash_out", 240, -shift.movedOut, QStringLiteral("To the bank"));
        if (shift.closedAt.isValid())
            add("difference", 365, shift.difference(), {});
    }
    const char *spaces[] = {"Court 1", "Court 2", "Court 3", "Lane A", "Rackets"};
    for (int i = 0; i < 34; ++i) {
        BusinessRow row;
        row.item = ItemId(700 + i);
        row.space = QLatin1String(spaces[i % 5]);
        row.startsAt = at(5, 9 + i % 12, 0);
        row.endsAt = row.startsAt.addSecs(3600);
        row.order = OrderId(5000 + i);
        row.orderNo = QStringLiteral("RS-261205-%1").arg(i + 1, 4, 10, QLatin1Char('0'));
        row.orderState = i % 11 == 5 ? QStringLiteral("REFUNDED")
            : i % 4                  ? QStringLiteral("PAID")
                                     : QStringLiteral("CHECKED_IN");
        row.quantity = row.places = 1 + i % 3;
        row.sold = cny(12000 + (i % 4) * 2000);
        row.refunded = i % 11 == 5 ? row.sold - cny(1500) : cny(0);
        row.fee = i % 11 == 5 ? cny(1500) : cny(0);
        items << row;
    }
}

Future<QList<WorkRow>> FakeBooksGateway::workList(VenueId, WorkList list, const QDate &, const QDate &)
{
    return answers.give<QList<WorkRow>>(work.value(static_cast<int>(list)));
}

Future<QList<Shift>> FakeBooksGateway::shifts(VenueId, const QDate &from, const QDate &until)
{
    QList<Shift> found;
    for (const Shift &shift : std::as_const(allShifts)) {
        const QDate day = ZoneTime::date(shift.openedAt, QTimeZone("Asia/Shanghai"));
        if (day >= from && day <= until)
            found << shift;
    }
    return answers.give<QList<Shift>>(found);
}

Future<QList<CashRow>> FakeBooksGateway::cashBook(VenueId, const QDate &, const QDate &)
{
    return answers.give<QList<CashRow>>(cash);
}

Future<QList<BusinessLine>> FakeBooksGateway::businessReport(VenueId, const QDate &)
{
    QList<BusinessLine> lines;
    for (const BusinessRow &row : std::as_const(items)) {
        const auto same = [&row](const BusinessLine &line) { return line.name == row.space; };
        auto line = std::find_if(lines.begin(), lines.end(), same);
        if (line == lines.end()) {
            BusinessLine made;
            made.space = SpaceId(lines.size() + 1);
            made.name = row.space;
            made.category
                = row.space.startsWith(QLatin1String("Court")) ? QStringLiteral("Badminton") : QStringLiteral("Other");
            made.slots = 14;
            made.capacity = 84;
            made.sold = made.refunded = made.fees = made.net = cny(0);
            lines << made;
            line = lines.end() - 1;
        }
        ++line->items;
        line->places += row.refunded.isZero() ? row.places : 0;
        line->returned += row.refunded.isZero() ? 0 : 1;
        line->sold += row.sold;
        line->refunded += row.refunded;
        line->fees += row.fee;
        line->net += row.sold - row.refunded;
    }
    return answers.give<QList<BusinessLine>>(lines);
}

Future<QList<BusinessRow>> FakeBooksGateway::businessRows(VenueId, const QDate &, SpaceId space)
{
    const char *spaces[] = {"Court 1", "Court 2", "Court 3", "Lane A", "Rackets"};
    QList<BusinessRow> rows;
    for (const BusinessRow &row : std::as_const(items))
        if (!space.isValid() || row.space == QLatin1String(spaces[space.value() - 1]))
            rows << row;
    return answers.give<QList<BusinessRow>>(rows);
}

Future<Done> FakeBooksGateway::refundPayment(const QUuid &, PaymentId payment, const Money &, const QString &why)
{
    if (refuses.contains(payment.value()))
        return answers.give<Done>(fail(Fault::Conflict, QStringLiteral("refundable_changed")));
    refunded << payment;
    reason = why;
    return answers.give<Done>(Done{});
}

Future<Done> FakeBooksGateway::applyPayment(const QUuid &, PaymentId payment, OrderId order)
{
    if (refuses.contains(payment.value()))
        return answers.give<Done>(fail(Fault::Conflict, QStringLiteral("payment_state")));
    applied.append({payment, order});
    const auto gone = [payment](const WorkRow &row) { return row.payment == payment; };
    work[static_cast<int>(WorkList::Unapplied)].removeIf(gone);
    return answers.give<Done>(Done{});
}

} // namespace vd::test

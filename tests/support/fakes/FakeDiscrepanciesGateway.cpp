#include "tests/support/fakes/FakeDiscrepanciesGateway.h"

#include <QJsonArray>

namespace vd::test {

using namespace finance;

namespace {

const QDateTime noon(QDate(2026, 12, 4), QTime(19, 0), Qt::UTC);

Discrepancy discrepancy(qint64 id, const char *source, const char *kind, const QJsonObject &evidence)
{
    Discrepancy made;
    made.id = DiscrepancyId(id);
    made.source = QLatin1String(source);
    made.kind = QLatin1String(kind);
    made.subject = QStringLiteral("subject %1").arg(id);
    made.evidence = evidence;
    made.state = QStringLiteral("open");
    made.foundAt = noon.addSecs(id * 37);
    made.kinds = {QStringLiteral("accept")};
    return made;
}

QJsonObject file(const char *number, qint64 theirs, qint64 ours)
{
    QJsonObject evidence{{QStringLiteral("file"), QStringLiteral("1900000109_All_2026-12-04.csv")},
        {QStringLiteral("channel"), QStringLiteral("wechat")}, {QStringLiteral("kind"), QStringLiteral("payment")},
        {QStringLiteral("channel_no"), QLatin1String(number)}, {QStringLiteral("currency"), QStringLiteral("CNY")},
        {QStringLiteral("at"), QStringLiteral("2026-12-04T18:02:11")}, {QStringLiteral("line"), 19}};
    if (theirs)
        evidence.insert(QStringLiteral("file_minor"), theirs);
    if (ours)
        evidence.insert(QStringLiteral("our_minor"), ours);
    return evidence;
}

} // namespace

void FakeDiscrepanciesGateway::fill()
{
    const QJsonObject ledger{{QStringLiteral("at"), QStringLiteral("2026-12-04T18:01:00+08:00")},
        {QStringLiteral("d_held"), -2}, {QStringLiteral("d_sold"), 2}, {QStringLiteral("held_after"), 0},
        {QStringLiteral("sold_after"), 23}, {QStringLiteral("actor"), QStringLiteral("mei")}};
    Discrepancy stock = discrepancy(5, "stock", "stock_differs",
        {{QStringLiteral("held"), 0}, {QStringLiteral("sold"), 23}, {QStringLiteral("counted_held"), 0},
            {QStringLiteral("counted_sold"), 27}, {QStringLiteral("difference"), -4},
            {QStringLiteral("last"), QJsonArray{ledger}}});
    stock.place = QStringLiteral("Lane A 2026-12-05 10:00");
    stock.kinds = {QStringLiteral("recount"), QStringLiteral("accept")};
    stock.notes = {{QStringLiteral("Counted at the gate: 27 people had tickets."), QStringLiteral("mei"), noon}};
    stock.state = QStringLiteral("proposed");
    Correction waiting;
    waiting.kind = QStringLiteral("recount");
    waiting.reason = QStringLiteral("All 27 tickets are genuine.");
    waiting.proposedBy = QStringLiteral("zhou");
    waiting.proposedAt = noon.addSecs(900);
    stock.corrections = {waiting};
    stock.assignedTo = QStringLiteral("lin");
    Discrepancy money = discrepancy(4, "payments", "money_differs",
        {{QStringLiteral("paid_minor"), 11000}, {QStringLiteral("counted_minor"), 12000},
            {QStringLiteral("currency"), QStringLiteral("CNY")}});
    money.order = OrderId(5011);
    money.orderNo = QStringLiteral("RS-261204-0011");
    money.kinds = {QStringLiteral("recount"), QStringLiteral("accept")};
    Discrepancy lost = discrepancy(3, "statement", "statement_missing_here", file("4200001844202612040001", 12000, 0));
    lost.kinds = {QStringLiteral("book_payment"), QStringLiteral("accept")};
    Discrepancy amount
        = discrepancy(2, "statement", "statement_amount_differs", file("4200001844202612040019", 12000, 14000));
    amount.kinds = {QStringLiteral("book_loss"), QStringLiteral("accept")};
    amount.order = OrderId(5019);
    amount.orderNo = QStringLiteral("RS-261204-0019");
    Discrepancy refund = discrepancy(1, "work", "refund_failed",
        {{QStringLiteral("amount_minor"), 6000}, {QStringLiteral("currency"), QStringLiteral("CNY")}});
    refund.order = OrderId(5002);
    refund.orderNo = QStringLiteral("RS-261203-0002");
    all = {stock, money, lost, amount, refund};
}

Discrepancy *FakeDiscrepanciesGateway::find(DiscrepancyId id)
{
    for (Discrepancy &each : all)
        if (each.id == id)
            return &each;
    return nullptr;
}

Future<QList<Discrepancy>> FakeDiscrepanciesGateway::discrepancies(VenueId, bool settled)
{
    QList<Discrepancy> rows;
    for (const Discrepancy &each : std::as_const(all))
        if ((each.state == QLatin1String("settled")) == settled)
            rows << each;
    return answers.give<QList<Discrepancy>>(rows);
}

Future<QList<FinancePerson>> FakeDiscrepanciesGateway::people(VenueId)
{
    return answers.give<QList<FinancePerson>>(QList<FinancePerson>{
        {QStringLiteral("lin"), QStringLiteral("Lin Jia")}, {QStringLiteral("zhou"), QStringLiteral("Zhou Min")}});
}

Future<Done> FakeDiscrepanciesGateway::note(
    const QUuid &, DiscrepancyId id, const QString &note, const std::optional<QString> &assign)
{
    Discrepancy *one = find(id);
    if (one && !writes.error) {
        if (!note.isEmpty())
            one->notes << DiscrepancyNote{note, QStringLiteral("lin"), noon};
        if (assign)
            one->assignedTo = *assign;
    }
    return writes.give<Done>(Done{});
}

Future<Done> FakeDiscrepanciesGateway::propose(
    const QUuid &, DiscrepancyId id, const QString &kind, const QString &reason)
{
    Discrepancy *one = find(id);
    if (one && !writes.error) {
        Correction made;
        made.kind = kind;
        made.reason = reason;
        made.proposedBy = QStringLiteral("lin");
        made.proposedAt = noon;
        made.mine = true;
        one->corrections << made;
        one->state = QStringLiteral("proposed");
    }
    return writes.give<Done>(Done{});
}

Future<Done> FakeDiscrepanciesGateway::decide(const QUuid &, DiscrepancyId id, bool approve, const QString &note)
{
    Discrepancy *one = find(id);
    if (!one || !one->waiting())
        return writes.give<Done>(fail(Fault::Conflict, QStringLiteral("discrepancy_state")));
    Correction &waiting = one->corrections.last();
    if (approve && waiting.mine)
        return writes.give<Done>(fail(Fault::Denied, QStringLiteral("approval_own")));
    if (!writes.error) {
        waiting.decision = approve ? QStringLiteral("approved") : QStringLiteral("refused");
        waiting.decidedBy = QStringLiteral("lin");
        waiting.decidedAt = noon.addSecs(1800);
        waiting.note = note;
        one->state = approve ? QStringLiteral("settled") : QStringLiteral("open");
    }
    return writes.give<Done>(Done{});
}

Future<int> FakeDiscrepanciesGateway::check(VenueId)
{
    return answers.give<int>(found);
}

Future<int> FakeDiscrepanciesGateway::recount(VenueId)
{
    return answers.give<int>(everFound);
}

} // namespace vd::test

#include "tests/support/fakes/FakeStatementsGateway.h"

namespace vd::test {

using namespace finance;

namespace {

Statement statement(qint64 id, const char *channel, const char *file, const char *state, const QDate &day)
{
    Statement made;
    made.id = StatementId(id);
    made.channel = QLatin1String(channel);
    made.fileName = QLatin1String(file);
    made.state = QLatin1String(state);
    made.firstDay = made.lastDay = day;
    made.importedBy = QStringLiteral("lin");
    made.importedAt = QDateTime(day.addDays(1), QTime(1, 10), Qt::UTC);
    return made;
}

StatementRow row(int number, const char *result, const char *channelNo, qint64 file, qint64 ours)
{
    StatementRow made;
    made.key = number > 0 ? number : 9000 + ours;
    made.number = number;
    made.channelNo = QLatin1String(channelNo);
    made.ourNo = QStringLiteral("VD-%1").arg(made.key, 8, 10, QLatin1Char('0'));
    made.fileAmount = Money(file, QStringLiteral("CNY"));
    made.ourAmount = Money(ours, QStringLiteral("CNY"));
    made.at = QStringLiteral("2026-12-04 %1:27:05").arg(9 + number % 12, 2, 10, QLatin1Char('0'));
    made.state = QStringLiteral("succeeded");
    made.result = QLatin1String(result);
    if (ours != 0) {
        made.order = OrderId(5000 + made.key);
        made.orderNo = QStringLiteral("RS-261204-%1").arg(made.key % 1000, 4, 10, QLatin1Char('0'));
    }
    return made;
}

} // namespace

void FakeStatementsGateway::fill()
{
    Statement wechat = statement(2, "wechat", "1900000109_All_2026-12-04.csv", "matched", QDate(2026, 12, 4));
    wechat.lines = 52;
    wechat.badLines = 1;
    wechat.results = {{QStringLiteral("matched"), 48}, {QStringLiteral("missing_here"), 1},
        {QStringLiteral("missing_there"), 2}, {QStringLiteral("amount_differs"), 1},
        {QStringLiteral("state_differs"), 1}, {QStringLiteral("no_money"), 1}};
    Statement alipay = statement(1, "alipay", "20261203_2088000000000001.csv", "accepted", QDate(2026, 12, 3));
    alipay.lines = 31;
    alipay.results = {{QStringLiteral("matched"), 31}};
    all = {wechat, alipay};
    lines = {row(7, "missing_here", "4200001844202612040001", 12000, 0),
        row(0, "missing_there", "4200001844202612040077", 0, 14000),
        row(0, "missing_there", "4200001844202612040078", 0, 6000),
        row(19, "amount_differs", "4200001844202612040019", 12000, 14000),
        row(23, "state_differs", "4200001844202612040023", 8000, 8000)};
    for (int i = 30; i < 52; ++i)
        lines << row(i, "matched", "4200001844202612040030", 12000 + i * 100, 12000 + i * 100);
    StatementRow bad;
    bad.key = bad.number = 41;
    bad.result = QStringLiteral("bad");
    bad.problem = QStringLiteral("amount_invalid");
    bad.orderNo = QStringLiteral("2026-12-04 18:20:11,4200001844202612040041,1.200");
    lines << bad;
}

Future<QList<Statement>> FakeStatementsGateway::statements(VenueId)
{
    return answers.give<QList<Statement>>(all);
}

Future<QList<StatementRow>> FakeStatementsGateway::rows(StatementId, const QString &result, qint64 after, int limit)
{
    QList<StatementRow> found;
    for (const StatementRow &each : std::as_const(lines)) {
        const bool fits
            = result.isEmpty() ? each.number > 0 && each.result != QLatin1String("bad") : each.result == result;
        if (fits && each.key > after && found.size() < limit)
            found << each;
    }
    return answers.give<QList<StatementRow>>(found);
}

Future<StatementsGateway::Begun> FakeStatementsGateway::begin(
    const QUuid &, VenueId, const QString &channel, const QString &fileName, const QString &sha256)
{
    if (!known.contains(sha256)) {
        Statement made = statement(100 + all.size(), "", "", "loading", QDate(2026, 12, 4));
        made.channel = channel;
        made.fileName = fileName;
        all.prepend(made);
        known.insert(sha256, {made.id, QStringLiteral("loading")});
    }
    return answers.give<Begun>(known.value(sha256));
}

Future<Done> FakeStatementsGateway::addLines(StatementId, const StatementBatch &batch)
{
    if (!answers.error) {
        batches << static_cast<int>(batch.lines.size() + batch.bad.size());
        sent.lines << batch.lines;
        sent.bad << batch.bad;
    }
    return answers.give<Done>(Done{});
}

Future<std::optional<StatementsGateway::MatchStep>> FakeStatementsGateway::match(
    StatementId statement, const MatchStep &step)
{
    steps << step;
    if (step.by == QLatin1String("channel_no")) {
        const int last = sent.lines.isEmpty() ? 0 : sent.lines.constLast().number;
        return answers.give<std::optional<MatchStep>>(step.after < last
                ? MatchStep{step.by, std::min(step.after + matchedAtOnce, last)}
                : MatchStep{QStringLiteral("rest"), 0});
    }
    for (Statement &each : all)
        if (each.id == statement) {
            each.state = QStringLiteral("matched");
            each.lines = static_cast<int>(sent.lines.size());
            each.badLines = static_cast<int>(sent.bad.size());
        }
    for (Begun &begun : known)
        if (begun.id == statement)
            begun.state = QStringLiteral("matched");
    return answers.give<std::optional<MatchStep>>(std::optional<MatchStep>());
}

Future<Done> FakeStatementsGateway::accept(const QUuid &, StatementId statement, bool accept)
{
    if (!answers.error) {
        decided.append({statement, accept});
        for (Statement &each : all)
            if (each.id == statement)
                each.state = QStringLiteral("accepted");
    }
    return answers.give<Done>(Done{});
}

Future<QList<SavedMapping>> FakeStatementsGateway::mappings(VenueId)
{
    return answers.give<QList<SavedMapping>>(saved);
}

Future<Done> FakeStatementsGateway::saveMapping(const QUuid &, VenueId, const SavedMapping &mapping)
{
    saved << mapping;
    return answers.give<Done>(Done{});
}

} // namespace vd::test

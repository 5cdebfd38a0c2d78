#include "db/gateways/PgStatementsGateway.h"

#include "db/gateways/Doors.h"
#include "db/gateways/JsonFields.h"

namespace vd::db {

namespace {

using namespace finance;

Result<Statement> statementFromRow(const Row &row)
{
    Statement statement;
    statement.id = row.id<StatementId>("id");
    statement.channel = row.text("channel");
    statement.fileName = row.text("file_name");
    statement.state = row.text("state");
    statement.lines = row.integer("lines");
    statement.badLines = row.integer("bad_lines");
    statement.firstDay = row.date("first_day");
    statement.lastDay = row.date("last_day");
    const QJsonObject results = row.object("results");
    for (auto it = results.begin(); it != results.end(); ++it)
        statement.results.insert(it.key(), it.value().toInt());
    statement.importedBy = row.text("imported_by");
    statement.importedAt = row.instant("imported_at");
    statement.acceptedBy = row.text("accepted_by");
    statement.acceptedAt = row.instant("accepted_at");
    return statement;
}

Result<StatementRow> lineFromRow(const Row &row)
{
    StatementRow line;
    line.key = row.int64("key");
    line.number = row.integer("line_no");
    line.refund = row.text("kind") == QLatin1String("refund");
    line.ourNo = row.text("our_no");
    line.channelNo = row.text("channel_no");
    const QString currency = row.text("currency");
    line.fileAmount = Money(row.int64("amount_minor"), currency);
    line.ourAmount = Money(row.int64("our_minor"), currency);
    line.at = row.text("at").left(19);
    line.state = row.text("state");
    line.result = row.text("result");
    line.order = row.id<OrderId>("order_id");
    line.orderNo = row.text("order_no");
    line.problem = row.text("problem");
    return line;
}

Result<SavedMapping> mappingFromRow(const Row &row)
{
    return SavedMapping{row.text("name"), row.text("channel"), row.object("mapping")};
}

Result<StatementsGateway::Begun> begunFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("statement"));
    StatementsGateway::Begun begun;
    begun.id = f.id<StatementId>("statement");
    begun.state = f.text("state");
    return f.finish(std::move(begun));
}

Result<std::optional<StatementsGateway::MatchStep>> nextStep(const QJsonObject &json)
{
    const QJsonObject next = json.value(QLatin1String("next")).toObject();
    if (next.isEmpty())
        return std::optional<StatementsGateway::MatchStep>();
    return std::optional(StatementsGateway::MatchStep{
        next.value(QLatin1String("by")).toString(), next.value(QLatin1String("after")).toInt()});
}

QJsonArray lineArray(const StatementLine &line)
{
    return {line.number, line.refund ? QStringLiteral("refund") : QStringLiteral("payment"), line.ourNo, line.channelNo,
        static_cast<qint64>(line.amount.minor()),
        line.day.toString(Qt::ISODate) + QLatin1Char(' ') + line.time.toString(QStringLiteral("HH:mm:ss")),
        line.succeeded ? QStringLiteral("succeeded") : QStringLiteral("failed")};
}

} // namespace

Future<QList<Statement>> PgStatementsGateway::statements(VenueId venue)
{
    return doors::rows<Statement>(m_reports, "select * from api.statements($1)", Params::of(venue), statementFromRow);
}

Future<QList<StatementRow>> PgStatementsGateway::rows(
    StatementId statement, const QString &result, qint64 after, int limit)
{
    return doors::rows<StatementRow>(m_reports, "select * from api.statement_rows($1, $2, $3, $4)",
        Params::of(statement, result, after, limit), lineFromRow);
}

Future<StatementsGateway::Begun> PgStatementsGateway::begin(
    const QUuid &request, VenueId venue, const QString &channel, const QString &fileName, const QString &sha256)
{
    return doors::write<Begun>(m_reports, QLatin1String("begin_statement"),
        Params().request(request).add(venue).add(channel).add(fileName).add(sha256), begunFromJson);
}

Future<Done> PgStatementsGateway::addLines(StatementId statement, const StatementBatch &batch)
{
    QJsonArray lines;
    for (const StatementLine &line : batch.lines)
        lines << lineArray(line);
    QJsonArray bad;
    for (const BadLine &line : batch.bad)
        bad << QJsonArray{line.number, line.code, line.text};
    return doors::write<Done>(
        m_reports, QLatin1String("add_statement_lines"), Params::of(statement, lines, bad).idempotent(), doors::done);
}

Future<std::optional<StatementsGateway::MatchStep>> PgStatementsGateway::match(
    StatementId statement, const MatchStep &step)
{
    return doors::write<std::optional<MatchStep>>(
        m_reports, QLatin1String("match_statement"), Params::of(statement, step.by, step.after).idempotent(), nextStep);
}

Future<Done> PgStatementsGateway::accept(const QUuid &request, StatementId statement, bool accept)
{
    return doors::write<Done>(m_reports, QLatin1String("accept_statement"),
        Params().request(request).add(statement).add(accept), doors::done);
}

Future<QList<SavedMapping>> PgStatementsGateway::mappings(VenueId venue)
{
    return doors::rows<SavedMapping>(
        m_reports, "select * from api.statement_mappings($1)", Params::of(venue), mappingFromRow);
}

Future<Done> PgStatementsGateway::saveMapping(const QUuid &request, VenueId venue, const SavedMapping &mapping)
{
    return doors::write<Done>(m_reports, QLatin1String("save_statement_mapping"),
        Params().request(request).add(venue).add(mapping.name).add(mapping.channel).add(mapping.mapping), doors::done);
}

} // namespace vd::db

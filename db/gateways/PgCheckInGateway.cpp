#include "db/gateways/PgCheckInGateway.h"

#include "db/gateways/Doors.h"
#include "db/gateways/JsonFields.h"
#include "models/checkin/SourceWord.h"

#include <array>

namespace vd::db {

namespace {

using namespace checkin;

constexpr std::array kinds{
    std::pair(VerdictKind::Admitted, QLatin1String("admitted")),
    std::pair(VerdictKind::Refused, QLatin1String("refused")),
    std::pair(VerdictKind::Attention, QLatin1String("attention")),
    std::pair(VerdictKind::Provisional, QLatin1String("provisional")),
};

void readKind(JsonFields &f, Verdict &verdict)
{
    const QString word = f.text("kind");
    for (const auto &[kind, text] : kinds) {
        if (word == text) {
            verdict.kind = kind;
            return;
        }
    }
    f.reject("kind");
}

Result<Verdict> verdictFromJson(const QJsonObject &json)
{
    // What a refusal may not reveal or does not know is left out or null.
    JsonFields f(json, QStringLiteral("verdict"), JsonFields::Missing::IsNull);
    Verdict verdict;
    readKind(f, verdict);
    verdict.code = f.text("code");
    verdict.facts = f.object("facts");
    verdict.checkIn = f.id<CheckInId>("check_in_id");
    verdict.ticket = f.id<TicketId>("ticket_id");
    verdict.spaceName = f.text("space_name");
    verdict.label = f.text("label");
    verdict.businessDate = f.date("business_date");
    verdict.startsAt = f.instant("starts_at");
    verdict.endsAt = f.instant("ends_at");
    verdict.ticketType = f.text("ticket_type");
    verdict.holder = f.text("holder");
    verdict.orderNo = f.text("order_no");
    verdict.party = f.integer("party");
    verdict.admittedNow = f.integer("admitted_now");
    verdict.entered = f.integer("entered");
    verdict.seq = f.integer("seq");
    verdict.of = f.integer("of");
    verdict.documentCheck = f.boolean("document_check");
    for (const QJsonValue &tail : json.value(QLatin1String("documents")).toArray())
        verdict.documents << tail.toString();
    verdict.repeated = f.boolean("repeated");
    return f.finish(std::move(verdict));
}

Result<Scan> scanFromRow(const Row &row)
{
    Scan scan;
    scan.id = row.id<CheckInId>("id");
    scan.at = row.instant("at");
    scan.verdict = row.text("verdict");
    scan.kind = row.text("kind");
    scan.spaceName = row.text("space_name");
    scan.holder = row.text("holder");
    scan.people = row.integer("people");
    scan.undone = row.boolean("undone");
    scan.mine = row.boolean("mine");
    return scan;
}

Result<SlotCount> countFromRow(const Row &row)
{
    SlotCount count;
    count.slot = row.id<SlotId>("slot_id");
    count.spaceName = row.text("space_name");
    count.label = row.text("label");
    count.startsAt = row.instant("starts_at");
    count.endsAt = row.instant("ends_at");
    count.expected = row.integer("expected");
    count.entered = row.integer("entered");
    count.inside = row.integer("inside");
    count.most = row.integer("most");
    return count;
}

Result<CheckInGateway::TerminalKey> keyFromRow(const Row &row)
{
    return CheckInGateway::TerminalKey{row.bytes("key_id"), row.bytes("public_key"), row.boolean("revoked")};
}

Result<TicketToSign> ticketFromRow(const Row &row)
{
    return TicketToSign{row.id<TicketId>("ticket_id"), row.text("order_no"), row.instant("starts_at"),
        row.instant("ends_at"), row.text("holder")};
}

Result<TerminalId> terminalFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("terminal"));
    return f.finish(f.id<TerminalId>("id"));
}

QJsonArray toJson(const QList<TokenRecord> &tokens)
{
    QJsonArray json;
    for (const TokenRecord &token : tokens) {
        json << QJsonObject{
            {QStringLiteral("ticket"), qint64(token.ticket.value())},
            {QStringLiteral("hash"), QString::fromLatin1(token.hash.toHex())},
            {QStringLiteral("sealed"), QString::fromLatin1(token.sealed.toHex())},
        };
    }
    return json;
}

} // namespace

Future<Verdict> PgCheckInGateway::checkIn(const DoorQuestion &question)
{
    const Params params = Params()
                              .request(question.scan)
                              .add(question.venue)
                              .add(wordOf(question.source))
                              .add(question.value)
                              .add(question.people)
                              .add(question.exit ? QStringLiteral("exit") : QStringLiteral("entry"))
                              .add(question.spaces);
    return doors::write<Verdict>(m_lane, QLatin1String("check_in"), params, verdictFromJson, question.venue);
}

Future<Verdict> PgCheckInGateway::admitAnyway(
    const QUuid &scan, VenueId venue, TicketId ticket, int people, const QString &reason)
{
    const Params params = Params().request(scan).add(venue).add(ticket).add(people).add(reason);
    return doors::write<Verdict>(m_lane, QLatin1String("admit_anyway"), params, verdictFromJson, venue);
}

Future<Verdict> PgCheckInGateway::recordRefused(const QUuid &scanId, VenueId venue, const QString &code)
{
    const Params params = Params().request(scanId).add(venue).add(QStringLiteral("refused")).add(code).add(0);
    return doors::write<Verdict>(m_lane, QLatin1String("check_in"), params, verdictFromJson, venue);
}

Future<Done> PgCheckInGateway::undo(const QUuid &scanId, VenueId venue, CheckInId entry, const QString &reason)
{
    const Params params = Params().request(scanId).add(venue).add(entry).add(reason);
    return doors::write<Done>(m_lane, QLatin1String("undo_check_in"), params, doors::done, venue);
}

Future<QList<Scan>> PgCheckInGateway::lastScans(VenueId venue, int limit)
{
    return doors::rows<Scan>(m_lane, "select * from api.last_scans($1, $2)", Params::of(venue, limit), scanFromRow);
}

Future<QList<SlotCount>> PgCheckInGateway::counts(VenueId venue, const QDate &date)
{
    return doors::rows<SlotCount>(
        m_lane, "select * from api.door_counts($1, $2)", Params::of(venue, date), countFromRow);
}

Future<TerminalId> PgCheckInGateway::registerTerminal(
    VenueId venue, const QString &name, const QByteArray &keyId, const QByteArray &publicKey)
{
    const Params params = Params::of(venue, name, keyId, publicKey).idempotent();
    return doors::write<TerminalId>(m_lane, QLatin1String("register_terminal"), params, terminalFromJson, venue);
}

Future<QList<CheckInGateway::TerminalKey>> PgCheckInGateway::terminalKeys(VenueId venue)
{
    return doors::rows<TerminalKey>(m_lane, "select * from api.terminal_keys($1)", Params::of(venue), keyFromRow);
}

Future<Done> PgCheckInGateway::registerTokens(
    VenueId venue, const QByteArray &keyId, const QList<TokenRecord> &tokens, bool reprint)
{
    // The hash is the row's key, so a call sent twice stores it once.
    const Params params = Params::of(venue, keyId, toJson(tokens), reprint).idempotent();
    return doors::write<Done>(m_lane, QLatin1String("register_tokens"), params, doors::done);
}

Future<QList<TicketToSign>> PgCheckInGateway::ticketsToSign(OrderId order)
{
    return doors::rows<TicketToSign>(m_lane, "select * from api.tickets_to_sign($1)", Params::of(order), ticketFromRow);
}

} // namespace vd::db

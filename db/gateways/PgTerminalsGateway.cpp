#include "db/gateways/PgTerminalsGateway.h"

#include "db/gateways/Doors.h"
#include "db/gateways/JsonFields.h"

namespace vd::db {

using operators::Terminal;

namespace {

Result<Terminal> terminalFromRow(const Row &row)
{
    Terminal terminal;
    terminal.id = row.id<TerminalId>("id");
    terminal.name = row.text("name");
    terminal.keyId = row.bytes("key_id");
    terminal.registeredBy = row.text("registered_by");
    terminal.registeredAt = row.instant("registered_at");
    terminal.lastSeenAt = row.instant("last_seen_at");
    terminal.revokedBy = row.text("revoked_by");
    terminal.revokedAt = row.instant("revoked_at");
    terminal.revokeReason = row.text("revoke_reason");
    return terminal;
}

Result<TerminalId> idFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("terminal"));
    const auto id = f.id<TerminalId>("id");
    return f.finish(id);
}

} // namespace

Future<QList<Terminal>> PgTerminalsGateway::terminals(VenueId venue)
{
    return doors::rows<Terminal>(m_lane, "select * from api.terminals($1)", Params::of(venue), terminalFromRow);
}

Future<TerminalId> PgTerminalsGateway::registerTerminal(
    VenueId venue, const QString &name, const QByteArray &keyId, const QByteArray &publicKey)
{
    const Params params = Params().idempotent().add(venue).add(name).add(keyId).add(publicKey);
    return doors::write<TerminalId>(m_lane, QLatin1String("register_terminal"), params, idFromJson, venue);
}

Future<Done> PgTerminalsGateway::revoke(const QUuid &request, VenueId venue, TerminalId terminal, const QString &reason)
{
    const Params params = Params().request(request).add(terminal).add(reason);
    return doors::write<Done>(m_lane, QLatin1String("revoke_terminal"), params, doors::done, venue);
}

} // namespace vd::db

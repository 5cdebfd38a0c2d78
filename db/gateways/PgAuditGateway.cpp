#include "db/gateways/PgAuditGateway.h"

#include "db/gateways/Doors.h"

namespace vd::db {

using operators::AuditEntry;
using operators::AuditFilter;

namespace {

Result<AuditEntry> entryFromRow(const Row &row)
{
    AuditEntry entry;
    entry.id = row.int64("id");
    entry.at = row.instant("at");
    entry.actor = row.text("actor");
    entry.actorName = row.text("actor_name");
    entry.terminal = row.text("terminal");
    entry.action = row.text("action");
    entry.orderNo = row.text("order_no");
    entry.slot = row.id<SlotId>("slot_id");
    entry.facts = row.object("facts");
    return entry;
}

QJsonObject toJson(const AuditFilter &filter)
{
    QJsonObject json;
    if (filter.from.isValid())
        json.insert(QStringLiteral("from"), filter.from.toUTC().toString(Qt::ISODateWithMs));
    if (filter.until.isValid())
        json.insert(QStringLiteral("until"), filter.until.toUTC().toString(Qt::ISODateWithMs));
    if (!filter.actor.isEmpty())
        json.insert(QStringLiteral("actor"), filter.actor);
    if (!filter.actions.isEmpty())
        json.insert(QStringLiteral("actions"), QJsonArray::fromStringList(filter.actions));
    if (!filter.text.isEmpty())
        json.insert(QStringLiteral("text"), filter.text);
    return json;
}

Result<QString> headFromJson(const QJsonObject &json)
{
    return json.value(QLatin1String("audit_head")).toString();
}

Result<QString> headFromRow(const Row &row)
{
    return row.text("head");
}

} // namespace

Future<QList<AuditEntry>> PgAuditGateway::entries(VenueId venue, const AuditFilter &filter, qint64 before, int limit)
{
    Params params = Params::of(venue, toJson(filter));
    if (before > 0)
        params.add(before);
    else
        params.null();
    params.add(limit);
    return doors::rows<AuditEntry>(m_lane, "select * from api.audit_entries($1, $2, $3, $4)", params, entryFromRow);
}

Future<QString> PgAuditGateway::recordExport(VenueId venue, const QString &what, int rows)
{
    return doors::write<QString>(m_lane, QLatin1String("record_export"), Params::of(venue, what, rows), headFromJson);
}

Future<QString> PgAuditGateway::head(VenueId venue)
{
    return doors::row<QString>(m_lane, "select api.audit_head($1) as head", Params::of(venue), headFromRow);
}

} // namespace vd::db

#include "db/client/KeyHoldings.h"

#include "models/base/Pass.h"

namespace vd::db {

Result<QList<KeyHoldings::Venue>> KeyHoldings::venues(RawConnection &connection)
{
    const auto rows = connection.script("select id, organization_id from catalog.venue order by id");
    if (!rows)
        return pass(rows);
    QList<Venue> venues;
    for (const Row row : *rows)
        venues << Venue{row.id<VenueId>("id"), row.int64("organization_id")};
    return venues;
}

Result<customers::DocumentKeys> KeyHoldings::wrapped(
    RawConnection &connection, qint64 organization, const QByteArray &terminalKeyId)
{
    const auto rows = connection.query(
        "select k.version, k.key_check, w.wrapped, t.id is not null as registered from operators.document_key k"
        " left join operators.terminal t on t.key_id = $2 and t.revoked_at is null"
        " left join operators.document_key_wrap w on w.organization_id = k.organization_id and w.version = k.version"
        " and w.terminal_id = t.id where k.organization_id = $1 and k.retired_at is null order by k.version",
        Params::of(organization, terminalKeyId));
    if (!rows)
        return pass(rows);
    customers::DocumentKeys keys;
    keys.organization = organization;
    for (const Row row : *rows) {
        keys.registered = row.boolean("registered");
        keys.last = row.integer("version");
        keys.keys << customers::DocumentKeys::Key{keys.last, row.bytes("key_check"), row.bytes("wrapped")};
    }
    return keys;
}

} // namespace vd::db

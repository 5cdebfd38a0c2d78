#include "db/gateways/PgDoorGateway.h"

#include "db/gateways/Doors.h"
#include "db/gateways/JsonFields.h"
#include "models/base/Pass.h"

namespace vd::db {

using namespace checkin;

namespace {

constexpr int pageSize = 5000;
constexpr int mostGuests = 5000;

QByteArray hexOf(const QJsonValue &value)
{
    return QByteArray::fromHex(value.toString().toLatin1());
}

QList<CheckInGateway::TerminalKey> keysOf(const QJsonArray &pairs)
{
    QList<CheckInGateway::TerminalKey> keys;
    for (const QJsonValue &pair : pairs)
        keys << CheckInGateway::TerminalKey{{}, hexOf(pair.toArray().at(0)), pair.toArray().at(1).toBool()};
    return keys;
}

ManifestSlot slotOf(JsonFields &f)
{
    ManifestSlot s;
    s.id = f.id<SlotId>("id");
    s.space = f.id<SpaceId>("space");
    s.spaceName = f.text("space_name");
    s.label = f.text("label");
    s.businessDate = f.date("business_date");
    s.startsAt = f.instant("starts_at");
    s.endsAt = f.instant("ends_at");
    s.opensAt = f.instant("opens_at");
    s.closesAt = f.instant("closes_at");
    s.realName = f.boolean("real_name");
    s.most = f.integer("most");
    return s;
}

ManifestTicket ticketOf(const QJsonObject &json, JsonFields &f)
{
    ManifestTicket t;
    t.id = f.id<TicketId>("id");
    t.slot = f.id<SlotId>("slot");
    t.standing = f.text("standing");
    t.party = f.integer("party");
    t.entered = f.integer("entered");
    t.inside = f.integer("inside");
    t.seq = f.integer("seq");
    t.of = f.integer("of");
    t.reentry = f.boolean("reentry");
    t.type = f.text("type");
    t.orderNo = f.text("order_no");
    t.holder = f.text("holder");
    t.tail = f.text("tail");
    t.usedAt = f.instant("used_at");
    t.door = f.text("door");
    t.codeHash = hexOf(json.value(QLatin1String("code")));
    for (const QJsonValue &value : json.value(QLatin1String("tokens")).toArray()) {
        const QJsonArray token = value.toArray();
        t.tokens << ManifestToken{hexOf(token.at(0)), hexOf(token.at(1)), token.at(2).toBool()};
    }
    for (const QJsonValue &hash : json.value(QLatin1String("documents")).toArray())
        t.documents << hexOf(hash);
    for (const QJsonValue &tail : json.value(QLatin1String("tails")).toArray())
        t.tails << tail.toString();
    return t;
}

Result<ManifestPage> pageFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("manifest"));
    ManifestPage page;
    page.full = f.boolean("full");
    page.more = f.boolean("more");
    page.last = f.id<TicketId>("last");
    page.head.cursor = f.text("cursor");
    page.head.serverNow = f.instant("server_now");
    page.head.day = f.date("day");
    page.head.zone = f.text("zone").toLatin1();
    page.head.codeKey = QByteArray::fromHex(f.text("code_key").toLatin1());
    page.head.keys = keysOf(json.value(QLatin1String("keys")).toArray());
    for (const QJsonValue &version : json.value(QLatin1String("document_versions")).toArray())
        page.head.documentVersions << version.toInt();
    page.slots_ = f.list("slots", slotOf);
    const QJsonArray tickets = json.value(QLatin1String("tickets")).toArray();
    page.tickets.reserve(tickets.size());
    for (const QJsonValue &value : tickets) {
        const QJsonObject object = value.toObject();
        JsonFields ticket(object, QStringLiteral("manifest.ticket"));
        Result<ManifestTicket> read = ticket.finish(ticketOf(object, ticket));
        if (!read)
            return pass(read);
        page.tickets << std::move(*read);
    }
    return f.finish(std::move(page));
}

QJsonArray toJson(const QList<QueuedScan> &scans)
{
    QJsonArray json;
    for (const QueuedScan &scan : scans) {
        QJsonObject object{
            {QStringLiteral("scan"), scan.scan.toString(QUuid::WithoutBraces)},
            {QStringLiteral("kind"), scan.kind},
            {QStringLiteral("source"), scan.source},
            {QStringLiteral("people"), scan.people},
            {QStringLiteral("verdict"), scan.verdict},
            {QStringLiteral("at"), scan.at.toUTC().toString(Qt::ISODateWithMs)},
        };
        // A ticket known from its code only: the server finds it by the hash.
        if (!scan.hash.isEmpty())
            object.insert(QStringLiteral("hash"), QString::fromLatin1(scan.hash.toHex()));
        else if (scan.ticket.isValid())
            object.insert(QStringLiteral("ticket"), qint64(scan.ticket.value()));
        if (!scan.undoes.isNull())
            object.insert(QStringLiteral("undoes"), scan.undoes.toString(QUuid::WithoutBraces));
        if (!scan.reason.isEmpty())
            object.insert(QStringLiteral("reason"), scan.reason);
        json << object;
    }
    return json;
}

Result<UploadAnswer> uploadFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("upload"));
    UploadAnswer answer;
    answer.serverNow = f.instant("server_now");
    answer.offsetMs = f.int64("offset_ms");
    for (const QJsonValue &result : json.value(QLatin1String("results")).toArray())
        answer.outcomes.insert(
            QUuid(result[QLatin1String("scan")].toString()), result[QLatin1String("outcome")].toString());
    return f.finish(std::move(answer));
}

Result<Guest> guestFromRow(const Row &row)
{
    return Guest{row.id<TicketId>("ticket_id"), row.id<SlotId>("slot_id"), row.text("space_name"),
        row.instant("starts_at"), row.instant("ends_at"), row.text("holder"), row.text("tail"), row.text("ticket_type"),
        row.text("order_no"), row.integer("party"), row.integer("entered"), row.integer("inside"),
        row.text("standing")};
}

Result<DeskOffer> offerFromRow(const Row &row)
{
    return DeskOffer{row.int64("id"), row.text("code"), row.instant("asked_at"), row.text("asked_by"),
        row.id<OrderId>("order_id"), row.text("order_no"), row.text("space_name"), row.instant("starts_at"),
        row.instant("ends_at"), row.text("holder")};
}

Result<Conflict> conflictFromRow(const Row &row)
{
    Conflict c;
    c.id = row.int64("id");
    c.code = row.text("code");
    c.suggested = row.text("suggested");
    c.decision = row.text("decision");
    c.note = row.text("note");
    c.decidedBy = row.text("decided_by");
    c.raisedAt = row.instant("raised_at");
    c.order = row.id<OrderId>("order_id");
    c.orderNo = row.text("order_no");
    c.spaceName = row.text("space_name");
    c.startsAt = row.instant("starts_at");
    c.endsAt = row.instant("ends_at");
    c.holder = row.text("holder");
    c.party = row.integer("party");
    c.people = row.integer("people");
    c.first
        = {row.instant("first_at"), {}, row.text("first_door"), row.text("first_actor"), row.boolean("first_offline")};
    c.second = {row.instant("second_at"), row.instant("second_device_at"), row.text("second_door"),
        row.text("second_actor"), row.boolean("second_offline")};
    return c;
}

Result<SafetyAlert> alertFromRow(const Row &row)
{
    const QJsonObject facts = row.object("facts");
    return SafetyAlert{row.int64("id"), row.instant("raised_at"), facts.value(QLatin1String("space")).toString(),
        facts.value(QLatin1String("inside")).toInt(), facts.value(QLatin1String("most")).toInt()};
}

} // namespace

Future<ManifestPage> PgDoorGateway::manifest(VenueId venue, const QString &cursor, TicketId after)
{
    Params params = Params::of(venue);
    cursor.isEmpty() ? params.null() : params.add(cursor);
    params.add(qint64(after.value())).add(pageSize);
    return doors::json<ManifestPage>(m_reports, "select api.manifest($1, $2, $3, $4) as answer", params, pageFromJson);
}

Future<UploadAnswer> PgDoorGateway::upload(VenueId venue, const QDateTime &deviceNow, const QList<QueuedScan> &scans)
{
    // Each scan carries its own id, so the call may be sent again.
    const Params params = Params::of(venue, deviceNow, toJson(scans)).idempotent();
    return doors::write<UploadAnswer>(m_reports, QLatin1String("upload_scans"), params, uploadFromJson, venue);
}

Future<QList<Guest>> PgDoorGateway::guests(VenueId venue, const QDate &day, const QString &search, bool inside)
{
    return doors::rows<Guest>(m_reports, "select * from api.door_guests($1, $2, $3, $4, $5)",
        Params::of(venue, day, search, inside, mostGuests), guestFromRow);
}

Future<Done> PgDoorGateway::offerToDesk(const QUuid &request, VenueId venue, TicketId ticket, const QString &code)
{
    return doors::write<Done>(m_interactive, QLatin1String("offer_to_desk"),
        Params().request(request).add(venue).add(ticket).add(code), doors::done, venue);
}

Future<QList<DeskOffer>> PgDoorGateway::deskOffers(VenueId venue)
{
    return doors::rows<DeskOffer>(m_interactive, "select * from api.desk_offers($1)", Params::of(venue), offerFromRow);
}

Future<Done> PgDoorGateway::deskOfferDone(const QUuid &request, qint64 offer)
{
    return doors::write<Done>(
        m_interactive, QLatin1String("desk_offer_done"), Params().request(request).add(offer), doors::done);
}

Future<QList<Conflict>> PgDoorGateway::conflicts(VenueId venue, bool openOnly)
{
    return doors::rows<Conflict>(
        m_interactive, "select * from api.door_conflicts($1, $2)", Params::of(venue, openOnly), conflictFromRow);
}

Future<Done> PgDoorGateway::decide(const QUuid &request, qint64 conflict, bool accept, const QString &note)
{
    const Params params = Params()
                              .request(request)
                              .add(conflict)
                              .add(accept ? QStringLiteral("accept") : QStringLiteral("reject"))
                              .add(note);
    return doors::write<Done>(m_interactive, QLatin1String("decide_conflict"), params, doors::done);
}

Future<QList<SafetyAlert>> PgDoorGateway::safetyAlerts(VenueId venue)
{
    return doors::rows<SafetyAlert>(m_interactive,
        "select id, facts, raised_at from api.alerts($1) where kind = 'safety_limit'", Params::of(venue), alertFromRow);
}

Future<Done> PgDoorGateway::seeAlert(qint64 alert)
{
    return doors::write<Done>(m_interactive, QLatin1String("see_alert"), Params::of(alert).idempotent(), doors::done);
}

} // namespace vd::db

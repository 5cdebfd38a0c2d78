#include "db/gateways/PgDocumentsGateway.h"

#include "db/gateways/Doors.h"
#include "db/gateways/JsonFields.h"

namespace vd::db {

namespace {

using namespace customers;

QString hex(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toHex());
}

QByteArray fromHex(const QString &text)
{
    return QByteArray::fromHex(text.toLatin1());
}

Result<DocumentKeys> keysFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("document_keys"));
    DocumentKeys keys;
    keys.organization = f.int64("organization");
    keys.registered = f.boolean("registered");
    keys.last = f.integer("last");
    keys.keys = f.list("keys", [](JsonFields &key) {
        return DocumentKeys::Key{key.integer("version"), fromHex(key.text("check")), fromHex(key.text("wrapped"))};
    });
    keys.missing = f.list("missing", [](JsonFields &terminal) {
        return DocumentKeys::Keyless{fromHex(terminal.text("key_id")), fromHex(terminal.text("public_key")), {}};
    });
    // The lists of versions are plain numbers.
    const QJsonArray missing = json.value(QLatin1String("missing")).toArray();
    for (qsizetype i = 0; i < missing.size() && i < keys.missing.size(); ++i) {
        for (const QJsonValue &version : missing.at(i).toObject().value(QLatin1String("versions")).toArray())
            keys.missing[i].versions << version.toInt();
    }
    return f.finish(std::move(keys));
}

QJsonArray toJson(const QList<KeyForTerminal> &wraps)
{
    QJsonArray json;
    for (const KeyForTerminal &wrap : wraps)
        json << QJsonObject{{QStringLiteral("key_id"), hex(wrap.keyId)}, {QStringLiteral("version"), wrap.version},
            {QStringLiteral("wrapped"), hex(wrap.wrapped)}};
    return json;
}

Result<SealedPlace> behindFromRow(const Row &row)
{
    SealedPlace place;
    place.item = row.id<ItemId>("item_id");
    place.place = row.integer("place");
    place.type = row.text("document_type");
    place.sealed = row.bytes("sealed");
    return place;
}

Result<QList<SealedPlace>> placesFromJson(const QJsonArray &json)
{
    JsonFields f({{QStringLiteral("places"), json}}, QStringLiteral("documents"));
    return f.finish(f.list("places", [](JsonFields &place) {
        SealedPlace one;
        one.item = place.id<ItemId>("item_id");
        one.place = place.integer("place");
        one.name = place.text("name");
        one.type = place.text("document_type");
        one.tail = place.text("document_tail");
        one.sealed = fromHex(place.text("sealed"));
        return one;
    }));
}

Result<FoundPlace> foundFromRow(const Row &row)
{
    FoundPlace place;
    place.order = row.id<OrderId>("order_id");
    place.orderNo = row.text("order_no");
    place.item = row.id<ItemId>("item_id");
    place.place = row.integer("place");
    place.name = row.text("name");
    place.spaceName = row.text("space_name");
    place.startsAt = row.instant("starts_at");
    place.live = row.boolean("live");
    return place;
}

Result<int> renewedFromJson(const QJsonObject &json)
{
    JsonFields f(json, QStringLiteral("renewed"));
    return f.finish(f.integer("renewed"));
}

} // namespace

Future<DocumentKeys> PgDocumentsGateway::keys(VenueId venue, const QByteArray &keyId)
{
    return doors::json<DocumentKeys>(
        m_lane, "select api.document_keys($1, $2) as answer", Params::of(venue, keyId), keysFromJson);
}

Future<Done> PgDocumentsGateway::addKey(
    const QUuid &request, VenueId venue, int version, const QByteArray &check, const QList<KeyForTerminal> &wraps)
{
    const Params params = Params().request(request).add(venue).add(version).add(check).add(toJson(wraps));
    return doors::write<Done>(m_lane, QLatin1String("add_document_key"), params, doors::done);
}

Future<Done> PgDocumentsGateway::wrapKeys(const QUuid &request, VenueId venue, const QList<KeyForTerminal> &wraps)
{
    const Params params = Params().request(request).add(venue).add(toJson(wraps));
    return doors::write<Done>(m_lane, QLatin1String("wrap_document_keys"), params, doors::done);
}

Future<QList<SealedPlace>> PgDocumentsGateway::toRenew(VenueId venue, int limit)
{
    return doors::rows<SealedPlace>(
        m_lane, "select * from api.documents_to_renew($1, $2)", Params::of(venue, limit), behindFromRow);
}

Future<int> PgDocumentsGateway::renew(const QUuid &request, VenueId venue, const QList<RenewedDocument> &documents)
{
    QJsonArray rows;
    for (const RenewedDocument &document : documents)
        rows << QJsonObject{{QStringLiteral("item"), qint64(document.item.value())},
            {QStringLiteral("place"), document.place}, {QStringLiteral("from"), document.from},
            {QStringLiteral("sealed"), hex(document.sealed)}, {QStringLiteral("hash"), hex(document.hash)}};
    const Params params = Params().request(request).add(venue).add(rows);
    return doors::write<int>(m_lane, QLatin1String("renew_documents"), params, renewedFromJson);
}

Future<Done> PgDocumentsGateway::retireKey(const QUuid &request, VenueId venue, int version)
{
    const Params params = Params().request(request).add(venue).add(version);
    return doors::write<Done>(m_lane, QLatin1String("retire_document_key"), params, doors::done);
}

Future<QList<SealedPlace>> PgDocumentsGateway::documents(OrderId order)
{
    return m_lane.run([order](Session &session) -> Result<QList<SealedPlace>> {
        return session.query("select api.documents($1) as answer", Params::of(order)).and_then([](const Rows &rows) {
            return placesFromJson(rows.first().array("answer"));
        });
    });
}

Future<QList<FoundPlace>> PgDocumentsGateway::find(VenueId venue, const QList<QByteArray> &hashes)
{
    QStringList texts;
    for (const QByteArray &hash : hashes)
        texts << hex(hash);
    return doors::rows<FoundPlace>(
        m_lane, "select * from api.find_documents($1, $2)", Params::of(venue, texts), foundFromRow);
}

} // namespace vd::db

#include "db/local/ManifestFile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

namespace vd::db {

using namespace checkin;

namespace {

constexpr int form = 2;

constexpr auto schemaText = R"(
pragma user_version = 2;
create table head(one integer primary key check (one = 1), value blob not null);
create table slot(
  id integer primary key, space integer not null, space_name text not null, label text not null, day text not null, starts integer not null, ends integer not null,
  opens integer not null, closes integer not null, real_name integer not null, most integer not null);
create table ticket(
  id integer primary key, slot integer not null, standing text not null, party integer not null, entered integer not null, inside integer not null, seq integer not null, of_ integer not null,
  reentry integer not null, type text not null, order_no text not null, holder text not null, tail text not null, used integer, door text not null, code blob, tails text not null);
create table token(hash blob primary key, ticket integer not null, sealed blob, revoked integer not null) without rowid;
create table document(hash blob not null, ticket integer not null, primary key (hash, ticket)) without rowid;
)";

constexpr auto indexText = R"(
create index if not exists ticket_code on ticket(code);
create index if not exists ticket_slot on ticket(slot);
create index if not exists token_ticket on token(ticket);
create index if not exists document_ticket on document(ticket);
)";

#define VD_FOUND                                                                                                       \
    "t.id, t.slot, t.standing, t.party, t.entered, t.inside, t.seq, t.of_, t.reentry, t.type, t.order_no, t.holder, "  \
    "t.tail, t.used, t.door, "                                                                                         \
    "s.space, s.space_name, s.label, s.day, s.starts, s.ends, s.opens, s.closes, s.real_name, s.most, t.tails"

ManifestTicket ticketOf(const CipherQuery &row)
{
    ManifestTicket t;
    t.id = TicketId(row.number(0));
    t.slot = SlotId(row.number(1));
    t.standing = row.text(2);
    t.party = row.integer(3);
    t.entered = row.integer(4);
    t.inside = row.integer(5);
    t.seq = row.integer(6);
    t.of = row.integer(7);
    t.reentry = row.number(8) != 0;
    t.type = row.text(9);
    t.orderNo = row.text(10);
    t.holder = row.text(11);
    t.tail = row.text(12);
    t.usedAt = row.instant(13);
    t.door = row.text(14);
    t.tails = row.text(25).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    return t;
}

ManifestSlot slotOf(const CipherQuery &row)
{
    ManifestSlot s;
    s.id = SlotId(row.number(1));
    s.space = SpaceId(row.number(15));
    s.spaceName = row.text(16);
    s.label = row.text(17);
    s.businessDate = QDate::fromString(row.text(18), Qt::ISODate);
    s.startsAt = row.instant(19);
    s.endsAt = row.instant(20);
    s.opensAt = row.instant(21);
    s.closesAt = row.instant(22);
    s.realName = row.number(23) != 0;
    s.most = row.integer(24);
    return s;
}

QByteArray headBytes(const ManifestHead &head)
{
    QJsonArray keys;
    for (const CheckInGateway::TerminalKey &key : head.keys)
        keys << QJsonArray{
            QString::fromLatin1(key.publicKey.toHex()), key.revoked, QString::fromLatin1(key.keyId.toHex())};
    QJsonArray versions;
    for (const int version : head.documentVersions)
        versions << version;
    QJsonArray documentKeys;
    for (const QByteArray &key : head.documentKeys)
        documentKeys << QString::fromLatin1(key.toHex());
    return QJsonDocument(QJsonObject{
                             {QStringLiteral("cursor"), head.cursor},
                             {QStringLiteral("at"), head.serverNow.toMSecsSinceEpoch()},
                             {QStringLiteral("day"), head.day.toString(Qt::ISODate)},
                             {QStringLiteral("zone"), QString::fromLatin1(head.zone)},
                             {QStringLiteral("code"), QString::fromLatin1(head.codeKey.toHex())},
                             {QStringLiteral("keys"), keys},
                             {QStringLiteral("document_versions"), versions},
                             {QStringLiteral("document_keys"), documentKeys},
                         })
        .toJson(QJsonDocument::Compact);
}

QByteArray hexOf(const QJsonValue &value)
{
    return QByteArray::fromHex(value.toString().toLatin1());
}

} // namespace

const char *ManifestFile::schema()
{
    return schemaText;
}

bool ManifestFile::isCurrent()
{
    CipherQuery row = m_file.query("pragma user_version");
    return row.next() && row.integer(0) == form;
}

const char *ManifestFile::indexes()
{
    return indexText;
}

std::optional<ManifestHead> ManifestFile::head()
{
    CipherQuery row = m_file.query("select value from head");
    if (!row.next())
        return std::nullopt;
    const QJsonObject json = QJsonDocument::fromJson(row.bytes(0)).object();
    ManifestHead head;
    head.cursor = json.value(QLatin1String("cursor")).toString();
    head.serverNow = QDateTime::fromMSecsSinceEpoch(json.value(QLatin1String("at")).toInteger(), Qt::UTC);
    head.day = QDate::fromString(json.value(QLatin1String("day")).toString(), Qt::ISODate);
    head.zone = json.value(QLatin1String("zone")).toString().toLatin1();
    head.codeKey = hexOf(json.value(QLatin1String("code")));
    for (const QJsonValue &key : json.value(QLatin1String("keys")).toArray())
        head.keys << CheckInGateway::TerminalKey{
            hexOf(key.toArray().at(2)), hexOf(key.toArray().at(0)), key.toArray().at(1).toBool()};
    for (const QJsonValue &version : json.value(QLatin1String("document_versions")).toArray())
        head.documentVersions << version.toInt();
    for (const QJsonValue &key : json.value(QLatin1String("document_keys")).toArray())
        head.documentKeys << hexOf(key);
    return head;
}

void ManifestFile::setHead(const ManifestHead &head)
{
    m_file.change("insert or replace into head(one, value) values (1, ?)", headBytes(head));
}

void ManifestFile::put(const ManifestPage &page)
{
    for (const ManifestSlot &s : page.slots_) {
        m_file.change("insert or replace into slot values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", s.id, s.space,
            s.spaceName, s.label, s.businessDate.toString(Qt::ISODate), s.startsAt, s.endsAt, s.opensAt, s.closesAt,
            qint64(s.realName), qint64(s.most));
    }
    for (const ManifestTicket &t : page.tickets) {
        m_file.change("insert or replace into ticket values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", t.id,
            t.slot, t.standing, qint64(t.party), qint64(t.entered), qint64(t.inside), qint64(t.seq), qint64(t.of),
            qint64(t.reentry), t.type, t.orderNo, t.holder, t.tail, t.usedAt, t.door, t.codeHash,
            t.tails.join(QLatin1Char('\n')));
        if (!page.full) {
            m_file.change("delete from token where ticket = ?", t.id);
            m_file.change("delete from document where ticket = ?", t.id);
        }
        for (const QByteArray &hash : t.documents)
            m_file.change("insert or replace into document values (?, ?)", hash, t.id);
        for (const ManifestToken &token : t.tokens)
            m_file.change("insert or replace into token values (?, ?, ?, ?)", token.hash, t.id, token.sealed,
                qint64(token.revoked));
    }
}

int ManifestFile::tickets()
{
    CipherQuery row = m_file.query("select count(*) from ticket");
    return row.next() ? row.integer(0) : 0;
}

std::optional<ManifestFile::Found> ManifestFile::found(CipherQuery &row)
{
    if (!row.next())
        return std::nullopt;
    return Found{ticketOf(row), slotOf(row), false, {}};
}

std::optional<ManifestFile::Found> ManifestFile::byToken(const QByteArray &hash)
{
    CipherQuery row = m_file.query("select " VD_FOUND ", k.revoked, k.sealed from token k join ticket t on t.id = "
                                   "k.ticket join slot s on s.id = t.slot where k.hash = ?",
        hash);
    std::optional<Found> one = found(row);
    if (one) {
        one->tokenRevoked = row.number(26) != 0;
        one->sealed = row.bytes(27);
    }
    return one;
}

std::optional<ManifestFile::Found> ManifestFile::byCode(const QByteArray &hash)
{
    CipherQuery row
        = m_file.query("select " VD_FOUND " from ticket t join slot s on s.id = t.slot where t.code = ?", hash);
    return found(row);
}

std::optional<ManifestFile::Found> ManifestFile::byId(TicketId ticket)
{
    CipherQuery row
        = m_file.query("select " VD_FOUND " from ticket t join slot s on s.id = t.slot where t.id = ?", ticket);
    return found(row);
}

QList<ManifestFile::Found> ManifestFile::byDocuments(const QList<QByteArray> &hashes)
{
    QList<Found> all;
    QSet<TicketId> known;
    for (const QByteArray &hash : hashes) {
        CipherQuery row
            = m_file.query("select " VD_FOUND " from document d join ticket t on t.id = d.ticket join slot s "
                           "on s.id = t.slot where d.hash = ?",
                hash);
        while (std::optional<Found> one = found(row)) {
            if (!known.contains(one->ticket.id)) {
                known.insert(one->ticket.id);
                all << std::move(*one);
            }
        }
    }
    return all;
}

QList<SlotCount> ManifestFile::counts(const QDate &day, const QDateTime &now)
{
    QList<SlotCount> counts;
    CipherQuery rows = m_file.query(
        "select s.id, s.space_name, s.label, s.starts, s.ends, s.most, sum(t.party), sum(t.entered), sum(t.inside)"
        " from slot s join ticket t on t.slot = s.id where t.standing in ('ok', 'suspended') and (s.day = ? or s.day = "
        "? and s.ends > ?) group by s.id order by s.starts",
        day.toString(Qt::ISODate), day.addDays(-1).toString(Qt::ISODate), now);
    while (rows.next()) {
        SlotCount count;
        count.slot = SlotId(rows.number(0));
        count.spaceName = rows.text(1);
        count.label = rows.text(2);
        count.startsAt = rows.instant(3);
        count.endsAt = rows.instant(4);
        count.most = rows.integer(5);
        count.expected = rows.integer(6);
        count.entered = rows.integer(7);
        count.inside = rows.integer(8);
        counts << count;
    }
    return counts;
}

QList<Guest> ManifestFile::guests(
    const QDate &day, const QDateTime &now, const QString &search, bool insideOnly, int limit)
{
    // The list knows no names, only their masks: first letter, stars, last word.
    const QString text = search.trimmed();
    const bool digits = !text.isEmpty() && text.toLongLong() > 0;
    QString escaped = text;
    escaped.replace(QLatin1Char('\\'), QLatin1String("\\\\"))
        .replace(QLatin1Char('%'), QLatin1String("\\%"))
        .replace(QLatin1Char('_'), QLatin1String("\\_"));
    const QString last = escaped.section(QLatin1Char(' '), -1);
    const QString mask = escaped.left(1) + QLatin1String("***")
        + (escaped.contains(QLatin1Char(' ')) ? QLatin1Char(' ') + last : QString());
    QList<Guest> guests;
    CipherQuery rows = m_file.query("select " VD_FOUND " from slot s join ticket t on t.slot = s.id where (s.day = ? "
                                    "or s.day = ? and (s.ends > ? or ?)) and (not ? or t.inside > 0)"
                                    " and (? = '' or t.order_no = upper(?) or t.holder like ? escape '\\' or t.holder "
                                    "like ? escape '\\' or ? and t.tail like ? escape '\\')"
                                    " order by s.starts, s.space_name, t.order_no, t.seq limit ?",
        day.toString(Qt::ISODate), day.addDays(-1).toString(Qt::ISODate), now, qint64(insideOnly), qint64(insideOnly),
        text, text, QString(mask + QLatin1Char('%')), QString(QLatin1String("%") + escaped + QLatin1Char('%')),
        qint64(digits), QString(QLatin1Char('%') + escaped.right(4)), qint64(limit));
    while (const std::optional<Found> one = found(rows)) {
        guests << Guest{one->ticket.id, one->ticket.slot, one->slot.spaceName, one->slot.startsAt, one->slot.endsAt,
            one->ticket.holder, one->ticket.tail, one->ticket.type, one->ticket.orderNo, one->ticket.party,
            one->ticket.entered, one->ticket.inside, one->ticket.standing};
    }
    return guests;
}

} // namespace vd::db

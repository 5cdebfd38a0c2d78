#include "db/local/QueueFile.h"

namespace vd::db {

using namespace checkin;

namespace {

constexpr qint64 localBase = qint64(1) << 60;

// state: 0 waits, 1 handed over, 2 handed over before the refresh under way, 9 the server made no sense of it.
constexpr auto schemaText = R"(
create table scan(
  id integer primary key autoincrement, scan blob not null unique, venue integer not null, kind text not null, source text not null, ticket integer, hash blob,
  people integer not null, verdict text not null, at integer not null, corrected integer not null, undoes blob, reason text not null default '',
  slot integer, space text not null default '', holder text not null default '', record integer, state integer not null default 0);
create index scan_ticket on scan(ticket);
create index scan_state on scan(state);
create table pass(login text primary key, value blob not null);
)";

constexpr auto columns = "scan, venue, kind, source, ticket, hash, people, verdict, at, undoes, reason, corrected, "
                         "slot, space, holder, record, state";

QueuedScan scanOf(const CipherQuery &row)
{
    QueuedScan scan;
    scan.scan = row.uuid(0);
    scan.venue = VenueId(row.number(1));
    scan.kind = row.text(2);
    scan.source = row.text(3);
    scan.ticket = TicketId(row.number(4));
    scan.hash = row.bytes(5);
    scan.people = row.integer(6);
    scan.verdict = row.text(7);
    scan.at = row.instant(8);
    scan.undoes = row.uuid(9);
    scan.reason = row.text(10);
    return scan;
}

OwnScan ownOf(const CipherQuery &row)
{
    return {row.uuid(0), row.text(1), row.integer(2), row.instant(3), row.uuid(4)};
}

} // namespace

const char *QueueFile::schema()
{
    return schemaText;
}

void QueueFile::add(const Kept &kept)
{
    const QueuedScan &s = kept.scan;
    m_file.change("insert or ignore into scan(scan, venue, kind, source, ticket, hash, people, verdict, at, undoes, "
                  "reason, corrected, slot, space, holder, record, state)"
                  " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        s.scan, s.venue, s.kind, s.source, s.ticket, s.hash, qint64(s.people), s.verdict, s.at, s.undoes, s.reason,
        kept.corrected, kept.slot, kept.spaceName, kept.holder, kept.record, qint64(kept.handedOver ? 1 : 0));
}

bool QueueFile::knows(const QUuid &scan)
{
    return m_file.query("select 1 from scan where scan = ?", scan).next();
}

QList<OwnScan> QueueFile::own(TicketId ticket, const QUuid &without)
{
    QList<OwnScan> own;
    CipherQuery rows = m_file.query(
        "select scan, kind, people, corrected, undoes from scan where ticket = ? and kind <> 'refused' order by id",
        ticket);
    while (rows.next()) {
        if (const OwnScan scan = ownOf(rows); scan.scan != without)
            own << scan;
    }
    return own;
}

QHash<TicketId, QList<OwnScan>> QueueFile::allOwn(VenueId venue)
{
    QHash<TicketId, QList<OwnScan>> own;
    CipherQuery rows = m_file.query("select scan, kind, people, corrected, undoes, ticket from scan where venue = ? "
                                    "and kind <> 'refused' and ticket > 0 order by id",
        venue);
    while (rows.next())
        own[TicketId(rows.number(5))] << ownOf(rows);
    return own;
}

std::optional<QueueFile::Kept> QueueFile::entry(CheckInId id)
{
    static const std::string byId = std::string("select ") + columns + " from scan where kind = 'entry' and id = ?";
    static const std::string byRecord
        = std::string("select ") + columns + " from scan where kind = 'entry' and record = ?";
    const bool local = id.value() > localBase;
    CipherQuery row
        = m_file.query(local ? byId.c_str() : byRecord.c_str(), local ? id.value() - localBase : id.value());
    if (!row.next())
        return std::nullopt;
    Kept kept;
    kept.scan = scanOf(row);
    kept.corrected = row.instant(11);
    kept.slot = SlotId(row.number(12));
    kept.spaceName = row.text(13);
    kept.holder = row.text(14);
    kept.record = CheckInId(row.number(15));
    return kept;
}

bool QueueFile::isUndone(const QUuid &scan)
{
    return m_file.query("select 1 from scan where undoes = ?", scan).next();
}

CheckInId QueueFile::idOf(const QUuid &scan)
{
    CipherQuery row = m_file.query("select id from scan where scan = ?", scan);
    return row.next() ? CheckInId(localBase + row.number(0)) : CheckInId();
}

QList<QueuedScan> QueueFile::waiting(VenueId first, int limit)
{
    static const std::string sql = std::string("select ") + columns
        + " from scan where state = 0 and venue = (select venue from scan where state = 0 order by venue <> ?, id "
          "limit "
          "1) order by id limit ?";
    QList<QueuedScan> scans;
    CipherQuery rows = m_file.query(sql.c_str(), first, qint64(limit));
    while (rows.next())
        scans << scanOf(rows);
    return scans;
}

void QueueFile::settle(const QHash<QUuid, QString> &outcomes)
{
    (void)m_file.inTransaction([&] {
        for (auto it = outcomes.cbegin(); it != outcomes.cend(); ++it)
            m_file.change("update scan set state = ? where scan = ? and state = 0",
                qint64(it.value() == QLatin1String("failed") ? 9 : 1), it.key());
        return true;
    });
}

void QueueFile::markSettled()
{
    m_file.change("update scan set state = 2 where state = 1");
}

void QueueFile::forgetMarked(VenueId venue)
{
    m_file.change("delete from scan where state = 2 and venue = ?", venue);
}

int QueueFile::failed()
{
    CipherQuery row = m_file.query("select count(*) from scan where state = 9");
    return row.next() ? row.integer(0) : 0;
}

QueueFile::Waiting QueueFile::count(VenueId here)
{
    CipherQuery row = m_file.query("select coalesce(sum(venue = ?), 0), count(*) from scan where state = 0", here);
    return row.next() ? Waiting{row.integer(0), row.integer(1) - row.integer(0)} : Waiting{};
}

QList<Scan> QueueFile::lastScans(VenueId venue, int limit)
{
    QList<Scan> scans;
    CipherQuery rows = m_file.query("select s.id, s.corrected, s.verdict, s.kind, s.space, s.holder, s.people, exists "
                                    "(select 1 from scan u where u.undoes = s.scan)"
                                    " from scan s where s.venue = ? order by s.id desc limit ?",
        venue, qint64(limit));
    while (rows.next()) {
        Scan scan;
        scan.id = CheckInId(localBase + rows.number(0));
        scan.at = rows.instant(1);
        scan.verdict = rows.text(2);
        scan.kind = rows.text(3);
        scan.spaceName = rows.text(4);
        scan.holder = rows.text(5);
        scan.people = rows.integer(6);
        scan.undone = rows.number(7) != 0;
        scan.mine = true;
        scans << scan;
    }
    return scans;
}

void QueueFile::keepPass(const QString &login, const QByteArray &pass)
{
    m_file.change("insert or replace into pass(login, value) values (?, ?)", login, pass);
}

QByteArray QueueFile::pass(const QString &login)
{
    CipherQuery row = m_file.query("select value from pass where login = ?", login);
    return row.next() ? row.bytes(0) : QByteArray();
}

} // namespace vd::db

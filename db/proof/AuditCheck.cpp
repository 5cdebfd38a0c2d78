#include "db/proof/AuditCheck.h"

#include "models/base/Pass.h"

#include <QCryptographicHash>

namespace vd::db {

namespace {

constexpr int sealsAtOnce = 200;
constexpr int headDigits = 16;

QByteArray sha256(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

QString headOf(qint64 seal, const QByteArray &hash)
{
    return QStringLiteral("%1:%2").arg(seal).arg(QString::fromLatin1(hash.toHex().left(headDigits)));
}

AuditCheck::Damage damageOf(qint64 sealed, qint64 found)
{
    if (found < sealed)
        return AuditCheck::Damage::RowsMissing;
    return found > sealed ? AuditCheck::Damage::RowsAdded : AuditCheck::Damage::RowChanged;
}

} // namespace

Result<AuditCheck::Report> AuditCheck::run(const QString &printedHead)
{
    Result<RawConnection> connection = RawConnection::open(m_superuser.withTimeouts(0, 0));
    if (!connection)
        return pass(connection);
    m_connection = std::move(*connection);
    // One picture of the whole audit, while desks go on working.
    if (const auto begun = m_connection.script("begin transaction isolation level repeatable read read only"); !begun)
        return pass(begun);
    Report report;
    bool headSeen = printedHead.isEmpty();
    while (true) {
        const Result<Rows> seals = m_connection.query(
            "select id, at, rows, encode(hash, 'hex') as hash, lower(ids) as first, upper(ids) - 1 as last"
            " from audit.seal where id > $1 order by id limit $2",
            Params::of(m_last, sealsAtOnce));
        if (!seals)
            return pass(seals);
        for (const Row seal : *seals) {
            const Result<bool> holds = checkSeal(seal, report);
            if (!holds || !*holds)
                return holds ? Result<Report>(report) : pass(holds);
            headSeen |= report.head == printedHead;
        }
        if (seals->size() < sealsAtOnce)
            break;
    }
    if (const auto counted = countUnsealed(report); !counted)
        return pass(counted);
    if (!headSeen && !report.firstBreak)
        report.firstBreak = Break{Damage::HeadUnknown};
    return report;
}

Result<bool> AuditCheck::checkSeal(const Row &seal, Report &report)
{
    const qint64 id = seal.int64("id");
    Break found{
        Damage::SealMissing, id, seal.int64("first"), seal.int64("last"), seal.instant("at"), seal.int64("rows"), 0};
    if (id != m_last + 1) {
        report.firstBreak = found;
        return false;
    }
    const Result<Rows> rows = m_connection.query(
        "select jsonb_build_array(e.id, (1000000 * extract(epoch from e.at))::bigint, e.venue_id, e.actor, e.terminal,"
        " e.action, e.order_id, e.slot_id, e.subject)::text as line from audit.seal s, unnest(s.ids) r"
        " join audit.entry e on e.id >= lower(r) and e.id < upper(r) where s.id = $1 order by e.id",
        Params::of(id));
    if (!rows)
        return pass(rows);
    QByteArray chained = m_hash + QByteArray::number(id) + ' ' + QByteArray::number(rows->size()) + ' ';
    for (const Row row : *rows)
        chained += sha256(row.text("line").toUtf8());
    const QByteArray hash = sha256(chained);
    found.rowsFound = rows->size();
    if (found.rowsFound != found.rowsSealed || QString::fromLatin1(hash.toHex()) != seal.text("hash")) {
        found.damage = damageOf(found.rowsSealed, found.rowsFound);
        report.firstBreak = found;
        return false;
    }
    m_hash = hash;
    m_last = id;
    ++report.seals;
    report.rows += found.rowsFound;
    report.head = headOf(id, hash);
    return true;
}

// Late rows wait above the last seal's low mark; one below it can only have been put there afterwards.
Result<Done> AuditCheck::countUnsealed(Report &report)
{
    const Result<Rows> rows = m_connection.script(
        "select count(*) as waiting, coalesce(min(e.id) filter (where e.id <= x.low), 0) as first,"
        " coalesce(max(e.id) filter (where e.id <= x.low), 0) as last from audit.entry e,"
        " (select coalesce((select s.low from audit.seal s order by s.id desc limit 1), 0) as low,"
        " coalesce((select range_agg(r) from audit.seal s, unnest(s.ids) r), '{}') as done) x where not x.done @> "
        "e.id");
    if (!rows)
        return pass(rows);
    const Row row = rows->first();
    report.waiting = row.int64("waiting");
    if (const qint64 first = row.int64("first"); first > 0)
        report.firstBreak = Break{Damage::Unsealed, m_last, first, row.int64("last")};
    return Done{};
}

} // namespace vd::db

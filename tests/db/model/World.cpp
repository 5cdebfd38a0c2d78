#include "tests/db/model/World.h"

#include "models/base/Pass.h"
#include "tests/db/model/Limits.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace vd::test::model {

using namespace Qt::Literals::StringLiterals;

Result<std::unique_ptr<World>> World::make(TemporaryCluster &cluster)
{
    auto database = FixtureDatabase::make(cluster);
    if (!database)
        return pass(database);
    std::unique_ptr<World> world(new World(std::move(*database)));
    if (const auto staged = world->stage(); !staged)
        return pass(staged);
    return world;
}

Result<Done> World::stage()
{
    auto superuser = db::RawConnection::open(m_database.as(u"postgres"_s).withTimeouts(0, 0));
    if (!superuser)
        return pass(superuser);
    m_superuser = std::make_unique<db::RawConnection>(std::move(*superuser));
    QFile invariants(u":/sql/selftest/20_invariants.sql"_s);
    QFile file(QStringLiteral(VD_SOURCE_DIR "/tests/db/model/stage.sql"));
    if (!invariants.open(QIODevice::ReadOnly) || !file.open(QIODevice::ReadOnly))
        return fail(Fault::Missing, u"stage"_s);
    if (const auto done = m_superuser->script(invariants.readAll() + file.readAll() + Catalogue::sql() + limits::sql());
        !done)
        return pass(done);
    QByteArray shapes;
    for (const Space &space : Catalogue::spaces()) {
        for (const int hour : space.hours)
            shapes += "insert into model.shape values (" + QByteArray::number(space.id) + ',' + QByteArray::number(hour)
                + ',' + QByteArray::number(space.length) + ");";
    }
    if (const auto done = m_superuser->script(shapes); !done)
        return pass(done);
    // Another venue's slot with an order, and a slot of this one that no operation touches.
    m_elsewhere.slot = asSuperuser("insert into inventory.slot(venue_id, space_id, kind_rank, business_date, starts_at,"
                                   " ends_at, capacity, price_version_id) values (2, 21, 1, '2027-06-01',"
                                   " '2027-06-01 10:00+08', '2027-06-01 11:00+08', 1, 2) returning id as n")
                           .first()
                           .int64("n");
    m_elsewhere.untouched = asSuperuser(
        "insert into inventory.slot(venue_id, space_id, kind_rank, business_date, starts_at, ends_at, capacity,"
        " price_version_id) values (1, 14, 2, '2027-06-01', '2027-06-01 10:00+08', '2027-06-01 11:00+08', 6, 1)"
        " returning id as n")
                                .first()
                                .int64("n");
    const Reply held = ask(u"v2desk"_s,
        "api.hold(gen_random_uuid(), 2, '{\"id\": 3}', '[{\"slot\": " + QByteArray::number(m_elsewhere.slot)
            + ", \"quantity\": 1}]', '{}')");
    m_elsewhere.order = held.answer.toObject().value(u"data"_s).toObject().value(u"id"_s).toInteger();
    if (m_elsewhere.order == 0)
        return fail(Fault::Bug, u"stage"_s, {}, held.text());
    const Reply paid = ask(u"v2desk"_s,
        "api.pay(gen_random_uuid(), " + QByteArray::number(m_elsewhere.order)
            + ", '[{\"channel\": \"card\", \"amount_minor\": 12000}]')");
    if (!paid.ok)
        return fail(Fault::Bug, u"stage"_s, {}, paid.text());
    const Reply shift = ask(u"desk1"_s, "api.open_shift(gen_random_uuid(), 1, 10000)");
    return shift.ok ? Result<Done>(Done{}) : fail(Fault::Bug, u"stage"_s, {}, shift.text());
}

bool World::breakRule(const QByteArray &function, const QByteArray &text, const QByteArray &other)
{
    const QString is = asSuperuser("select pg_get_functiondef('" + function + "'::regprocedure) as definition")
                           .first()
                           .text("definition");
    const QString broken = QString(is).replace(QString::fromUtf8(text), QString::fromUtf8(other));
    if (broken == is)
        return false;
    return m_superuser->script(broken.toUtf8()).has_value();
}

Result<db::RawConnection> World::connect(const QString &login) const
{
    return db::RawConnection::open(m_database.as(login));
}

Reply World::ask(const QString &login, const QByteArray &call)
{
    auto &connection = m_connections[login];
    if (!connection) {
        auto opened = connect(login);
        if (!opened)
            return {false, {}, opened.error().detail, {}};
        connection = std::make_shared<db::RawConnection>(std::move(*opened));
    }
    return ask(*connection, call);
}

Reply World::ask(db::RawConnection &connection, const QByteArray &call)
{
    const auto rows = connection.script("select jsonb_build_object('x', to_jsonb(x)) as answer from " + call + " x");
    if (!rows) {
        const Error &error = rows.error();
        // A refusal before the door's own handling is a code as well.
        const bool refused
            = error.fault != Fault::Bug && error.fault != Fault::Timeout && error.fault != Fault::Offline;
        return {false, refused ? error.code : QString(), refused ? QString() : error.detail, {}};
    }
    Reply reply;
    reply.answer = QJsonDocument::fromJson(rows->first().text("answer").toUtf8()).object().value(u"x"_s);
    const QJsonObject outcome = reply.answer.toObject();
    reply.ok = outcome.contains(u"ok"_s) ? outcome.value(u"ok"_s).toBool() : true;
    reply.code = outcome.value(u"code"_s).toString();
    return reply;
}

db::Rows World::asSuperuser(const QByteArray &sql)
{
    const auto rows = m_superuser->script(sql);
    if (!rows)
        qFatal("%s: %s", sql.left(200).constData(), qPrintable(rows.error().detail));
    return *rows;
}

void World::setClock(Instant now)
{
    (void)asSuperuser("update base.test_clock set shift = make_interval(secs => " + QByteArray::number(now) + ')');
}

QList<Slot> World::addDay(int day)
{
    const db::Rows rows
        = asSuperuser("select model.add_day(date '1970-01-01' + " + QByteArray::number(day) + ") as day");
    QList<Slot> list;
    for (const QJsonValue value : rows.first().array("day")) {
        const QJsonArray row = value.toArray();
        Slot slot;
        slot.id = row.at(0).toInteger();
        slot.space = row.at(1).toInteger();
        slot.start = row.at(2).toInteger();
        slot.end = row.at(3).toInteger();
        slot.capacity = row.at(4).toInt();
        if (slot.space == 14)
            slot.quotas[Catalogue::quotaType] = {Catalogue::quotaPlaces, 0, 0};
        list << slot;
    }
    return list;
}

QList<Row> World::rowsSince(qint64 transaction)
{
    const db::Rows rows = asSuperuser(
        "select kind, id, line, extra, pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next from model.rows("
        + QByteArray::number(transaction) + ')');
    QList<Row> list;
    list.reserve(rows.size());
    for (const db::Row row : rows) {
        list << Row{row.text("kind"), row.int64("id"), row.text("line"), row.text("extra")};
        m_since = row.int64("next");
    }
    return list;
}

QList<Row> World::changedRows()
{
    return rowsSince(m_since);
}

QList<Row> World::allRows()
{
    return rowsSince(0);
}

QStringList World::brokenInvariants()
{
    QStringList list;
    for (const db::Row row : asSuperuser("select name, n from proof.broken()"))
        list << u"%1 (%2)"_s.arg(row.text("name")).arg(row.int64("n"));
    return list;
}

void World::setLimits(const QByteArray &columns, const QByteArray &values)
{
    (void)asSuperuser(
        "insert into catalog.limits_version(venue_id, version, " + columns + ") values (1, 1, " + values + ')');
}

} // namespace vd::test::model

#include "tests/support/VenueBuilder.h"

#include "models/base/Pass.h"

#include <QDebug>

namespace vd::test {

namespace {

const char *const makeVenue = R"(
with org as (insert into operators.organization(name) values ('Organization of ' || $1) returning id)
insert into catalog.venue(organization_id, name, zone, currency, region) select id, $1, 'Asia/Shanghai', 'CNY', 'CN' from org returning id)";

const char *const makeRules = R"(
with list as (insert into catalog.price_list(venue_id, name) values ($1, 'Standard') returning id)
, version as (insert into catalog.price_version(venue_id, price_list_id, version) select $1, id, 1 from list returning id)
, policy as (insert into catalog.policy(venue_id, name) values ($1, 'Standard') returning id)
, rules as (insert into catalog.policy_version(venue_id, policy_id, version, pay_on_arrival_minutes) select $1, id, 1, 30 from policy)
, wanted(category, space, kind, capacity, price, n) as (values
    ('Badminton', 'Court 1', 'exclusive', 1, 12000, 1), ('Badminton', 'Court 2', 'exclusive', 1, 12000, 2),
    ('Badminton', 'Court 3', 'exclusive', 1, 12000, 3), ('Pool', 'Lane A', 'quota', 6, 4000, 4), ('Rental', 'Rackets', 'equipment', 10, 1500, 5))
, category as (insert into catalog.category(venue_id, name, position) select $1, category, min(n) from wanted group by category returning id, name)
, space as (insert into catalog.space(venue_id, category_id, name, kind, max_capacity, position)
    select $1, c.id, w.space, w.kind, w.capacity, w.n from wanted w join category c on c.name = w.category returning id, name, category_id, kind)
, unit as (insert into catalog.unit(venue_id, name) select $1, name from space where kind = 'exclusive' returning id, name)
, taken as (insert into catalog.space_unit(space_id, unit_id, venue_id) select s.id, u.id, $1 from space s join unit u on u.name = s.name)
, type as (insert into catalog.ticket_type(venue_id, category_id, name, codes, is_default)
    select $1, c.id, 'Standard', case c.name when 'Rental' then 0 else 1 end, true from category c)
, price as (insert into catalog.price_rule(venue_id, price_version_id, category_id, amount_minor)
    select $1, v.id, c.id, min(w.price) from version v, category c join wanted w on w.category = c.name group by v.id, c.id)
select (select id from list) as list, (select id from policy) as policy)";

const char *const makeDay = R"(
insert into inventory.slot(venue_id, space_id, kind_rank, business_date, starts_at, ends_at, capacity, price_version_id)
select s.venue_id, s.id, s.kind_rank, $2::date, ($2::date + make_time(h, 0, 0)) at time zone 'Asia/Shanghai',
       ($2::date + make_time(h + 1, 0, 0)) at time zone 'Asia/Shanghai', s.max_capacity, catalog.current_price_version(s.venue_id)
  from catalog.space s, generate_series(8, 21) h where s.venue_id = $1)";

} // namespace

Result<VenueBuilder> VenueBuilder::build(const db::ConnectionSettings &superuser, const QString &name)
{
    Result<db::RawConnection> connection = db::RawConnection::open(superuser);
    if (!connection)
        return pass(connection);
    VenueBuilder builder(std::move(*connection));
    const auto venue = builder.m_connection.query(makeVenue, db::Params::of(name));
    if (!venue)
        return pass(venue);
    builder.m_venue = venue->first().id<VenueId>("id");
    const auto rules = builder.m_connection.query(makeRules, db::Params::of(builder.m_venue));
    if (!rules)
        return pass(rules);
    const auto set
        = builder.m_connection.query("update catalog.venue set price_list_id = $2, policy_id = $3 where id = $1",
            db::Params::of(builder.m_venue, rules->first().int64("list"), rules->first().int64("policy")));
    if (!set)
        return pass(set);
    return builder;
}

Result<Done> VenueBuilder::addDay(QDate businessDate)
{
    const auto made = m_connection.query(makeDay, db::Params::of(m_venue, businessDate));
    return made ? Result<Done>(Done{}) : pass(made);
}

SlotId VenueBuilder::slot(const QString &space, QDate businessDate, int hour)
{
    const auto rows
        = m_connection.query("select sl.id from inventory.slot sl join catalog.space s on s.id = sl.space_id"
                             " where s.venue_id = $1 and s.name = $2 and sl.business_date = $3"
                             " and extract(hour from sl.starts_at at time zone 'Asia/Shanghai') = $4",
            db::Params::of(m_venue, space, businessDate, hour));
    return rows && !rows->isEmpty() ? rows->first().id<SlotId>("id") : SlotId();
}

qint64 VenueBuilder::number(const QByteArray &sql)
{
    const auto rows = m_connection.query("select (" + sql + ")::bigint as answer", {});
    if (!rows)
        qFatal("%s: %s %s", sql.constData(), qPrintable(rows.error().code), qPrintable(rows.error().detail));
    return rows->first().int64("answer");
}

} // namespace vd::test

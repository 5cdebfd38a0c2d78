-- Who books what: d_order and d_line. live orders keep their stock; the others are given up one way or another. A slot's
-- places are never exceeded, not even by given up and kept orders together, so the history is possible at every moment.
create or replace function demo.court_bookings() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  create temp table d_order(key bigint primary key, venue_id bigint not null, tag text not null, live boolean not null, customer_n int not null, course boolean not null default false) on commit drop;
  create temp table d_line(key bigint not null, slot_id bigint not null, code text not null, quantity int not null) on commit drop;

  -- Courts are taken for two hours or for one. Of the basketball hall either the full court or its halves are offered for a pair of hours.
  create temp table d_free on commit drop as
  select s.*, case when s.tag in ('full', 'half') then s.hour / 2 else (s.hour + s.pos % 2) / 2 end as block
    from d_slot s
   where s.kind = 'exclusive' and s.fill > 0
     and (s.tag not in ('full', 'half') or (demo.rnd((s.business_date - date '2000-01-01') * 16 + s.hour / 2, 50) < 0.4) = (s.tag = 'full'));
  create temp table d_court on commit drop as
  select f.*, min(f.id) over w as slot1, count(*) over w as n from d_free f window w as (partition by f.space_id, f.business_date, f.block);
  -- Both hours in one order, or each for itself; of what stays free a little was booked and given up.
  create temp table d_taken on commit drop as
  select c.id, c.venue_id, c.tag, case when c.n = 2 and demo.rnd(c.slot1, 51) < 0.5 * c.fill then c.slot1 else c.id end * 10000 as key,
         (c.n = 2 and demo.rnd(c.slot1, 51) < 0.5 * c.fill) or demo.rnd(c.id, 52) < case c.n when 2 then 0.5 * c.fill / (1 - 0.5 * c.fill) else c.fill end as live,
         c.status = 'open' and demo.rnd(c.id, 53) < 0.07 * least(1, 0.3 + c.fill) as given_up
    from d_court c;
  insert into d_order(key, venue_id, tag, live, customer_n) select distinct on (t.key) t.key, t.venue_id, t.tag, t.live, 0 from d_taken t where t.live or t.given_up order by t.key;
  insert into d_line(key, slot_id, code, quantity) select t.key, t.id, 'hour', 1 from d_taken t where t.live or t.given_up;
  -- The first names of the list come again and again.
  update d_order o set customer_n = floor(m.members * power(demo.rnd(o.key, 54), 1.6))::int from (select c.venue_id, max(c.members) as members from d_customer c group by c.venue_id) m where m.venue_id = o.venue_id;
end $$;
comment on function demo.court_bookings() is 'Orders of the courts: one or two hours, some of the free ones given up before.';

create or replace function demo.visit_bookings() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  -- What a party buys, by share.
  create temp table d_party on commit drop as
  select p.tag, p.upto - p.share as lo, p.upto as hi, p.codes, p.counts, (select sum(t.places * n) from unnest(p.codes, p.counts) x(code, n) join d_type t on t.tag = p.tag and t.code = x.code)::int as places
    from (select v.*, sum(v.share) over (partition by v.tag order by v.n) as upto from (values
      ('pool', 1, 0.45::float8, array['adult'], array[1]), ('pool', 2, 0.20, array['adult'], array[2]), ('pool', 3, 0.20, array['adult', 'child'], array[1, 1]), ('pool', 4, 0.15, array['family'], array[1]),
      ('museum', 1, 0.25, array['adult'], array[1]), ('museum', 2, 0.25, array['adult'], array[2]), ('museum', 3, 0.15, array['adult', 'child'], array[2, 1]), ('museum', 4, 0.15, array['family'], array[1]),
      ('museum', 5, 0.12, array['senior'], array[2]), ('museum', 6, 0.08, array['adult', 'senior', 'child'], array[2, 1, 1]),
      ('exhibit', 1, 0.40, array['adult'], array[1]), ('exhibit', 2, 0.40, array['adult'], array[2]), ('exhibit', 3, 0.10, array['senior'], array[1]), ('exhibit', 4, 0.10, array['adult', 'child'], array[1, 1]),
      ('aquarium', 1, 0.32, array['adult'], array[2]), ('aquarium', 2, 0.22, array['adult', 'child'], array[2, 1]), ('aquarium', 3, 0.18, array['family'], array[1]), ('aquarium', 4, 0.18, array['adult'], array[1]),
      ('aquarium', 5, 0.06, array['adult', 'senior'], array[2, 2]), ('aquarium', 6, 0.04, array['early'], array[2])) as v(tag, n, share, codes, counts)) p;

  create temp table d_visit on commit drop as
  with session as (
    select s.id, s.venue_id, s.tag, floor((s.capacity - s.blocked) * least(1, s.fill * (0.75 + 0.5 * demo.rnd(s.id, 60))))::int as places, demo.rnd(s.id, 61) as u
      from d_slot s where s.tag in ('pool', 'museum', 'exhibit', 'aquarium') and s.status = 'open' and s.fill > 0 and s.label not like 'Swim course%'
  ), candidate as (
    select s.*, k, s.id * 10000 + k as key, demo.rnd(s.id * 10000 + k, 62) as party from session s cross join lateral generate_series(1, s.places) k where k <= 4 + s.places * 7 / 10
  )
  select c.*, p.codes, p.counts, sum(p.places) over (partition by c.id order by c.k) as upto
    from candidate c join d_party p on p.tag = c.tag and c.party >= p.lo and c.party < p.hi;
  insert into d_order(key, venue_id, tag, live, customer_n)
    -- A step of 7919 (a prime) through the pool: nobody comes twice into one session.
    select v.key, v.venue_id, v.tag, demo.rnd(v.key, 63) >= 0.05, (floor(v.u * m.members)::bigint + v.k * 7919) % m.members
      from d_visit v join (select c.venue_id, max(c.members) as members from d_customer c group by c.venue_id) m on m.venue_id = v.venue_id where v.upto <= v.places;
  insert into d_line(key, slot_id, code, quantity)
    select v.key, v.id, x.code, x.n from d_visit v cross join lateral unnest(v.codes, v.counts) x(code, n) where v.upto <= v.places;
  drop table d_visit;
end $$;
comment on function demo.visit_bookings() is 'Orders of lanes, halls and the aquarium: parties fill each session up to its share.';

create or replace function demo.extra_bookings() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  analyze d_order;
  analyze d_line;
  -- The swim course: two evenings, two days apart, in one order. Six names a day, so nobody meets himself.
  create temp table d_course on commit drop as
  select s.id, later.id as later, s.venue_id, k, s.id * 10000 + k as key, ((s.business_date - date '2000-01-01') * 6 + k) % m.members as customer_n
    from d_slot s join d_slot later on later.space_id = s.space_id and later.business_date = s.business_date + 2 and later.hour = s.hour
    join (select c.venue_id, max(c.members) as members from d_customer c group by c.venue_id) m on m.venue_id = s.venue_id
    cross join generate_series(1, 2) k
   where s.label like 'Swim course%' and s.d <= 2;
  insert into d_order(key, venue_id, tag, live, customer_n, course) select c.key, c.venue_id, 'pool', true, c.customer_n, true from d_course c;
  insert into d_line(key, slot_id, code, quantity) select c.key, x.slot, 'adult', 1 from d_course c cross join lateral (values (c.id), (c.later)) x(slot);

  -- With a court come rackets for each of its hours, sometimes a coach for the first; swimmers take a locker.
  insert into d_line(key, slot_id, code, quantity)
    select o.key, r.id, 'racket', 1 + floor(demo.rnd(o.key, 71) * 2)::int from d_order o join d_line l on l.key = o.key join d_slot s on s.id = l.slot_id
      join d_slot r on r.tag = 'racket' and r.business_date = s.business_date and r.hour = s.hour
     where o.live and o.tag in ('badminton', 'tennis') and demo.rnd(o.key, 70) < 0.28;
  insert into d_line(key, slot_id, code, quantity)
    select distinct on (c.id) o.key, c.id, 'lesson', 1 from d_order o join d_slot s on s.id = o.key / 10000
      join d_slot c on c.tag = 'coach' and c.business_date = s.business_date and c.hour = s.hour and c.pos = 1 + floor(demo.rnd(o.key, 73) * 3)::int
     where o.live and o.tag in ('badminton', 'tennis') and s.status = 'open' and demo.rnd(o.key, 72) < 0.16 order by c.id, o.key;
  insert into d_line(key, slot_id, code, quantity)
    select o.key, k.id, 'locker', 1 from d_order o join d_line l on l.key = o.key join d_slot s on s.id = l.slot_id
      join d_slot k on k.tag = 'locker' and k.business_date = s.business_date and k.hour in (s.hour, s.hour + 1)
     where o.live and o.tag = 'pool' and l.code in ('adult', 'family') and not o.course and demo.rnd(o.key, 74) < 0.3;

  -- Early birds: twenty of a morning session, no other session; the rest pays the full price.
  update d_line l set code = 'adult'
   where l.code = 'early' and l.key not in (
     select x.key from (select e.key, sum(e.quantity) over (partition by e.slot_id order by e.key) as upto from d_line e join d_slot s on s.id = e.slot_id where e.code = 'early' and s.hour = 9) x where x.upto <= 20);
end $$;
comment on function demo.extra_bookings() is 'The swim course, rackets, coaches and lockers beside other bookings, and the early birds'' quota.';

create or replace function demo.limit_bookings(p_most int) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  -- The oldest visits to the aquarium go first; they stand alone.
  create temp table d_surplus on commit drop as
  select o.key from d_order o where o.tag = 'aquarium' order by o.key limit greatest(0, (select count(*) from d_order) - p_most);
  delete from d_line l using d_surplus s where s.key = l.key;
  delete from d_order o using d_surplus s where s.key = o.key;
  analyze d_order;
  create index on d_line(key);
  analyze d_line;
end $$;
comment on function demo.limit_bookings(int) is 'Cuts the orders to a round number.';

-- The answer has grown by taken_by; a function's columns cannot be changed in place.
drop function if exists inventory.board_rows(timestamptz, bigint, bigint[]);
create or replace function inventory.board_rows(p_now timestamptz, p_venue bigint, p_slots bigint[]) returns table(slot_id bigint, space_id bigint, kind text,
  business_date date, starts_at timestamptz, ends_at timestamptz, label text, capacity int, held int, sold int, blocked int, free int, status text, status_reason text,
  claimed boolean, on_sale boolean, sale_opens_at timestamptz, price_minor bigint, currency text, parties jsonb, party_count int, waiting int, version int, taken_by jsonb, read_at timestamptz)
language plpgsql stable set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  -- Planned for the number of slots asked for: a plan for a handful joins the thousands of a large day row by row.
  return query
  with clear as materialized (
    select customers.sees('name', 'board') as names
  ), s as materialized (
    select sl.*, sp.kind, sp.category_id, sp.release_days, sp.release_time, sp.sale_ends_before, sp.buffer_before, sp.buffer_after, v.zone, v.currency
      from inventory.slot sl join catalog.space sp on sp.id = sl.space_id join catalog.venue v on v.id = sl.venue_id
     where sl.id = any (p_slots) and sl.venue_id = p_venue and sl.status <> 'removed'
  ), default_type as materialized (
    select distinct on (x.space_id) x.space_id, t.id as type_id
      from (select distinct space_id, category_id from s) x
      join catalog.ticket_type t on (t.space_id = x.space_id or t.category_id = x.category_id) and t.is_default and not t.retired
     order by x.space_id, t.space_id nulls last
  ), by_space as materialized (
    select distinct r.price_version_id from catalog.price_rule r where r.space_id is not null and r.price_version_id in (select s.price_version_id from s)
  ), time_key as materialized (
    -- Spaces of a category cost the same at the same time unless a rule names one: each price is worked out once.
    select min(s.space_id) as space_id, s.category_id, d.type_id, s.price_version_id, s.business_date, (s.starts_at at time zone s.zone)::time as start_time,
           case when b.price_version_id is not null then s.space_id end as own_space
      from s join default_type d on d.space_id = s.space_id left join by_space b on b.price_version_id = s.price_version_id
     group by 2, 3, 4, 5, 6, 7
  ), price as materialized (
    select k.*, catalog.price(k.price_version_id, k.type_id, k.space_id, k.category_id, k.business_date, k.start_time) as amount from time_key k
  ), party as materialized (
    select i.slot_id, o.id as order_id, o.order_no, o.state, o.expires_at, o.created_by, c.name, sum(i.places)::int as places,
           row_number() over (partition by i.slot_id order by o.id desc) as n, count(*) over (partition by i.slot_id) as total
      from orders.item i join orders.order o on o.id = i.order_id join customers.customer c on c.id = o.customer_id
     where i.slot_id = any (p_slots) and i.stock_state <> 'released'
     group by i.slot_id, o.id, c.id
  ), parties as materialized (
    select p.slot_id, max(p.total)::int as total,
           jsonb_agg(jsonb_build_object('order_id', p.order_id, 'order_no', p.order_no,
             'name', case when clear.names then p.name else customers.masked('name', p.name) end, 'state', p.state, 'places', p.places,
             'expires_at', p.expires_at, 'held_by', p.created_by, 'mine', p.created_by = session_user) order by p.order_id) as list
      from party p cross join clear where p.n <= 12 group by p.slot_id
  ), taken as materialized (
    -- Another slot's booking that takes a unit of this one, or its buffer: the first of them by time.
    select distinct on (s.id) s.id, jsonb_build_object('space_id', o.space_id, 'space_name', os.name, 'starts_at', o.starts_at, 'ends_at', o.ends_at, 'order_id', i.order_id,
           'name', case when clear.names then p.name else customers.masked('name', p.name) end) as taker
      from s join catalog.space_unit u on u.space_id = s.space_id
      join inventory.claim c on c.unit_id = u.unit_id and c.slot_id <> s.id
       and c.during && tstzrange(s.starts_at - s.buffer_before, s.ends_at + s.buffer_after)
      join inventory.slot o on o.id = c.slot_id join catalog.space os on os.id = o.space_id join orders.item i on i.id = c.item_id join orders.order r on r.id = i.order_id
      join customers.customer p on p.id = r.customer_id cross join clear
     where s.kind in ('exclusive', 'instructor')
     order by s.id, o.starts_at, o.id
  ), shared as materialized (
    -- Equipment of one stock: what is lent by the day is not there by the hour.
    select x.id, inventory.free_of(x) as free from inventory.slot x
     where x.id in (select s.id from s where s.kind = 'equipment' and exists (select from catalog.space_unit u where u.space_id = s.space_id))
  ), queue as materialized (
    select e.slot_id, count(*)::int as waiting from waitlist.entry e where e.slot_id = any (p_slots) and e.state = 'WAITLISTED' group by 1
  )
  select s.id, s.space_id, s.kind, s.business_date, s.starts_at, s.ends_at, s.label::text, s.capacity::int, s.held::int, s.sold::int, s.blocked::int,
         case when t.id is not null then 0 else coalesce(h.free, greatest(0, s.capacity - s.held - s.sold - s.blocked)::int) end,
         case when (s.suspect or s.off_hours) and s.status = 'open' then 'closed' else s.status::text end, s.status_reason::text, t.id is not null,
         w.opens <= p_now and p_now < coalesce(s.on_sale_until, s.starts_at - s.sale_ends_before),
         nullif(w.opens, '-infinity'), pr.amount, s.currency::text, coalesce(ps.list, '[]'), coalesce(ps.total, 0),
         coalesce(q.waiting, 0), s.version::int, t.taker, p_now
    from s
    cross join lateral (select inventory.sale_opens_at(s.on_sale_from, s.business_date, s.release_days, s.release_time, s.zone) as opens) w
    left join taken t on t.id = s.id
    left join shared h on h.id = s.id
    left join parties ps on ps.slot_id = s.id
    left join queue q on q.slot_id = s.id
    left join default_type d on d.space_id = s.space_id
    left join price pr on pr.category_id = s.category_id and pr.type_id = d.type_id and pr.price_version_id is not distinct from s.price_version_id and pr.business_date = s.business_date
      and pr.start_time = (s.starts_at at time zone s.zone)::time and (pr.own_space is null or pr.own_space = s.space_id)
   order by s.space_id, s.starts_at;
end $$;
comment on function inventory.board_rows(timestamptz, bigint, bigint[]) is 'The cells of a board: figures, price, live parties (at most 12 a slot), and the booking of another slot whose claim takes the unit.';

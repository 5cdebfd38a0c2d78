create or replace function schedule.judged(p_now timestamptz, p_venue bigint, p_request jsonb) returns table(space_id bigint, space_name text, kind_rank smallint, capacity int, business_date date,
  starts_at timestamptz, ends_at timestamptz, label text, activity_id bigint, outcome text, slot_id bigint)
language sql stable as $$
  with planned as materialized (select * from schedule.plan(p_venue, p_request)),
  p as materialized (select * from planned x where not x.outside),
  mark as materialized (select coalesce((p_request ->> 'template')::bigint, 0) as template_id, (p_request ->> 'from')::date as first, (p_request ->> 'to')::date as last),
  about as materialized (
    select x::bigint as space_id from jsonb_array_elements_text(p_request -> 'spaces') x
    union
    select t.space_id from mark m join inventory.slot t on t.venue_id = p_venue and t.template_id = m.template_id and t.business_date between m.first and m.last
  ), there as materialized (
    select s.*, s.template_id is not distinct from m.template_id and s.business_date between m.first and m.last and s.starts_at > p_now as ours
      from mark m join inventory.slot s on s.venue_id = p_venue and s.business_date between m.first - 8 and m.last + 8
     where s.status <> 'removed' and s.space_id in (select a.space_id from about a)
  ), gone as materialized (
    -- The template made these and asks for them no more: taken back where nobody has, holds or waits for a place.
    select t.*, t.held + t.sold = 0 and t.blocked = 0 and not exists (select from waitlist.entry e where e.slot_id = t.id and e.state in ('WAITLISTED', 'OFFERED')) as free
      from there t where t.ours and not exists (select from p where p.space_id = t.space_id and p.starts_at = t.starts_at and p.ends_at = t.ends_at)
  ), other as materialized (
    -- What may be in the way, by the days it touches: a plan does not overlap itself, so what is the same as a planned slot is not.
    select t.id, t.space_id, t.starts_at, t.ends_at, d::date as day
      from there t cross join lateral generate_series(t.starts_at at time zone 'UTC', t.ends_at at time zone 'UTC' + interval '1 day', interval '1 day') d
     where not exists (select from p where p.space_id = t.space_id and p.starts_at = t.starts_at and p.ends_at = t.ends_at) and t.kind_rank <> 4 and t.id not in (select g.id from gone g where g.free)
  ), clash as materialized (
    select p.space_id, p.starts_at, min(o.id) as id
      from (select p.space_id, p.starts_at, p.ends_at, (p.starts_at at time zone 'UTC')::date as day from p
            union all
            select p.space_id, p.starts_at, p.ends_at, d::date from p
              cross join lateral generate_series((p.starts_at at time zone 'UTC')::date::timestamp + interval '1 day', p.ends_at at time zone 'UTC', interval '1 day') d
             where (p.starts_at at time zone 'UTC')::date < (p.ends_at at time zone 'UTC')::date) p
      join other o on o.space_id = p.space_id and o.day = p.day and o.starts_at < p.ends_at and o.ends_at > p.starts_at
     group by p.space_id, p.starts_at
  )
  select p.space_id, p.space_name, p.kind_rank, p.capacity, p.business_date, p.starts_at, p.ends_at, p.label, p.activity_id,
         case when t.id is null then case when c.id is null then 'add' else 'conflict' end
              when not t.ours or t.capacity = p.capacity and t.label = p.label and t.activity_id is not distinct from p.activity_id then 'exists'
              when t.held + t.sold > p.capacity or t.held + t.sold > 0 and t.activity_id is distinct from p.activity_id then 'leave' else 'change' end,
         coalesce(t.id, c.id)
    from p left join there t on t.space_id = p.space_id and t.starts_at = p.starts_at and t.ends_at = p.ends_at
    left join clash c on c.space_id = p.space_id and c.starts_at = p.starts_at
  union all
  select x.space_id, x.space_name, x.kind_rank, x.capacity, x.business_date, x.starts_at, x.ends_at, x.label, x.activity_id, 'outside', null from planned x where x.outside
  union all
  select g.space_id, s.name, g.kind_rank, g.capacity, g.business_date, g.starts_at, g.ends_at, g.label, g.activity_id, case when g.free then 'remove' else 'leave' end, g.id
    from gone g join catalog.space s on s.id = g.space_id;
$$;
comment on function schedule.judged(timestamptz, bigint, jsonb) is 'Each planned slot as add, exists, conflict (another of the space overlaps it, half-open), outside (the hours of its space or venue) or change (made by the same template with another capacity, label or activity); and what the template made but asks for no more as remove, or leave where it is sold, held, kept back or waited for.';

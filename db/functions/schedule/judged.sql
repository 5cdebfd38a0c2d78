create or replace function schedule.judged(p_venue bigint, p_request jsonb) returns table(space_id bigint, space_name text, kind_rank smallint, capacity int, business_date date,
  starts_at timestamptz, ends_at timestamptz, outcome text, with_slot bigint)
language plpgsql stable as $$
begin
  return query
    with p as materialized (select * from schedule.plan(p_venue, p_request)),
    bounds as (select min(p.business_date) - 8 as lo, max(p.business_date) + 8 as hi from p),
    there as materialized (
      select s.id, s.space_id, s.starts_at, s.ends_at from inventory.slot s, bounds b
       where s.venue_id = p_venue and s.business_date between b.lo and b.hi and s.status <> 'removed'
         and s.space_id in (select distinct p.space_id from p)
    ), same as (
      select p.space_id, p.starts_at, t.id from p join there t on t.space_id = p.space_id and t.starts_at = p.starts_at and t.ends_at = p.ends_at
    ), clash as (
      select distinct on (p.space_id, p.starts_at) p.space_id, p.starts_at, t.id
        from p join there t on t.space_id = p.space_id and t.starts_at < p.ends_at and t.ends_at > p.starts_at
         and t.starts_at > p.starts_at - interval '7 days'
       where p.kind <> 'equipment' and not (t.starts_at = p.starts_at and t.ends_at = p.ends_at)
       order by p.space_id, p.starts_at, t.id
    )
    select p.space_id, p.space_name, p.kind_rank, p.capacity, p.business_date, p.starts_at, p.ends_at,
           case when s.id is not null then 'exists' when c.id is not null then 'conflict' else 'add' end, coalesce(s.id, c.id)
      from p left join same s on s.space_id = p.space_id and s.starts_at = p.starts_at
      left join clash c on c.space_id = p.space_id and c.starts_at = p.starts_at;
end $$;
comment on function schedule.judged(bigint, jsonb) is 'Each planned slot as add, exists (the very same is there) or conflict (another of the space overlaps it, half-open).';

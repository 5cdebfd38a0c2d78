create or replace function inventory.lent(p_unit bigint, p_from timestamptz, p_until timestamptz) returns int
language sql stable as $$
  -- No slot is longer than seven days. Half open: what comes back at ten goes out again at ten.
  with o as materialized (
    select s.starts_at, s.ends_at, s.held + s.sold + s.blocked as n
      from catalog.space_unit u join inventory.slot s on s.space_id = u.space_id
     where u.unit_id = p_unit and s.starts_at > p_from - interval '7 days' and s.starts_at < p_until and s.ends_at > p_from and s.status <> 'removed')
  select coalesce(max((select sum(y.n) from o y where y.starts_at <= t.at and y.ends_at > t.at)), 0)::int
    from (select distinct greatest(x.starts_at, p_from) as at from o x) t;
$$;
comment on function inventory.lent(bigint, timestamptz, timestamptz) is 'How many units of a stock are out, reserved or kept back at the busiest moment of a time, over all the slots of all the spaces that lend from it.';

create or replace function api.shifts(p_venue bigint, p_from date, p_until date) returns table(answer jsonb)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'finance', 'auditor');
  if p_from is null or p_until is null or not isfinite(p_from) or not isfinite(p_until) or p_until < p_from or p_until - p_from > 400 then perform base.refuse('range_invalid'); end if;
  return query
    select finance.shift_json(s.id) || jsonb_build_object('moved_in_minor', m.moved_in, 'moved_out_minor', m.moved_out)
      from finance.shift s join catalog.venue v on v.id = s.venue_id
      cross join lateral (select coalesce(sum(x.amount_minor) filter (where x.amount_minor > 0), 0)::bigint as moved_in, coalesce(-sum(x.amount_minor) filter (where x.amount_minor < 0), 0)::bigint as moved_out
                            from finance.cash_movement x where x.shift_id = s.id) m
     where s.venue_id = p_venue and s.opened_at >= p_from::timestamp at time zone v.zone and s.opened_at < (p_until + 1)::timestamp at time zone v.zone order by s.opened_at, s.id;
end $$;
comment on function api.shifts(bigint, date, date) is 'Finance: the shifts opened on some days of the venue (at most 401), each with float, cash taken, paid out, moved, expected and counted.';

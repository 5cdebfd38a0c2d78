create or replace function api.report_failure(p_venue bigint, p_bookings int, p_failures int) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_now timestamptz := base.now();
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead', 'service');
  if p_bookings >= 20 and p_failures * 5 > p_bookings
     and not exists (select from finance.alert a where a.venue_id = p_venue and a.kind = 'technical_failures' and a.raised_at > v_now - interval '5 min') then
    perform finance.raise_alert(v_now, p_venue, 'technical_failures', jsonb_build_object('bookings', p_bookings, 'failures', p_failures));
  end if;
end $$;
comment on function api.report_failure(bigint, int, int) is 'Desk: how many of its last 5 minutes'' bookings failed technically; over 20 % of at least 20 raises the alert, once in 5 minutes.';

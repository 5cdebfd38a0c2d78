drop function if exists api.report_failure(bigint, int, int);
create or replace function api.report_failure(p_venue bigint, p_failures int) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_now timestamptz := base.now(); v_bookings bigint; v_failures bigint;
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead', 'service');
  if p_failures is null or p_failures < 1 or p_failures > 1000 then perform base.refuse('quantity_invalid'); end if;
  insert into finance.booking_failure(venue_id, at, failures) values (p_venue, v_now, p_failures);
  delete from finance.booking_failure f where f.venue_id = p_venue and f.at < v_now - interval '30 days';
  select coalesce(sum(f.failures), 0) into v_failures from finance.booking_failure f where f.venue_id = p_venue and f.at > v_now - interval '5 min';
  select count(*) + v_failures into v_bookings from orders.order o where o.venue_id = p_venue and o.created_at > v_now - interval '5 min';
  if v_bookings >= 20 and v_failures * 5 > v_bookings
     and not exists (select from finance.alert a where a.venue_id = p_venue and a.kind = 'technical_failures' and a.raised_at > v_now - interval '5 min') then
    perform finance.raise_alert(v_now, p_venue, 'technical_failures', jsonb_build_object('bookings', v_bookings, 'failures', v_failures));
  end if;
end $$;
comment on function api.report_failure(bigint, int) is 'Desk: bookings that failed technically since it last said so. Over 20 % of at least 20 bookings of the venue (all desks together) in 5 minutes raises the alert, once in 5 minutes.';

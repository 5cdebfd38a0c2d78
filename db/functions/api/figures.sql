create or replace function api.figures(p_venue bigint, p_from timestamptz, p_until timestamptz) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'desk_lead', 'finance', 'administrator', 'auditor');
  if p_from is null or p_until is null or not isfinite(p_from) or not isfinite(p_until) or p_until <= p_from or p_until - p_from > interval '400 days' then perform base.refuse('range_invalid'); end if;
  return (
    with o as materialized (select x.* from orders.order x where x.venue_id = p_venue and x.created_at >= p_from and x.created_at < p_until),
    c as materialized (select x.* from checkin.check_in x where x.venue_id = p_venue and x.at >= p_from and x.at < p_until)
    select jsonb_build_object(
      'holds', (select count(*) from o), 'paid', (select count(*) from o where o.state not in ('HOLDING', 'PENDING_PAY', 'CANCELLED', 'CLOSED_TIMEOUT')),
      'unpaid_closed', (select count(*) from o where o.state = 'CLOSED_TIMEOUT'),
      -- By the hour, as the sweep notes them.
      'sold_out', coalesce((select max(t.upto) from inventory.sold_out t where t.venue_id = p_venue and t.hour < p_until), 0)
                - coalesce((select max(t.upto) from inventory.sold_out t where t.venue_id = p_venue and t.hour < p_from), 0),
      -- The database cannot hold such a row; the figure is counted all the same.
      'oversold', (select count(*) from inventory.slot s where s.venue_id = p_venue and s.held + s.sold > s.capacity),
      'offers', (select count(*) from waitlist.entry e where e.venue_id = p_venue and e.offered_at >= p_from and e.offered_at < p_until),
      'offers_taken', (select count(*) from waitlist.entry e where e.venue_id = p_venue and e.offered_at >= p_from and e.offered_at < p_until and e.state = 'ACCEPTED'),
      'scans', (select count(*) from c where c.kind in ('entry', 'refused')), 'admitted', (select count(*) from c where c.kind = 'entry'),
      'refund_hours', (select round(avg(extract(epoch from r.settled_at - r.created_at) / 3600)::numeric, 2) from payments.refund r
                        where r.venue_id = p_venue and r.settled_at >= p_from and r.settled_at < p_until and r.state = 'succeeded'),
      'sweep_late_ms', (select coalesce(max(w.late_ms), 0) from inventory.sweep_run w where w.at >= p_from and w.at < p_until),
      'message_late_ms', (select coalesce(max(extract(epoch from p.created_at - p.paid_at) * 1000)::bigint, 0) from payments.payment p
                           where p.venue_id = p_venue and payments.by_channel(p) and p.state = 'succeeded' and p.created_at >= p_from and p.created_at < p_until)));
end $$;
comment on function api.figures(bigint, timestamptz, timestamptz) is 'Lead, finance: the watched figures of a time: holds, tries that found a slot sold out, payment conversion, oversold (always 0), offers taken, check-in success, refund time, sweep and message delay.';

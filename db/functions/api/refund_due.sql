create or replace function api.refund_due(p_limit int) returns table(part_id bigint, venue_id bigint, channel text, payment_channel_no text, payment_request_no text, request_no text, amount_minor bigint,
  currency text, tries int)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_now timestamptz := base.now();
begin
  if not (pg_has_role(session_user, 'vd_service', 'member') or pg_has_role(session_user, 'vd_finance', 'member')) then
    perform base.refuse('not_allowed', jsonb_build_object('fault', 'denied'));
  end if;
  perform payments.report_unanswered(v_now);
  perform payments.start_proposed(v_now);
  -- Taken with its next try already set: two services never ask the channel for the same try.
  return query
    with due as (
      select rp.id from payments.refund_part rp where rp.state = 'started' and rp.next_try_at <= v_now order by rp.next_try_at limit least(greatest(coalesce(p_limit, 20), 1), 100) for no key update skip locked)
    update payments.refund_part rp set tries = rp.tries + 1, asked_at = coalesce(rp.asked_at, v_now), next_try_at = v_now + (array['1 min', '5 min', '30 min', '2 hours', '12 hours'])[least(rp.tries + 1, 5)]::interval
      from due d, payments.payment p left join payments.payment w on w.id = p.corrects_id where rp.id = d.id and p.id = rp.payment_id
    returning rp.id, rp.venue_id, p.channel, coalesce(w.channel_no, p.channel_no, ''), coalesce(w.request_no, p.request_no), rp.request_no, rp.amount_minor, p.currency::text, rp.tries;
end $$;
comment on function api.refund_due(int) is 'Service: starts the proposed refunds of late money whose time has come, and tells the channel refunds to try now, each with its own request number and those of the payment its channel knows; the waits are 1, 5, 30 min, 2 h, 12 h, then it is a work item.';

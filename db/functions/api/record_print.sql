create or replace function api.record_print(p_request uuid, p_kind text, p_subject bigint, p_way text) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare v_content jsonb := jsonb_build_array(p_kind, p_subject, p_way); v_shift boolean := p_kind is not distinct from 'shift'; v_venue bigint; v_copy int; v_answer jsonb; v_detail text;
begin
  -- The lock numbers the copies of two desks.
  if v_shift then
    select s.venue_id into v_venue from finance.shift s where s.id = p_subject for no key update;
    if not found then perform base.refuse('shift_not_open', jsonb_build_object('fault', 'missing')); end if;
    perform operators.enter(v_venue, 'front_desk', 'desk_lead', 'finance');
  else
    v_venue := (orders.lock(p_subject, 'front_desk', 'desk_lead')).venue_id;
  end if;
  v_answer := base.request_seen(p_request, 'record_print', v_content);
  if v_answer is null then
    if p_kind is null or p_kind not in ('tickets', 'receipt', 'refund', 'shift') or p_way is null or p_way not in ('printer', 'pdf', 'png', 'clipboard') then perform base.refuse('request_malformed'); end if;
    select coalesce(max(p.copy), 0) + 1 into v_copy from orders.print p
     where case when v_shift then p.shift_id = p_subject else p.order_id = p_subject and p.kind = p_kind end;
    insert into orders.print(venue_id, kind, order_id, shift_id, copy, way, terminal, at)
      values (v_venue, p_kind, case when not v_shift then p_subject end, case when v_shift then p_subject end, v_copy, p_way, left(current_setting('application_name'), 120), base.now());
    v_answer := jsonb_build_object('copy', v_copy);
    perform audit.write(v_venue, case v_copy when 1 then 'print' else 'reprint' end, case when not v_shift then p_subject end, null,
      v_answer || jsonb_build_object('kind', p_kind, 'way', p_way) || case when v_shift then jsonb_build_object('shift', p_subject) else '{}' end);
    perform base.request_done(p_request, 'record_print', v_content, v_answer);
  end if;
  return (true, null, null, v_answer)::api.outcome;
exception when sqlstate 'VD000' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(v_venue, 'record_print', sqlstate, sqlerrm, v_detail, '{}');
end $$;
comment on function api.record_print(uuid, text, bigint, text) is 'Front desk: a paper of an order (tickets, receipt, refund) or of a shift is about to be made; data.copy is the number it carries. From the second on it is audited as a reprint. Finance: of a shift.';

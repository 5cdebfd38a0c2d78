create or replace function api.payment_notice(p_venue bigint, p_notice jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare v jsonb; v_detail text; v_constraint text;
begin
  perform operators.enter(p_venue, 'service');
  v := payments.notice(base.now(), p_venue, p_notice);
  return (true, null, null, v)::api.outcome;
exception
  when sqlstate 'VD000' or data_exception then
    get stacked diagnostics v_detail = pg_exception_detail;
    return audit.refused(p_venue, 'payment_notice', sqlstate, sqlerrm, v_detail, jsonb_build_object('request_no', p_notice ->> 'request_no', 'channel_no', p_notice ->> 'channel_no'));
  when unique_violation then
    get stacked diagnostics v_constraint = constraint_name;
    if v_constraint not in ('payment_channel_once', 'payment_request_no_key') then raise; end if;
    -- The same message arrived twice at once: the other call counts it.
    return (true, null, null, jsonb_build_object('handled', 'before'))::api.outcome;
end $$;
comment on function api.payment_notice(bigint, jsonb) is 'Service only (who stands at a desk would be writing the channel''s word for it): hands in a channel''s message about a payment; the same message again answers "before" and changes nothing.';

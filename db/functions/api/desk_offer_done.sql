create or replace function api.desk_offer_done(p_request uuid, p_offer bigint) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  d checkin.desk_offer;
  v_detail text;
begin
  select * into d from checkin.desk_offer x where x.id = p_offer;
  if not found then perform base.refuse('unknown_offer', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(d.venue_id, 'front_desk', 'desk_lead');
  if p_request is null then perform base.refuse('request_key_missing'); end if;
  update checkin.desk_offer x set done_at = base.now(), done_by = session_user where x.id = p_offer and x.done_at is null;
  perform audit.write(d.venue_id, 'desk_offer_done', null, null, jsonb_build_object('offer', p_offer));
  perform events.publish(d.venue_id, 'conflict', array[d.ticket_id]);
  return (true, null, null, jsonb_build_object('venue_id', d.venue_id))::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(d.venue_id, 'desk_offer_done', sqlstate, sqlerrm, v_detail, jsonb_build_object('offer', p_offer));
end $$;
comment on function api.desk_offer_done(uuid, bigint) is 'Front desk: the guest was served. Said twice it is done once.';

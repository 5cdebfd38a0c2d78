create or replace function api.note_discrepancy(p_request uuid, p_discrepancy bigint, p_note text, p_assign text) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare v_content jsonb := jsonb_build_array(p_discrepancy, p_note, p_assign); v_venue bigint; v_note text := btrim(coalesce(p_note, '')); v_detail text;
begin
  select d.venue_id into v_venue from finance.discrepancy d where d.id = p_discrepancy for no key update;
  if not found then perform base.refuse('unknown_discrepancy', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(v_venue, 'finance', 'desk_lead');
  if base.request_seen(p_request, 'note_discrepancy', v_content) is null then
    if char_length(v_note) > 2000 or (v_note = '' and p_assign is null) then perform base.refuse('note_required'); end if;
    if v_note <> '' then insert into finance.discrepancy_note(venue_id, discrepancy_id, note, at) values (v_venue, p_discrepancy, v_note, base.now()); end if;
    if p_assign is not null then
      if p_assign <> '' and p_assign not in (select f.login from finance.people(v_venue) f) then perform base.refuse('unknown_operator', jsonb_build_object('fault', 'missing')); end if;
      update finance.discrepancy d set assigned_to = nullif(p_assign, '') where d.id = p_discrepancy;
    end if;
    perform audit.write(v_venue, 'note_discrepancy', null, null, jsonb_build_object('discrepancy', p_discrepancy, 'note', v_note, 'assigned_to', p_assign));
    perform events.publish(v_venue, 'alert', array[v_venue]);
    perform base.request_done(p_request, 'note_discrepancy', v_content, '{}');
  end if;
  return (true, null, null, jsonb_build_object('venue_id', v_venue))::api.outcome;
exception when sqlstate 'VD000' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(v_venue, 'note_discrepancy', sqlstate, sqlerrm, v_detail, jsonb_build_object('discrepancy', p_discrepancy));
end $$;
comment on function api.note_discrepancy(uuid, bigint, text, text) is 'Finance, lead: adds a note to a discrepancy and says who looks after it (null: as before, empty: nobody).';

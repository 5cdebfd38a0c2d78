create or replace function audit.refused(p_venue bigint, p_door text, p_state text, p_message text, p_detail text, p_subject jsonb) returns api.outcome
language plpgsql as $$
declare
  v_code text := case when p_state like 'VD%' then p_message else 'request_malformed' end;
  v_facts jsonb := case when p_state like 'VD%' then coalesce(nullif(p_detail, ''), '{}')::jsonb else '{}' end;
begin
  -- A rush on a sold-out slot would fill the audit; the sold-out try is counted only.
  if v_code = 'sold_out' then
    perform inventory.count_try(p_venue);
  else
    perform audit.write(p_venue, p_door || '.refused', null, null, base.shortened(coalesce(p_subject, '{}'), 4096) || jsonb_build_object('code', v_code, 'facts', base.shortened(v_facts, 4096)));
  end if;
  return (false, v_code, v_facts, null)::api.outcome;
end $$;
comment on function audit.refused(bigint, text, text, text, text, jsonb) is 'The outcome of a refused door, after storing the refused try. Errors of the value''s form (SQLSTATE class 22) are request_malformed.';

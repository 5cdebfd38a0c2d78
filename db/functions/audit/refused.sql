create or replace function audit.refused(p_venue bigint, p_door text, p_code text, p_detail text, p_subject jsonb) returns api.outcome
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_facts jsonb := coalesce(nullif(p_detail, ''), '{}')::jsonb;
begin
  -- A rush on a sold-out slot would fill the audit; the sold-out try leaves no row.
  if p_code <> 'sold_out' then
    perform audit.write(p_venue, p_door || '.refused', null, null, p_subject || jsonb_build_object('code', p_code, 'facts', v_facts));
  end if;
  return (false, p_code, v_facts, null)::api.outcome;
end $$;
comment on function audit.refused(bigint, text, text, text, jsonb) is 'The outcome of a refused door, after storing the refused try.';

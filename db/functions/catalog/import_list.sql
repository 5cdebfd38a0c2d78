create or replace function catalog.import_list(p_venue bigint, p_kind text, p jsonb, p_field text, p_path text) returns bigint[]
language plpgsql as $$
declare v_ids bigint[] := '{}'; v_list jsonb := coalesce(nullif(p -> p_field, 'null'), '[]');
begin
  if jsonb_typeof(v_list) <> 'array' then perform base.refuse('request_malformed', jsonb_build_object('path', p_path || '/' || p_field)); end if;
  for n in 0 .. jsonb_array_length(v_list) - 1 loop
    v_ids := v_ids || catalog.import_record(p_venue, p_kind, v_list -> n, p_path || '/' || p_field || '/' || n);
  end loop;
  return v_ids;
end $$;
comment on function catalog.import_list(bigint, text, jsonb, text, text) is 'Makes the records of one list of a venue in a catalogue file, in its order; answers their ids.';

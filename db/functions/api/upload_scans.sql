create or replace function api.upload_scans(p_venue bigint, p_device_now timestamptz, p_scans jsonb) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz := base.now();
  v_offset interval;
  v_scan jsonb;
  v_outcome text;
  v_results jsonb := '[]';
  v_detail text;
begin
  perform operators.enter(p_venue, 'door', 'front_desk', 'desk_lead');
  if p_device_now is null or not isfinite(p_device_now) then perform base.refuse('request_malformed'); end if;
  if p_scans is null or jsonb_typeof(p_scans) <> 'array' or jsonb_array_length(p_scans) not between 1 and 500 then perform base.refuse('too_many_items', jsonb_build_object('most', 500)); end if;
  v_offset := p_device_now - v_now;
  -- The wire is no clock: what is within two seconds is right.
  if v_offset between interval '-2 s' and interval '2 s' then v_offset := '0'; end if;
  for v_scan in select s from jsonb_array_elements(p_scans) with ordinality x(s, n) order by s ->> 'at', n loop
    begin
      v_outcome := checkin.upload_scan(v_now, p_venue, v_offset, v_scan);
    exception
      when unique_violation then v_outcome := 'known'; -- the same upload, twice at once
      -- One that makes no sense must not hold up the others; the door keeps it.
      when sqlstate 'VD000' or data_exception or check_violation then v_outcome := 'failed';
    end;
    v_results := v_results || jsonb_build_object('scan', v_scan ->> 'scan', 'outcome', v_outcome);
  end loop;
  return (true, null, null, jsonb_build_object('server_now', v_now, 'offset_ms', round(extract(epoch from v_offset) * 1000), 'results', v_results))::api.outcome;
exception when sqlstate 'VD000' or data_exception then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(p_venue, 'upload_scans', sqlstate, sqlerrm, v_detail, '{}');
end $$;
comment on function api.upload_scans(bigint, timestamptz, jsonb) is 'Door: the scans made while the server was away [{scan, kind, source, ticket or hash, people, verdict, at, undoes, reason}], at most 500; p_device_now is the door''s own clock, whose offset corrects the times. Each scan counts once, however often it is sent; what the server would have refused becomes a conflict.';

create or replace function api.record_export(p_venue bigint, p_what text, p_rows int) returns api.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare v_detail text;
begin
  perform operators.enter(p_venue, 'finance', 'auditor', 'administrator');
  if p_rows is null or p_rows < 0 or coalesce(char_length(p_what), 0) not between 1 and 200 then perform base.refuse('request_malformed'); end if;
  perform audit.write(p_venue, 'export', null, null, jsonb_build_object('what', p_what, 'rows', p_rows, 'audit_head', audit.head()));
  return (true, null, null, jsonb_build_object('audit_head', audit.head()))::api.outcome;
exception when sqlstate 'VD000' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return audit.refused(p_venue, 'export', sqlstate, sqlerrm, v_detail, '{}');
end $$;
comment on function api.record_export(bigint, text, int) is 'Finance, auditor, administrator: audits an export (what, how many rows) before the file is offered; data is the audit''s head to print on it.';

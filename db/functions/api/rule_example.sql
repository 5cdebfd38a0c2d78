create or replace function api.rule_example(p_venue bigint, p_kind text, p_record jsonb) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'administrator', 'auditor');
  return catalog.rule_example(base.now(), p_venue, p_kind, p_record);
exception when data_exception then
  perform base.refuse('request_malformed');
end $$;
comment on function api.rule_example(bigint, text, jsonb) is 'Administrator: what the rules of a policy or the sale window of a space, as they are being written, mean for the next slot: the exact moments.';

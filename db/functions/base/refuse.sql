create or replace function base.refuse(p_code text, p_facts jsonb default '{}') returns void
language plpgsql as $$
begin
  raise exception using errcode = 'VD001', message = p_code, detail = p_facts::text;
end $$;
comment on function base.refuse(text, jsonb) is 'Refuses by a rule: a stable code and its facts, SQLSTATE class VD.';

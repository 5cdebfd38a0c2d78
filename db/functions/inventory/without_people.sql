create or replace function inventory.without_people(p_lines jsonb) returns jsonb
language plpgsql immutable as $$
begin
  if not p_lines @? '$[*] ? (exists (@.people))' then return p_lines; end if;
  return (select jsonb_agg(case jsonb_typeof(l.line) when 'object' then l.line - 'people' else 'null' end order by l.n) from jsonb_array_elements(p_lines) with ordinality l(line, n));
end $$;
comment on function inventory.without_people(jsonb) is 'A cart without the names and documents in it: the audit keeps none.';

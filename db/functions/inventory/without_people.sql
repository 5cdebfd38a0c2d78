create or replace function inventory.without_people(p_lines jsonb) returns jsonb
language plpgsql immutable as $$
begin
  if not coalesce(p_lines @? '$.**.people', false) then return p_lines; end if;
  -- Of a cart in no form of ours nothing is kept at all.
  if jsonb_typeof(p_lines) <> 'array' then return null; end if;
  return (select jsonb_agg(case jsonb_typeof(l.line) when 'object' then l.line - 'people' end order by l.n) from jsonb_array_elements(p_lines) with ordinality l(line, n));
end $$;
comment on function inventory.without_people(jsonb) is 'A cart without the names and documents in it: the audit keeps none.';

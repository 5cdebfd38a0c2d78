create or replace function customers.masked_name(p_name text) returns text
language sql immutable parallel safe as $$
  select left(p_name, 1) || '***' || case when p_name ~ ' ' then substring(p_name from '( [^ ]+)$') else '' end;
$$;
comment on function customers.masked_name(text) is 'A name as door staff see it: first character, and the last word where there are several.';

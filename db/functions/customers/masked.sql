create or replace function customers.masked(p_field text, p_value text) returns text
language sql immutable parallel safe as $$
  select case p_field
    when 'name' then left(p_value, 1) || '***' || case when p_value ~ ' ' then substring(p_value from '( [^ ]+)$') else '' end
    when 'phone' then case when p_value <> '' then '***' || right(p_value, 4) else '' end
    when 'document' then '***' || right(p_value, 2)
    else '' end;
$$;
comment on function customers.masked(text, text) is 'What stands for a name (first character, and the last word where there are several), a phone (its last four), a document (its last two); of a note nothing.';

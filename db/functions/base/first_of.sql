create or replace function base.first_of(p_value jsonb, p_entries int, p_chars int, p_depth int) returns jsonb
language sql stable as $$
  select case jsonb_typeof(p_value)
    when 'array' then case when p_depth = 0 or jsonb_array_length(p_value) > p_entries
           then jsonb_build_object('count', jsonb_array_length(p_value), 'first', case when p_depth = 0 then '[]' else base.first_entries(p_value, p_entries, p_chars, p_depth) end)
           else base.first_entries(p_value, p_entries, p_chars, p_depth) end
    when 'object' then case when p_depth = 0 then '{}' else (
      select coalesce(jsonb_object_agg(left(e.key, 60), base.first_of(e.value, p_entries, p_chars, p_depth - 1)), '{}') from (
        select x.key, x.value from jsonb_each(p_value) x limit p_entries * 2) e) end
    when 'string' then case when char_length(p_value #>> '{}') > p_chars then to_jsonb(left(p_value #>> '{}', p_chars) || '…') else p_value end
    when 'number' then case when pg_column_size(p_value) > 40 then to_jsonb(left(p_value #>> '{}', p_chars)) else p_value end
    else p_value end;
$$;
comment on function base.first_of(jsonb, int, int, int) is 'The beginnings of a value: that many entries of a list (with its count), twice as many of an object, so many characters of a text, so deep.';

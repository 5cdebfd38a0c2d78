create or replace function catalog.name_of(p jsonb, p_field text, p_most int) returns text
language plpgsql as $$
declare v text := btrim(coalesce(p ->> p_field, ''));
begin
  if v = '' then perform base.refuse('name_required', jsonb_build_object('field', p_field)); end if;
  if char_length(v) > p_most then perform base.refuse('name_too_long', jsonb_build_object('field', p_field, 'length', char_length(v), 'most', p_most)); end if;
  return v;
end $$;
comment on function catalog.name_of(jsonb, text, int) is 'A name that is there and not too long.';

create or replace function catalog.text_of(p jsonb, p_field text, p_most int) returns text
language plpgsql as $$
declare v text := coalesce(p ->> p_field, '');
begin
  if char_length(v) > p_most then perform base.refuse('text_too_long', jsonb_build_object('field', p_field, 'length', char_length(v), 'most', p_most)); end if;
  return v;
end $$;
comment on function catalog.text_of(jsonb, text, int) is 'Text of at most so many characters; empty where there is none.';

create or replace function catalog.int_of(p jsonb, p_field text, p_least bigint, p_most bigint, p_default bigint) returns bigint
language plpgsql as $$
declare v text := p ->> p_field;
begin
  if v is null then return p_default; end if;
  -- Digits only, and few enough: neither 1.5 nor 1e3 is a whole number, and nothing is rounded into one.
  if v !~ '^-?[0-9]{1,15}$' or v::bigint not between p_least and p_most then
    perform base.refuse('number_out_of_range', jsonb_build_object('field', p_field, 'typed', v, 'least', p_least, 'most', p_most));
  end if;
  return v::bigint;
end $$;
comment on function catalog.int_of(jsonb, text, bigint, bigint, bigint) is 'A whole number within its limits; the default where there is none.';

create or replace function catalog.yes_of(p jsonb, p_field text, p_default boolean) returns boolean
language plpgsql as $$
begin
  if p -> p_field is null or p -> p_field = 'null' then return p_default; end if;
  if jsonb_typeof(p -> p_field) <> 'boolean' then
    perform base.refuse('choice_invalid', jsonb_build_object('field', p_field, 'typed', p ->> p_field, 'choices', 'true, false'));
  end if;
  return (p -> p_field)::boolean;
end $$;
comment on function catalog.yes_of(jsonb, text, boolean) is 'True or false; the default where there is none.';

create or replace function catalog.word_of(p jsonb, p_field text, p_words text[], p_default text) returns text
language plpgsql as $$
declare v text := coalesce(p ->> p_field, p_default);
begin
  if v is null or v <> all (p_words) then
    perform base.refuse('choice_invalid', jsonb_build_object('field', p_field, 'typed', v, 'choices', array_to_string(p_words, ', ')));
  end if;
  return v;
end $$;
comment on function catalog.word_of(jsonb, text, text[], text) is 'One of a list of words; the default where there is none.';

create or replace function catalog.date_of(p jsonb, p_field text) returns date
language plpgsql as $$
declare v text := nullif(p ->> p_field, '');
begin
  if v is null then return null; end if;
  if v !~ '^\d{4}-\d{2}-\d{2}$' then perform base.refuse('date_invalid', jsonb_build_object('field', p_field, 'typed', v)); end if;
  return v::date;
exception when datetime_field_overflow or invalid_datetime_format then
  perform base.refuse('date_invalid', jsonb_build_object('field', p_field, 'typed', v));
end $$;
comment on function catalog.date_of(jsonb, text) is 'A day of the calendar, as 2026-12-05; one that does not exist is refused.';

create or replace function catalog.time_of(p jsonb, p_field text) returns time
language plpgsql as $$
declare v text := nullif(p ->> p_field, '');
begin
  if v is null then return null; end if;
  if v !~ '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$' then perform base.refuse('time_invalid', jsonb_build_object('field', p_field, 'typed', v)); end if;
  return v::time;
end $$;
comment on function catalog.time_of(jsonb, text) is 'A time of day, as 18:00.';

create or replace function catalog.instant_of(p jsonb, p_field text) returns timestamptz
language plpgsql as $$
declare v text := nullif(p ->> p_field, '');
begin
  if v is null then return null; end if;
  -- Without an offset it would be read in the server's zone.
  if v !~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}(:?\d{2})?)$' then
    perform base.refuse('date_invalid', jsonb_build_object('field', p_field, 'typed', v));
  end if;
  return v::timestamptz;
exception when datetime_field_overflow or invalid_datetime_format then
  perform base.refuse('date_invalid', jsonb_build_object('field', p_field, 'typed', v));
end $$;
comment on function catalog.instant_of(jsonb, text) is 'A moment with its offset, as 2026-12-05T10:00:00Z.';

create or replace function catalog.hours_of(p jsonb, p_field text) returns jsonb
language plpgsql as $$
declare
  v jsonb := p -> p_field;
  d record;
  i jsonb;
  v_last time;
  v_from time;
  v_until time;
begin
  if v is null or v = 'null' then return '{}'; end if;
  if jsonb_typeof(v) <> 'object' then perform base.refuse('hours_invalid', jsonb_build_object('field', p_field)); end if;
  for d in select e.key as day, e.value as list from jsonb_each(v) e order by 1 loop
    if d.day !~ '^[1-7]$' or jsonb_typeof(d.list) <> 'array' then perform base.refuse('hours_invalid', jsonb_build_object('field', p_field, 'day', d.day)); end if;
    v_last := null;
    for i in select x from jsonb_array_elements(d.list) x loop
      if jsonb_typeof(i) <> 'array' or jsonb_array_length(i) <> 2
         or i ->> 0 !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' or i ->> 1 !~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' then
        perform base.refuse('hours_invalid', jsonb_build_object('field', p_field, 'day', d.day));
      end if;
      v_from := i ->> 0;
      v_until := i ->> 1;
      if v_from = v_until then perform base.refuse('hours_empty', jsonb_build_object('field', p_field, 'day', d.day, 'from', i ->> 0)); end if;
      -- Only a day's last stretch may reach past midnight, and none may begin before the one before it has ended.
      if v_last is not null and v_from < v_last or v_last = time '00:00' then perform base.refuse('hours_overlap', jsonb_build_object('field', p_field, 'day', d.day, 'from', i ->> 0)); end if;
      v_last := case when v_until < v_from then time '00:00' else v_until end;
    end loop;
  end loop;
  -- A day with no stretch is a closed day, written as none.
  return coalesce((select jsonb_object_agg(e.key, e.value) from jsonb_each(v) e where jsonb_array_length(e.value) > 0), '{}');
end $$;
comment on function catalog.hours_of(jsonb, text) is 'Hours by ISO weekday, {"1": [["09:00", "12:00"], ["13:00", "22:00"]]}: in order, without overlap; a day''s last stretch may end after midnight.';

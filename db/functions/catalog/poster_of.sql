create or replace function catalog.poster_of(p jsonb) returns bytea
language plpgsql as $$
declare v bytea;
begin
  if p ->> 'poster' is null then return null; end if;
  if length(p ->> 'poster') > 1500000 then perform base.refuse('poster_too_large', '{"field": "poster", "most": 1}'); end if;
  begin
    v := decode(p ->> 'poster', 'base64');
  exception when data_exception then perform base.refuse('poster_not_image', '{"field": "poster"}');
  end;
  if octet_length(v) > 1048576 then perform base.refuse('poster_too_large', '{"field": "poster", "most": 1}'); end if;
  -- A JPEG begins and ends so; the client has made it anew, and only what it decodes again is ever shown.
  if octet_length(v) < 100 or substring(v from 1 for 3) <> '\xffd8ff' or substring(v from octet_length(v) - 1) <> '\xffd9' then
    perform base.refuse('poster_not_image', '{"field": "poster"}');
  end if;
  return v;
end $$;
comment on function catalog.poster_of(jsonb) is 'The poster of a record: a JPEG in base64, at most 1 MiB.';

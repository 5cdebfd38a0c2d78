create or replace function checkin.door_key(p_venue bigint) returns bytea
language sql stable as $$
  select public.hmac(convert_to('door.' || p_venue, 'UTF8'), (select s.value from base.secret s where s.name = 'short_code'), 'sha256');
$$;
comment on function checkin.door_key(bigint) is 'The key a venue''s doors hash short codes with when the server is away; the secret itself never leaves the database.';

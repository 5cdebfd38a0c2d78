-- The demo data: made once, by the cluster's superuser, in an empty migrated database. Everything is drawn from fixed lists
-- by hashes of row keys, never from a random generator, so plans and parallel workers change nothing: the same size and
-- the same moment give the same rows. Work tables are temporary and begin with d_.
create schema if not exists demo;
comment on schema demo is 'Makes the demo data; only a superuser enters.';
revoke all on schema demo from public;

create or replace function demo.rnd(p_key bigint, p_salt int) returns float8
language sql immutable strict parallel safe
return ((hashint8extended(p_key, p_salt) >> 11) & 9007199254740991)::float8 / 9007199254740992.0;
comment on function demo.rnd(bigint, int) is 'A number in [0, 1) that a key always gets; another salt, another number.';

create or replace function demo.pick(p_list text[], p_key bigint, p_salt int) returns text
language sql immutable strict parallel safe
return p_list[1 + floor(demo.rnd(p_key, p_salt) * cardinality(p_list))::int];
comment on function demo.pick(text[], bigint, int) is 'The element of a list that a key always gets.';

create or replace function demo.uuid(p_kind text, p_key bigint) returns uuid
language sql immutable strict parallel safe
return md5(p_kind || '.' || p_key)::uuid;
comment on function demo.uuid(text, bigint) is 'Request and scan keys of made rows.';

-- How busy things are. fill shares are of a whole day's stock; past and recent weeks, today and the weeks to come differ.
create or replace function demo.settings(p_size text, p_now timestamptz) returns table(size text, now_at timestamptz, zone text, today date, back int, ahead int,
  customers int, crowd int, rush int, rush_day int, past_fill float8, recent_fill float8, past_visitors float8, recent_visitors float8, most_orders int)
language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
begin
  if p_size = 'small' then
    return query select p_size, p_now, 'Asia/Shanghai', (p_now at time zone 'Asia/Shanghai')::date, 35, 21, 600, 160, 160, 0, 0.32::float8, 0.5::float8, 0.12::float8, 0.25::float8, 1000000;
  elsif p_size = 'large' then
    return query select p_size, p_now, 'Asia/Shanghai', (p_now at time zone 'Asia/Shanghai')::date, 730, 21, 100000, 1350, 5200, -40, 0.8::float8, 0.8::float8, 1.0::float8, 1.0::float8, 1000000;
  else
    raise exception 'There is no demo data of size "%"; the sizes are small and large.', p_size using errcode = 'invalid_parameter_value';
  end if;
end $$;
comment on function demo.settings(text, timestamptz) is 'What a size means: days back and ahead, customers, places of the aquarium (crowd) and of its one rush day, and how full slots get.';

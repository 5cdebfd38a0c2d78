create or replace function checkin.short_code_hash(p_code text) returns bytea
language sql stable as $$
  select public.hmac(convert_to('lookup.' || p_code, 'UTF8'), (select s.value from base.secret s where s.name = 'short_code'), 'sha256');
$$;
comment on function checkin.short_code_hash(text) is 'The keyed hash a short code is found by.';

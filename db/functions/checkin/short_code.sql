create or replace function checkin.short_code(p_ticket bigint, p_salt int) returns text
language plpgsql stable as $$
declare
  v_alphabet constant text := '0123456789ABCDEFGHJKLMNPQRSTUVWX';
  h bytea := public.hmac(convert_to(p_ticket || '.' || p_salt, 'UTF8'), (select s.value from base.secret s where s.name = 'short_code'), 'sha256');
  v text := '';
begin
  for i in 0..6 loop
    v := v || substr(v_alphabet, (get_byte(h, i) & 31) + 1, 1);
  end loop;
  return v || checkin.check_character(v);
end $$;
comment on function checkin.short_code(bigint, int) is 'The 8-character entry code of a ticket: 35 bits of a keyed hash of its id and an ISO 7064 check character; never stored.';

-- The check character of a ticket's short code: ISO/IEC 7064, hybrid system MOD 33,32, over the alphabet 0-9 A-X
-- without I and O. models/checkin/ShortCode.h states the steps; both sides are tested against one table of values.
create or replace function checkin.check_character(payload text) returns text
language plpgsql immutable strict parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
  alphabet constant text := '0123456789ABCDEFGHJKLMNPQRSTUVWX';
  p integer := 32;
  v integer;
begin
  for i in 1 .. length(payload) loop
    v := position(substr(payload, i, 1) in alphabet) - 1;
    -- Refused rather than null: a null would pass through a check constraint.
    if v < 0 then
      raise exception 'code_unreadable' using errcode = 'VD000', detail = '{}';
    end if;
    p := (p + v) % 32;
    if p = 0 then
      p := 32;
    end if;
    p := (p * 2) % 33;
  end loop;
  return substr(alphabet, (33 - p) % 32 + 1, 1);
end
$$;
comment on function checkin.check_character(text) is
  'Check character (ISO/IEC 7064 hybrid MOD 33,32) of a short code''s payload; code_unreadable for a character outside the alphabet.';

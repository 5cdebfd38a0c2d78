create or replace function operators.read_wish(p_operator jsonb, p_mine bigint[], out display_name text, out roles text[], out venues bigint[])
language plpgsql stable as $$
begin
  display_name := btrim(normalize(coalesce(p_operator ->> 'display_name', ''), nfc));
  if display_name = '' then perform base.refuse('name_required'); end if;
  if char_length(display_name) > 200 then perform base.refuse('name_too_long', jsonb_build_object('length', char_length(display_name), 'most', 200)); end if;
  if jsonb_typeof(p_operator -> 'roles') is distinct from 'array' or jsonb_array_length(p_operator -> 'roles') not between 1 and 7 then perform base.refuse('roles_required'); end if;
  roles := array(select distinct r from jsonb_array_elements_text(p_operator -> 'roles') r order by 1);
  if not roles <@ array['front_desk', 'desk_lead', 'door', 'finance', 'administrator', 'auditor', 'service'] then perform base.refuse('role_unknown'); end if;
  if jsonb_typeof(p_operator -> 'venues') is distinct from 'array' or jsonb_array_length(p_operator -> 'venues') not between 1 and 1000 then perform base.refuse('venues_required'); end if;
  venues := array(select distinct v::bigint from jsonb_array_elements_text(p_operator -> 'venues') v order by 1);
  if not venues <@ p_mine then perform base.refuse('foreign_venue', jsonb_build_object('fault', 'denied')); end if;
end $$;
comment on function operators.read_wish(jsonb, bigint[]) is 'Reads and checks what an administrator wants of an operator; its venues are among the administrator''s own.';

create or replace function operators.enter(p_venue bigint, variadic p_roles text[]) returns void
language plpgsql stable as $$
declare r text;
begin
  if p_venue is null or not exists (select from operators.operator_venue v where v.login = session_user and v.venue_id = p_venue and v.active) then
    perform operators.refuse_entry();
  end if;
  foreach r in array p_roles loop
    if pg_has_role(session_user, 'vd_' || r, 'member') then return; end if;
  end loop;
  perform base.refuse('not_allowed', jsonb_build_object('fault', 'denied', 'roles', to_jsonb(p_roles)));
end $$;
comment on function operators.enter(bigint, text[]) is 'Every door''s first line: the login is active, sees this venue and has one of the roles.';

create or replace function operators.enter(p_venue bigint, variadic p_roles text[]) returns boolean
language plpgsql stable as $$
declare
  v_role text;
  v_sees boolean;
begin
  select true into v_sees from operators.operator_venue v where v.login = session_user and v.venue_id = p_venue and v.active
     -- What is counted under a lock must be what is committed, not what an older snapshot of a hand-typed transaction shows.
     and current_setting('transaction_isolation') = 'read committed';
  if not found then perform operators.refuse_entry(); end if;
  foreach v_role in array p_roles loop
    if pg_has_role(session_user, 'vd_' || v_role, 'member') then return true; end if;
  end loop;
  perform base.refuse('not_allowed', jsonb_build_object('fault', 'denied', 'roles', to_jsonb(p_roles)));
end $$;
comment on function operators.enter(bigint, text[]) is 'Every door''s first line: the login is active, sees this venue and has one of the roles; else it is refused. True, so that a hot door may assign it, which costs less than PERFORM.';

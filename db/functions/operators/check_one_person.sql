create or replace function operators.check_one_person(p_venue bigint) returns void
language plpgsql stable as $$
begin
  if exists (select from operators.operator_venue v where v.venue_id = p_venue and v.login <> session_user and 'administrator' = any (operators.roles_of(v.login))) then
    perform base.refuse('other_administrators');
  end if;
end $$;
comment on function operators.check_one_person(bigint) is 'Two-person rules may be switched off only by a venue''s only administrator; a disabled one counts.';

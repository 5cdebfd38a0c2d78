create or replace function operators.keep_administrator(p_login name, p_roles text[], p_venues bigint[]) returns void
language plpgsql stable as $$
declare v_venue bigint;
begin
  if not 'administrator' = any (operators.roles_of(p_login)) then return; end if;
  select o.venue_id into v_venue from operators.operator_venue o
   where o.login = p_login and not ('administrator' = any (p_roles) and o.venue_id = any (p_venues))
     and not exists (select from operators.operator_venue x where x.venue_id = o.venue_id and x.login <> p_login and x.active and 'administrator' = any (operators.roles_of(x.login)))
   limit 1;
  if found then
    perform base.refuse('last_administrator', jsonb_build_object('venue', (select v.name from catalog.venue v where v.id = v_venue)));
  end if;
end $$;
comment on function operators.keep_administrator(name, text[], bigint[]) is 'Refuses a change that would leave a venue without an active administrator.';

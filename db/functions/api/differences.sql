create or replace function api.differences(p_venue bigint) returns int
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead', 'door', 'finance', 'administrator', 'auditor');
  return (select count(*)::int from inventory.differences_of_days(p_venue, base.venue_day(p_venue, base.now()) - 1, 'infinity'));
end $$;
comment on function api.differences(bigint) is 'Every role: how many slots'' counters differ from their items, of yesterday''s slots and all that can still be sold or used: the light in the window. api.recount looks at everything.';

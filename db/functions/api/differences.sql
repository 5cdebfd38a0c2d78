create or replace function api.differences(p_venue bigint) returns int
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'front_desk', 'desk_lead', 'door', 'finance', 'administrator', 'auditor');
  return (select count(*)::int from inventory.differences(p_venue));
end $$;
comment on function api.differences(bigint) is 'Every role: how many slots'' counters differ from their items.';

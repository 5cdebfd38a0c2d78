create or replace function operators.administered() returns bigint[]
language plpgsql stable as $$
declare v bigint[] := array(select x.venue_id from operators.operator_venue x where x.login = session_user and x.active order by 1);
begin
  perform operators.enter(v[1], 'administrator');
  return v;
end $$;
comment on function operators.administered() is 'First line of the doors over operators: the caller is an active administrator; answers its venues.';

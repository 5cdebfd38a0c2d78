create or replace function operators.venues_of(p_login name) returns bigint[]
language sql stable as $$
  select array(select v.venue_id from operators.operator_venue v where v.login = p_login order by 1);
$$;
comment on function operators.venues_of(name) is 'The venues a login was given, active or not.';

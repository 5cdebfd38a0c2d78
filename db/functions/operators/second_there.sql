create or replace function operators.second_there(p_login name, p_venues bigint[]) returns boolean
language sql stable as $$
  select exists (select from operators.operator o where o.login not in (p_login, session_user) and not o.disabled and 'administrator' = any (operators.roles_of(o.login))
                    and not exists (select from unnest(p_venues) v where not exists (select from operators.operator_venue x where x.login = o.login and x.venue_id = v and x.active)));
$$;
comment on function operators.second_there(name, bigint[]) is 'Whether another active administrator of all these venues is there to approve something about this operator.';

create or replace function operators.guarded(p_self boolean, p_old_roles text[], p_old_venues bigint[], p_roles text[], p_venues bigint[]) returns boolean
language sql stable as $$
  -- Money roles, and the administrator's: who could give that alone could make the second administrator.
  with watched(role) as (select unnest(case when p_self then array['front_desk', 'desk_lead', 'door', 'finance', 'administrator', 'auditor', 'service']
                                            else array['front_desk', 'desk_lead', 'finance', 'administrator', 'service'] end)),
  pair(role, venue, before, after) as (
    select w.role, v.id, w.role = any (p_old_roles) and v.id = any (p_old_venues), w.role = any (p_roles) and v.id = any (p_venues)
      from watched w cross join catalog.venue v where v.id = any (p_old_venues || p_venues) and not v.one_person)
  select exists (select from pair p where (p.after and not p.before) or (p.before and not p.after and p.role = 'administrator' and not p_self));
$$;
comment on function operators.guarded(boolean, text[], bigint[], text[], bigint[]) is 'Whether a change of roles and venues needs a second administrator: it gives a money role or the administrator''s at a venue with two-person rules, gives the asker anything, or takes the administrator''s role from somebody else.';

create or replace function operators.save(p_operator jsonb, p_mine bigint[]) returns name
language plpgsql as $$
declare
  w record;
  o operators.operator;
  v_login name := (p_operator ->> 'login')::name;
  v_new boolean := coalesce((p_operator ->> 'id')::bigint, 0) = 0;
  v_roles text[];
  v_venues bigint[];
  v_guarded boolean;
  v_self boolean := v_login = session_user;
  v_now_roles text[];
  v_now_venues bigint[];
begin
  select * into w from operators.read_wish(p_operator, p_mine);
  if v_new then
    if coalesce(p_operator ->> 'login', '') !~ '^[a-z][a-z0-9_.-]{1,31}$' or v_login ~ '^(pg_|vd_|postgres$|public$|none$)' then perform base.refuse('login_invalid'); end if;
    insert into operators.operator(login, display_name, must_change_password, password_set_at) values (v_login, w.display_name, true, base.now()) on conflict (login) do nothing;
    if not found then perform base.refuse('login_taken', jsonb_build_object('login', v_login, 'fault', 'conflict')); end if;
    if p_operator ->> 'verifier' is null then perform base.refuse('verifier_invalid'); end if;
    perform operators.account(v_login, true, p_operator ->> 'verifier', clock_timestamp() + interval '3 days', null, true);
  else
    o := operators.manage(v_login, p_mine);
    if o.version is distinct from (p_operator ->> 'version')::int then perform base.refuse('stale', jsonb_build_object('fault', 'conflict')); end if;
    update operators.operator x set display_name = w.display_name, version = x.version + 1 where x.login = v_login;
    perform operators.withdraw(v_login, 'rights');
  end if;
  v_roles := operators.roles_of(v_login);
  v_venues := operators.venues_of(v_login);
  v_guarded := operators.guarded(v_self, v_roles, v_venues, w.roles, w.venues);
  perform operators.keep_administrator(v_login, w.roles, w.venues);
  v_now_roles := w.roles;
  v_now_venues := w.venues;
  if v_guarded then
    -- At once: what is taken away, and what anybody may be given; the rest waits. An administrator stays one meanwhile.
    v_now_roles := array(select r from unnest(v_roles || w.roles) r
                          where (r = any (w.roles) and (r = any (v_roles) or (r in ('door', 'auditor') and not v_self))) or (r = 'administrator' and r = any (v_roles))
                          group by r order by r);
    if v_now_roles && array['administrator'] then v_now_venues := v_venues;
    elsif v_now_roles && array['front_desk', 'desk_lead', 'finance', 'service'] then v_now_venues := array(select v from unnest(w.venues) v where v = any (v_venues));
    end if;
  end if;
  perform operators.set_rights(v_login, v_now_roles, v_now_venues);
  perform operators.note(array(select distinct v from unnest(v_venues || w.venues) v), 'save_operator', jsonb_build_object('login', v_login, 'display_name', w.display_name, 'new', v_new,
    'roles_before', to_jsonb(v_roles), 'roles', to_jsonb(v_now_roles), 'venues_before', to_jsonb(v_venues), 'venues', to_jsonb(v_now_venues),
    'proposal', case when v_guarded then operators.propose(v_login, 'rights', w.roles, w.venues, null) end, 'proposed_roles', case when v_guarded then to_jsonb(w.roles) end));
  return v_login;
end $$;
comment on function operators.save(jsonb, bigint[]) is 'Makes or changes an operator; what needs a second administrator becomes a proposal, the rest happens at once.';

create or replace function operators.as_json(p_login name, p_mine bigint[]) returns jsonb
language sql stable as $$
  select jsonb_build_object('id', o.id, 'login', o.login, 'display_name', o.display_name, 'roles', to_jsonb(operators.roles_of(o.login)),
      -- Of venues the reader does not see only the fact that there are some.
      'venues', to_jsonb(array(select v from unnest(operators.venues_of(o.login)) v where v = any (p_mine))), 'manageable', operators.venues_of(o.login) <@ p_mine,
      'own', o.login = session_user, 'disabled', o.disabled, 'must_change_password', o.must_change_password, 'last_sign_in_at', o.last_sign_in_at, 'version', o.version,
      'proposals', (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'kind', p.kind, 'roles', to_jsonb(p.roles), 'venues', to_jsonb(p.venues), 'asked_by', p.asked_by,
            'asked_at', p.asked_at, 'expires_at', p.expires_at, 'own', p.asked_by = session_user) order by p.id), '[]')
          from operators.proposal p where p.login = o.login and p.state = 'waiting' and p.expires_at > base.now() and p.venues <@ p_mine))
    from operators.operator o where o.login = p_login;
$$;
comment on function operators.as_json(name, bigint[]) is 'An operator as an administrator of these venues sees it, with the proposals that wait for an answer.';

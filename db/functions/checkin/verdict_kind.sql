create or replace function checkin.verdict_kind(p_code text) returns text
language sql immutable parallel safe as $$
  select case when p_code in ('admitted', 'left', 'undone') then 'admitted'
              when p_code in ('already_used', 'too_early', 'other_day', 'too_late', 'not_inside', 'wrong_door') then 'attention' else 'refused' end;
$$;
comment on function checkin.verdict_kind(text) is 'How a verdict is shown: admitted, attention or refused.';

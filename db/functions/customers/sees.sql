create or replace function customers.sees(p_field text, p_screen text) returns boolean
language plpgsql stable as $$
begin
  -- The entrance masks for everybody; elsewhere who holds several roles sees what the most seeing of them does.
  if p_screen = 'entrance' then return false; end if;
  if pg_has_role(session_user, 'vd_front_desk', 'member') or pg_has_role(session_user, 'vd_desk_lead', 'member') or pg_has_role(session_user, 'vd_auditor', 'member') then return true; end if;
  -- Finance knows people by name, and calls them about money without an order and about what a stop cost them.
  return pg_has_role(session_user, 'vd_finance', 'member') and p_screen <> 'board'
     and (p_field = 'name' or p_field = 'phone' and p_screen in ('work_list', 'stop_orders'));
end $$;
comment on function customers.sees(text, text) is 'The masking rule: whether the signed-in role sees a person''s name, phone, document tail or note clear on a screen (entrance, board, order, find_orders, …). tests/db/masking.txt shows what comes of it.';

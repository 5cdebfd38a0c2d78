create or replace function customers.shown(p_field text, p_value text, p_screen text) returns text
language sql stable as $$
  select case when customers.sees(p_field, p_screen) then case p_field when 'document' then '***' || p_value else p_value end else customers.masked(p_field, p_value) end;
$$;
comment on function customers.shown(text, text, text) is 'A person''s name, phone, document tail or note as the signed-in role sees it on a screen.';

drop function if exists api.money_rows(bigint, date, text);
create or replace function api.money_rows(p_venue bigint, p_day date, p_channel text) returns table(kind text, id bigint, at timestamptz, channel text, order_no text, order_id bigint,
  amount_minor bigint, currency text, applied boolean, request_no text, channel_no text, actor text, shift_id bigint, for_day date)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'finance', 'auditor');
  return query select m.* from finance.money_rows(p_venue, p_day) m where coalesce(p_channel, '') in ('', m.channel) order by m.at, m.kind, m.id;
end $$;
comment on function api.money_rows(bigint, date, text) is 'Finance: the payments and refunds below a day''s totals, of one channel or of all.';

create or replace function api.work_list(p_venue bigint, p_list text, p_from date, p_until date) returns table(key text, payment_id bigint, part_id bigint, order_id bigint, order_no text, customer_name text,
  customer_phone text, channel text, number text, state text, amount_minor bigint, currency text, since timestamptz, tries int, next_try_at timestamptz, note text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform operators.enter(p_venue, 'finance', 'auditor');
  if coalesce(p_list, '') not in ('refunds', 'unapplied', 'outstanding', 'surplus', 'fees') then perform base.refuse('request_malformed'); end if;
  if p_list = 'fees' and (p_from is null or p_until is null or not isfinite(p_from) or not isfinite(p_until) or p_until < p_from or p_until - p_from > 400) then perform base.refuse('range_invalid'); end if;
  return query
    select w.key, w.payment_id, w.part_id, w.order_id, w.order_no, coalesce(customers.shown('name', c.name, 'work_list'), ''), coalesce(customers.shown('phone', c.phone_typed, 'work_list'), ''),
           w.channel, w.number, w.state, w.amount_minor, w.currency, w.since, w.tries, w.next_try_at, w.note
      from finance.work_rows(p_venue, p_list, p_from, p_until) w left join customers.customer c on c.id = w.customer_id order by w.since, w.key limit 5000;
end $$;
comment on function api.work_list(bigint, text, date, date) is 'Finance: a work list (refunds, unapplied, outstanding, surplus; fees of some days), oldest first, with whom to phone.';

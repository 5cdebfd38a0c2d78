create or replace function payments.take_tenders(p_now timestamptz, o orders.order, p_tenders jsonb, p_request uuid) returns bigint
language plpgsql as $$
declare
  t record;
  v_sum bigint := 0;
  v_payment bigint;
  v_units bigint;
  v_shift bigint;
begin
  if p_tenders is null or jsonb_typeof(p_tenders) <> 'array' or jsonb_array_length(p_tenders) not between 1 and 20 then perform base.refuse('amount_invalid'); end if;
  -- Share-locked: a drawer is not counted and closed while money is on its way into it.
  select s.id into v_shift from finance.shift s where s.venue_id = o.venue_id and s.closed_at is null
     and s.terminal = current_setting('application_name') and s.operator = session_user for share;
  -- Benefits first, then the rest: the order in which they are undone in reverse.
  for t in select r.n, r.channel, r.amount_minor, r.given_minor, nullif(btrim(r.channel_no), '') as channel_no, r.account, r.item
             from rows from (jsonb_to_recordset(p_tenders) as (channel text, amount_minor bigint, given_minor bigint, channel_no text, account bigint, item bigint))
                  with ordinality as r(channel, amount_minor, given_minor, channel_no, account, item, n) order by r.channel is distinct from 'benefit', r.account, r.n loop
    if t.channel is null or t.channel not in ('cash', 'card', 'transfer', 'benefit', 'wechat', 'alipay') then perform base.refuse('channel_unknown', jsonb_build_object('channel', t.channel)); end if;
    if t.amount_minor is null or t.amount_minor <= 0 then perform base.refuse('amount_invalid', jsonb_build_object('amount_minor', t.amount_minor)); end if;
    if t.channel = 'cash' and t.given_minor < t.amount_minor then
      perform base.refuse('given_too_little', jsonb_build_object('given_minor', t.given_minor, 'amount_minor', t.amount_minor, 'currency', o.currency));
    end if;
    -- Cash goes into a drawer, and the drawer is somebody's.
    if t.channel = 'cash' and v_shift is null then perform base.refuse('shift_not_open'); end if;
    -- A channel's payment that staff tell has its number: by it the statement is matched, and no other order is paid with it.
    if t.channel in ('wechat', 'alipay') and t.channel_no is null then perform base.refuse('channel_no_required', jsonb_build_object('channel', t.channel)); end if;
    if t.given_minor < 0 then perform base.refuse('amount_invalid', jsonb_build_object('amount_minor', t.given_minor)); end if;
    if char_length(t.channel_no) > 200 then perform base.refuse('text_too_long', jsonb_build_object('field', 'channel_no', 'most', 200)); end if;
    v_units := case when t.channel = 'benefit' then benefits.units_for(p_now, o, t.account, t.item, t.amount_minor) end;
    v_sum := v_sum + t.amount_minor;
    insert into payments.payment(venue_id, order_id, applied, request_no, channel, channel_no, asked_minor, amount_minor, currency, state, given_minor, shift_id, paid_at, money_day,
                                 account_id, units, by_hand, raw, created_at)
      values (o.venue_id, o.id, true, p_request || '-' || t.n, t.channel, t.channel_no, t.amount_minor, t.amount_minor, o.currency, 'succeeded', t.given_minor,
              case when t.channel <> 'benefit' then v_shift end, p_now, payments.money_day(o.venue_id, p_now, p_now), t.account, v_units, t.channel in ('wechat', 'alipay'),
              case when t.item is not null then jsonb_build_object('item', t.item) else '{}' end, p_now)
      returning id into v_payment;
    if t.channel = 'benefit' then
      perform benefits.take(p_now, t.account, v_units, v_payment);
      -- Uses and minutes pay for their line; stored value is money.
      update orders.item i set covered_by = v_payment, covered_minor = t.amount_minor from benefits.account a where i.id = t.item and i.order_id = o.id and a.id = t.account and a.kind <> 'stored_value';
    end if;
  end loop;
  return v_sum;
end $$;
comment on function payments.take_tenders(timestamptz, orders.order, jsonb, uuid) is 'Records the tenders of one payment at the desk [{channel, amount_minor, given_minor, channel_no, account, item}]; returns their sum. Benefits are taken first; cash in the person''s own open shift only.';

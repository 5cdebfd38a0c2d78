create or replace function payments.quote(p_now timestamptz, p_order bigint, p_lines jsonb) returns table(item_id bigint, quantity int, of_quantity int, amount_minor bigint, fee_minor bigint,
  free_until timestamptz, late boolean, refused text, whole_order boolean)
language sql stable as $$
  -- Amounts are net of adjustments; a part of an item is its rounded share, and what is left is the rest, so parts add up.
  select i.id, l.quantity, i.quantity, base.half_up(i.amount_minor + i.adjust_minor, l.quantity, i.quantity),
         case when i.suspended then case when kept.party > 0 then base.half_up(base.half_up(i.amount_minor + i.adjust_minor, l.quantity, i.quantity), kept.entered, kept.party) else 0 end else payments.fee(case when p_now <= f.until then pv.fee_kind else pv.late_fee_kind end, case when p_now <= f.until then pv.fee_value else pv.late_fee_value end,
           pv.fee_steps, base.half_up(i.amount_minor + i.adjust_minor, l.quantity, i.quantity), l.quantity, s.starts_at - p_now) end,
         f.until, p_now > f.until,
         case when i.suspended then null when pv.refund_mode = 'never' then 'refund_never' when p_now > f.until and pv.late_fee_kind = 'never' then 'refund_too_late' end,
         pv.whole_order
    from orders.item i
    join (select (x ->> 'item')::bigint as item, (x ->> 'quantity')::int as quantity, x as line from jsonb_array_elements(p_lines) x) l on l.item = i.id
    join catalog.policy_version pv on pv.id = i.policy_version_id
    join inventory.slot s on s.id = i.slot_id
    join catalog.venue v on v.id = i.venue_id
    cross join lateral (select payments.free_until(pv.refund_mode, pv.refund_free_until, s.starts_at, s.business_date, v.zone) as until) f
    -- Money for a slot that the venue stopped goes back whole, whatever the policy says; but for the share of those who are in,
    -- on the tickets that leave.
    cross join lateral (select case when i.suspended and i.use_state <> 'none' then orders.leaving(i.id, l.quantity, l.line) end as parts) g
    cross join lateral (select sum(t.entered) as entered, sum(t.party) as party from orders.parts(case when g.parts is not null then i.id end) q join checkin.ticket t on t.id = any (q.tickets)
                         where q.part = any (g.parts)) kept
   where i.order_id = p_order and i.stock_state <> 'released' and i.refund_id is null
   order by i.line_no;
$$;
comment on function payments.quote(timestamptz, bigint, jsonb) is 'What refunding these lines [{item, quantity}] gives now by each item''s own policy version: amount, fee, the last free moment, and the code of a refusal that a lead may override.';

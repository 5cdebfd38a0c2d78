create or replace function orders.adjust(p_now timestamptz, p_order bigint, p_amount bigint, p_kind text, p_reason text, p_approved_by name) returns void
language plpgsql as $$
declare o orders.order; v_left bigint; r record; v_share bigint; v_sum bigint;
begin
  select * into o from orders.order x where x.id = p_order;
  if p_amount = 0 then return; end if;
  -- What a pass or free hours paid for a line is that line's price: the rest takes the adjustment.
  select coalesce(sum(i.amount_minor + i.adjust_minor - i.covered_minor), 0) into v_sum from orders.item i where i.order_id = p_order and i.stock_state <> 'released';
  if v_sum + p_amount < 0 then perform base.refuse('amount_invalid', jsonb_build_object('least_minor', o.total_minor - v_sum, 'currency', o.currency)); end if;
  insert into orders.adjustment(venue_id, order_id, amount_minor, kind, reason, approved_by, at) values (o.venue_id, p_order, p_amount, p_kind, p_reason, p_approved_by, p_now);
  -- Split once, by what each live line costs beside that, rounded down; the remainder is on the first line.
  v_left := v_sum + p_amount;
  for r in select i.id, i.amount_minor + i.adjust_minor - i.covered_minor as net, row_number() over (order by i.line_no desc) as n, count(*) over () as lines
             from orders.item i where i.order_id = p_order and i.stock_state <> 'released' order by i.line_no desc loop
    v_share := case when r.n = r.lines then v_left when v_sum = 0 then 0 else floor(r.net::numeric * (v_sum + p_amount) / v_sum)::bigint end;
    update orders.item i set adjust_minor = i.adjust_minor + v_share - r.net where i.id = r.id;
    v_left := v_left - v_share;
  end loop;
  update orders.order x set total_minor = x.total_minor + p_amount, version = x.version + 1 where x.id = p_order;
end $$;
comment on function orders.adjust(timestamptz, bigint, bigint, text, text, name) is 'Adds an adjustment line and splits it once over the live items, so that line refunds add up to what is paid. The caller has locked the order.';

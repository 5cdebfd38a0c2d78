create or replace function checkin.standing(p_order_state text, p_ticket_state text, p_stock_state text, p_suspended boolean, p_refund bigint) returns text
language sql immutable parallel safe as $$
  select case
    -- Money on its way back is no ticket any more, also where only a line of the order goes.
    when p_order_state in ('REFUNDED', 'REFUNDING') or p_refund is not null and p_stock_state <> 'released' then 'refunded'
    when p_order_state in ('CANCELLED', 'CLOSED_TIMEOUT') then 'cancelled'
    when p_ticket_state = 'void' or p_stock_state = 'released' then 'refunded'
    when p_suspended then 'suspended'
    when p_order_state in ('HOLDING', 'PENDING_PAY') or p_stock_state = 'held' then 'not_paid'
    else 'ok' end;
$$;
comment on function checkin.standing(text, text, text, boolean, bigint) is 'Whether a ticket is one at all, whatever the time: ok, refunded, cancelled, suspended, not_paid; the strongest first. Doors with and without the server go by this one rule.';

create or replace function operators.approval_role(p_action text) returns text
language sql immutable parallel safe as $$
  select case when p_action in ('refund', 'refund_payment', 'adjust_price', 'settle_shortfall', 'hold', 'add_items', 'reschedule', 'join_waitlist', 'accept_offer') then 'desk_lead' end;
$$;
comment on function operators.approval_role(text) is 'The role whose approval an action can be given by; null for an action that nobody approves.';

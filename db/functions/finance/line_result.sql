create or replace function finance.line_result(p_file_state text, p_file_minor bigint, p_our_state text, p_our_minor bigint) returns text
language sql immutable as $$
  -- Money that corrections have booked away is money that did not come.
  select case when (p_file_state = 'succeeded') <> (p_our_state = 'succeeded' and p_our_minor <> 0) then 'state_differs'
              when p_file_state = 'succeeded' and p_file_minor <> p_our_minor then 'amount_differs' else 'matched' end;
$$;
comment on function finance.line_result(text, bigint, text, bigint) is 'What comes of a line that belongs to a payment or refund of ours.';

create or replace function finance.correction_kinds(p_kind text, p_evidence jsonb) returns text[]
language sql immutable as $$
  select case
    when p_kind = 'money_differs' and p_evidence -> 'paid_minor' = p_evidence -> 'counted_minor' then array['accept']
    when p_kind in ('stock_differs', 'stock_move_does_not_fit', 'money_differs') then array['recount', 'accept']
    when p_kind = 'statement_missing_here' and p_evidence ->> 'kind' = 'payment' then array['book_payment', 'accept']
    when p_kind = 'statement_missing_here' then array['book_loss', 'accept']
    when p_kind = 'statement_missing_there' and p_evidence ->> 'kind' = 'payment' then array['book_loss', 'accept']
    when p_kind = 'statement_missing_there' then array['resend_refund', 'accept']
    when p_kind = 'statement_amount_differs' and p_evidence ->> 'kind' = 'payment' and (p_evidence ->> 'file_minor')::bigint > (p_evidence ->> 'our_minor')::bigint
      then array['book_difference', 'book_loss', 'accept']
    when p_kind = 'statement_amount_differs' then array['book_loss', 'accept']
    when p_kind = 'statement_state_differs' and p_evidence ->> 'kind' = 'payment'
      then case when p_evidence ->> 'file_state' <> 'succeeded' then array['book_loss', 'accept'] when p_evidence ->> 'our_state' = 'corrected' then array['book_difference', 'book_loss', 'accept']
                when p_evidence ->> 'our_state' <> 'succeeded' then array['book_payment', 'accept'] else array['accept'] end
    when p_kind = 'statement_state_differs'
      then case when p_evidence ->> 'file_state' <> 'succeeded' then array['resend_refund', 'accept'] when p_evidence ->> 'our_state' = 'started' then array['book_refund', 'accept'] else array['book_loss', 'accept'] end
    else array['accept'] end;
$$;
comment on function finance.correction_kinds(text, jsonb) is 'How a discrepancy of a kind may be put right: recount (the counter becomes what its rows add up to), book_payment (money the channel has and we do not, or not yet), book_difference (what the channel has above our payment, as the customer''s money), book_loss (the difference to the account of differences), book_refund (a refund the channel made), resend_refund (one it never made, once more), accept (explained, nothing changes).';

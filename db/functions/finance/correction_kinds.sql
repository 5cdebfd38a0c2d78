create or replace function finance.correction_kinds(p_kind text, p_evidence jsonb) returns text[]
language sql immutable as $$
  select case when p_kind = 'money_differs' and p_evidence -> 'paid_minor' = p_evidence -> 'counted_minor' then array['accept']
              when p_kind in ('stock_differs', 'stock_move_does_not_fit', 'money_differs') then array['recount', 'accept']
              when p_evidence ->> 'kind' = 'payment' and (p_kind = 'statement_missing_here' or (p_kind = 'statement_state_differs' and p_evidence ->> 'file_state' = 'succeeded' and p_evidence ->> 'our_state' <> 'succeeded')) then array['book_payment', 'accept'] else array['accept'] end;
$$;
comment on function finance.correction_kinds(text, jsonb) is 'How a discrepancy of a kind may be put right: recount (the counter becomes what its rows add up to), book_payment (money the channel has and we do not, or not yet), accept (explained, nothing changes).';

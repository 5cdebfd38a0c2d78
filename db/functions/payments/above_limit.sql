create or replace function payments.above_limit(p_amount bigint, p_before bigint, p_limit bigint, p_currency text) returns jsonb
language sql immutable as $$
  select jsonb_build_object('why', 'above_limit', 'amount_minor', p_amount, 'limit_minor', p_limit, 'currency', p_currency)
         || case when p_before > 0 then jsonb_build_object('before_minor', p_before) else '{}' end;
$$;
comment on function payments.above_limit(bigint, bigint, bigint, text) is 'The facts of a refund above the front desk''s limit: the sum, the limit, and before_minor where earlier refunds of the order count too.';

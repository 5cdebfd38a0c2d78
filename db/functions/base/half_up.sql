create or replace function base.half_up(p_amount bigint, p_numerator bigint, p_denominator bigint) returns bigint
language sql immutable parallel safe as $$
  select floor((p_amount::numeric * p_numerator) / p_denominator + 0.5)::bigint;
$$;
comment on function base.half_up(bigint, bigint, bigint) is 'A share of an amount in minor units, rounded half up.';

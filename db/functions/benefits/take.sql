create or replace function benefits.take(p_now timestamptz, p_account bigint, p_units bigint, p_payment bigint) returns void
language plpgsql as $$
declare v_balance bigint; v_venue bigint;
begin
  update benefits.account a set balance = a.balance - p_units, version = a.version + 1 where a.id = p_account and a.balance >= p_units returning a.balance, a.venue_id into v_balance, v_venue;
  if not found then
    perform base.refuse('benefit_too_low', (select jsonb_build_object('name', a.name, 'balance', a.balance, 'wanted', p_units, 'fault', 'conflict') from benefits.account a where a.id = p_account));
  end if;
  insert into benefits.ledger(venue_id, account_id, delta, balance_after, payment_id, reason, at) values (v_venue, p_account, -p_units, v_balance, p_payment, 'payment', p_now);
end $$;
comment on function benefits.take(timestamptz, bigint, bigint, bigint) is 'Takes units from a benefit by conditional update, with its ledger row.';

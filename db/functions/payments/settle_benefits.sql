create or replace function payments.settle_benefits(p_now timestamptz, p_refund bigint) returns void
language plpgsql as $$
declare b record; v_units bigint; v_balance bigint;
begin
  -- A benefit goes back at once, to the account it came from: no channel and no drawer is needed.
  for b in
    select rp.id, rp.amount_minor, p.account_id, p.units, p.amount_minor as paid, p.refunded_minor, a.kind, rp.venue_id
      from payments.refund_part rp join payments.payment p on p.id = rp.payment_id join benefits.account a on a.id = p.account_id
     where rp.refund_id = p_refund and rp.state = 'started' and p.channel = 'benefit' order by p.account_id for no key update of a
  loop
    v_units := case b.kind when 'stored_value' then b.amount_minor
                 else base.half_up(b.units, b.refunded_minor, b.paid) - base.half_up(b.units, b.refunded_minor - b.amount_minor, b.paid) end;
    if v_units > 0 then
      update benefits.account a set balance = a.balance + v_units, version = a.version + 1 where a.id = b.account_id returning a.balance into v_balance;
      insert into benefits.ledger(venue_id, account_id, delta, balance_after, refund_part_id, reason, at) values (b.venue_id, b.account_id, v_units, v_balance, b.id, 'refund', p_now);
    end if;
    update payments.refund_part rp set state = 'succeeded', settled_at = p_now, money_day = payments.money_day(b.venue_id, p_now, p_now) where rp.id = b.id;
  end loop;
end $$;
comment on function payments.settle_benefits(timestamptz, bigint) is 'Gives the benefit parts of a refund back to their accounts; uses and minutes by share, adding up to the whole.';

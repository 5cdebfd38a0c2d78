create or replace function payments.count_again(rp payments.refund_part) returns boolean
language plpgsql as $$
begin
  update payments.payment p set refunded_minor = p.refunded_minor + rp.amount_minor where p.id = rp.payment_id and p.refunded_minor + rp.amount_minor <= p.amount_minor;
  return found;
end $$;
comment on function payments.count_again(payments.refund_part) is 'Counts a refund part that had failed against its payment again; false where the payment has not as much left.';

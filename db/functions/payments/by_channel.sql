create or replace function payments.by_channel(p payments.payment) returns boolean
language sql immutable parallel safe as $$
  select p.channel in ('wechat', 'alipay') and not p.by_hand;
$$;
comment on function payments.by_channel(payments.payment) is 'Whether a channel spoke for this payment itself: then it is asked to refund it too. Else staff pay out and say so.';

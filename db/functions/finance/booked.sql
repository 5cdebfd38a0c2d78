create or replace function finance.booked(p_venue bigint) returns table(kind text, id bigint, amount_minor bigint)
language sql stable as $$
  select x.kind, x.id, sum(x.amount)::bigint from (
      select 'payment' as kind, b.payment_id as id, b.amount_minor as amount from finance.booking b where b.venue_id = p_venue and b.payment_id is not null and b.side = 'payment'
      union all
      select 'payment', p.corrects_id, p.amount_minor from payments.payment p where p.venue_id = p_venue and p.corrects_id is not null and p.state = 'succeeded'
      union all
      select 'refund', b.part_id, -b.amount_minor from finance.booking b where b.venue_id = p_venue and b.part_id is not null and b.side = 'refund') x
   group by x.kind, x.id;
$$;
comment on function finance.booked(bigint) is 'What corrections added to payments and refund parts: with it each is what its channel has.';

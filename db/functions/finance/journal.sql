drop function if exists finance.journal(bigint, date, date);
create or replace function finance.journal(p_venue bigint, p_from date, p_until date)
returns table(day date, place int, entry text, key text, name text, account text, debit_minor bigint, credit_minor bigint, currency text)
language sql stable set jit = off as $$
  -- Money is the customers' until their day has come, then it is earned; what goes back after that day is unearned again.
  with account as materialized (select a.* from finance.accounts(p_venue) a),
  earned as (
    select s.business_date as day, p.category_id, sum(i.amount_minor + i.adjust_minor) as amount
      from inventory.slot s join orders.item i on i.slot_id = s.id and i.stock_state = 'sold' and not i.suspended join catalog.space p on p.id = s.space_id
     where s.venue_id = p_venue and s.business_date between p_from and p_until group by 1, 2),
  -- Given back later than the day it was for: earned on that day all the same, unearned on the day it went back.
  late as materialized (
    select s.business_date, r.money_day, p.category_id, l.amount_minor
      from payments.refund r join payments.refund_line l on l.refund_id = r.id join orders.item i on i.id = l.item_id join inventory.slot s on s.id = i.slot_id join catalog.space p on p.id = s.space_id
     where r.venue_id = p_venue and i.stock_state = 'released'
       and ((r.state = 'succeeded' and r.money_day >= p_from and s.business_date < r.money_day) or (r.state = 'started' and s.business_date between p_from and p_until))),
  v as (select x.currency from catalog.venue x where x.id = p_venue),
  -- Money of another currency is entries of its own.
  move(day, place, entry, key, debit_kind, debit_key, credit_kind, credit_key, amount, currency) as (
    select p.money_day, 1, 'payments', p.channel, 'channel', p.channel, 'customers', '', sum(p.amount_minor), p.currency
      from payments.payment p where p.venue_id = p_venue and p.money_day between p_from and p_until and p.state = 'succeeded' group by p.money_day, p.channel, p.currency
    union all
    select rp.money_day, 2, 'refunds', p.channel, 'customers', '', 'channel', p.channel, sum(rp.amount_minor), p.currency
      from payments.refund_part rp join payments.payment p on p.id = rp.payment_id
     where rp.venue_id = p_venue and rp.money_day between p_from and p_until and rp.state = 'succeeded' group by rp.money_day, p.channel, p.currency
    union all
    select r.money_day, 3, 'fees', '', 'customers', '', 'fee', '', sum(r.fee_minor), r.currency
      from payments.refund r where r.venue_id = p_venue and r.money_day between p_from and p_until and r.state = 'succeeded' group by r.money_day, r.currency
    union all
    select e.day, 4, 'earned', e.category_id::text, 'customers', '', 'revenue', e.category_id::text, sum(e.amount), (select v.currency from v)
      from (select x.* from earned x union all select l.business_date, l.category_id, l.amount_minor from late l where l.business_date between p_from and p_until) e group by 1, 4
    union all
    select l.money_day, 5, 'returned', l.category_id::text, 'revenue', l.category_id::text, 'customers', '', sum(l.amount_minor), (select v.currency from v)
      from late l where l.money_day between p_from and p_until group by 1, 4
    union all
    select b.money_day, 6, 'corrected', b.channel, case when b.up then 'channel' else b.account end, case when b.up then b.channel else '' end,
           case when b.up then b.account else 'channel' end, case when b.up then '' else b.channel end, sum(abs(b.amount_minor)), b.currency
      from (select x.*, x.amount_minor > 0 as up from finance.booking x where x.venue_id = p_venue and x.money_day between p_from and p_until) b group by b.money_day, b.channel, b.account, b.up, b.currency)
  select m.day, m.place, m.entry, m.key, a.name, a.account, case side when 1 then m.amount else 0 end::bigint, case side when 2 then m.amount else 0 end::bigint, m.currency::text
    from move m cross join generate_series(1, 2) side
    join account a on a.kind = case side when 1 then m.debit_kind else m.credit_kind end and a.key = case side when 1 then m.debit_key else m.credit_key end
   where m.amount <> 0 order by m.day, m.place, m.key, m.currency <> (select v.currency from v), m.currency, m.debit_kind, m.credit_kind, side;
$$;
comment on function finance.journal(bigint, date, date) is 'Double entries of some days: payments and refunds by channel, fees kept, revenue earned on the business date by category, revenue given back later, and corrections booked. Each amount stands once as debit and once as credit, in its own currency.';

create or replace function finance.accounts(p_venue bigint) returns table(kind text, key text, name text, account text, usual text)
language sql stable as $$
  with wanted(place, kind, key, name, usual) as (
    select 100 + c.place, 'channel', c.name, c.name, c.usual
      from (values (1, 'cash', '1001'), (2, 'card', '1002'), (3, 'transfer', '1002'), (4, 'wechat', '1012'), (5, 'alipay', '1012'), (6, 'benefit', '2241')) as c(place, name, usual)
    union all select 200, 'customers', '', '', '2203'
    union all select 300 + g.position, 'revenue', g.id::text, g.name, '6001' from catalog.category g where g.venue_id = p_venue
    union all select 1000000, 'fee', '', '', '6051'
    union all select 1000001, 'difference', '', '', '6603')
  select w.kind, w.key, w.name, coalesce(a.account, w.usual), w.usual
    from wanted w left join finance.account a on a.venue_id = p_venue and a.kind = w.kind and a.key = w.key order by w.place, w.name;
$$;
comment on function finance.accounts(bigint) is 'Every account the venue''s journal needs, as set or by the usual number (cash, bank, other money, money received in advance, revenue, other revenue, finance costs of the Chinese standard chart).';

create or replace function api.statement_rows(p_statement bigint, p_result text, p_after bigint, p_limit int) returns table(key bigint, line_no int, kind text, our_no text, channel_no text, amount_minor bigint,
  our_minor bigint, currency text, at timestamp, state text, result text, order_id bigint, order_no text, problem text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_venue bigint; v_limit int := least(greatest(coalesce(p_limit, 200), 1), 1000); v_currency text;
begin
  select s.venue_id, v.currency into v_venue, v_currency from finance.statement s join catalog.venue v on v.id = s.venue_id where s.id = p_statement;
  if not found then perform base.refuse('unknown_statement', jsonb_build_object('fault', 'missing')); end if;
  perform operators.enter(v_venue, 'finance', 'auditor');
  if p_result = 'bad' then
    return query
      select b.line_no::bigint, b.line_no, ''::text, ''::text, ''::text, 0::bigint, 0::bigint, v_currency, null::timestamp, ''::text, 'bad'::text, 0::bigint, b.text, b.code
        from finance.statement_bad_line b where b.statement_id = p_statement and b.line_no > coalesce(p_after, 0) order by b.line_no limit v_limit;
  elsif p_result = 'missing_there' then
    return query
      with booked as materialized (select x.* from finance.booked(v_venue) x)
      select g.id, 0, g.kind, coalesce(p.request_no, rp.request_no), coalesce(p.channel_no, rp.channel_no, ''), 0::bigint, coalesce(p.amount_minor, rp.amount_minor) + coalesce(b.amount_minor, 0), v_currency,
             coalesce(p.paid_at, rp.settled_at) at time zone v.zone, coalesce(p.state, rp.state), 'missing_there'::text, coalesce(o.id, 0), coalesce(o.order_no, ''), ''::text
        from finance.statement_gap g join catalog.venue v on v.id = g.venue_id left join booked b on b.kind = g.kind and b.id = g.id
        left join payments.payment p on g.kind = 'payment' and p.id = g.id left join payments.refund_part rp on g.kind = 'refund' and rp.id = g.id left join payments.refund r on r.id = rp.refund_id
        left join orders.order o on o.id = coalesce(p.order_id, r.order_id)
       where g.statement_id = p_statement and g.id > coalesce(p_after, 0) order by g.id limit v_limit;
  else
    return query
      with booked as materialized (select x.* from finance.booked(v_venue) x)
      select l.line_no::bigint, l.line_no, l.kind, l.our_no, l.channel_no, l.amount_minor, coalesce(p.amount_minor, rp.amount_minor, 0) + coalesce(b.amount_minor, 0), v_currency, l.at, l.state, coalesce(l.result, ''), coalesce(o.id, 0),
             coalesce(o.order_no, ''), ''::text
        from finance.statement_line l left join booked b on b.kind = l.kind and b.id = coalesce(l.payment_id, l.part_id) left join payments.payment p on p.id = l.payment_id left join payments.refund_part rp on rp.id = l.part_id left join payments.refund r on r.id = rp.refund_id
        left join orders.order o on o.id = coalesce(p.order_id, r.order_id)
       where l.statement_id = p_statement and l.line_no > coalesce(p_after, 0) and (coalesce(p_result, '') = '' or l.result = p_result) order by l.line_no limit v_limit;
  end if;
end $$;
comment on function api.statement_rows(bigint, text, bigint, int) is 'Finance: the rows of a statement with one result (empty: every line; bad: unreadable lines; missing_there: ours that the file lacks), page by page after a key.';

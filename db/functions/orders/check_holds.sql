create or replace function orders.check_holds(p_now timestamptz, l catalog.limits_version, p_customer bigint, p_desk boolean, p_but_order bigint) returns void
language plpgsql as $$
declare c record;
begin
  -- The holds of one operator and of one terminal come one after the other, as the customer's do, or two would count the same.
  if p_desk and num_nonnulls(l.operator_holds, l.operator_holds_minute) > 0 then perform pg_advisory_xact_lock(base.lock_key(13, hashtext(session_user))); end if;
  if p_desk and num_nonnulls(l.terminal_holds, l.terminal_holds_minute) > 0 then perform pg_advisory_xact_lock(base.lock_key(14, hashtext(current_setting('application_name')))); end if;
  select count(*) filter (where o.customer_id = p_customer) as by_customer, count(*) filter (where p_desk and o.created_by = session_user) as by_operator,
         count(*) filter (where p_desk and o.terminal = current_setting('application_name')) as by_terminal into c
    from orders.order o where o.venue_id = l.venue_id and o.state in ('HOLDING', 'PENDING_PAY') and o.id is distinct from p_but_order
     and (o.customer_id = p_customer or (p_desk and (o.created_by = session_user or o.terminal = current_setting('application_name'))));
  if c.by_customer >= l.customer_holds or c.by_operator >= l.operator_holds or c.by_terminal >= l.terminal_holds then
    perform base.refuse('limit_holds', jsonb_build_object('most', case when c.by_customer >= l.customer_holds then l.customer_holds when c.by_operator >= l.operator_holds then l.operator_holds else l.terminal_holds end,
      'who', case when c.by_customer >= l.customer_holds then 'customer' when c.by_operator >= l.operator_holds then 'operator' else 'terminal' end, 'overridable', true));
  end if;
  if l.customer_holds_minute is null and (not p_desk or num_nonnulls(l.operator_holds_minute, l.terminal_holds_minute) = 0) then return; end if;
  select count(*) filter (where o.customer_id = p_customer) as by_customer, count(*) filter (where p_desk and o.created_by = session_user) as by_operator,
         count(*) filter (where p_desk and o.terminal = current_setting('application_name')) as by_terminal into c
    from orders.order o where o.venue_id = l.venue_id and o.created_at > p_now - interval '1 minute' and o.id is distinct from p_but_order;
  if c.by_customer >= l.customer_holds_minute or c.by_operator >= l.operator_holds_minute or c.by_terminal >= l.terminal_holds_minute then
    perform base.refuse('limit_rate', jsonb_build_object('overridable', true));
  end if;
end $$;
comment on function orders.check_holds(timestamptz, catalog.limits_version, bigint, boolean, bigint) is 'Holds at once and per minute: of the customer, and where a desk asks, of its operator and terminal; the order itself (p_but_order) does not count.';

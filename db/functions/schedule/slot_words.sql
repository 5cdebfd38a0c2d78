create or replace function schedule.slot_words(p_slot bigint) returns text
language sql stable as $$
  -- Whom it concerns: the live orders by number and holder, as the role may see them.
  select to_char(s.starts_at at time zone v.zone, 'YYYY-MM-DD HH24:MI') || '-' || to_char(s.ends_at at time zone v.zone, 'HH24:MI') || case when s.label <> '' then ' ' || s.label else '' end
         || coalesce(' · ' || (select string_agg(x.words, ', ' order by x.id) from (
              select o.id, o.order_no || ' ' || customers.shown('name', c.name, 'schedule_preview') as words
                from orders.order o join customers.customer c on c.id = o.customer_id
               where o.id in (select i.order_id from orders.item i where i.slot_id = s.id and i.stock_state <> 'released') order by o.id limit 5) x), '')
    from inventory.slot s join catalog.venue v on v.id = s.venue_id where s.id = p_slot;
$$;
comment on function schedule.slot_words(bigint) is 'A slot in words: its time on the venue''s clock, its label, and up to five of its live orders by number and holder.';

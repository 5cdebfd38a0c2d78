create or replace function catalog.price_preview(p_venue bigint, p_version bigint, p_space bigint, p_date date, p_time time) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('ticket_type', t.name, 'amount_minor', p.amount_minor, 'rule', (
             select x.rule || jsonb_build_object('row', x.n - 1) from jsonb_array_elements(catalog.rules_of(p_version)) with ordinality as x(rule, n)
              where x.n = (select count(*) from catalog.price_rule r where r.price_version_id = p_version and r.id <= p.rule_id)),
           'now_minor', (select o.amount_minor from catalog.price_of(s.price_version_id, t.id, sp.id, sp.category_id, p_date, p_time) o))
           order by t.is_default desc, t.position, t.id), '[]')
    from catalog.space sp join catalog.venue v on v.id = sp.venue_id
    join catalog.ticket_type t on (t.space_id = sp.id or t.category_id = sp.category_id) and not t.retired
    left join inventory.slot s on s.space_id = sp.id and s.business_date = p_date and s.starts_at = (p_date + p_time) at time zone v.zone and s.status <> 'removed'
    left join lateral catalog.price_of(p_version, t.id, sp.id, sp.category_id, p_date, p_time) p on true
   where sp.id = p_space and sp.venue_id = p_venue and exists (select from catalog.price_version pv where pv.id = p_version and pv.venue_id = p_venue);
$$;
comment on function catalog.price_preview(bigint, bigint, bigint, date, time) is 'The price of each ticket type of a space at a time by a price version, the rule it comes from with its place in the list, and the price in force of a slot that begins then.';

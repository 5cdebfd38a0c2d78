create or replace function catalog.rules_of(p_version bigint) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('ticket_type_id', r.ticket_type_id, 'category_id', r.category_id, 'space_id', r.space_id, 'weekdays', r.weekdays,
    'from_time', to_char(r.from_time, 'HH24:MI'), 'until_time', to_char(r.until_time, 'HH24:MI'), 'from_date', r.from_date, 'until_date', r.until_date,
    'priority', r.priority, 'amount_minor', r.amount_minor) order by r.id), '[]')
    from catalog.price_rule r where r.price_version_id = p_version;
$$;
comment on function catalog.rules_of(bigint) is 'The rules of a price version, in the order they were written.';

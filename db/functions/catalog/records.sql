create or replace function catalog.records(p_venue bigint, p_kind text) returns setof jsonb
language plpgsql stable as $$
begin
  case p_kind
  when 'organization' then
    return query select to_jsonb(o) from operators.organization o join catalog.venue v on v.organization_id = o.id where v.id = p_venue;
  when 'venue' then
    return query select to_jsonb(v) - 'organization_id' from catalog.venue v order by v.id;
  when 'category' then
    return query select to_jsonb(c) - 'venue_id' from catalog.category c where c.venue_id = p_venue order by c.position, c.name;
  when 'space' then
    return query
      select jsonb_build_object('id', s.id, 'version', s.version, 'category_id', s.category_id, 'name', s.name, 'kind', s.kind, 'max_capacity', s.max_capacity,
        'buffer_before_minutes', (extract(epoch from s.buffer_before) / 60)::int, 'buffer_after_minutes', (extract(epoch from s.buffer_after) / 60)::int,
        'entry_before_minutes', (extract(epoch from s.entry_before) / 60)::int, 'entry_after_end_minutes', (extract(epoch from s.entry_after_end) / 60)::int,
        'real_name', s.real_name, 'one_live_order', s.one_live_order, 'release_days', s.release_days, 'release_time', to_char(s.release_time, 'HH24:MI'),
        'sale_ends_before_minutes', (extract(epoch from s.sale_ends_before) / 60)::int, 'policy_id', s.policy_id, 'hours', s.hours, 'parts', catalog.parts_of(s.id), 'stock_of', s.stock_of,
        'position', s.position, 'retired', s.retired)
        from catalog.space s join catalog.category c on c.id = s.category_id where s.venue_id = p_venue order by c.position, c.name, s.position, s.name, s.id;
  when 'ticket_type' then
    return query select to_jsonb(t) - 'venue_id' from catalog.ticket_type t left join catalog.space s on s.id = t.space_id
       left join catalog.category c on c.id = coalesce(t.category_id, s.category_id)
      where t.venue_id = p_venue order by c.position, c.name, s.position nulls first, s.name, t.position, t.id;
  when 'activity' then
    return query select to_jsonb(a) - array['venue_id', 'poster'] || jsonb_build_object('poster_bytes', coalesce(octet_length(a.poster), 0))
        from catalog.activity a where a.venue_id = p_venue order by a.title, a.id;
  when 'policy' then
    return query select catalog.policy_fields(n) || jsonb_build_object('id', p.id, 'name', p.name, 'version', n.version, 'versions',
        (select jsonb_agg(jsonb_build_object('version', x.version, 'by', x.created_by, 'at', x.created_at) order by x.version desc) from catalog.policy_version x where x.policy_id = p.id))
      from catalog.policy p cross join lateral (select x.* from catalog.policy_version x where x.policy_id = p.id order by x.version desc limit 1) n
     where p.venue_id = p_venue order by p.name;
  when 'price_list' then
    return query select jsonb_build_object('id', p.id, 'name', p.name, 'version', n.version, 'price_version_id', n.id, 'rules', catalog.rules_of(n.id), 'versions',
        (select jsonb_agg(jsonb_build_object('id', x.id, 'version', x.version, 'by', x.created_by, 'at', x.created_at) order by x.version desc) from catalog.price_version x where x.price_list_id = p.id))
      from catalog.price_list p cross join lateral (select x.* from catalog.price_version x where x.price_list_id = p.id order by x.version desc limit 1) n
     where p.venue_id = p_venue order by p.name;
  when 'limits' then
    return query select catalog.limits_fields(n) || jsonb_build_object('id', p_venue, 'version', n.version, 'versions',
        (select jsonb_agg(jsonb_build_object('version', x.version, 'by', x.created_by, 'at', x.created_at) order by x.version desc) from catalog.limits_version x where x.venue_id = p_venue))
      from catalog.limits_version n where n.venue_id = p_venue order by n.version desc limit 1;
  end case;
end $$;
comment on function catalog.records(bigint, text) is 'The records of a kind as an administrator edits them; of policies, price lists and limits the newest version, with the list of all.';

create or replace function catalog.export_rules(p_rules jsonb) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(x.rule - array['ticket_type_id', 'category_id', 'space_id'] || jsonb_build_object(
      'ticket_type', t.name, 'ticket_type_category', tc.name, 'ticket_type_space', ts.name, 'category', c.name, 'space', s.name) order by x.n), '[]')
    from jsonb_array_elements(p_rules) with ordinality as x(rule, n)
    left join catalog.ticket_type t on t.id = (x.rule ->> 'ticket_type_id')::bigint
    left join catalog.category tc on tc.id = t.category_id left join catalog.space ts on ts.id = t.space_id
    left join catalog.category c on c.id = (x.rule ->> 'category_id')::bigint left join catalog.space s on s.id = (x.rule ->> 'space_id')::bigint
   where t.retired is not true;
$$;
comment on function catalog.export_rules(jsonb) is 'Price rules by name: a ticket type is named with the category or the space it is sold in.';

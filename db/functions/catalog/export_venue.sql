create or replace function catalog.export_venue(p_venue bigint) returns jsonb
language sql stable as $$
  select to_jsonb(v) - array['id', 'version', 'organization_id', 'policy_id', 'price_list_id']
    || jsonb_build_object('policy', (select x.name from catalog.policy x where x.id = v.policy_id), 'price_list', (select x.name from catalog.price_list x where x.id = v.price_list_id),
      'policies', array(select r - array['id', 'version', 'versions'] from catalog.records(v.id, 'policy') r),
      'categories', array(select r - array['id', 'version'] from catalog.records(v.id, 'category') r),
      'spaces', array(select r - array['id', 'version', 'category_id', 'policy_id', 'parts', 'stock_of'] || jsonb_build_object(
          'category', (select x.name from catalog.category x where x.id = (r ->> 'category_id')::bigint), 'policy', (select x.name from catalog.policy x where x.id = (r ->> 'policy_id')::bigint),
          'parts', array(select x.name from catalog.space x where x.id = any (catalog.parts_of((r ->> 'id')::bigint)) order by x.position, x.name),
          'stock_of', (select x.name from catalog.space x where x.id = (r ->> 'stock_of')::bigint), 'seats', array(select e.seat - 'id' from jsonb_array_elements(inventory.seat_rows((r ->> 'id')::bigint) -> 'seats') with ordinality e(seat, n) order by e.n))
        from catalog.records(v.id, 'space') r),
      'ticket_types', array(select r - array['id', 'version', 'retired', 'category_id', 'space_id', 'policy_id'] || jsonb_build_object(
          'category', (select x.name from catalog.category x where x.id = (r ->> 'category_id')::bigint), 'space', (select x.name from catalog.space x where x.id = (r ->> 'space_id')::bigint),
          'policy', (select x.name from catalog.policy x where x.id = (r ->> 'policy_id')::bigint))
        from catalog.records(v.id, 'ticket_type') r where not (r ->> 'retired')::boolean),
      'price_lists', array(select jsonb_build_object('name', r -> 'name', 'rules', catalog.export_rules(r -> 'rules')) from catalog.records(v.id, 'price_list') r),
      'limits', (select r - array['id', 'version', 'versions'] from catalog.records(v.id, 'limits') r),
      'activities', array(select r - array['id', 'version', 'poster_bytes'] || jsonb_build_object('poster', (select replace(encode(a.poster, 'base64'), E'\n', '') from catalog.activity a where a.id = (r ->> 'id')::bigint))
        from catalog.records(v.id, 'activity') r),
      'calendars', array(select c - array['id', 'venue_id', 'version', 'retired'] from jsonb_array_elements(schedule.calendar_rows(v.id)) c where not (c ->> 'retired')::boolean),
      'templates', array(select catalog.export_template(t) from jsonb_array_elements(schedule.template_rows(v.id)) t where not (t ->> 'retired')::boolean))
    from catalog.venue v where v.id = p_venue;
$$;
comment on function catalog.export_venue(bigint) is 'A venue''s catalogue as one object that names things instead of numbering them; what is in force, without history. Retired ticket types with the rules about them, calendars and templates are left out.';

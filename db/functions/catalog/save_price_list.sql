create or replace function catalog.save_price_list(p_venue bigint, p jsonb) returns bigint
language plpgsql as $$
declare
  v_id bigint := nullif((p ->> 'id')::bigint, 0);
  v_name text := catalog.name_of(p, 'name', 120);
  v_rules jsonb := catalog.read_rules(p_venue, p -> 'rules');
  v_old catalog.price_version;
  v_new bigint;
begin
  if v_id is null then
    insert into catalog.price_list(venue_id, name) values (p_venue, v_name) returning id into v_id;
  else
    update catalog.price_list x set name = v_name where x.id = v_id and x.venue_id = p_venue;
    select * into v_old from catalog.price_version x where x.price_list_id = v_id order by x.version desc limit 1;
    if v_old.version is distinct from (p ->> 'version')::int then perform catalog.stale(); end if;
    if catalog.rules_of(v_old.id) = v_rules then return v_id; end if;
  end if;
  insert into catalog.price_version(venue_id, price_list_id, version) values (p_venue, v_id, coalesce(v_old.version, 0) + 1) returning id into v_new;
  insert into catalog.price_rule(venue_id, price_version_id, ticket_type_id, category_id, space_id, weekdays, from_time, until_time, from_date, until_date, priority, amount_minor)
    select p_venue, v_new, r.ticket_type_id, r.category_id, r.space_id, r.weekdays, r.from_time, r.until_time, r.from_date, r.until_date, r.priority, r.amount_minor
      from jsonb_array_elements(v_rules) with ordinality as x(rule, n) cross join lateral jsonb_populate_record(null::catalog.price_rule, x.rule) r order by x.n;
  return v_id;
end $$;
comment on function catalog.save_price_list(bigint, jsonb) is 'Creates a price list, or gives it a new version where a rule differs. Slots keep the version they have until one is applied to them.';

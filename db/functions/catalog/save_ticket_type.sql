create or replace function catalog.save_ticket_type(p_venue bigint, p jsonb) returns bigint
language plpgsql as $$
declare
  v_id bigint := nullif((p ->> 'id')::bigint, 0);
  t catalog.ticket_type;
begin
  if v_id is not null then
    select * into t from catalog.ticket_type x where x.id = v_id and x.venue_id = p_venue for update;
    if not found or t.version is distinct from (p ->> 'version')::int then perform catalog.stale(); end if;
  end if;
  t.name := catalog.name_of(p, 'name', 120);
  -- Items were sold in its spaces: where it is sold stays.
  t.category_id := coalesce(t.category_id, case when t.space_id is null then catalog.refer(p_venue, p, 'category_id', 'category') end);
  t.space_id := coalesce(t.space_id, case when t.category_id is null or v_id is null then catalog.refer(p_venue, p, 'space_id', 'space') end);
  if v_id is null and t.space_id is not null then t.category_id := null; end if;
  if num_nonnulls(t.category_id, t.space_id) <> 1 then perform base.refuse('sold_nowhere', '{"field": "category_id"}'); end if;
  t.places := catalog.int_of(p, 'places', 1, 1000, 1);
  t.codes := catalog.int_of(p, 'codes', 0, 100, 1);
  t.party := catalog.int_of(p, 'party', 1, 1000, 1);
  t.reentry := catalog.yes_of(p, 'reentry', false);
  t.sale_from := catalog.instant_of(p, 'sale_from');
  t.sale_until := catalog.instant_of(p, 'sale_until');
  if t.sale_until <= t.sale_from then perform base.refuse('range_empty', '{"field": "sale_until"}'); end if;
  t.quota := catalog.int_of(p, 'quota', 1, 1000000, null);
  if t.quota < t.places then perform base.refuse('number_out_of_range', jsonb_build_object('field', 'quota', 'typed', t.quota, 'least', t.places, 'most', 1000000)); end if;
  t.policy_id := catalog.refer(p_venue, p, 'policy_id', 'policy');
  t.position := catalog.int_of(p, 'position', 0, 100000, 0);
  t.retired := catalog.yes_of(p, 'retired', false);
  t.is_default := catalog.keep_default(t, catalog.yes_of(p, 'is_default', false));
  if v_id is null then
    insert into catalog.ticket_type(venue_id, category_id, space_id, name, places, codes, party, reentry, sale_from, sale_until, quota, policy_id, is_default, position, retired)
      values (p_venue, t.category_id, t.space_id, t.name, t.places, t.codes, t.party, t.reentry, t.sale_from, t.sale_until, t.quota, t.policy_id, t.is_default, t.position, t.retired)
      returning id into v_id;
  else
    update catalog.ticket_type x set name = t.name, places = t.places, codes = t.codes, party = t.party, reentry = t.reentry, sale_from = t.sale_from, sale_until = t.sale_until,
           quota = t.quota, policy_id = t.policy_id, is_default = t.is_default, position = t.position, retired = t.retired, version = x.version + 1 where x.id = v_id;
  end if;
  perform catalog.spread_quota(v_id);
  return v_id;
end $$;
comment on function catalog.save_ticket_type(bigint, jsonb) is 'Creates or changes a ticket type; its quota reaches the slots to come. Items sold keep what they were sold as.';

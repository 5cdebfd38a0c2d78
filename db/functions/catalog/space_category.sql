create or replace function catalog.space_category(p_venue bigint, p jsonb) returns bigint
language plpgsql as $$
declare v_id bigint := catalog.refer(p_venue, p, 'category_id', 'category'); v_name text := btrim(coalesce(p ->> 'category_name', ''));
begin
  -- A name stands before an id: who types another one means that.
  if v_name = '' and v_id is not null then return v_id; end if;
  if v_name = '' or char_length(v_name) > 120 then perform base.refuse('category_required', '{"field": "category_id"}'); end if;
  insert into catalog.category(venue_id, name, position) values (p_venue, v_name, (select count(*) from catalog.category c where c.venue_id = p_venue))
    on conflict (venue_id, name) do nothing returning id into v_id;
  if v_id is null then return (select c.id from catalog.category c where c.venue_id = p_venue and c.name = v_name); end if;
  insert into catalog.ticket_type(venue_id, category_id, name, is_default) values (p_venue, v_id, 'Standard', true);
  return v_id;
end $$;
comment on function catalog.space_category(bigint, jsonb) is 'A space''s category by name (a new one is made with a standard ticket type) or by id.';

create or replace function catalog.save_activity(p_venue bigint, p jsonb) returns bigint
language plpgsql as $$
declare
  v_id bigint := nullif((p ->> 'id')::bigint, 0);
  v_title text := catalog.name_of(p, 'title', 200);
  v_description text := catalog.text_of(p, 'description', 10000);
  v_from timestamptz := catalog.instant_of(p, 'on_sale_from');
  v_until timestamptz := catalog.instant_of(p, 'on_sale_until');
  v_poster bytea := catalog.poster_of(p);
  v_state text := catalog.word_of(p, 'state', '{draft,on_sale,off_sale,ended,cancelled}', 'draft');
begin
  if v_until <= v_from then perform base.refuse('range_empty', '{"field": "on_sale_until"}'); end if;
  if v_id is null then
    insert into catalog.activity(venue_id, title, description, state, on_sale_from, on_sale_until, poster) values (p_venue, v_title, v_description, v_state, v_from, v_until, v_poster) returning id into v_id;
    return v_id;
  end if;
  update catalog.activity a set title = v_title, description = v_description, on_sale_from = v_from, on_sale_until = v_until,
         poster = case when p ? 'poster' then v_poster else a.poster end, version = a.version + 1
   where a.id = v_id and a.venue_id = p_venue and a.version = (p ->> 'version')::int;
  if not found then perform catalog.stale(); end if;
  update inventory.slot s set on_sale_from = v_from, on_sale_until = v_until, version = s.version + 1
   where s.activity_id = v_id and s.starts_at > base.now() and (s.on_sale_from is distinct from v_from or s.on_sale_until is distinct from v_until);
  return v_id;
end $$;
comment on function catalog.save_activity(bigint, jsonb) is 'Creates (as a draft, unless a state is given) or changes an activity, whose state has moves of its own; its sale dates reach its slots to come. A poster not named stays, null takes it away.';

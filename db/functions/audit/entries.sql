create or replace function audit.entries(p_venue bigint, p_people name[], p_from timestamptz, p_until timestamptz, p_actor name, p_actions text[], p_order bigint, p_text text, p_before bigint, p_limit int)
returns setof audit.entry
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select e.* from audit.entry e
   where (e.venue_id = p_venue or e.venue_id is null and e.actor = any (p_people))
     and (p_before is null or e.id < p_before) and (p_from is null or e.at >= p_from) and (p_until is null or e.at < p_until)
     and (p_actor is null or e.actor = p_actor) and (p_actions is null or e.action like any (p_actions))
     and (p_order is null or e.order_id = p_order) and (p_text is null or position(lower(p_text) in lower(e.subject::text)) > 0 or position(lower(p_text) in lower(e.terminal)) > 0)
   order by e.id desc limit p_limit;
$$;
comment on function audit.entries(bigint, name[], timestamptz, timestamptz, name, text[], bigint, text, bigint, int) is 'Audit rows of a venue, and what its people did outside of any venue (signing in), newest first; the caller has checked the right to see them.';

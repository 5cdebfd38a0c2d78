create or replace function inventory.take(p_now timestamptz, p_slot bigint, p_places int, p_override boolean) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update inventory.slot s set held = s.held + p_places, version = s.version + 1
   where s.id = p_slot and not s.suspect and (s.status = 'open' or (p_override and s.status = 'closed')) and (s.ends_at > p_now or p_override)
     and s.held + s.sold + s.blocked + p_places <= s.capacity;
  if not found then perform inventory.refuse_slot(p_slot, p_places, p_now); end if;
end $$;
comment on function inventory.take(timestamptz, bigint, int, boolean) is 'The one way stock is taken: a conditional update; no row changed means refused, with the reason. An override sells a closed or ended slot, never a full one.';

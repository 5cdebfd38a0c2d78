create or replace function customers.forget_places(p_items bigint[]) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v int;
begin
  delete from inventory.document_hash h where h.item_id = any (p_items);
  update inventory.item_person p set name = '', document_tail = '**', sealed = null, key_version = null where p.item_id = any (p_items) and (p.document_tail <> '**' or p.name <> '');
  get diagnostics v = row_count;
  return v;
end $$;
comment on function customers.forget_places(bigint[]) is 'Takes names and documents off the places of items (runs as the system owner); returns how many were taken off.';

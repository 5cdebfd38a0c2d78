create or replace function api.documents_to_renew(p_venue bigint, p_limit int) returns table(item_id bigint, place int, document_type text, key_version int, sealed bytea)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare n int;
begin
  perform operators.enter(p_venue, 'administrator');
  return query select d.* from inventory.documents_behind(operators.organization_of(p_venue), least(greatest(coalesce(p_limit, 200), 1), 1000)) d;
  get diagnostics n = row_count;
  -- Whoever holds the key could read them: told like any other reading of documents.
  if n > 0 then
    perform audit.tell(p_venue, 'documents_to_renew', p_venue);
    perform audit.write(p_venue, 'documents_to_renew', null, null, jsonb_build_object('documents', n));
  end if;
end $$;
comment on function api.documents_to_renew(bigint, int) is 'Administrator: the next documents of the organization a key rotation has to seal anew; only a terminal that holds both keys can. Each reading is audited, and told in the server''s log.';
